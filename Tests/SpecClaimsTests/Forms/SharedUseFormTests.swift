import Testing

@testable import SpecClaims

@Suite struct SharedUseFormTests {
  @Test(arguments: [
    Expected(
      "You may use the pump from any thread.",
      "the pump: may be called on any thread"),
    Expected(
      "Callers can access the tank from multiple threads, but only one thread at a time.",
      "the tank: may be called on any thread", "the tank: serial"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: SharedUseForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You should use the pump from any thread.",
    "You may call `-open` from any thread.",
    "You may use the pump from the main thread.",
    "The host may use the pump from any thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: SharedUseForm.self).isEmpty)
  }
}
