import Testing

@testable import SpecClaims

/// Duties, counts and errors in plain words.
@Suite struct PlainlyToldTests {
  @Test(arguments: [
    Expected("Needs to be called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("At most one row is in flight at any time.", "row: exclusive"),
    Expected("Each `begin()` needs a corresponding `end()`.", "begin(): has to call end() for every call of begin()"),
    Expected("Callbacks for one tank never run concurrently.", "Callbacks for one tank: serial"),
    Expected("No timer will fire after the tank is closed.", "any timer: never after the tank is closed"),
    Expected("The second call to `fill()` is ignored.", "fill(): no-effect when misused: The second call to `fill()`"),
    Expected(
      "If this is called on the wrong thread, the program is terminated.",
      "-refresh: crash when misused: If this is called on the wrong thread"),
    Expected("The process aborts if this is called twice.", "-refresh: crash when misused: if this is called twice"),
    Expected(
      "There is no need to call `drain()` explicitly.", "-refresh: not promised: has to call `drain()` explicitly"),
    Expected(
      "This is the last callback a tank receives.", "any method: never after -refresh", "-refresh: after the others"),
    Expected(
      "The `fill()` and `drain()` hooks are called in the rinsing phase.",
      "fill() and drain(): during the rinsing phase"),
    Expected(
      "Valves can be added and they are invoked in the same order as they were added.",
      "Valves: called in the same order as they were added"),
    Expected(
      "The pump will throw an error if `fill()` is called multiple times.",
      "fill(): exception when misused: if `fill()` is called multiple times"),
    Expected("Call `fill()` once per row.", "fill(): called exactly once per row"),
    Expected("Call this method once, at launch.", "-refresh: called exactly once (at launch)"),
    Expected(
      "Callbacks are executed in order of ascending priority.", "Callbacks: called in order of ascending priority"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  /// Read as before.
  @Test(arguments: [
    Expected("The program terminates when this is called."),
    Expected("No timer is idle after the tank is closed."),
    Expected("The second call to `fill()` is quick."),
    Expected("Have a look before you call `fill()`."),
    Expected("Call `fill()` once the tank is open.", "fill(): after the tank is open"),
    Expected("The pump throws an error if `fill()` was called."),
  ]) func stays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
