import Testing

@testable import SpecClaims

/// Sentences whose "it", or whose object, is something else than the method of the section.
@Suite struct OtherSubjectTests {
  @Test(arguments: [
    Expected("Runs `task()` on the main thread.", "task(): every call is on the main thread"),
    Expected("These methods are called on the main thread.", "These methods: every call is on the main thread"),
    Expected("Both methods are called once.", "Both methods: called exactly once"),
    Expected("The hooks must not be called on main.", "-refresh: no call is on the main thread"),
    Expected("Due to the design of the panel, the hook is called once.", "-refresh: called exactly once"),
    Expected(
      "You should call panel_open or panel_fill after the start.",
      "-refresh: has to call panel_open or panel_fill after the start"),
    Expected(
      "Note that because of the rows, it must not be called on main.", "-refresh: no call is on the main thread"),
    Expected(
      "Rows should never be drawn in this method, because it is called twice.",
      "-refresh: must not draw rows within -refresh",
      "-refresh: may be called many times"),
    Expected("Call `open()` and `fill()` before `-close`.", "open() and fill(): before -close"),
    Expected(
      "You must call `open()`, `fill()` and `drain()` on main.",
      "open() and fill() and drain(): every call is on the main thread"),
    Expected(
      "`open()` must be called first to fill the panel.", "open(): has to be called", "open(): before the others"),
    Expected(
      "When the panel is shown by the host, it must be closed.",
      "the panel: has to be closed (When the panel is shown by the host)"),
    Expected(
      "After calling this method `loom` must not be used.", "-refresh: must not use `loom` (After calling this method)"),
    Expected("`open()` and `fill()` must be called.", "open() and fill(): has to be called"),
    Expected(
      "You must emit `open()` before changing rows, and emit `fill()` after changing rows.",
      "open(): before changing rows", "fill(): after changing rows"),
    Expected(
      "Make sure that you call `open()` before drawing and call `fill()` after drawing.",
      "open(): before drawing", "fill(): after drawing"),
    Expected(
      "Call `open()` before the draw and call `fill()` on main.", "open(): before the draw",
      "fill(): every call is on the main thread"),
    Expected("It must be called before you open `x` and call `y`.", "-refresh: before you open `x` and call `y`"),
    Expected(
      "If a drop callback is set, this callback will be called once.",
      "a drop callback: called exactly once (If a drop callback is set)"),
    Expected("This slot is called after the draw.", "-refresh: after the draw"),
    Expected("This event handler is called once.", "-refresh: called exactly once"),
    Expected("It is called on whichever thread calls it.", "-refresh: every call is on whichever thread calls it"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Runs `task` in another thread.", "Using `fill()` is faster, as it is only performed once.",
    "The other way is slower because it is called twice.",
    "When this signal is received by a view, it should update the rows.",
    "It is called whenever no rows are ready to be drawn.",
    "You must do more.", "All rows are drawn by whichever thread calls `draw()`.",
    "Several rows can be added one after another.",
    "Panels are not always able to draw, and setting the row mode flag will cause them to only return after a draw.",
    "Only use this in a loom, following the guidance of the host.", "It must be called following the rules.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
