import Testing

@testable import SpecClaims

@Suite struct OccasionFormTests {
  @Test(arguments: [
    Expected(
      "When the size is set to a new one, subclasses may inspect it here.",
      "-refresh: called whenever the size is set to a new one")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OccasionForm.self) == expected.claims)
  }

  @Test(arguments: [
    "When the size is set to a new one, subclasses may inspect it.",
    "Subclasses may inspect the size here.",
    "If the size is set, subclasses may inspect it here.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OccasionForm.self) == [])
  }
}
