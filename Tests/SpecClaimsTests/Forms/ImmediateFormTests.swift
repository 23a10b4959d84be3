import Testing

@testable import SpecClaims

@Suite struct ImmediateFormTests {
  @Test(arguments: [
    Expected(
      "The next task is not run immediately.",
      "The next task: not promised: immediately after -refresh"),
    Expected(
      "If the pump is off, the tank is closed immediately.",
      "the tank is closed: immediately after -refresh (If the pump is off)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ImmediateForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It returns immediately.",
    "The tank is closed immediately after the pump has stopped.",
    "When a valve opens, the tank is immediately closed.",
    "The tank is usually closed immediately.",
    "The tank may be closed immediately.",
    "No tank is closed immediately.",
    "Is the tank closed immediately?",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ImmediateForm.self).isEmpty)
  }
}
