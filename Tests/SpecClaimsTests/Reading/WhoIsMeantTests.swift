import Testing

@testable import SpecClaims

/// Threads that are excepted, "it" behind whoever was brought in, moments that two methods share, and cases told by a participle.
@Suite struct WhoIsMeantTests {
  @Test(arguments: [
    Expected(
      "This function can be called from any thread but the main one.", "-refresh: may be called off the main thread"),
    Expected(
      "May be called on any thread other than the render thread.",
      "-refresh: may be called on any thread (other than the render thread)"),
    Expected(
      "May be called on any thread but the render thread.",
      "-refresh: may be called on any thread (but the render thread)"),
    Expected(
      "Called at most once per batch, barring errors.", "-refresh: called at most once per batch (barring errors)"),
    Expected(
      "`drain()` will be called on the main thread starting with 6.0.",
      "drain(): every call is on the main thread (starting with 6.0)"),
    Expected(
      "This is called on the main thread as of version 3.",
      "-refresh: every call is on the main thread (as of version 3)"),
    Expected(
      "The pump's valve must be set before the drain, and it must not be changed afterwards.",
      "The pump's valve is set: before the drain", "-refresh: must not change the pump's valve (afterwards)"),
    Expected(
      "The listener is registered here; it is called on the main thread.",
      "The listener: every call is on the main thread"),
    Expected(
      "Pass a block; it is called exactly once.", "a block: called exactly once"),
    Expected(
      "The host calls `measure()`. It is called twice when the text wraps.",
      "measure(): may be called many times (when the text wraps)"),
    Expected(
      "If a child has a handler, it is called first.", "a handler: before the others (If a child has a handler)"),
    Expected(
      "Even if the task does have a callback, it will not be invoked when `fill` returns.",
      "a callback: never called (Even if the task does have a callback, when `fill` returns)"),
    Expected(
      "`Awake` is called before `Start`, and `Start` before the first `Update`.", "`Awake`: before `Start`",
      "`Start`: before the first `Update`"),
    Expected(
      "`load()` is called before and `unload()` after the scene is shown.", "load(): before the scene is shown",
      "unload(): after the scene is shown"),
    Expected(
      "When `refresh` is called on the main thread, it is called synchronously.",
      "refresh: synchronous (When `refresh` is called on the main thread)"),
    Expected(
      "`drain()` can be called from any thread again.", "drain(): may be called on any thread"),
    Expected(
      "Do not omit the call to `super`.", "-refresh: super must be called"),
    Expected(
      "Called twice, this method throws an exception.", "-refresh: exception when misused: If called twice"),
    Expected(
      "Called on the main thread, this method may block.", "-refresh: may-block (If called on the main thread)"),
    Expected(
      "Called for every task added before `load()`.", "-refresh: called exactly once per task added before `load()`"),
    Expected(
      "Not called for tasks registered on the main thread.",
      "-refresh: never called (for tasks registered on the main thread)"),
    Expected(
      "A plugin MUST NOT call any pump APIs or do any prolonged work in this hook.",
      "-refresh: must not call any pump APIs", "-refresh: must not do any prolonged work within -refresh"),
    Expected(
      "After `stop()`, the `drain` callback will not be called until the fill completes.",
      "drain: never before the fill completes (after `stop()`)"),
    Expected(
      "The caller must hold the lock.", "The caller: has to hold the lock"),
    Expected(
      "This function is reentrant but not thread-safe.", "-refresh: reentrant", "-refresh: not-thread-safe"),
    Expected(
      "These functions are not async-signal-safe.", "These functions: not promised: async-signal-safe"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
