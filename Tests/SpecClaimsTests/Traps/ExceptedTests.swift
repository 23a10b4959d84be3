import Testing

@testable import SpecClaims

/// Exceptions named beside the promise, phrases that only look like a place or a count, and lists told in their order.
@Suite struct ExceptedTests {
  @Test(arguments: [
    Expected(
      "All hooks, including `-draw`, are called on the main thread.", "All hooks: every call is on the main thread"),
    Expected("`-draw` must not block, unlike `-close`.", "-draw: must not block within -draw"),
    Expected("It is called on main as well as on workers.", "-refresh: may be called on any thread"),
    Expected(
      "The host calls hooks one at a time, on the main thread.", "hooks: every call is on the main thread"),
    Expected(
      "It is called on main in the event of a failure.",
      "-refresh: every call is on the main thread (in the event of a failure)"),
    Expected("It is called from your implementation of `-draw`.", "-refresh: during -draw"),
    Expected(
      "`-open`, `-draw` and `-close` are called in this order.",
      "-open and -draw and -close: called in this order: -open, -draw, -close"),
    Expected(
      "`-open` and `-close` are called in that order, each exactly once.",
      "-open and -close: called exactly once", "-open and -close: called in this order: -open, -close"),
    Expected(
      "It is called with the lock held, without exceptions, on main.", "-refresh: every call is on the main thread"),
    Expected("It may be called concurrently with itself.", "-refresh: concurrent"),
    Expected("`-draw` is never called concurrently with other calls.", "-draw: serial"),
    Expected(
      "It is called on main if the row is an exception.",
      "-refresh: every call is on the main thread (if the row is an exception)"),
    Expected("It is called by the panel on main, without waiting.", "-refresh: every call is on the main thread"),
    Expected("It is called on main without the lock.", "-refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Hooks are called on the main thread; `-draw` is the exception.",
    "Hooks are called on the main thread (`-draw` being the exception).",
    "Hooks are called on the thread that opened the panel; see below for exceptions.",
    "It is called without going through the main thread.",
    "It is called without being scheduled on the main thread.",
    "It is called in place of `-draw`.", "It is called in time for `-draw`.",
    "It is called as a consequence of calling `-draw` twice.", "It is notified by setting the flag twice.",
    "It is called by filling the tank on the main thread.",
    "It is called at about the same time as `-draw`.",
    "`-draw` may be called concurrently with `-close`.", "It may not be thread-safe.",
    "It is called one time too many.", "It is called each second row.",
    "`-open` or `-close` are called in that order.", "`-open` and `-close` are usually called in this order.",
    "`-open` and `-close` are not called in this order.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
