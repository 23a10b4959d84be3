import Testing

@testable import SpecClaims

/// What nobody but the host calls, what is required, and what fails.
@Suite struct UserCodeTests {
  @Test(arguments: [
    Expected(
      "It is never called by user code.",
      "-refresh: must not be called by user code"),
    Expected(
      "This class is never instantiated by user code.",
      "This class: must not be instantiated by user code"),
    Expected(
      "This method is not called by users, but by the loop.",
      "-refresh: must not be called by users"),
    Expected(
      "Returns -1 if you never called `-open`.",
      "-refresh: error when misused: if you never called `-open`"),
    Expected(
      "Starting a pump which has already been started does nothing.",
      "-refresh: no-effect when misused: Starting a pump which has already been started"),
    Expected(
      "This callback is required.",
      "-refresh: has to be overridden"),
    Expected(
      "This hook is not required unless a pump is used.",
      "-refresh: not promised: has to be overridden (unless a pump is used)"),
    Expected(
      "Once the caller is done with the row, they must call `-open`.",
      "the caller: has to call -open (Once the caller is done with the row)"),
    Expected(
      "No more timer callbacks will be triggered after this method returns.",
      "any timer callbacks: never after -refresh has finished"),
    Expected(
      "After `-close`, there will be no further rows.",
      "rows: never after -close"),
    Expected(
      "`recv()` is not thread-safe, to avoid locking.",
      "recv(): not-thread-safe"),
    Expected(
      "(Not thread safe!)",
      "-refresh: not-thread-safe"),
    Expected(
      "A tank may only be opened by one process at a time.",
      "A tank: serial"),
    Expected(
      "You may not call this function from the pump thread context.",
      "-refresh: must not be called on the pump thread"),
    Expected(
      "The pump will already have stopped before this method is called.",
      "The pump stops: before -refresh"),
    Expected(
      "It is critical that the pump has stopped before calling this method.",
      "the pump stops: before -refresh"),
    Expected(
      "Called by the loop when the fill completes successfully.",
      "-refresh: after the fill completes successfully"),
    Expected(
      "The list cannot be modified inside the listener.",
      "-refresh: must not modify the list inside the listener"),
    Expected(
      "If the pump decides to fill, it must call `-open`.",
      "the pump: has to call `-open` (If the pump decides to fill)"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Returns -1 if the tank is dry.",
    "This class is never instantiated by the host.",
    "This callback is usually required.",
    "This callback is required to fill.",
    "`recv()` is not thread-safe to call twice.",
    "There will be no further rows.",
    "The list cannot be modified inside the tank.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
