import Testing

@testable import SpecClaims

@Suite struct OutlivingFormTests {
  @Test(arguments: [
    Expected(
      "A child tank never outlives its parent.",
      "A child tank: never after its parent"),
    Expected(
      "The valve must not outlive the tank.",
      "The valve: never after the tank"),
    Expected(
      "A pump cannot outlive its tank.",
      "A pump: never after its tank"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OutlivingForm.self) == expected.claims)
  }

  @Test(arguments: [
    "A child tank may outlive its parent.",
    "A child tank usually does not outlive its parent.",
    "A tank outlives its pumps.",
    "The valve might not outlive the tank.",
    "It never outlives it.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OutlivingForm.self).isEmpty)
  }
}
