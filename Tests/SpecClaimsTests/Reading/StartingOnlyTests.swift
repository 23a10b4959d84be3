import Testing

@testable import SpecClaims

/// Things that can start in one case alone.
@Suite struct StartingOnlyTests {
  @Test(arguments: [
    Expected(
      "A fade can only start if its panel is shown.",
      "A fade starts: never before its panel is shown"),
    Expected(
      "A fade may only begin once its panel is shown.",
      "A fade starts: never before its panel is shown"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You can only start if you have a panel.",
    "A fade can usually only start if its panel is shown.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
