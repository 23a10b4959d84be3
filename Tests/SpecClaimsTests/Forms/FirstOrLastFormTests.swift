import Testing

@testable import SpecClaims

@Suite struct FirstOrLastFormTests {
  @Test(arguments: [
    Expected(
      "This is called only for the last request.",
      "-refresh: called exactly once", "-refresh: during the last request")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: FirstOrLastForm.self) == expected.claims)
  }

  @Test(arguments: [
    "This is called for the last request.",
    "This is called only for the last tank.",
    "This can only be called on the first run.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: FirstOrLastForm.self).isEmpty)
  }
}
