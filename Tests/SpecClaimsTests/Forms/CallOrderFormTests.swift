import Testing

@testable import SpecClaims

@Suite struct CallOrderFormTests {
  @Test(arguments: [
    Expected("It is called between `-load` and `-show`.", "-refresh: after -load", "-refresh: before -show"),
    Expected("Called before the panel is drawn.", "-refresh: before the panel is drawn"),
    Expected("Invoked immediately after `-load`.", "-refresh: immediately after -load"),
    Expected("Called when the panel has been drawn.", "-refresh: after the panel has been drawn"),
    Expected("Called when the panel is about to close.", "-refresh: before the panel is about to close"),
    Expected("Called when the panel is being closed.", "-refresh: while the panel is being closed"),
    Expected("Called when the panel is no longer visible.", "-refresh: after the panel is no longer visible"),
    Expected("Once the panel has been drawn, it is called.", "-refresh: after the panel has been drawn"),
    Expected("It is only called after the panel was drawn.", "-refresh: never before the panel was drawn"),
    Expected("It may only be called before `-load`.", "-refresh: never after -load"),
    Expected("It must not be called after `-close`.", "-refresh: never after -close"),
    Expected("Called after `-load` and `-draw` have been called.", "-refresh: after -load", "-refresh: after -draw"),
    Expected("Never called after `-load` or `-draw`.", "-refresh: never after -load", "-refresh: never after -draw"),
    Expected("Called by the panel's `-layoutAll`.", "-refresh: during panel -layoutAll"),
    Expected("Called as part of the closing of the panel.", "-refresh: during the closing of the panel"),
    Expected(
      "It is only called if the panel has been drawn.",
      "-refresh: never before the panel has been drawn (if the panel has been drawn)"),
    Expected("Called immediately when the panel is shown.", "-refresh: immediately after the panel is shown"),
    Expected("It is called at the start of a frame.", "-refresh: at the start of a frame"),
    Expected(
      "It must only be called when the panel has not been drawn yet.", "-refresh: never after the panel has been drawn"),
    Expected(
      "It is important that it only be called while the panel has not yet been drawn.",
      "-refresh: never after the panel has been drawn"),
    Expected("You must call `-open` before `-draw`.", "-open: before -draw"),
    Expected("The rows execute their `-open` callback before `-draw`.", "-open: before -draw"),
    Expected("The panel must call `-open` before `-draw`.", "-open: before -draw"),
    Expected("Called when `-open` was called.", "-refresh: after -open"),
    Expected("Called when no more rows will be drawn.", "-refresh: after no more rows will be drawn"),
    Expected("Called as a result of an `-open` call.", "-refresh: during -open"),
    Expected("This happens early on (before the panel is drawn).", "-refresh: before the panel is drawn"),
    Expected("Call this method only when the panel has been drawn.", "-refresh: never before the panel has been drawn"),
    Expected("After `-close`, the host will not call this method any more.", "-refresh: never after -close"),
    Expected("After `-close` returns, it will not be called.", "-refresh: never after -close has finished"),
    Expected("Once the panel is shut, `-draw` is never called.", "-draw: never after the panel is shut"),
    Expected(
      "The callback will not be called until `-refresh` returns.",
      "The callback: never before -refresh has finished"),
    Expected("The handler may be called before `-refresh` returns.", "The handler: before -refresh has finished"),
    Expected("After this call, `-draw` is not called.", "-draw: never after -refresh"),
    Expected("Before the panel is open, `-draw` is not called.", "-draw: never before the panel is open"),
    Expected(
      "The host never calls this method after it calls either `-close` or `-hide`.", "-refresh: never after -close",
      "-refresh: never after -hide"),
    Expected(
      "This method must only be used between the start of the frame and the end of the frame.",
      "-refresh: never before the start of the frame", "-refresh: never after the end of the frame"),
    Expected("`-close`, which is called before `-hide`.", "-close: before -hide"),
    Expected("`open()` will call `draw()`.", "draw(): during open()"),
    Expected(
      "It can be called while the panel is still in the process of being opened.",
      "-refresh: while the panel is still in the process of being opened"),
    Expected(
      "It is called while the panel is being opened.",
      "-refresh: while the panel is being opened"),
    Expected(
      "Called on behalf of `-layoutAll`.",
      "-refresh: during -layoutAll"),
    Expected(
      "It is legal to call this method any time after a call to `-open`, and before a call to `-close`.",
      "-refresh: after -open", "-refresh: before -close"),
    Expected(
      "Before using any other function, call `-open`.",
      "-open: before using any other function"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is often called before the panel is drawn.",
    "It is called when the panel is drawn.",
    "It is called until the panel is gone.",
    "It may be called while the panel is open.",
    "Before you read on, call a friend.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
