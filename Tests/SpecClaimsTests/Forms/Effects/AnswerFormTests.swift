import Testing

@testable import SpecClaims

@Suite struct AnswerFormTests {
  @Test(arguments: [
    Expected("A return value of `true` means stop drawing.", "-refresh: a return value of `true` means stop drawing"),
    Expected("Returning `false` means stop drawing.", "-refresh: returning `false` means stop drawing"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AnswerForm.self) == expected.claims)
  }

  @Test(arguments: [
    "A return value of `true` may mean stop drawing.",
    "This means stop drawing.",
    "The value means nothing to the panel.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AnswerForm.self) == [])
  }
}
