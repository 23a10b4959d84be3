import SpecDocument
import Testing

@testable import SpecClaims

/// How sentences are taken apart, as `explain` shows it.
@Suite struct ClauseParserTests {
  private func clauses(_ sentence: String) throws -> [String] {
    let document = try Document(bytes: Array(sentence.utf8), name: "page.md")
    return document.sentences.flatMap { ClauseParser.clauses(of: Tokenizer.tokens(of: $0.pieces)).map(\.description) }
  }

  @Test func aConditionInFrontStaysWithItsClause() throws {
    #expect(
      try clauses("When the panel is shown, the hook is called once.") == [
        "[main] first: When the panel is shown · subject: the hook · verb: call passive · rest: once"
      ])
  }

  @Test func aConditionNeedsNoCommaBehindAPassive() throws {
    #expect(
      try clauses("If the panel is shown the hook is called.") == [
        "[main] first: If the panel is shown · subject: the hook · verb: call passive"
      ])
  }

  @Test func coordinationSharesTheSubject() throws {
    #expect(
      try clauses("The hook is called once and must not block the reader.") == [
        "[main] subject: The hook · verb: call passive · rest: once",
        "[and] subject: (same) · verb: block must not · rest: the reader",
      ])
  }

  @Test func aReasonIsAClauseOfItsOwn() throws {
    #expect(
      try clauses("Do not keep the event, because it is reused.") == [
        "[main] verb: keep must not imperative · rest: the event", "[because] subject: it · verb: reuse passive",
      ])
  }

  @Test func otherwiseBeginsAClause() throws {
    #expect(
      try clauses("You must return the reply, otherwise the request is sent twice.") == [
        "[main] subject: You · verb: return must · rest: the reply",
        "[otherwise] subject: the request · verb: send passive · rest: twice",
      ])
  }

  @Test func whatNobodyHasToDoIsNoProhibition() throws {
    let document = try Document(bytes: Array("You do not have to call it.".utf8), name: "page.md")
    let clause = try #require(ClauseParser.clauses(of: Tokenizer.tokens(of: document.sentences[0].pieces)).first)
    #expect(clause.verb?.isUnneeded == true)
    #expect(clause.verb?.isNegated == false)
  }

  @Test func verbsOutsideTheListAreKnownByTheirPlace() throws {
    #expect(
      try clauses("The panel must relinquish its window.") == [
        "[main] subject: The panel · verb: relinquish must · rest: its window"
      ])
    #expect(try clauses("The window was relinquished.") == ["[main] subject: The window · verb: relinquish passive"])
  }

  @Test(arguments: [
    ("the panel has been drawn", "after"), ("the panel has successfully launched", "after"),
    ("the panel is no longer visible", "after"),
    ("the panel is about to close", "before"), ("the panel will close", "before"),
    ("the panel is being closed", "during"),
    ("drawing completes", "after"), ("the panel closes", "none"), ("the panel is closed", "none"),
    ("the panel has not been drawn", "none"),
  ]) func theTimeOfAnEventIsInItsVerb(_ event: String, _ relation: String) throws {
    let document = try Document(bytes: Array(event.utf8), name: "page.md")
    let found = WhenClause.relation(of: Tokenizer.tokens(of: document.sentences[0].pieces))
    #expect((found?.rawValue ?? "none") == relation)
  }
}
