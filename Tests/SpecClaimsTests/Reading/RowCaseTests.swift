import SpecDocument
import Testing

@testable import SpecClaims

/// Tables whose rows hold in a case, cells that say less than their words, titles that name an option, and labels that name an event.
@Suite struct RowCaseTests {
  private func claims(of page: String) throws -> [String] {
    ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).claims.map(\.canonical)
  }

  @Test(arguments: [
    ("State | Called hook | How often", "Idle | `poke` | once", "poke: called exactly once (state Idle)"),
    (
      "Platform | Hook | Called on", "Linux | `wake` | main thread",
      "wake: every call is on the main thread (platform Linux)"
    ),
    (
      "Flag | Effect", "`sync` | `fill()` is called on the main thread.",
      "fill(): every call is on the main thread (flag `sync`)"
    ),
    ("If you … | then …", "return `false` | `fill()` is never called", "fill(): never called (if you return `false`)"),
    ("Since | Method | Calls", "1.0 | `fill()` | once", "fill(): called exactly once"),
    ("Hook | When", "`fill1` | never after `drain2`", "fill1: never after drain2"),
  ]) func aRowHoldsInItsCase(_ header: String, _ row: String, _ claim: String) throws {
    let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
    #expect(try claims(of: "# Pump\n\n| \(header) |\n|\(rule)|\n| \(row) |\n") == [claim])
  }

  @Test(arguments: [
    ("Order", "never first"), ("Order", "not last"), ("Order", "not necessarily after `drain2`"),
    ("Calls", "less than once"),
    ("Thread", "no longer main"), ("Thread", "preferably main"), ("Thread", "main? no: worker"),
    ("Thread", "main, but see below"),
  ]) func aCellMaySayLess(_ header: String, _ cell: String) throws {
    #expect(try claims(of: "# Pump\n\n| Hook | \(header) |\n|---|---|\n| `fill1` | \(cell) |\n") == [])
  }

  @Test(arguments: ["--main-thread", "PUMP_MAIN=1", "case .idle"]) func anOptionIsACase(_ option: String) throws {
    #expect(
      try claims(of: "## Options\n\n### `\(option)`\n\n`fill()` is called on the main thread.\n")
        == ["fill(): every call is on the main thread (with `\(option)`)"])
  }

  @Test(arguments: [
    ("**pre-fill-cmd**: occurs before the tank is closed.", "pre-fill-cmd: before the tank is closed"),
    ("**pre-fill-cmd**: called before the tank is closed.", "pre-fill-cmd: before the tank is closed"),
    ("**preFill**: occurs after the tank has been opened.", "preFill: after the tank has been opened"),
    ("`on-leak`: happens before the tank is closed.", "on-leak: before the tank is closed"),
  ]) func aLabelNamesAnEvent(_ item: String, _ claim: String) throws {
    #expect(try claims(of: "# Pump Events\n\n- \(item)\n") == [claim])
  }

  @Test(arguments: [
    "**Note**: called before the tank is closed.", "**thread-safe**: called before the tank is closed.",
  ])
  func aWordIsNoName(_ item: String) throws {
    let names = try claims(of: "# Pump Events\n\n- \(item)\n")
    #expect(!names.contains { $0.hasPrefix("Note") || $0.hasPrefix("thread-safe") })
  }
}
