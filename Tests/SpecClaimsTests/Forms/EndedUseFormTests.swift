import Testing

@testable import SpecClaims

@Suite struct EndedUseFormTests {
  @Test(arguments: [
    Expected(
      "After the run the handle is no longer valid.",
      "the handle is valid: never after the run"),
    Expected(
      "The handle is invalid once the tank has been closed.",
      "The handle is valid: never after the tank has been closed"),
    Expected(
      "Once the tank is closed, no more water can be transferred.",
      "water is transferred: never after the tank is closed"),
    Expected(
      "The handle ceases to be valid after the tank is closed.",
      "The handle is valid: never after the tank is closed"),
    Expected(
      "The handle becomes invalid after the tank is closed.",
      "The handle is valid: never after the tank is closed"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: EndedUseForm.self) == expected.claims)
  }

  @Test(arguments: [
    "After the run it is no longer valid.",
    "After the run the handle may be invalid.",
    "After the run no further steps are needed.",
    "After the run the handle is valid.", "After the run the handle becomes rusty.",
    "After the run the handle ceases to be blue.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: EndedUseForm.self).isEmpty)
  }
}
