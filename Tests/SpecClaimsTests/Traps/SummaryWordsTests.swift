import Testing

@testable import SpecClaims

/// What references say in few words, and threads that are named by way of something else.
@Suite struct SummaryWordsTests {
  @Test(arguments: [
    Expected("Execute before the panel is drawn.", "-refresh: before the panel is drawn"),
    Expected("Run after every draw.", "-refresh: after every draw"),
    Expected(
      "Execute after a row has been read, but before the panel has been drawn.",
      "-refresh: after a row has been read", "-refresh: before the panel has been drawn"),
    Expected("Recursive calls are not allowed.", "-refresh: non-reentrant"),
    Expected("Nested calls are permitted.", "-refresh: reentrant"),
    Expected("Reentrancy is not supported.", "-refresh: non-reentrant"),
    Expected("Concurrent access is not supported.", "-refresh: not-thread-safe"),
    Expected("Calls must be externally synchronized.", "-refresh: not-thread-safe"),
    Expected("This hook requires external synchronization.", "-refresh: not-thread-safe"),
    Expected("It requires external locking.", "-refresh: not-thread-safe"),
    Expected("It is a logic error to call this method twice.", "-refresh: called at most once"),
    Expected("It is called on any except the main thread.", "-refresh: no call is on the main thread"),
    Expected("Calls never overlap.", "-refresh: serial"),
    Expected("It is guaranteed never to be called after `-close`.", "-refresh: never after -close"),
    Expected("Nothing is called after `-close`.", "any method: never after -close"),
    Expected("It is called once if the panel is opened.", "-refresh: called exactly once (if the panel is opened)"),
    Expected(
      "Invoked on the main thread unless a queue was given, in which case it is invoked on that queue.",
      "-refresh: every call is on the main thread (unless a queue was given)"),
    Expected("MT safe.", "-refresh: thread-safe"),
    Expected("Not MT-safe.", "-refresh: not-thread-safe"),
    Expected("This hook is run using virtual threads.", "-refresh: every call is on the virtual thread"),
    Expected("It runs in the context of the audio thread.", "-refresh: every call is on the audio thread"),
    Expected(
      "It is called in the context of the thread that opened the panel.",
      "-refresh: every call is on the thread that opened the panel"),
    Expected(
      "If `timeout` is negative, this hook will block indefinitely.",
      "-refresh: blocking (If `timeout` is negative)"),
    Expected("This hook blocks up to the given timeout until the panel is drawn.", "-refresh: blocking"),
    Expected("The host will repeatedly call this hook.", "-refresh: may be called many times"),
    Expected("It is called within the process of drawing a row.", "-refresh: during the process of drawing a row"),
    Expected("It is invoked from within the loading process.", "-refresh: during the loading process"),
    Expected(
      "The host will deliver messages to any row in the same order they were sent.",
      "messages are delivered: in the same order they were sent"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Recursive calls are not usually allowed.", "Long calls are not allowed.", "Concurrent rows are not supported.",
    "It is called at most twice.", "It must not be called more than twice.",
    "It should not be assumed that it is called before `-close`.", "What must never be called on main is `-close`.",
    "Execute the query.", "Run it after lunch.",
    "This hook is drawn using a thread of yarn.",
    "The panel blocks up to three rows.", "It is normally run using virtual threads.",
    "This hook is called using the actual thread that drew it.",
    "It is called within the master process.", "It is not called within the process of drawing a row.",
    "The host will deliver a message in the order they were sent.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
