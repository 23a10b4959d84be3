import Testing

@testable import SpecClaims

@Suite struct AvoidedCallFormTests {
  @Test(arguments: [
    Expected(
      "Avoid `-fill` in new code.",
      "-fill: must not be called"),
    Expected(
      "`-fill` and `-drain` are old and you should avoid them.",
      "-fill and -drain: must not be called"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AvoidedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Avoid them.",
    "Avoid `Tank` in new code.",
    "You may avoid `-fill`.",
    "Avoid filling the tank twice with this method.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AvoidedCallForm.self).isEmpty)
  }
}
