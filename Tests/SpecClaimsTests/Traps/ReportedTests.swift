import Testing

@testable import SpecClaims

/// What somebody is free not to do, what only forbids, and what somebody says.
@Suite struct ReportedTests {
  @Test(arguments: [
    "You are free not to close the tank.",
    "You must close the tank only in `drain()`.",
    "You must close only the tank in `drain()`.",
    "It is called once, says the old guide.",
    "Try to fill a row is not supported.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "You are not allowed to close the tank.",
      "-refresh: must not close the tank within -refresh"),
    Expected(
      "Before you read this, note that `drain()` is called once.",
      "drain(): called exactly once"),
    Expected(
      "When the tank is full, note that it is called once.",
      "-refresh: called exactly once (When the tank is full)"),
    Expected(
      "Not calling super crashes.",
      "-refresh: crash when misused: Not calling super"),
    Expected(
      "Hooks are called in parallel.",
      "Hooks: concurrent"),
    Expected(
      "This is done so that the tank is closed before it is drained.",
      "the tank is closed: before it is drained"),
    Expected(
      "Some pumps are aware of tanks and shut pumps should not implement `drain()`.",
      "shut pumps: must not override `drain()`"),
    Expected(
      "It runs on the pump thread, as does `drain()`.",
      "-refresh: every call is on the pump thread"),
  ]) func isTold(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
