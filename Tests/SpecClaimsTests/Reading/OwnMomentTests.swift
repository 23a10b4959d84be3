import Testing

@testable import SpecClaims

/// A clause that has a moment of its own ends the moment before it.
@Suite struct OwnMomentTests {
  @Test(arguments: [
    Expected(
      "`pause()` is called when the tank has been filled and `resume()` is called when it has been drained.",
      "pause(): after the tank has been filled", "resume(): after it has been drained"),
    Expected(
      "It is called when the tank has been closed and when the drain has ended the tank will be removed.",
      "-refresh: after the tank has been closed", "the tank is removed: after the drain has ended"),
    Expected(
      "As `close()`, but never blocks while the tank is full.",
      "-refresh: non-blocking (while the tank is full)"),
    Expected(
      "Called when the tank is going to be shut down.",
      "-refresh: before the tank is going to be shut down"),
    Expected(
      "When a row is fired, it is delivered before the drain.",
      "a row: before the drain (When a row is fired)"),
  ]) func isReadForItself(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is called after `open()` and `close()` are called when the tank is full.",
      "-refresh: after open() (when the tank is full)", "-refresh: after close() (when the tank is full)"),
    Expected(
      "It is called when the tank has been filled and when the pump has been stopped.",
      "-refresh: after the tank has been filled", "-refresh: after the pump has been stopped"),
    Expected(
      "When the tank is full, it is sent once.",
      "-refresh: called exactly once (When the tank is full)"),
  ]) func staysInTheMoment(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
