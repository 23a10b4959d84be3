import Testing

@testable import SpecClaims

/// A table says in its header what a cell only answers.
@Suite struct TableCellTests {
  private func canonical(_ rows: String...) throws -> [String] {
    let columns = rows[0].filter { $0 == "|" }.count - 1
    let rule = "|" + String(repeating: "---|", count: columns)
    return try read("# Tank\n\n" + ([rows[0], rule] + rows.dropFirst()).joined(separator: "\n") + "\n").map(\.canonical)
  }

  @Test func aPlainWordInAColumnOfMethodsIsAMethod() throws {
    #expect(
      try canonical("| Hook | Called on | Called before |", "| `fill` | main thread | `drain` |") == [
        "fill: every call is on the main thread", "fill: before drain",
      ])
  }

  @Test func aChoiceOfThreadsIsNotItsFirst() throws {
    #expect(
      try canonical("| Hook | Thread |", "| `fill()` | any except main |") == ["fill(): no call is on the main thread"])
    #expect(try canonical("| Hook | Thread |", "| `fill()` | main, or the tank's |").isEmpty)
    #expect(try canonical("| Hook | Times |", "| `fill()` | at most twice |").isEmpty)
  }

  @Test(arguments: ["n/a", "N/A", "—", "none", "varies", "it depends"])
  func aCellThatNamesNoThreadIsNone(_ cell: String) throws {
    #expect(try canonical("| Hook | Called on |", "| `fill()` | \(cell) |").isEmpty)
  }

  @Test func aPlainWordInAnyOtherColumnIsNone() throws {
    #expect(try canonical("| Name | Thread |", "| `fill` | main |").isEmpty)
  }

  @Test func aMarkBehindTheNameRestrictsTheWholeRow() throws {
    let page = """
      # Tank

      | Hook | Thread | Super |
      |---|---|---|
      | `fill()`[^1] | main | must call |
      | `drain()` | main | no |

      [^1]: Not while the tank is open.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "fill(): every call is on the main thread (with footnote [^1])",
        "fill(): super must be called (with footnote [^1])", "drain(): every call is on the main thread",
        "drain(): super need not be called",
      ])
  }

  @Test func theMethodMayStandInTheSecondColumn() throws {
    #expect(
      try canonical("| Phase | Method | Must call super? |", "| Filling | `fill()` | Yes, first |") == [
        "fill(): super must be called first"
      ])
  }

  @Test func aTableMayBeTurnedRound() throws {
    #expect(
      try canonical("| | `fill()` | `drain()` |", "| Thread | main | any |", "| Weight | heavy | no |") == [
        "fill(): every call is on the main thread", "drain(): may be called on any thread",
      ])
  }

  @Test(arguments: [
    ("Thread-safe", "yes", "thread-safe"), ("Thread safety", "not thread-safe", "not-thread-safe"),
    ("Thread-safe?", "❌", "not-thread-safe"), ("Blocking", "✓", "blocking"), ("Blocking", "no", "non-blocking"),
    ("Reentrant", "No", "non-reentrant"), ("Main thread", "✓", "every call is on the main thread"),
    ("Any thread?", "yes", "may be called on any thread"), ("Thread", "not main", "no call is on the main thread"),
    ("Runs on", "a worker thread", "every call is on a background thread"), ("When", "never", "never called"),
    ("When", "after `drain()` returns", "after drain() has finished"),
    ("Calls super", "not required", "super need not be called"), ("Super", "✔", "super must be called"),
  ]) func aCellAnswersItsHeader(_ header: String, _ cell: String, _ claim: String) throws {
    #expect(try canonical("| Method | \(header) |", "| `fill()` | \(cell) |") == ["fill(): \(claim)"])
  }

  @Test(arguments: [
    ("Thread", "yes"), ("Thread", "main (usually)"), ("Main thread", "no"),
    ("Called on the main thread?", "no"), ("Called on main?", "no"), ("Thread-safe", "yes, with a lock"),
    ("Thread-safe", "mostly"), ("Blocking", "n/a"), ("Idempotent", "no"), ("Calls super", "never"), ("Times", "yes"),
    ("Super", "yes, unless the tank is dry"), ("Option", "yes"), ("Called when", "the tank is empty"),
  ]) func aCellThatLeavesItOpenPromisesNothing(_ header: String, _ cell: String) throws {
    #expect(try canonical("| Method | \(header) |", "| `fill()` | \(cell) |").isEmpty)
  }
}
