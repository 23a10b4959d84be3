import Testing

@testable import SpecClaims

/// Sentences whose "it", or whose object, is something else than the method of the section.
@Suite struct OtherSubjectTests {
  @Test(arguments: [
    Expected("Runs `task()` on the main thread.", "task(): every call is on the main thread"),
    Expected("Due to the design of the panel, the hook is called once.", "-refresh: called exactly once"),
    Expected(
      "You should call panel_open or panel_fill after the start.",
      "-refresh: has to call panel_open or panel_fill after the start"),
    Expected(
      "Note that because of the rows, it must not be called on main.", "-refresh: no call is on the main thread"),
    Expected(
      "Rows should never be drawn in this method, because it is called twice.", "-refresh: must not draw rows",
      "-refresh: may be called many times"),
    Expected("Call `open()` and `fill()` before `-close`.", "open() and fill(): before -close"),
    Expected(
      "You must call `open()`, `fill()` and `drain()` on main.",
      "open() and fill() and drain(): every call is on the main thread"),
    Expected(
      "`open()` must be called first to fill the panel.", "open(): has to be called", "open(): before the others"),
    Expected(
      "When the panel is shown by the host, it must be closed.",
      "-refresh: has to close the panel (When the panel is shown by the host)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Runs `task` in another thread.", "Using `fill()` is faster, as it is only performed once.",
    "The other way is slower because it is called twice.",
    "When this signal is received by a view, it should update the rows.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
