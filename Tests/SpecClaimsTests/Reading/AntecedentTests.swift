import Testing

@testable import SpecClaims

/// "It" behind a condition that names somebody.
@Suite struct AntecedentTests {
  private func claims(_ sentence: String) throws -> [String] {
    try read("## Tank\n\n### `pump()`\n\n\(sentence)\n").map(\.canonical)
  }

  @Test func isTheCallbackOfTheCondition() throws {
    #expect(
      try claims("If a callback is given, it is called on the main thread.")
        == ["a callback: every call is on the main thread (If a callback is given)"])
  }

  @Test func isWhoeverTheConditionSpeaksOf() throws {
    #expect(
      try claims("If the tank cannot close the valve, it must raise an alarm.")
        == ["the tank: has to raise an alarm (If the tank can not close the valve)"])
  }

  @Test func isTheMethodWhenNothingInTheConditionCouldBeCalled() throws {
    #expect(
      try claims("If the view is loaded, it is called on the main thread.")
        == ["pump(): every call is on the main thread (If the view is loaded)"])
  }

  @Test(arguments: ["the tank is full", "the valve is closed"])
  func isTheMethodWhereTheConditionTellsAStateAndItWaits(_ state: String) throws {
    #expect(try claims("If \(state), it blocks.") == ["pump(): blocking (If \(state))"])
  }

  @Test func isNotTheMethodWhereTheConditionTellsWhatSomebodyDoes() throws {
    #expect(try claims("When the pump stops, it waits until the tank is empty.") == [])
  }

  @Test func isNotTheOneWhoKeepsSomething() throws {
    #expect(try claims("If the tank has to keep the level, it is copied before the call returns.") == [])
  }
}
