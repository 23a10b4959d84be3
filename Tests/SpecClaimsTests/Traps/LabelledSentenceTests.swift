import Testing

@testable import SpecClaims

/// What stands in front of a colon or a dash: a case, a group of things, a topic.
@Suite struct LabelledSentenceTests {
  @Test(arguments: [
    Expected("If the panel is open: it is called once.", "-refresh: called exactly once (If the panel is open)"),
    Expected("In release mode - it is called once.", "-refresh: called exactly once (In release mode)"),
    Expected("For large rows: it is called on main.", "-refresh: every call is on the main thread (For large rows)"),
    Expected("After `-close`: it must not be called.", "-refresh: never after -close"),
    Expected(
      "When the panel is open, it is called once: the rows need it.",
      "-refresh: called exactly once (When the panel is open)"),
    Expected("Order of calls: it is called before `-close`.", "-refresh: before -close"),
    Expected("Known limitations: it must not be called twice.", "-refresh: called at most once"),
    Expected("Threading - it is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("Note - it is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("Important — do not close the panel.", "-refresh: must not close the panel within -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Fatal errors: the host must close the panel.", "Old panels - it is called once.",
    "This happens if: it is called twice.", "A panel is broken if: it is called twice; it is never closed.",
    "Rows: it is called once.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
