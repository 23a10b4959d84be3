import Testing

@testable import SpecClaims

@Suite struct QuestionFormTests {
  @Test(arguments: [
    Expected(
      "Asks the delegate whether the row can be opened.", "-refresh: its answer decides whether the row can be opened"),
    Expected("Asks the panel if it should close.", "-refresh: its answer decides whether it should close"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: QuestionForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Asks the delegate for the row.",
    "The delegate asks whether the row can be opened.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: QuestionForm.self) == [])
  }
}
