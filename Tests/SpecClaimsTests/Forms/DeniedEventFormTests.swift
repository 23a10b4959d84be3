import Testing

@testable import SpecClaims

/// What does not come in a case.
@Suite struct DeniedEventFormTests {
  @Test(arguments: [
    Expected(
      "Rows will not be received while the panel is hidden.",
      "Rows: never called (while the panel is hidden)"),
    Expected(
      "You will not receive rows while disconnected.",
      "rows: never called (while disconnected)"),
    Expected(
      "The panel does not send rows if it is hidden.",
      "rows: never called (if it is hidden)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Rows will not be received.",
    "Rows may not be received while the panel is hidden.",
    "You will not receive the key while the panel is hidden.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
