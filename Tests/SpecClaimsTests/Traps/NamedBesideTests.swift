import Testing

@testable import SpecClaims

/// "It" behind a sentence that names another method or type: nobody can tell which of the two is meant.
@Suite struct NamedBesideTests {
  @Test(arguments: [
    "To force a draw, use `-fill`. It blocks until the row is there.",
    "To force a draw use `-fill`. It blocks until the row is there.",
    "Rows are drawn by `-fill`. It is called on a background thread.",
    "The result is a `Tank`. It is not thread-safe.",
    "The pass starts with `-fill`. Never call it directly.",
    "Compare `-fill`. That method blocks until the row is there.",
    "Rows are drawn by `-fill`. It runs on a timer thread. It must never call `-close`.",
    "Prefer `-fill`, since it never blocks.", "This calls `-fill`. It is called once.",
    "Calls `-fill`. It is called once.",
  ]) func leavesItOpen(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("Calls `-fill`. It never blocks.", "-refresh: non-blocking"),
    Expected("The panel is filled. It is called once.", "-refresh: called exactly once"),
    Expected("Rows are drawn by `-refresh`. It is called once.", "-refresh: called exactly once"),
    Expected("The result is `nil`. It never blocks.", "-refresh: non-blocking"),
    Expected("You must call `super` yourself, since it is never called by the host.", "-refresh: super must be called"),
    Expected(
      "You should not call `-fill`, because it is called after `-close`.", "-fill: must not be called"),
  ]) func goesOnWithTheSectionsMethod(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
