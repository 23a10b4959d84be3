import Testing

@testable import SpecClaims

@Suite struct NoEffectFormTests {
  @Test(arguments: [
    Expected("This will not clear the rows of its children.", "-refresh: does not clear the rows of its children"),
    Expected(
      "This method does not change the data if it is locked.", "-refresh: does not change the data (if it is locked)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoEffectForm.self) == expected.claims)
  }

  @Test(arguments: [
    "This does not usually change the data.",
    "This method must not change the data again.",
    "You do not change the data.",
    "This does not mean that the data changes.",
    "This does not only change the data.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoEffectForm.self) == [])
  }
}
