import Testing

@testable import SpecClaims

/// What stands in front of the main clause, with a comma or without.
@Suite struct SentenceOpeningTests {
  private func claims(_ sentence: String) throws -> [String] {
    try read("## Tank\n\n### `pump()`\n\n\(sentence)\n").map(\.canonical)
  }

  @Test func fromThenOnIsNoPartOfTheSubject() throws {
    for opening in ["From then on", "From this point onwards", "From now on"] {
      for end in ["", ","] {
        #expect(
          try understood("\(opening)\(end) the buffer must not be changed.") == [
            "-refresh: must not change the buffer (\(opening))"
          ])
      }
    }
  }

  @Test func thenEndsACondition() throws {
    #expect(
      try claims("If the valve is shut then the `drain()` hook will be called on the main thread.")
        == ["drain(): every call is on the main thread (If the valve is shut)"])
  }

  @Test func aParticipleAloneIsACondition() throws {
    #expect(
      try claims("May only be called once and if called it must be the last method called.").last
        == "any method: never after pump() (if called)")
  }

  @Test func onlyInFrontTurnsTheClauseAround() throws {
    #expect(
      try claims("Only after `open()` has returned will the tank be filled.")
        == ["the tank is filled: never before open() has finished"])
  }

  @Test func aCommentOnTheSentenceIsNoPartOfTheSubject() throws {
    #expect(
      try claims("Importantly, `drain()` is called even if the valve is shut.") == ["drain(): called at least once"])
    #expect(try claims("Usually, `drain()` is called once.") == [])
  }

  @Test func theFirstTimeIsACondition() throws {
    #expect(
      try claims("It is not called the first time the tank is filled.")
        == ["pump(): never called (the first time the tank is filled)"])
  }

  @Test func aMomentThatIsANameEndsWithIt() throws {
    #expect(
      try claims("It is called after your `fill()` hook and `drain()` will be called once.")
        == ["pump(): after fill()", "drain(): called exactly once"])
    #expect(
      try claims("It is called after `drain()` and `close()` have been called.")
        == ["pump(): after drain()", "pump(): after close()"])
  }

  @Test func aVerbInNoTableHidesNoSubject() throws {
    #expect(
      try claims("The `drain()` method frobnicates the pending drops and is called once.")
        == ["drain(): called exactly once"])
  }

  @Test func aPluralNounIsNoVerb() throws {
    #expect(
      try claims("Any additional calls to the pump will not be processed.")
        == [
          "Any additional calls to the pump: no-effect when misused: Any additional calls to the pump"
        ])
  }
}
