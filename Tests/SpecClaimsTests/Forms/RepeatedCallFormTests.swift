import Testing

@testable import SpecClaims

@Suite struct RepeatedCallFormTests {
  @Test(arguments: [
    Expected(
      "Calling this method more than once is invalid.",
      "-refresh: called at most once"),
    Expected(
      "Calling `-open` twice is an error.",
      "-open: called at most once"),
    Expected(
      "Invoking it multiple times is not allowed.",
      "-refresh: called at most once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RepeatedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Calling this method more than once is safe.",
    "Calling this method is invalid.",
    "Calling this method more than once may be invalid.",
    "Calling this method more than once is usually invalid.",
    "Calling it again is not an error.",
    "Opening the panel more than once is invalid.",
    "Calling this method more than once is invalid if the panel is closed.",
    "Calling this method more than once before `-close` is invalid.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RepeatedCallForm.self).isEmpty)
  }
}
