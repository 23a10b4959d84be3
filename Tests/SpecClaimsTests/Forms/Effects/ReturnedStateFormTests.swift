import Testing

@testable import SpecClaims

@Suite struct ReturnedStateFormTests {
  @Test(arguments: [
    Expected("It returns the last measured size.", "-refresh: returns the last measured size"),
    Expected("Returns the same view every time.", "-refresh: returns the same view"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ReturnedStateForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It returns the size.",
    "It usually returns the same view.",
    "The panel returns the last size.",
    "It can return the last size.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ReturnedStateForm.self) == [])
  }
}
