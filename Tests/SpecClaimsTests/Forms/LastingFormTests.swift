import Testing

@testable import SpecClaims

@Suite struct LastingFormTests {
  @Test(arguments: [
    Expected(
      "The buffer must remain valid until the callback has run.",
      "The buffer: has to be kept until the callback has run"),
    Expected(
      "Pointers have to stay alive for the duration of the call.",
      "Pointers: has to be kept for the duration of the call"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: LastingForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The buffer remains valid until the callback has run.",
    "The buffer must be valid.",
    "The price must remain low.",
    "The buffer need not remain valid.",
    "The buffer should usually remain valid.",
    "Must the buffer remain valid?",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: LastingForm.self).isEmpty)
  }
}
