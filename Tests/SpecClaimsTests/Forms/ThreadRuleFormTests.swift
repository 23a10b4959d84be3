import Testing

@testable import SpecClaims

@Suite struct ThreadRuleFormTests {
  @Test(arguments: [
    Expected("Access the tank only on the main thread.", "the tank: every call is on the main thread"),
    Expected("Only access the tank on the main thread.", "the tank: every call is on the main thread"),
    Expected("You must only use the tank on the main thread.", "the tank: every call is on the main thread"),
    Expected(
      "All access to the tank must be on the main thread.",
      "All access to the tank: every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThreadRuleForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You may access the tank on the main thread.", "Access it only on the main thread.",
    "You must not only access the tank on the main thread.", "Access the tank only from any thread.",
    "The tank must be on the table.", "Access this only on the main thread.", "Usually only access the tank on main.",
    "No access to the tank must be on the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThreadRuleForm.self).isEmpty)
  }
}
