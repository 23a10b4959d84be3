import Testing

@testable import SpecClaims

/// Stages of a life, control that is given, and how often something is owed.
@Suite struct StagesAndCountsTests {
  @Test(arguments: [
    Expected(
      "The rows must be added during setup.",
      "The rows are added: during setup"),
    Expected(
      "All rows are created during the startup phase.",
      "All rows are created: during the startup phase"),
    Expected(
      "This method receives control before the next row begins.",
      "-refresh: before the next row begins"),
    Expected(
      "Acquire the pump lock before draining a row.",
      "the pump lock is acquired: before draining a row"),
    Expected(
      "You must resolve a row exactly once.",
      "a row is resolved: exactly once"),
    Expected(
      "A tank must be closed exactly once.",
      "A tank is closed: exactly once"),
    Expected(
      "A tank must be closed only once.",
      "A tank is closed: at most once"),
    Expected(
      "All tank programs must contain a call to `open()`.",
      "All tank programs: has to call open()"),
    Expected(
      "After the call to `close()`, subsequent attempts to get a row are not allowed.",
      "attempts to get a row: never after close()"),
    Expected(
      "The tank must make no assumptions about the rows.",
      "The tank: must not make any assumptions about the rows"),
    Expected(
      "Hosts wishing to do this should pass the tank to `fill()`.",
      "Hosts wishing to do this: has to pass the tank to `fill()`"),
    Expected(
      "Hosts which need to wait should call `drain()`.",
      "Hosts which need to wait: has to call `drain()`"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This method receives control of the tank.",
    "Read the notes before draining a row.",
    "All tank programs contain a call to `open()`.",
    "A pump may modify the row.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
