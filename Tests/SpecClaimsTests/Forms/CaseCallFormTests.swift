import Testing

@testable import SpecClaims

@Suite struct CaseCallFormTests {
  @Test(arguments: [
    Expected(
      "When opening the window from another process, use `openFar()` instead.",
      "openFar(): has to be called (When opening the window from another process)"),
    Expected(
      "If the window is closed, use the `reopenAll` method.", "reopenAll: has to be called (If the window is closed)"),
    Expected(
      "When opening the window from a worker, use `panel.open_later`.",
      "panel.open_later: has to be called (When opening the window from a worker)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CaseCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "If you want a larger window, use `openLarge()`.",
    "If the painter wishes for a larger window, use `openLarge()`.",
    "If a larger window is desired, use `openLarge()`.",
    "When opening the window, use `NULL`.",
    "When opening the window, use `panel.size`.",
    "When opening the window from a worker, do not use `openFar()`.",
    "When opening the window from a worker, you might use `openFar()`.",
    "Use `openFar()` to open the window from a worker.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CaseCallForm.self).isEmpty)
  }
}
