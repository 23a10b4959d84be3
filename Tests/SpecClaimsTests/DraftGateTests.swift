import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences that sound like promises and whose reading would say something else, or the opposite.
@Suite struct DraftGateTests {
  private func claims(_ sentence: String) throws -> [String] {
    try read("## Pump\n\n### `start()`\n\n\(sentence)\n").map(\.canonical)
  }

  @Test(arguments: [
    "It is not only called on the main thread.",
    "It is not always called on the main thread.",
    "You must not forget to call `stop()`.",
    "Specifies whether the pump should call `stop()`.",
    "The value is inherited from the parent thread.",
    "It may or may not be called after the level has changed.",
    "This flag is not checked while the pump runs, only after it has stopped.",
    "The value will be made available on the main thread.",
  ])
  func promiseNothingThatCouldBeChecked(_ sentence: String) throws {
    #expect(try claims(sentence) == [])
  }

  @Test func whatStandsInFrontWithAPrepositionRestricts() throws {
    #expect(
      try claims("In paused mode, this method is called on the main thread.")
        == ["start(): every call is on the main thread (In paused mode)"])
    #expect(
      try claims("For consistency, this method is called on the main thread.")
        == ["start(): every call is on the main thread"])
  }

  @Test func onceInFrontOfAMomentIsACount() throws {
    #expect(
      try claims("It runs once just before the level changes.")
        == ["start(): called exactly once", "start(): immediately before the level changes"])
  }
}
