import SpecDocument
import Testing

@testable import SpecClaims

/// Items of lists that say in a few words what a method does, and sentences turned round.
@Suite struct TerseItemTests {
  private func item(_ text: String) throws -> [String] {
    try read("# Panel\n\n## `-refresh`\n\n- \(text)\n- It is small.\n").map(\.canonical)
  }

  @Test(arguments: [
    ("if the panel is open: called once", "-refresh: called exactly once (if the panel is open)"),
    ("`draw`. Called on any thread.", "draw: may be called on any thread"),
    ("Called from two threads, one after the other", "-refresh: serial"),
    ("Called for every row that is visible", "-refresh: called exactly once per row that is visible"),
    ("Called 0 or 1 times", "-refresh: called at most once"),
    ("Called zero or more times", "-refresh: may be called many times"),
  ]) func isRead(_ text: String, _ claim: String) throws {
    #expect(try item(text) == [claim])
  }

  @Test func aCountBehindAMomentIsNoPartOfIt() throws {
    #expect(
      try Set(item("Called after startup at most once")) == [
        "-refresh: called at most once", "-refresh: after startup",
      ])
    #expect(
      try item("Called after all rows at most one screen away") == ["-refresh: after all rows at most one screen away"])
  }

  @Test(arguments: ["Reentrant? No.", "Thread-safe?", "You shouldn't have to call `-draw` twice."])
  func isLeft(_ text: String) throws { #expect(try item(text).isEmpty) }

  @Test func whatIsNotForbiddenEitherIsNoPartOfTheAct() throws {
    #expect(
      try understood("You aren't required to call `-draw`, nor is it forbidden.") == [
        "-refresh: not promised: has to call `-draw`"
      ])
  }

  @Test(arguments: [
    "Only after `-draw` returns is `-close` called.",
    "It is `-draw` that is called on the main thread.", "Nothing here is thread-safe.",
  ]) func whatIsTurnedRoundIsNoDefinition(_ sentence: String) throws {
    let document = try Document(bytes: Array("# Panel\n\n\(sentence)\n".utf8), name: "panel.md")
    let ledger = ClaimReader().read(document).ledger
    #expect(ledger.last?.kind == .notUnderstood)
  }
}
