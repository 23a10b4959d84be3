import Testing

@testable import SpecClaims

/// Where the rules of a section hold: in the method, when it is there to be overridden; anywhere, when the reader calls it.
@Suite struct ReadersMethodTests {
  private func rules(below opening: String) throws -> [String] {
    try read("# Panel\n\n## `open_row(row)`\n\n\(opening) Call `close_row` when you are done.\n").map(\.canonical)
  }

  @Test(arguments: [
    "Opens a row.", "Returns the row, or null.", "Creates a row.", "Opens a row. It can only be called once.",
  ]) func whoeverCallsItIsTold(_ opening: String) throws {
    #expect(
      try rules(below: opening).contains("whoever calls open_row(row): has to call close_row (when you are done)"))
  }

  @Test(arguments: [
    "Opens a row. Override this to draw it.", "Creates a row. Subclasses draw it.",
    "Opens a row and is called by the panel.", "Notifies the panel that a row is open.", "Tells that a row opens.",
  ]) func whoeverOverridesItIsTold(_ opening: String) throws {
    #expect(
      try rules(below: opening).contains(
        "open_row(row): has to call close_row within open_row(row) (when you are done)"))
  }

  @Test func whereNothingTellsBothAre() throws {
    #expect(
      try rules(below: "The row is open.").contains(
        "whoever writes or calls open_row(row): has to call close_row (when you are done)"))
  }

  @Test(arguments: [
    ("# PumpDelegate\n\n## `shut()`", "PumpDelegate shut(): must not call `fill` within shut()"),
    ("# Pump\n\n## `shut_cb`", "shut_cb: must not call `fill` within shut_cb"),
    ("# Pump\n\n## `pre_shut`", "pre_shut: must not call `fill` within pre_shut"),
    ("# Pump\n\n## `shut()`", "whoever writes or calls shut(): must not call `fill`"),
  ]) func aNameMayTellWhoWritesIt(_ headings: String, _ claim: String) throws {
    #expect(try read("\(headings)\n\nYou must not call `fill`.\n").map(\.canonical) == [claim])
  }
}
