import Testing

@testable import SpecClaims

/// Limits told with “only” and “first”, what holds in one mode only, and duties that a method is there for.
@Suite struct LimitsAndModesTests {
  @Test(arguments: [
    Expected(
      "It is the caller's responsibility to call `drain()` on the main thread.",
      "the caller: has to call `drain()` on the main thread"),
    Expected(
      "Reentrant calls are not supported.", "-refresh: non-reentrant"),
    Expected(
      "It fires once the tank is full, then never again."),
    Expected(
      "`drain()` may only be called with the lock held.", "drain(): has to hold the lock (when calling this method)"),
    Expected(
      "This should be the first method you invoke.", "-refresh: before the others"),
    Expected(
      "This must be the first function a program calls.", "-refresh: before the others"),
    Expected(
      "Only the main thread of the process may draw rows.", "rows are drawn: every call is on the main thread"),
    Expected(
      "This method will block the calling thread if another fill is running.",
      "-refresh: blocking (if another fill is running)"),
    Expected(
      "No more rows may be submitted until the `drain` method is called.", "rows: never before drain"),
    Expected(
      "Each call to this function must be preceded by a successful call to `drain()`.",
      "-refresh: after a successful call to `drain()`"),
    Expected(
      "Subclasses should use this to close the row.", "-refresh: has to close the row within -refresh",
      "-refresh: serves to close the row"),
    Expected(
      "When it is given, the function `drain()` must be provided also.",
      "drain(): has to be overridden (When it is given)"),
    Expected(
      "You can only call this function in the thread that opened the tank.",
      "-refresh: every call is on the thread that opened the tank"),
    Expected(
      "Calling it twice crashes with `DEBUG` set and is harmless without."),
    Expected(
      "While `fill()` may be called at any time, `drain()` is called exactly once.", "drain(): called exactly once"),
    Expected(
      "It runs on the main thread of the server."),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
