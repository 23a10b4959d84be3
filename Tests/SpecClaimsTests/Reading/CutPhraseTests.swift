import Testing

@testable import SpecClaims

/// Sentences that promise nothing, or not what the first words behind a preposition seem to say.
@Suite struct CutPhraseTests {
  @Test(arguments: [
    "This method is kept for old hosts after the pump was removed.",
    "The mark will be placed before the last dot.",
    "The row is inserted after the header.",
    "The style is applied again after taking the border into account.",
    "Override the tank to ensure valves are shut before opening it.",
    "Similar to `-shut`, but with a lid, must not block.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected("The row is inserted before the panel is drawn.", "The row is inserted: before the panel is drawn"),
    Expected("The row is inserted after calling `-open`.", "The row is inserted: after -open"),
    Expected(
      "Callbacks related to the pump will arrive before this callback.",
      "Callbacks related to the pump arrive: before -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("what the rows do is not what comes of it")
  func relative() throws {
    #expect(try understood("Shutting the tank will cause rows that fail due to exceptions to be skipped.") == [])
  }
}
