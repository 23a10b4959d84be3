import Testing

@testable import SpecClaims

/// What must not be done again may be done once.
@Suite struct AgainTests {
  @Test(arguments: [
    Expected(
      "The tank must not be opened again.",
      "-refresh: must not open the tank again"),
    Expected(
      "Do not close the tank again.",
      "-refresh: must not close the tank again within -refresh"),
    Expected(
      "You must not open the tank again.",
      "-refresh: must not open the tank again within -refresh"),
    Expected(
      "The handle must not be used again after this call.",
      "-refresh: must not use the handle after -refresh"),
  ]) func isToldWithIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This must not be called again.",
    "Do not call `open()` again.",
  ]) func isNoRuleOfTheCall(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
