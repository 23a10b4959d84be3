import Testing

@testable import SpecClaims

@Suite struct ExclusionFormTests {
  @Test(arguments: [
    Expected(
      "No other method runs until `-refresh` has returned.",
      "every method but -refresh: never before -refresh has finished")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "No other method matters until then."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
