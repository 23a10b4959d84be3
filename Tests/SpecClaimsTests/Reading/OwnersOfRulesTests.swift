import Testing

@testable import SpecClaims

/// Whom a rule is about where the sentence does not name it.
@Suite struct OwnersOfRulesTests {
  @Test(arguments: [
    "Any implementation of this interface must close the row.", "Implementors of this interface must close the row.",
    "Subclasses of this class must close the row.",
  ]) func whoImplementsTheTypeIsTheType(_ sentence: String) throws {
    #expect(try read("# PanelListener\n\n\(sentence)\n").map(\.canonical) == ["PanelListener: has to close the row"])
  }

  @Test func whoImplementsAnotherIsNot() throws {
    #expect(
      try read("# PanelListener\n\nAny implementation of that loom must close the row.\n").map(\.canonical)
        == ["Any implementation of that loom: has to close the row"])
  }

  @Test(arguments: [
    Expected("Contrary to `close` this method is only called once.", "-refresh: called exactly once"),
    Expected("Unlike `close` this hook is called once.", "-refresh: called exactly once"),
  ]) func whatIsComparedIsNotTheSubject(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aPredicateOfAnInnerClauseIsNotTheOuterOnes() throws {
    let sentence =
      "The rank of a row will win over the order such that the row starts after it and always stops before it."
    #expect(try understood(sentence).allSatisfy { !$0.hasPrefix("The rank") })
  }

  @Test func aCaptionThatIsRepeatedBelongsToTheEntryAboveIt() throws {
    let page = """
      ## `open`

      Opens it.

      # Notes

      Must be called once.

      ## `close`

      Closes it.

      # Notes

      Must be called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == ["open: called exactly once", "close: every call is on the main thread"])
  }

  @Test func aCaptionThatIsNotRepeatedMayBeThePages() throws {
    let page = "## `open`\n\nOpens it.\n\n# Notes\n\nMust be called once.\n"
    #expect(try read(page).allSatisfy { $0.subject.written != "open" })
  }
}
