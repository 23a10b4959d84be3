import Testing

@testable import SpecClaims

/// What is so and what is not in one sentence, what is no longer so, what nobody promises, and what comes of a call that was left out.
@Suite struct NoLongerTests {
  @Test(arguments: [
    Expected(
      "May be called zero or more times, but not after `onClose`.", "-refresh: may be called many times",
      "-refresh: never after onClose"),
    Expected(
      "It is called when the row has changed, but not when the pump is off.",
      "-refresh: after the row has changed (except when the pump is off)",
      "-refresh: never called (when the pump is off)"),
    Expected(
      "It is no longer thread-safe.", "-refresh: not-thread-safe"),
    Expected(
      "It need not be called from the main thread.", "-refresh: not promised: every call is on the main thread"),
    Expected(
      "It is not necessarily called on the main thread.", "-refresh: not promised: every call is on the main thread"),
    Expected(
      "It no longer has to be called on the main thread.", "-refresh: not promised: every call is on the main thread"),
    Expected(
      "Neither signal is emitted before `connected()`.", "both signals: never before connected()"),
    Expected(
      "Never override this method without calling `super`.", "-refresh: super must be called"),
    Expected(
      "You no longer need to call `super` in your override.", "-refresh: super need not be called"),
    Expected(
      "It's optional to call `super`.", "-refresh: super need not be called"),
    Expected(
      "`drain()` is no longer guaranteed to be called after `fill()`.", "drain(): not promised: after fill()"),
    Expected(
      "We do not guarantee that `drain()` is called after `fill()`.", "drain(): not promised: after fill()"),
    Expected(
      "`drain()` is no longer called when the panel is hidden.", "drain(): never called (when the panel is hidden)"),
    Expected(
      "This hook is not called on the first frame.", "-refresh: never called (on the first frame)"),
    Expected(
      "Called no earlier than `draw()`.", "-refresh: never before draw()"),
    Expected(
      "Forgetting to call `cancel()` leaks the pump.", "-refresh: leak when misused: Forgetting to call `cancel()`"),
    Expected(
      "Not calling `cancel()` before the timeout is an error.",
      "-refresh: error when misused: Not calling `cancel()` before the timeout"),
    Expected(
      "If you never call `seal()`, the descriptor leaks.", "-refresh: leak when misused: If you never call `seal()`"),
    Expected(
      "You must have opened the tank with `open()` before you may call this function.", "open(): before -refresh"),
    Expected(
      "This function must be called while holding the `queue`'s lock.",
      "-refresh: has to hold the `queue`'s lock (when calling this method)"),
    Expected(
      "All writes performed by one pump are serialized.", "All writes performed by one pump: serial"),
    Expected(
      "`Tank` serializes all accesses.", "`Tank`: serial"),
    Expected(
      "An async access does not block the current thread.", "An async access: non-blocking"),
    Expected(
      "It may be called by multiple goroutines.", "-refresh: may be called on any thread"),
    Expected(
      "You should use `fill()` instead.", "-refresh: has to use `fill()` instead"),
    Expected(
      "You cannot assume that `row` is still valid after calling this.",
      "whoever calls -refresh: must not assume that `row` is still valid after calling this"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func methodsWithCapitalLettersAreKnownByTheirText() throws {
    let page = """
      # Script events

      ## Awake

      Called before the pump starts.

      ## LateUpdate

      It is called once per frame.

      ## OnDrain

      It is called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "Awake: before the pump starts", "LateUpdate: called exactly once per frame",
        "OnDrain: every call is on the main thread",
      ])
  }
}
