import Foundation
import Testing

@testable import SpecClaims

/// What headings, sentences before and heads of columns make of a sentence.
@Suite struct PageSurroundingsTests {
  private static let unknown = "(subject unknown): no call is on the main thread"

  private func canonical(_ markdown: String) throws -> [String] { try read(markdown).map(\.canonical) }

  /// What is read of a sentence under `title` that has no subject of its own, or names `drain()`.
  private func underTitle(_ title: String, _ subject: String = "It") throws -> [String] {
    try canonical("# Pumps\n\n\(title)\n\n\(subject) is called on the main thread.\n")
  }

  @Test(
    "parameters with defaults, and pointers, do not hide the method of a heading; what only looks like them does",
    arguments: [
      ("`Pump.stop(timeout=None)`", "Pump stop(timeout)"),
      ("`stop(timeout=[1, 2], *, wait: bool = True)`", "stop(timeout, wait)"),
      ("Pump.stop(label=\"a, b\")", "Pump stop(label)"),
      ("`StopPump(pump_t* pump, int *count)`", "StopPump(pump_t pump, int count)"),
      ("`stop(a) = start(b)`", "(subject unknown)"), ("`stop(a=[)`", "(subject unknown)"),
    ]) func signature(heading: String, method: String) throws
  {
    #expect(try underTitle("### \(heading)") == ["\(method): every call is on the main thread"])
  }

  @Test(
    "titles that are cases, with a number in front or a method behind",
    arguments: [
      ("4. When the pump runs", "When the pump runs"), ("While the pump runs", "While the pump runs"),
      ("If the pump runs: `stop()`", "If the pump runs"), ("Up to 2.9", "Up to 2.9"),
    ]) func cases(title: String, condition: String) throws
  {
    #expect(
      try underTitle("## \(title)", "`drain()`") == ["drain(): every call is on the main thread (\(condition))"])
  }

  @Test(
    "titles of plans, and of what others do",
    arguments: [
      "Planned changes", "Changes in a future release", "Things that will change in 5", "In other frameworks",
    ]) func unreal(title: String) throws
  { #expect(try underTitle("## \(title)", "`drain()`") == []) }

  @Test(
    "“this”, “they” and “neither” behind sentences that name somebody else",
    arguments: [
      ("The host then calls `fill()`. This happens on the main thread.", ["fill(): every call is on the main thread"]),
      (
        "`stop()` stops. `Pump.filled` handlers are run then. They are called once.",
        ["`Pump.filled` handlers: called exactly once"]
      ),
      ("`stop()` stops. Neither may be called on the main thread.", [Self.unknown]),
      ("When *B* calls *A*, *A* is still busy drawing its row so the call has to wait for a while.", []),
      ("When the associated callback is called, it is called with a lock.", []),
      ("All callbacks are called on the main thread.", ["All callbacks: every call is on the main thread"]),
    ]) func pointing(text: String, claims: [String]) throws
  {
    let read = try canonical("# Pumps\n\n## Guide\n\n\(text)\n").filter { !$0.contains("run then") }
    #expect(read == claims)
  }

  @Test(
    "heads of columns that ask otherwise",
    arguments: [
      ("May be called from", "any thread", "may be called on any thread"),
      ("How often", "at most once", "called at most once"),
      ("Must come before", "`stop`", "before stop"),
      ("Called from", "the main thread", "every call is on the main thread"),
      ("Thread safety", "MT-Unsafe race:row", "not-thread-safe"),
    ]) func columns(head: String, cell: String, claim: String) throws
  {
    #expect(
      try canonical("# Pumps\n\n| Method | \(head) |\n|---|---|\n| `fill()` | \(cell) |\n") == ["fill(): \(claim)"])
  }

  @Test(
    "the mode that a list item begins with restricts all of it",
    arguments: ["**Ordered**:", "`PUMP_ONCE` -", "Serial mode:", "`--no-wait`:", "`kPumpOnce` -", "`-sPUMP_ONCE`:"])
  func modes(label: String) throws {
    let name = label.replacing(" -", with: "").trimmingCharacters(in: CharacterSet(charactersIn: "*`:"))
    let page = "# Pumps\n\n## Guide\n\n- \(label) Rows wait. `drain()` is called once.\n- `fill()` is called twice.\n"
    #expect(try canonical(page).first == "drain(): called exactly once (\(name))")
    #expect(try canonical(page).count { $0.contains(name) } == 1)
  }

  @Test(
    "modes that are titles side by side, methods beside a type, and what is put off",
    arguments: [
      (
        "# Modes\n\n## DIRECT\n\nTanks are called on the main thread.\n\n## QUEUED\n\nRows wait.\n",
        ["Tanks: every call is on the main thread (DIRECT)"]
      ),
      (
        "# pump_core\n\n## AnyThread\n\nA note.\n\n## `fill`\n\nThe `check` hook is called once.\n\n## `drain`\n\nDrains.\n",
        ["check: called exactly once"]
      ),
      (
        "# PumpListener\n\n## AnyThread\n\nA note.\n\n## pumpFilled(Tank tank)\n\nCalled once.\n",
        ["PumpListener pumpFilled(Tank tank): called exactly once"]
      ),
      (
        "# PumpKit\n\n## AnyThread\n\nA note.\n\n## TankState\n\nA value.\n\n## pumpFilled(Tank tank)\n\nCalled once.\n",
        ["TankState pumpFilled(Tank tank): called exactly once"]
      ),
      (
        "# Pumps\n\n### `defer(f)`\n\nIt is executed after the pump has stopped.\n",
        ["the work given to `defer(f)`: after the pump has stopped"]
      ),
    ]) func neighbours(page: String, claims: [String]) throws
  { #expect(try canonical(page) == claims) }

  @Test("“this event” is not what a title of two words names")
  func titleOfADeed() throws {
    #expect(
      try canonical("# Guide\n\n### Row Generation\n\nThis event is also fired synchronously.\n") == [
        "(subject unknown): synchronous"
      ])
  }

  @Test("what is recommended should be, and need not")
  func recommended() throws {
    let claims = try read("# Guide\n\n## Rows\n\nWe recommend that pumps are opened before any row is drawn.\n")
    #expect(claims.map(\.modality) == [.should])
  }
}
