import Testing

@testable import SpecClaims

/// Calls that are bound to others, and counts that hold for some of the calls only.
@Suite struct BoundCallTests {
  @Test(arguments: [
    Expected(
      "Every call to this method must be matched by a call to `-drain`.",
      "-refresh: has to call -drain for every call of -refresh"),
    Expected("It must be paired with `-drain`.", "-refresh: has to call -drain for every call of -refresh"),
    Expected("Only ever called once.", "-refresh: called exactly once"),
    Expected("Hooks are not allowed to raise errors.", "Hooks: must not raise errors"),
    Expected(
      "Reading the dial from a background thread will result in exceptions being raised.",
      "-refresh: exception when misused: Reading the dial from a background thread"),
    Expected(
      "Calls to `-drain` after the tank is shut will fail.",
      "-drain: error when misused: Calls to `-drain` after the tank is shut"),
    Expected(
      "Care must be taken to make sure that the hook is called on the main thread.",
      "-refresh: every call is on the main thread"),
    Expected(
      "This method must either be called from a row hook or from a pump's hook.",
      "-refresh: during a row hook or from a pump's hook"),
    Expected("It is your responsibility to call `-close`.", "-refresh: has to call `-close`"),
    Expected(
      "If you override these methods, you must call the parent class' methods.",
      "-refresh: super must be called (If you override these methods)"),
    Expected("Supposed to close the valves.", "-refresh: has to close the valves within -refresh"),
    Expected(
      "Schedules the given action to be run on the main thread.",
      "the action given to -refresh: every call is on the main thread"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called once at the start, and again whenever a tank leaks.", "Hooks are allowed to raise errors.",
    "It need not be paired with `-drain`.", "It is paired with a valve.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
