import Testing

@testable import SpecClaims

@Suite struct ReturnedValueFormTests {
  @Test(arguments: [
    Expected(
      "The returned size is kept for the next layout.", "-refresh: the returned size is kept for the next layout"),
    Expected("The size returned is rounded.", "-refresh: the size returned is rounded"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ReturnedValueForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The returned size may be kept.",
    "The size is kept for the next layout.",
    "The returned size is usually kept.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ReturnedValueForm.self) == [])
  }
}
