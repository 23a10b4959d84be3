import Testing

@testable import SpecClaims

/// What restricts a promise stays with it.
@Suite struct ConditionTests {
  private func claims(_ sentence: String) throws -> [String] {
    try read("## Tank\n\n### `pump()`\n\n\(sentence)\n").map(\.canonical)
  }

  @Test func anExceptionInBracketsIsACondition() throws {
    #expect(
      try claims("It is called on the main thread (except when the tank is empty).")
        == ["pump(): every call is on the main thread (except when the tank is empty)"])
  }

  @Test func aRuleHoldsFromTheMomentNamedInFront() throws {
    #expect(
      try claims("Once the valve is open, you must not call `fill()`.")
        == ["fill(): must not be called (Once the valve is open)"])
  }

  @Test(arguments: [
    "In most cases, it is called on the main thread.",
    "Typically when the tank is full, it is called on the main thread.",
    "It is only called when the tank is full.",
    "You have to do nothing.",
  ]) func halfAPromiseIsNone(_ sentence: String) throws {
    #expect(try claims(sentence) == [])
  }

  @Test func whetherIsNoCondition() throws {
    #expect(
      try claims("You must call `level()` to check if the tank is full.")
        == ["whoever writes or calls pump(): has to call level()"])
  }

  @Test func aConditionMayHoldAList() throws {
    #expect(
      try claims("If the valve, the tank, or the pump's `close` hook fails, the alarm must be raised.")
        == [
          "the alarm: has to be raised (If the valve, the tank, or the pump's `close` hook fails)"
        ])
  }

  @Test func atMostOneTimeIsALimit() throws {
    #expect(try claims("This method may be called at most one time.") == ["pump(): called at most once"])
  }

  @Test func whatFollowsFromDoingOtherwiseIsNoPartOfTheMoment() throws {
    #expect(
      try claims("It cannot be called after `close()` has returned or an error will be thrown.")
        == ["pump(): never after close() has finished"])
  }

  @Test func rowsWithNumbersStandForThemselves() throws {
    #expect(
      try read("## Rules\n\n| No | Rule |\n|---|---|\n| 1.3 | A tank MUST close its valve. |\n").map(\.canonical)
        == ["A tank: has to close its valve"])
  }
}
