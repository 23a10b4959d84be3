import Testing

@testable import SpecClaims

/// Threads that are known by their pool, by their queue, or by one of several callers.
@Suite struct PooledThreadTests {
  @Test(arguments: [
    Expected(
      "Runs the given action in a thread from the thread pool.",
      "the given action: every call is on the thread pool thread"),
    Expected(
      "Runs the given action on one of the threads of the worker pool.",
      "the given action: every call is on the worker pool thread"),
    Expected(
      "`-fill` is called on a thread from the thread pool or on the main thread.",
      "-fill: may be called on any thread"),
    Expected(
      "The action is posted to the event queue of the main thread.", "The action: every call is on the main thread"),
    Expected(
      "`-fill` is called either by the caller thread or by the worker thread.", "-fill: may be called on any thread"),
    Expected(
      "All other methods could be called from different threads.",
      "every method but -refresh: may be called on any thread"),
    Expected(
      "Enqueue a callback to run on the main thread.",
      "the callback given to -refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Runs the given action in a thread from the shop.",
    "The action is posted to the queue of rows.",
    "The action is posted to the event queue of any thread.",
    "The action is posted to the event queue of the main thread or the render thread.",
    "It could be called from different threads if the lock were gone.",
    "It could be called from the main thread.",
    "Feature: called on the main thread.",
  ]) func isNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
