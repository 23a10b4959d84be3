import Testing

@testable import SpecClaims

/// Words that take one way for all, one half for the whole, or somebody else's promise for the document's: nothing is promised.
@Suite struct SeveredPromiseTests {
  @Test(arguments: [
    "If several calls come close together, there may be only one leak event that follows all of them.",
    "It only needs to be called before the pump is started.",
    "The simplest way is to load the pump before loading the tank.",
    "Must be called exactly once to match each call to `fill()`.",
    "Thread-safe listeners can also be used in other programs.",
    "Once `fill` is called it is assumed the tank is no longer needed.",
    "MODE_QUIET No local calls will be issued after this fence.",
    "The leak message will be emitted for every new leak and the drain message right after the tank has been drained.",
    "Upon calling `fill()`, the pumps will not be started, instead they wait for the first leak.",
    "If the pump does not answer, it will never be run a second time.",
    "By default, the pump runs jobs whenever a row is created.",
    "Many libraries have a call which shows a row, blocks until the key is hit, and returns its name.",
    "Picking `fill` is mutually exclusive with `drain`.",
    "This row should be handled by the `fill` method of the tank, using the spare pumps.",
    "*NOTE:* _sent_ will only be non-zero when the row is new.",
    "Note that the tank still runs, even if you closed both valves.",
    "Note that this occurs only after both pumps are stopped, not immediately when the first one is.",
    "This function is to lock the tank if it is free or immediately fail if it is locked by another.",
    "In that case the pumps will start immediately or after the call returns.",
    "It is necessary to close a tank that was drained, using a call to `fill`, `drain` or `spill`.",
    "When the host is restarted, this tank must not be automatically started.",
    "This can be used to run the pump with a loop, without having to block in `fill()`.",
    "Note that we call `fill` right after creating the tank.",
    "Doing it this way preserves logical ordering.",
    "This event is triggered by a call to `fill()`.",
    "The name should be based on the shape of the tank.",
    "`fill` at that point will open the tank and return immediately.",
    "The valve functions may not be called if the tank has not been opened.",
    "The demo program calls `fill` twice.",
    "Our test suite calls `fill` before `drain`.",
  ]) func saysLessThanItSounds(_ sentence: String) throws { #expect(try understood(sentence).isEmpty, "\(sentence)") }

  @Test(arguments: [
    "In the figure above, `fill` is called before `drain`.",
    "`fill()` of small tanks may be called on a worker thread.",
    "`fill()` with no arguments must be called on main.",
    "`fill()` for the spare tank is called before `fill()` for the big tank.",
    "Tanks are made once and filled from any thread.",
    "Tanks are set up before a leak and taken down after it.",
    "`fill` may run at the same time as `drain`.",
    "All levels are measured after a leak.",
    "`depth` is fixed after the tank has been made.",
    "`fill` is called at the latest after ten seconds.",
    "`fill` is called every 10 ms, or 20 ms after a leak.",
    "`fill` is called at dawn, after a leak and before each storm.",
    "`fill` is called before every leak and after each storm.",
    "`fill` is called three times at most.",
    "Do not keep rows in `fill` that are made in `drain`.",
    "`fill` must return the same row for the same tank.",
    "Please do not file bugs about `fill` being slow.",
    "`fill` must not be overridden save in tests.",
    "Most callbacks are called on the pump thread.",
    "A common belief is that `fill` must be called on the main thread.",
    "An early rule was that `fill` must be called before `drain`.",
    "`fill` is supposed to be called on the main thread, but isn't.",
    "`fill` must be called once, or so the old guide says.",
    "`fill` is called once; well, almost.",
    "Issue 12, \"`fill` must be called on the main thread\", is still open.",
    "The chapter \"`fill` must be called once\" tells why.",
    "By mistake, `fill` is called twice in 2.1.",
    "In practice, `fill` is called on the main thread.",
    "At first, `fill` is called on the main thread.",
    "Sooner or later, `fill` is called on the main thread.",
    "`fill_timer` fires once, after the delay.",
    "`fill` must not be called from tests, nor should `drain`.",
    "Jobs of one tank run one at a time and tanks run in parallel.",
    "A callback that is called on the pump thread must be short.",
    "The callback is called on the pump thread, while `fill` may be called on any.",
    "`fill()` of the tank is called before `drain()` of the new tank.",
    "In the table, `drain` comes after `fill`.",
    "There, `fill` is called once.",
    "In contrast to Android, where `fill` is called on the main thread, we make no promise.",
    "React has no threads, so its effects are never called concurrently.",
    "With luck, `fill` is called once.",
    "`fill` is called on the main thread, or at least it was.",
    "`final` hooks cannot be overridden.",
    "What distinguishes `fill` from `drain` is that it is called only once.",
  ]) func isOfSomethingElse(_ sentence: String) throws { #expect(try understood(sentence).isEmpty, "\(sentence)") }

  @Test(arguments: [
    Expected("Called exactly once regardless of how many times the tank was filled.", "-refresh: called exactly once"),
    Expected(
      "If you don't call `close()`, it is called for you on the main thread.",
      "close(): every call is on the main thread (If you do not call `close()`)"),
    Expected(
      "`fill` must be called on the main thread if – and only if – the tank is open.",
      "`fill`: every call is on the main thread (if the tank is open)"),
    Expected(
      "`fill` is called after the leak and before the storm.", "`fill`: after the leak", "`fill`: before the storm"),
    Expected("Both are called once, neither on the main thread.", "(subject unknown): called exactly once"),
    Expected(
      "This job will be run regardless of whether its “run after” jobs have been run or not.",
      "This job: called at least once"),
    Expected("Callers should use a `Pump` instead.", "Callers: has to use a `Pump` instead"),
  ]) func isReadWhole(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test("what is planned, rejected or need not be done is no promise")
  func plans() throws {
    #expect(
      try read(
        """
        # Tank

        The following is planned for 6.0:

        - `fill()` must be called before `drain()`.

        We have rejected these proposals.

        - `fill()` is called on the main thread.

        ## You need not

        - call `fill()` before `drain()`.
        """
      ).isEmpty)
  }

  @Test("“this callback” under a function that hooks one in is the one that is hooked in")
  func hookedIn() throws {
    #expect(
      try read(
        """
        # Pipes

        ### `Pipe_HookFilled()`

        Set a callback that runs when a pipe is full.

        This callback will fire when the last pipe has been filled. Do not call `drain()` from this callback.
        """
      ).map(\.canonical) == [
        "the callback given to Pipe_HookFilled(): called whenever a pipe is full",
        "This callback: after the last pipe has been filled", "drain(): must not be called in this callback",
      ])
  }

  @Test("what a getter must return is no duty of its callers, and the second of two events is not the first")
  func others() throws {
    #expect(
      try read(
        """
        # Tank

        ## `name()`

        Returns the name of the tank.

        If there is no name, the default name must be returned.

        ## `-refresh`

        Called by the host when a tank is opened and by the client when it is shut.
        """
      ).map(\.canonical) == ["-refresh: called whenever it is shut"])
  }
}
