import Testing

@testable import SpecClaims

/// Sentences whose last or first words take back, turn round or leave open what the rest of them says.
@Suite struct TurnedRoundTests {
  @Test(arguments: [
    "You needn't wait until `onReady` is called before calling `request`.",
    "Failing to call `super` no longer raises an exception.",
    "Filling it twice no longer crashes.",
    "A common mistake is to call it before `pay()`.",
    "A common misconception is that it is called once.",
    "The host hardly ever calls this method twice for the same panel.",
    "Override this method if you must, but never without calling `super`.",
    "It is thread-safe in name only.",
    "It is called after neither a cancel nor an error.",
    "Calling `super` is forbidden in `init` but required here.",
    "Some people call `super` first; others never call it.",
    "Sent after every load but the first.",
    "This method must be called on the main thread, though not on old hosts.",
    "Call `super` anywhere but at the end.",
    "Your implementation must call `super` or `reset()`.",
    "Call `super` first or last.",
    "Call `super` if you want.",
    "Subclasses should call the base implementation last, if they call it at all.",
    "Do not do anything here that cannot be done on a background thread.",
    "`open()` returns a token. It must be released on the main thread.",
    "Whoever calls `open()` must call `close()` on the same thread.",
    "`super` calls this method before it returns.",
    "Do call `onMounted` here and don't call it later.",
    "It is called at the end of the frame, or earlier if the scene is shut, but always before `drain`.",
    "Do not call `invalidate` before, during or after this method.",
  ]) func promiseNothing(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    "Whether it is called before or after the window is shown depends on the platform.",
    "Merely calling `super` does not suffice.",
    "Once called `pay`, this method is now called `checkout`.",
    "Called before `tick()` if `a`, and after it if `b`.",
    "Called on the main thread or not, this method is safe.",
    "It is theoretically called on the main thread.",
    "It is called once by most hosts.",
    "It is called on the main thread for some events.",
    "It is called on the main thread pool.",
    "It is called on the main thread of the child process.",
    "It is called on the main screen's thread.",
    "Others call it on the main thread.",
    "Our sample calls it on the main thread.",
    "Older clients call it before `stop()`.",
    "Called once (twice on small hosts).",
    "You no longer have to make sure that `stop()` is called before `run()`.",
    "The `fill` method will not be called in the paused state but only in the running one.",
    "Run `onMeasure` during layout calculation [optional].",
    "The default handlers can block these methods for a short time when the handler writes.",
    "The host will lock `queue` before it sorts the queue and unlock it when it is finished.",
    "If set, the pump must not overwrite the name if it exists and return an error instead.",
    "Rows can also be added before and after the initial `<template>` tag.",
    "The top-level `fill` is run before the `fill` inside the block.",
    "The hook is too costly to use after every fill.",
    "The value is the same and therefore `drain()` will not be called.",
    "By default, no user name or password will be sent.",
  ]) func promiseNothingEither(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    "Called preferably on the main thread.",
    "This must be called on the main thread or hold the lock.",
    "It is thread-safe or called on the main thread.",
    "The block is copied; do not call it after `stop()`.",
    "Compare `stop()`: it must be called on the main thread.",
    "Long before `draw()`, `tick()` will have been called.",
    "`load()` and `unload()` are called on different threads.",
    "Calling `run()` twice should not crash.",
    "The console prints *Must be called on the main thread*.",
    "None of the following is true:\n\n- It is called on the main thread.\n- It is called once.",
  ]) func leaveItOpen(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected(
      "From then on, it is never called.", "-refresh: never called (From then on)"),
    Expected(
      "After that, it is called on the main thread.", "-refresh: every call is on the main thread (After that)"),
    Expected(
      "From that point on, `drain()` may be called on any thread.",
      "drain(): may be called on any thread (From that point on)"),
    Expected(
      "From now on it is called once per frame.", "-refresh: called exactly once per frame (From now on)"),
    Expected(
      "From then on it must not be called.", "-refresh: must not be called (From then on)"),
    Expected(
      "It is called exactly once on each thread.", "-refresh: called exactly once per thread"),
  ]) func keepsTheTime(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
