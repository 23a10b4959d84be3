import Testing

@testable import SpecClaims

/// What looks like a promise that is read, and is another or none.
@Suite struct LookalikeTests {
  @Test(arguments: [
    "After close(), no tank hook is called twice.",
    "This is required to open tanks where the map is not changed.",
    "Running only some pumps does not change their order.",
    "Names of pumps must be followed by a slash.",
    "You must close the tank exactly once or twice.",
    "`open()` alone must be called on the main thread.",
    "After `close()`, no tank hook is called by the pump.",
    "After `close()`, no two hooks are called.",
    "After `close()`, further attempts to fill a row are not always allowed.",
    "This method is called in response to no previous call to `open()`.",
    "This method is not called in response to a previous call to `open()`.",
    "A bug may modify the row in `fill()`.",
    "The caller gets control after the tank is opened.",
    "The report should include a call to `drain()`.",
    "Blocks that the pumps run on main.",
    "Rows left from the previous run on main.",
    "Rows posted to the pump run sequentially or concurrently.",
    "The tank must not be filled twice on the main thread.",
    "Errors must not be ignored on the main thread.",
    "Delays must be expected during setup.",
    "Valves must be closed during no phase.",
    "Closes the tank opened after draining the row.",
    "Closes the tank five seconds after draining the row.",
    "Close the tank after reading this page.",
    "Closes the tank after draining the row fails.",
    "Closes the tank long after draining the row.",
    "Closes the tank no sooner than after draining the row.",
    "Open the valve before blaming the pump.",
    "The tank must not be opened once again by the pump.",
    "This method must not be called concurrently with any method except `close()`.",
    "This method must not be called concurrently with care.",
    "This method can be used to block the valve until the tank is full.",
    "It is called from an external process.",
    "It is called from a worker process.",
    "It is called in the same worker process.",
    "After `close()`, no methods are called twice.",
    "After `close()`, no methods are called with nil.",
    "It is called from the refill process.",
    "Messages are sent from the child process.",
    "It is called as the first function of the second fill.",
    "Rows are only valid on the thread that made them until they are frozen.",
    "Some rows are thread-confined.",
    "You must not close the tank exactly once.",
    "You must not open the tank and close it again.",
    "Subclasses must call `drain()` and make no calls on the main thread.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "After `close()`, no tank hook may be called.",
      "any tank hook: never after close()"),
    Expected(
      "Subclasses must contain a call to `drain()`.",
      "Subclasses: has to call drain()"),
    Expected(
      "This hook receives control messages after each fill.",
      "control messages are received: after each fill"),
    Expected(
      "You must open the only valve once.",
      "-refresh: has to open the only valve within -refresh"),
    Expected(
      "You must not drop cache or close the tank.",
      "-refresh: must not drop cache within -refresh", "-refresh: must not close the tank within -refresh"),
    Expected(
      "You must close the tank exactly once on the main thread.",
      "tank: has to close the tank on main thread"),
    Expected(
      "This method may not be called from the master process.",
      "-refresh: must not be called in the master process"),
  ]) func promisesWhatItSays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
