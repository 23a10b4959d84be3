import Testing

@testable import SpecClaims

@Suite struct TellingFormTests {
  @Test(arguments: [
    Expected("Tells the panel when a drag began in it.", "-refresh: called whenever a drag began in it"),
    Expected(
      "Override this to be notified when the size changes.",
      "-refresh: called whenever the size changes"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: TellingForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Tells the panel whether a drag began.",
    "Shows the panel when a drag began in it.",
    "Tells the panel when a drag does not begin.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: TellingForm.self) == [])
  }
}
