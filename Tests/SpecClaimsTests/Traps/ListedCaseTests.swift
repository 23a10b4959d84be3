import Testing

@testable import SpecClaims

/// Items that are the cases of their lead, lists that say they are in order, counts in cells, and names that their marks tell.
@Suite struct ListedCaseTests {
  @Test(arguments: [
    Expected(
      "It is not called when:\n\n- the panel is empty\n- there is no window",
      "-refresh: never called (when the panel is empty)", "-refresh: never called (when there is no window)"),
    // Both together are the case.
    Expected("It is not called when:\n\n- the panel is empty, and\n- there is no window"),
    Expected(
      "In this method you must:\n\n- not block\n- never call `-close`", "-refresh: must not block within -refresh",
      "-refresh: must not call `-close` within -refresh"),
    Expected("It is called once when:\n\nThe panel is empty."),
  ]) func items(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Here are the hooks, listed in the order in which they are called:",
    "Here is a list of all hooks, in the same order in which they will get called during a drain:",
    "There are two hooks, run in the following order:", "These are the hooks in the order they are invoked:",
  ]) func listsInOrder(_ lead: String) throws {
    #expect(
      try read("# Tank\n\n## Order\n\n\(lead)\n\n- `willOpen`\n- `didOpen`\n").map(\.canonical)
        == ["willOpen and didOpen: called in this order: willOpen, didOpen"])
  }

  @Test(arguments: [
    "Here are the hooks, listed in the order of their names:",
    "Here are the hooks, listed in the reverse of the order in which they are called:",
    "Here are the hooks, usually in the order in which they are called:", "There are two hooks, run in any order:",
  ]) func listsInNoOrder(_ lead: String) throws {
    #expect(try read("# Tank\n\n## Order\n\n\(lead)\n\n- `willOpen`\n- `didOpen`\n").map(\.canonical) == [])
  }

  @Test func cellsCountByDigits() throws {
    let rows = ["open": "0..n", "close": "1", "fill": "0..1", "drain": "1..n", "leak": "2", "shut": "1 (see below)"]
    let table = rows.sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value) |" }.joined(separator: "\n")
    #expect(
      try read("| Hook | Calls |\n|---|---|\n\(table)\n").map(\.canonical) == [
        "close: called exactly once", "drain: called at least once", "fill: called at most once",
        "open: may be called many times",
      ])
    #expect(try read("| Hook | Order |\n|---|---|\n| `open` | 1 |\n| `close` | 2 |\n").map(\.canonical) == [])
  }

  @Test(arguments: [
    ("terminate/2", "terminate"), ("handle_call/3", "handle_call"), ("c:init/1", "init"), ("Tank#close", "Tank close"),
    ("do_action( 'tank_closed', $tank )", "tank_closed"), ("apply_filters( 'tank_rows', $rows )", "tank_rows"),
  ]) func namesByTheirMarks(_ heading: String, _ name: String) throws {
    #expect(try read("# Tank\n\n## \(heading)\n\nCalled once.\n").map(\.canonical) == ["\(name): called exactly once"])
  }

  @Test(arguments: ["2/3", "Tank # 2", "and/or"]) func titlesAreNoNames(_ heading: String) throws {
    #expect(
      try read("# Tank\n\n## \(heading)\n\nCalled once.\n").map(\.canonical)
        == ["(subject unknown): called exactly once"])
  }

  @Test func bracketsOfATitleNameNothing() throws {
    let page = """
      # Tank

      ## `fill`

      ### Examples

      #### With one pump (driven by `Tank::drain` alone)

      Text.

      ### Panics

      This will panic if the level is not larger than 0.

      ## `drain`

      ### Panics

      Never.
      """
    #expect(try read(page).map(\.canonical) == ["fill: crash when misused: if the level is not larger than 0"])
  }
}
