import Testing

@testable import SpecClaims

/// Sentences whose borders are missing, what other versions did, and what somebody thinks.
@Suite struct MissingBorderTests {
  @Test(arguments: [
    "If false, do not install it if another row is installed If true, install the row.",
    "`username` The username needs to be authenticated.",
    "Before tank version 1.29, this function will send a command and then call `drain()`.",
    "Pylint thinks anything raising errors needs to be implemented in any subclass.",
    "It is called when the tank has been filled, but may be called earlier for tanks that override `fill`.",
    "For some rows, it may not send updates even if the row changed.",
    "The signal must be blocked in all threads.",
    "If your row is encrypted, provide a callback or you will have to enter the key.",
    "You must call `free()` to free it (again, only if the fill succeeds).",
  ]) func areRefused(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "All functions are thread-safe (with the exception of `set`).",
      "every method: thread-safe (with the exception of `set`)"),
    Expected(
      "It may not be called if the tank is lost."),
    Expected(
      "It is not called, however, if a better hook is implemented.",
      "-refresh: never called (if a better hook is implemented)"),
    Expected(
      "If a callback argument is given it will be called on the main thread.",
      "a callback argument: every call is on the main thread (If a callback argument is given)"),
    Expected(
      "`onFill` may not be called if the tank is full.",
      "onFill: possibly not called (if the tank is full)"),
  ]) func holdsInCase(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
