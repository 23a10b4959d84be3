import Testing

@testable import SpecClaims

/// What the lead of a list, the title of a section and the rows and columns of a table make of sentences of their own.
@Suite struct BearingsTests {
  private func canonical(_ markdown: String) throws -> [String] { try read(markdown).map(\.canonical) }

  @Test(
    "leads that forbid, doubt, ask or let go what stands below",
    arguments: [
      "The following must never happen:", "These things must never happen:", "The following is forbidden:",
      "The following should not occur in production:", "What must not happen is this:", "It would be a bug if:",
      "None of these holds for remote tanks:", "The following rules no longer apply:", "You may ignore the following:",
      "The following rules are obsolete:", "Most of these hold:", "In practice, most of these hold:",
      "Many of the following are true of Linux:", "Which of these is true?", "You might think that:",
      "A report should not say:",
    ]) func dropped(lead: String) throws
  { #expect(try canonical("# Pumps\n\n\(lead)\n\n- `fill()` is called after `drain()`.\n") == []) }

  @Test(
    "leads that say where what stands below holds",
    arguments: [
      ("In kiosk mode the following apply:", "In kiosk mode"), ("Outside kiosk mode, these do:", "Outside kiosk mode"),
      ("When the tank is shut, the following is true:", "When the tank is shut"),
      ("In offline mode, the library makes these promises:", "In offline mode"),
      ("These hold in debug builds only:", "in debug builds only"),
      ("The following is only true on Linux:", "on Linux"),
    ]) func restricted(lead: String, condition: String) throws
  {
    #expect(
      try canonical("# Pumps\n\n\(lead)\n\n- `fill()` is called after `drain()`.\n") == [
        "fill(): after drain() (\(condition))"
      ])
  }

  @Test(
    "titles of what was, may be or goes wrong",
    arguments: [
      "Ideas", "Ideas for the future", "Proposal: ordered hooks", "What can go wrong", "What goes wrong without a lock",
      "Symptoms", "How it used to work", "History", "Limitations of other toolkits", "FAQ: wrong answers",
    ]) func unreal(title: String) throws
  { #expect(try canonical("# Pumps\n\n## \(title)\n\n`fill()` is called after `drain()`.\n") == []) }

  @Test(
    "titles that are cases", arguments: ["Without `lock()`", "Behaviour in version 1"])
  func cases(title: String) throws {
    #expect(
      try canonical("# Pumps\n\n## \(title)\n\n`fill()` is called after `drain()`.\n") == [
        "fill(): after drain() (\(title))"
      ])
  }

  @Test(
    "columns of another time",
    arguments: ["Old thread", "Thread (deprecated)", "Planned thread", "Before 3.0"]) func columns(head: String) throws
  {
    #expect(
      try canonical("# Pumps\n\n| Method | \(head) |\n|---|---|\n| `fill()` | called on the main thread |\n") == [])
  }

  @Test("what was expected is not what is") func expectedColumn() throws {
    let table = "| Method | Expected thread | Actual thread |\n|---|---|---|\n| `fill()` | main | background |\n"
    #expect(try canonical("# Pumps\n\n\(table)") == ["fill(): every call is on a background thread"])
  }

  @Test("rows that hold for a version or a mode", arguments: ["Version", "Mode"]) func rows(head: String) throws {
    let table = "| \(head) | Behaviour |\n|---|---|\n| 2 | `fill()` is called on the main thread. |\n"
    #expect(
      try canonical("# Pumps\n\n\(table)") == ["fill(): every call is on the main thread (\(head.lowercased()) 2)"])
  }

  @Test("what a definition says holds for its term") func definitions() throws {
    let text = "*FI_SAFE*\n: Any host may fill. Hosts must lock all tanks.\n\nHosts must close all tanks.\n"
    #expect(
      try canonical("# tank_domain\n\n## THREADING\n\n\(text)") == [
        "Hosts: has to lock all tanks (FI_SAFE)", "Hosts: has to close all tanks",
      ])
    let method = "*fill_tank*\n: Fills the tank. This function must be called on the main thread.\n"
    #expect(try canonical("# Pumps\n\n\(method)") == ["fill_tank: every call is on the main thread"])
  }

  @Test(
    "items that call their name an event or a function",
    arguments: [
      ("`drain`: This event is emitted before the data is sent.", ["drain: before the data is sent"]),
      ("`drain()`: cleanup function called before the tank is filled.", ["drain(): before the tank is filled"]),
      (
        "`drain`: a function that the pool will call when it wants a new row.",
        ["drain: called whenever the pool wants a new row"]
      ),
      ("`tank.onFill(function(row))`: Called when the tank is full.", []),
    ]) func items(item: String, claims: [String]) throws
  { #expect(try canonical("# Pumps\n\n- \(item)\n") == claims) }

  @Test(
    "titles without a word, or with marks alone", arguments: ["##", "## ?", "## :", "## `lock()`", "## ![](a.png)"])
  func wordless(title: String) throws {
    #expect(try canonical("# Pumps\n\n\(title)\n\n`fill()` is called after `drain()`.\n") == ["fill(): after drain()"])
  }

  @Test(
    "“it”, “this” and “the function” under titles that name a method or none",
    arguments: [
      (
        "Running", "If `wait` is true, it will block until the tank is empty.",
        "(subject unknown): blocking (If `wait` is true)"
      ),
      ("Running", "Hydra automatically adds a row. This will be called once.", "Hydra: called exactly once"),
      (
        "`add_timeout(timeout, handler)`", "The function is called repeatedly until it returns `false`.",
        "The function: may be called many times"
      ),
    ]) func pointing(title: String, text: String, claim: String) throws
  { #expect(try canonical("# Notes\n\n## \(title)\n\n\(text)\n") == [claim]) }
}
