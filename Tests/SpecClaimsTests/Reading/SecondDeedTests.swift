import Testing

@testable import SpecClaims

/// Two things told in one clause, and what is told by the way.
@Suite struct SecondDeedTests {
  @Test(arguments: [
    Expected(
      "The row is flushed and closed before the panel is removed.", "The row is flushed: before the panel is removed",
      "The row is closed: before the panel is removed"),
    Expected(
      "`open()` is called on the main thread while `close()` is called on a worker thread.",
      "open(): every call is on the main thread", "close(): every call is on a background thread"),
    Expected(
      "It runs on the main thread while the panel is open.",
      "-refresh: every call is on the main thread (while the panel is open)"),
    Expected("The loom thread calls this function.", "-refresh: every call is on the loom thread"),
    Expected("The thread calls this function."),
    Expected(
      "This method is not called on the loom thread.", "-refresh: must not be called on the loom thread"),
    Expected("This method is not always called on the loom thread."),
    Expected("This method was not called on the loom thread."),
  ]) func areReadApart(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Sent when the panel has been closed, before the loom exits, usually used for cleanup.",
      "-refresh: after the panel has been closed", "-refresh: before the loom exits"),
    Expected("Usually sent before the loom exits."),
    Expected("It is called from an implementation of `open()` like this:", "-refresh: during open()"),
  ]) func aRemarkChangesNothing(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "The width of a row can be changed at any time by calling `setWidth`.",
      "The width of a row is changed: at any time"),
    Expected("The width of a row can be changed at any time."),
  ]) func whatACallChangesAtAnyTime(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "The hook is unregistered and then called on the main thread.",
      "-refresh: every call is on the main thread", "-refresh: after the hook is unregistered"),
    Expected("It is registered at the start and called before every run.", "-refresh: before every run"),
    Expected("It is bound to one row and not used by multiple threads concurrently.", "-refresh: serial"),
    Expected("It is kept for later use and never called after `-close`.", "-refresh: never after -close"),
    Expected("It was registered at the start and called before every run."),
    Expected("It is usually registered at the start and called before every run."),
    Expected("It is filled with rows that are held by a panel and called before a run."),
    Expected("It is a list of rows and called before every run."),
  ]) func aSecondParticipleIsUnderTheSameAuxiliary(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
