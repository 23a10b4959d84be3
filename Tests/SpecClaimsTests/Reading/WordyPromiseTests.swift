import Testing

@testable import SpecClaims

/// Promises in more words than they take, what is done by threads and in turn, and texts under events.
@Suite struct WordyPromiseTests {
  @Test(arguments: [
    Expected("Never call `fill` without first calling `open`.", "`fill`: never before `open`"),
    Expected("`fill` cannot be called without having called `open`.", "`fill`: never before `open`"),
    Expected("Do not call `fill` without calling `open` first.", "`fill`: never before `open`"),
    Expected("`fill` is never entered by two threads at once.", "`fill` is entered: serial"),
    Expected("There is never more than one thread inside `fill`.", "`fill`: serial"),
    Expected("No two threads may run `fill` at the same time.", "`fill`: serial"),
    Expected("At most one thread calls `fill` at a time.", "`fill`: serial"),
    Expected("The pump will never make overlapping calls to this method.", "-refresh: serial"),
    Expected("`fill` requires a prior call to `open`.", "`fill`: after `open`"),
    Expected("`fill` assumes that `open` has already been called.", "`fill`: after `open`"),
    Expected("`fill` expects `open` to have been called.", "`fill`: after `open`"),
    Expected("This function is for use on the main thread only.", "-refresh: every call is on the main thread"),
    Expected("Not safe to call off the main thread.", "-refresh: every call is on the main thread"),
    Expected("It is unsafe to call from a background thread.", "-refresh: must not be called on background thread"),
    Expected("Calling `fill` is only safe on the main thread.", "`fill`: every call is on the main thread"),
    Expected("Asserts that it is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("The tank makes sure `fill` is called on the main thread.", "`fill`: every call is on the main thread"),
    Expected("The tank takes care that `fill` is never called from two threads at once.", "`fill`: serial"),
    Expected("You can count on `fill` being called once.", "`fill`: called exactly once"),
    Expected(
      "You can rely on all valves being closed before `fill` is called.",
      "all valves are closed: before `fill` is called"),
    Expected("Rest assured that `fill` is called once.", "`fill`: called exactly once"),
    Expected(
      "Don't rely on `fill` being called on the main thread.", "`fill`: not promised: every call is on the main thread"),
    Expected("Be prepared for `fill` to be called more than once.", "`fill`: may be called many times"),
    Expected("The client is responsible for calling `fill` before `drain`.", "`fill`: before `drain`"),
    Expected("It is the responsibility of the host to call `fill` before `drain`.", "`fill`: before `drain`"),
    Expected("The client is responsible for calling `fill`.", "The client: has to call `fill`"),
    Expected("Each call to `fill` happens on the main thread.", "`fill`: every call is on the main thread"),
    Expected(
      "Calling `fill` twice should not have any effect.", "-refresh: no-effect when misused: Calling `fill` twice"),
    Expected("This hook is called while closing the tank.", "-refresh: during closing the tank"),
    Expected("The system calls this on your tank's main thread.", "-refresh: every call is on the main thread"),
  ]) func isReadPlainly(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("The pump thread handles all leaks.", "all leaks are handled: every call is on the pump thread"),
    Expected("The log is written by the pump thread.", "The log is written: every call is on the pump thread"),
    Expected("Valves are drawn in parallel.", "Valves are drawn: concurrent"),
    Expected("Leaks are never processed concurrently.", "Leaks are processed: serial"),
    Expected("The tank serves only one pump at a time.", "The tank: serial"),
    Expected("A pump cannot fill more than one tank at a time.", "A pump: serial"),
    Expected(
      "Valves are created on the same thread that fills the tank.",
      "Valves are created: every call is on the same thread that fills the tank"),
    Expected("This hook must not return until the tank is full.", "-refresh returns: never before the tank is full"),
    Expected(
      "tank_fill should not return before the tank is full.", "tank_fill returns: never before the tank is full"),
    Expected("The caller must set up the tank.", "The caller: has to set up the tank"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "If the pump needs the water later, it is copied before the function returns.",
    "The pump reads one row at a time.", "The pump thread may handle leaks.", "The pump thread takes the key.",
    "`fill` is fine without calling `open` first.",
    "Both hooks can be called any number of times, in particular calling `drain()` more than once SHOULD NOT hurt.",
    "The caller is responsible for making sure that the tank is full.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).allSatisfy { $0.contains("many times") }, "\(sentence)")
  }

  @Test("“leak event” over “The `leak` event …” is a section about an event")
  func underAnEvent() throws {
    #expect(
      try read(
        """
        # Tank

        ## leak event

        The `leak` event is emitted once the tank leaks.

        It should not be emitted after a previous `drain` event.
        """
      ).map(\.canonical) == ["leak: after the tank leaks", "leak: never after a previous `drain` event"])
  }

  @Test("“Pumps are:” is the beginning of its items")
  func predicates() throws {
    #expect(
      try read(
        """
        # Tank

        Pumps are:

        - Started after the tank has been filled.
        - Created on the same thread that drains the tank.
        """
      ).map(\.canonical) == [
        "Pumps are started: after the tank has been filled",
        "Pumps are created: every call is on the same thread that drains the tank",
      ])
  }

  @Test(arguments: [
    Expected("Description: Called after all leaks have been mended.", "-refresh: after all leaks have been mended"),
    Expected("Synopsis: Called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "The function may not be called before the tank is full or after it has been drained.",
      "-refresh: never before the tank is full", "-refresh: never after it has been drained"),
    Expected(
      "This must only be called from the pump thread, never the main thread.",
      "-refresh: every call is on the pump thread"),
    Expected(
      "Once a tank is shut, its valves can no longer be used.", "its valves are used: never after a tank is shut"),
    Expected(
      "After the pump is gone, the host will not call the pump anymore.",
      "the pump is called: never after the pump is gone"),
    Expected("The host never interleaves calls to `fill`.", "`fill`: serial"),
  ]) func isReadBehindCaptionsAndEnds(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("“may not be called” of a hook is no ban")
  func chance() throws {
    #expect(try understood("The hook may not be called before the tank is full.") == [])
  }

  @Test("parameters that are called, and items that begin with a name and a moment")
  func items() throws {
    #expect(
      try read(
        """
        # Tank

        ## `fill(done:failed:)`

        Fills it.

        - `done`: A block called on the main thread when the tank is full.
        - `failed`: called on the pump thread.

        ## Stages

        The tank has these stages:

        - `open`, immediately before a leak
        - `shut`: right after a leak

        ## `pump_stop(p)`

        Stops reading from the pump.

        The row callback will no longer be called.
        """
      ).map(\.canonical) == [
        "done: every call is on the main thread (when the tank is full)", "failed: every call is on the pump thread",
        "`open`: immediately before a leak", "`shut`: immediately after a leak",
        "The row callback: never after pump_stop(p)",
      ])
  }
}
