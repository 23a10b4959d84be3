import Testing

@testable import SpecClaims

/// Lines that ask with their label and answer behind the colon, and lines that nobody promises.
@Suite struct AnsweredLabelTests {
  @Test(arguments: [
    Expected("- Thread-safe: no", "-refresh: not-thread-safe"),
    Expected("- Thread-safe: yes", "-refresh: thread-safe"),
    Expected("- Reentrant: no", "-refresh: non-reentrant"),
    Expected("- Blocking: never", "-refresh: non-blocking"),
    Expected("- Main-thread only: yes", "-refresh: every call is on the main thread"),
    Expected("- Called: once", "-refresh: called exactly once"),
  ]) func areReadWithTheirAnswer(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "- Thread-safe: `-close` only", "- Called on main: never", "- Must be called on main: false",
    "- Safe to call on any thread: no", "- May be called twice: no.", "- Called on main: sometimes",
    "- [ ] Called on main.", "- [x] Called on main.", "- Feature request: it should be called on main.",
  ]) func promiseNothing(_ item: String) throws {
    #expect(try understood(item).isEmpty)
  }

  @Test func anAskingCellSaysNothing() throws {
    let table = "| Hook | Thread |\n|---|---|\n| `-fill` | main? |\n| `-drain` | main |\n"
    #expect(try understood(table) == ["-drain: every call is on the main thread"])
  }
}
