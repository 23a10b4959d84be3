import Testing

@testable import SpecClaims

/// Whose a method is, what the head of a table makes of its cells, and whose duty something is.
@Suite struct TitlesAndTablesTests {
  private func canonical(_ text: String) throws -> [String] { try read("# Pumps\n\n" + text + "\n").map(\.canonical) }

  @Test("a constant and a method in capitals own no method that stands beside them")
  func owners() throws {
    let constant = "## `Mode.MAIN`\n\nThe mode of the main thread.\n\n## `drain()`\n\nIt is called once."
    #expect(try canonical(constant) == ["drain(): called exactly once"])
    let beside = "## NodeMeta\n\nNodeMeta is asked for words.\n\n## NotifyRow\n\nNotifyRow is called once."
    #expect(try canonical(beside) == ["NotifyRow: called exactly once"])
    let declared = "## TankFilter\n\nThe interface of filters.\n\n## NotifyRow\n\nNotifyRow is called once."
    #expect(try canonical(declared) == ["TankFilter NotifyRow: called exactly once"])
  }

  @Test("a denial in the head of a column turns its answers round")
  func deniedHeads() throws {
    let safe = "| Method | Not thread-safe |\n| --- | --- |\n| `drain()` | yes |\n| `fill()` | no |"
    #expect(try canonical(safe) == ["drain(): not-thread-safe", "fill(): thread-safe"])
    let blocking = "| Method | Non-blocking |\n| --- | --- |\n| `drain()` | yes |"
    #expect(try canonical(blocking) == ["drain(): non-blocking"])
  }

  @Test("a column of conditions tells when the row holds")
  func conditions() throws {
    let table = "| Condition | Effect |\n| --- | --- |\n| The tank is full | `drain()` is called once. |"
    #expect(try canonical(table) == ["drain(): called exactly once (condition The tank is full)"])
  }

  @Test("what a registered function owes is not owed by what registers it")
  func registered() throws {
    let page = """
      ## `afterRow(f)`

      Register a function to run after each row.

      The function is called with the row, and must return a row.
      """
    #expect(
      try canonical(page) == [
        "the function given to afterRow(f): after each row", "The function: has to return a row",
      ])
  }

  @Test("what the application has to do, a function of a library has not")
  func application() throws {
    let page = "## `tank_open()`\n\nThe signal is sent when the tank is open. The application must close the row."
    #expect(try canonical(page).last == "The application: has to close the row")
  }

  @Test(
    "an error that a handler should return is no wrong use of it, and what is configured asks",
    arguments: [
      "## `onLeak`\n\nThe handler should return `TANK_ERROR` if the row should not be read because of a fault in it.",
      "## `drain()`\n\nSent before a row is read to be able to configure if it should be kept as text.",
    ])
  func refuses(page: String) throws {
    #expect(try canonical(page) == [])
  }

  @Test(
    "what cannot be done to rows is forbidden", arguments: ["nest", "defer", "skip", "modify", "mutate", "deactivate"])
  func barred(verb: String) throws {
    let sentence = "Rows cannot be \(Verbs.participle(of: verb))."
    #expect(try canonical("## `drain()`\n\n" + sentence) == ["whoever writes or calls drain(): must not \(verb) rows"])
  }
}
