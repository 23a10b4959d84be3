import Testing

@testable import SpecClaims

/// Calls that do not come again too soon.
@Suite struct AgainUntilFormTests {
  @Test(arguments: [
    Expected(
      "It will not be called again until more rows are added.",
      "-refresh: never before more rows are added (when called again)"),
    Expected(
      "Once `paint` has been called, it is not called again before the row is shown.",
      "`paint`: never before the row is shown (when called again)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It will usually not be called again until more rows are added."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
