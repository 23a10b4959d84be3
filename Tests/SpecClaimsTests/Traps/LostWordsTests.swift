import Testing

@testable import SpecClaims

/// Words that a form would step over, and what they take back with them.
@Suite struct LostWordsTests {
  @Test(arguments: [
    "Not everyone calls `drain()` on the main thread.",
    "Hardly anyone calls `drain()` on the main thread.",
    "All methods may be called on any thread but for `drain()`.",
    "None of the hooks is called after `drain()`, save `fill()`.",
    "No method is called after `drain()`, but `fill()` may be.",
    "All methods must be called on the main thread, not so `drain()`.",
    "The block runs on a thread where waiting is fine, i.e. not on a worker.",
    "`drain()` is not to be relied upon.",
    "`drain()` is not to be called, counted upon or overridden.",
    "To have called `drain()` before `fill()` is enough.",
    "If the file is missing, throw; the host will not call `drain()` then.",
    "On Windows, the timer is coarse; `drain()` is called at most once.",
    "It runs on the server's main thread.",
    "It must be the last call on the main thread.",
    "Their `-refresh` hooks are called first.",
    "The Tank Standard does not say what a program can do before a fill or after a drain.",
    "It may happen that the host stops, and then throws an exception, while a row is drawn.",
    "It is only called once after the start, after a change of code, and after a change of rows.",
    "Rows are also run through the filter before the fill.",
    "After this time has expired, the worker will be signalled to stop.",
    "Yes, the row should not be marked, sorry.",
    "Lucky for you, the tank does most things in one thread.",
    "Now, our `drain` function will be called after the fill.",
    "The function `drain` will now run in a separate thread.",
    "The tank is thread-safe starting at version 2.",
    "Must not change.",
    "Five named blocks are executed at the beginning and at the end of a run.",
    "A wrapper can execute some code ahead and after the run of all hooks.",
    "Neither of the hooks may be called.",
    "Calling `drain()` in this hook will stop the loop before the first fill is run.",
    "The machinery allows hosts to register two groups of callbacks to be called, one group before closing the tank and one group after.",
    "Be careful of what you do in the drain handler, as it may run in a different thread.",
    "Drawing happens asynchronously to rows being updated by worker threads.",
    "No rows are sent for the quiet period before the tank is closed.",
    "Most hosts that accept several rows will wait until all of them have ended before forwarding a `drained` event.",
    "`drain()` must be called some time between leaving the while loop and closing the tank.",
  ]) func saysNothingWithoutThem(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected(
      "The host calls `fill()` first, then `drain()` once per row.", "fill(): before drain()"),
    Expected(
      "`fill()` is called first and `drain()` twice.", "fill(): before the others"),
    Expected(
      "It runs on the app's main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "It is called exactly once in any given pass.", "-refresh: called exactly once per pass"),
    Expected(
      "It is called at most once in any one run.", "-refresh: called at most once per run"),
    Expected(
      "It must never block, allocate, or take a lock that another thread may hold.",
      "-refresh: must not block within -refresh", "-refresh: must not allocate within -refresh",
      "-refresh: must not take a lock that another thread may hold within -refresh"),
    Expected(
      "It is called on a background thread, so switch threads before you draw.",
      "-refresh: every call is on a background thread"),
    Expected(
      "It must return before the timer fires, or else it is killed.", "refresh returns: before the timer fires"),
    Expected(
      "In `otherpump`, it is called on the main thread.", "-refresh: every call is on the main thread (In `otherpump`)"),
    Expected(
      "All notification blocks are called on the main thread.",
      "All notification blocks: every call is on the main thread"),
    Expected(
      "All tank `fill()` methods are called on the main thread.",
      "All tank `fill()` methods: every call is on the main thread"),
    Expected(
      "This method may only be called during the fill.", "-refresh: during the fill"),
    Expected(
      "Called when a row fails, except a `DryRow`.", "-refresh: after a row fails (except a `DryRow`)"),
    Expected(
      "The tank holds its own row until the message is sent."),
    Expected(
      "The tank is not announced on the network before `fill()` is called.", "The tank: never before fill()"),
    Expected(
      "If the host has to free the row, it must not be closed until `drain()` has been called."),
    Expected(
      "`drain()` should be used to end the fill.", "drain(): has to be called to end the fill"),
    Expected(
      "On the other hand, it is called on the main thread.", "-refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
