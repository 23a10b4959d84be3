import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences behind a promise that take it back or restrict it, and what is said of others.
@Suite struct RetractingRemarkTests {
  @Test(arguments: [
    "`fill()` is called once. Twice, actually.",
    "`fill()` is called on the main thread. It isn't any more.",
    "`fill()` is called before `drain()`. This was changed in 3.0.",
    "`fill()` never blocks. Well, almost never.",
    "`fill()` is called on the main thread. Usually.",
    "`fill()` is called exactly once. In theory.",
    "`fill()` is called exactly once. Most of the time, anyway.",
    "`fill()` is thread-safe. Not quite.",
    "`fill()` is called on the main thread. This is a bug.",
    "`fill()` is called on the main thread. That's the plan, at least.",
    "`fill()` is called on the main thread. No, it isn't.",
    "`fill()` is called on the main thread. Nonsense.",
    "`fill()` is called on the main thread. We have since removed this promise.",
    "`fill()` is called on the main thread. Or so we thought.",
  ]) func takeBack(_ text: String) throws {
    #expect(try understood(text).isEmpty)
  }

  @Test(arguments: [
    "`fill()` is called on the main thread. In practice it is fast.",
    "`fill()` is called on the main thread. Most tanks are full.",
    "`fill()` is called on the main thread. Usually it is fast.",
    "`fill()` is called on the main thread. This is a promise.",
  ]) func leaveAlone(_ text: String) throws {
    #expect(try understood(text) == ["fill(): every call is on the main thread"])
  }

  @Test(arguments: [
    ("On iOS, that is.", "on iOS"), ("If there is one.", "if there is one"),
    ("But only in debug builds.", "only in debug builds"),
  ]) func restrict(_ remark: String, _ condition: String) throws {
    #expect(
      try understood("`fill()` is called on the main thread. \(remark)")
        == ["fill(): every call is on the main thread (\(condition))"])
  }

  @Test(arguments: [
    "Do not log, block or retain here.",
    "You must not allocate, lock or print in this hook.",
    "Elsewhere, `fill()` is called on the main thread.",
    "Over there, `fill()` is called after `drain()`.",
    "Their `fill` must never block.",
    "Qt has no such hook; rows are delivered on the main thread.",
  ]) func isOfOthersOrOfVerbs(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  private func claims(of page: String) throws -> [String] {
    ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).claims.map(\.canonical)
  }

  /// A title with methods of its own below it owns nothing beside it.
  @Test func aTypeWithMethodsOwnsNoNeighbour() throws {
    let page = "## `Tank`\n\n### `fill()`\n\nIt is called once.\n\n## `reset()`\n\nIt is called twice.\n"
    #expect(try claims(of: page) == ["Tank fill(): called exactly once", "reset(): may be called many times"])
  }

  @Test func theCallbackOfALibraryIsNotTheLibrary() throws {
    #expect(
      try claims(of: "# GnuPump\n\nIt is a class.\n\nThe callback is called once during the handshake.\n")
        == ["The callback: called exactly once"])
  }

  @Test func whatIsDoneBearsTheDuty() throws {
    #expect(
      try understood("Shutting the valve must release its rows.") == ["Shutting the valve: has to release its rows"])
  }
}
