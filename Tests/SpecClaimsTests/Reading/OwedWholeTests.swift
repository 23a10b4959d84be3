import Testing

@testable import SpecClaims

/// What is owed is told whole, without what only joins sentences; quoted names label items as those in backticks do.
@Suite struct OwedWholeTests {
  @Test(arguments: [
    Expected("This method should return promptly.", "-refresh: has to return promptly within -refresh"),
    Expected("This method must return a row.", "-refresh: has to return a row within -refresh"),
    Expected(
      "It is not advisable to use `-close` in this method, however.", "-refresh: must not use `-close` within -refresh"),
    Expected(
      "Neither `-open` nor `-close` should be called within this callback.",
      "-open and -close: must not be called in this callback"),
    Expected("There's no guarantee that this hook will be called.", "-refresh: not promised: called at least once"),
    Expected(
      "This method does nothing if the panel is closed.", "-refresh: no-effect when misused: if the panel is closed"),
    Expected(
      "The caller is responsible for closing or freeing the row.", "The caller: has to close or free the row"),
  ])
  func reads(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "A run of this hook should lead to a call of `-done`, either, or.",
    "Called in all child processes.", "Called in all pool child processes.", "By default, this method does nothing.",
    "Neither the panel nor the row is of any interest.",
  ])
  func refuses(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test func aQuotedNameLabelsAnItem() throws {
    let page = """
      ## Panel

      ### `changed`

      - "opened": Sent before the panel is drawn.
      - "closed": Called once after the panel is gone.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "opened: before the panel is drawn", "closed: called exactly once", "closed: after the panel is gone",
      ])
  }
}
