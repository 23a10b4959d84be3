import Testing

@testable import SpecClaims

@Suite struct MisuseResultFormTests {
  @Test(arguments: [
    Expected(
      "Never open windows here, because that leads to a deadlock.", "-refresh: must not open windows within -refresh",
      "-refresh: deadlock when misused: open windows within -refresh"),
    Expected(
      "Never access `window` in this method, because it forces the window to be created early.",
      "-refresh: must not access `window` within -refresh",
      "-refresh: to access `window` within -refresh means that the window is created early"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It forces the window to be created early."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
