import Testing

@testable import SpecClaims

@Suite struct RareUseFormTests {
  @Test(arguments: [
    Expected("Overriding this method should be done very rarely.", "-refresh: must not be overridden"),
    Expected("Calling `-load` should be done sparingly.", "-load: must not be called"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RareUseForm.self) == expected.claims)
  }

  @Test(arguments: [
    "This method is rarely overridden.",
    "Overriding this method should be done early.",
    "Drawing should be done rarely.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RareUseForm.self) == [])
  }
}
