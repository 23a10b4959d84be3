import Testing

@testable import SpecClaims

/// Calls that do not come, in a case or from a moment on.
@Suite struct LeftOutCallsTests {
  @Test(arguments: [
    Expected("If it returns a row, `drain` is not called.", "`drain`: never called (If it returns a row)"),
    Expected(
      "Without rows, your `fill` watcher will not be invoked.", "your `fill` watcher: never called (Without rows)"),
    Expected(
      "If it returns a row, the tank will stop calling `onFill` methods and drain.",
      "onFill: never called (If it returns a row)"),
    Expected(
      "If it returns a row, the tank will stop calling `onFill` and `onDrain`.",
      "onFill and onDrain: never called (If it returns a row)"),
    Expected(
      "If it returns `nil`, the tank won't bother calling any other `onFill` or `onDrain` methods.",
      "any other `onFill` or `onDrain` methods: never called (If it returns `nil`)"),
    Expected(
      "If it returns a row, no other `-fill` hook will be called.",
      "any other `-fill` hook: never called (If it returns a row)"),
    Expected(
      "If it returns `nil`, the rest of the hooks will not be called.",
      "the rest of the hooks: never called (If it returns `nil`)"),
    Expected(
      "If the tank is shut, the body of the loop is not evaluated.",
      "the body of the loop: never called (If the tank is shut)"),
    Expected("RowAdded events are not triggered for closed tanks.", "RowAdded events: never called (for closed tanks)"),
    Expected(
      "Calling this method guarantees that `-fill` is never subsequently called.", "-fill: never after -refresh"),
    Expected(
      "Calling this method guarantees that `-fill` is never subsequently called, even if the tank leaks.",
      "-fill: never after -refresh"),
    Expected(
      "Level changes inside this method do not trigger an update.",
      "update: never called (by level changes inside this method)"),
    Expected("You will not get any rows until the pump is open again.", "rows: never before the pump is open again"),
    Expected(
      "The handle is only available between calls to `-open` and `-close`.",
      "The handle is available: never before -open", "The handle is available: never after -close"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain` is not run.",
    "The tank will stop calling `onFill` methods.", "If it returns a row, the tank will stop to call `onFill`.",
    "The tank won't bother filling the rows.",
    "If it returns a row, no other hook will be called.",
    "The rest of the hooks will not be called.",
    "The body of the loop is not evaluated.",
    "RowAdded events are not triggered.", "Level changes in tanks that do not leak.",
    "The hook is never subsequently called.", "`-fill` is never subsequently called if the tank leaks.",
    "You will not get a row until the pump is open again.",
    "You will get any rows until the pump is open again.",
    "The handle is available between calls to `-open` and `-close`.",
    "The handle is only available between meals.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
