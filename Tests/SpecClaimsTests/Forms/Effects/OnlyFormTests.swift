import Testing

@testable import SpecClaims

@Suite struct OnlyFormTests {
  @Test(arguments: [
    Expected(
      "Only the first row is read, not those below it.", "-refresh: only the first row is read not those below it")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Only the first row should be read.",
    "Only the first hook is called.",
    "The first row is read.",
    "Only the first row may be read.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyForm.self) == [])
  }
}
