import Testing

@testable import SpecClaims

@Suite struct DefaultImplementationFormTests {
  @Test(arguments: [
    Expected(
      "The default implementation calls `-draw` for every row.",
      "-refresh: the default implementation calls `-draw` for every row"),
    Expected(
      "The base class implementation of `-load` does not read the file.",
      "-load: the base class implementation of `-load` does not read the file"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: DefaultImplementationForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The default implementation usually calls `-draw`.",
    "The default colour is red.",
    "The default implementation calls this method.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: DefaultImplementationForm.self) == [])
  }
}
