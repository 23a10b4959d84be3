import Testing

@testable import SpecClaims

@Suite struct OmittedCallFormTests {
  @Test(arguments: [
    Expected("`-draw` is skipped when the row is empty.", "-draw: never called (when the row is empty)"),
    Expected(
      "If the host stops, the row is closed without calling `-draw`.", "-draw: never called (If the host stops)"),
    Expected(
      "If the host stops, the row is closed without calling `-draw` or `-measure`.",
      "-draw: never called (If the host stops)", "-measure: never called (If the host stops)"),
    Expected("Returning `nil` closes the row without calling `-draw`.", "-draw: never called (when returning `nil`)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OmittedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "`-draw` is skipped.", "The row is closed without calling `-draw`.",
    "`-draw` is not skipped when the row is empty.",
    "`-draw` may be skipped when the row is empty.", "`-draw` is usually skipped when the row is empty.",
    "If the host stops, the row may be closed without calling `-draw`.",
    "If the host stops, the row is not closed without calling `-draw`.",
    "If the host stops, close the row without calling `-draw`.",
    "If the host stops, the row is closed without calling `-draw` twice.",
    "If the host stops, the row is closed without calling everybody.", "The row is skipped when it is empty.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OmittedCallForm.self).isEmpty)
  }
}
