import Testing

@testable import SpecClaims

@Suite struct RequiredStateFormTests {
  @Test(arguments: [
    Expected(
      "The handler class must be accessible to the runtime.",
      "The handler class: has to be accessible to the runtime"),
    Expected(
      "If the tank is small, code in the handler must be suitable for pumps.",
      "code in the handler: has to be suitable for pumps (If the tank is small)"),
    Expected(
      "Work in this hook must be as short as possible.", "Work in this hook: has to be as short as possible"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The handler class must be able to close the tank.",
    "The handler class must be open.",
    "The handler class must not be accessible to the runtime.",
    "The handler class need not be accessible to the runtime.",
    "The handler class must usually be accessible to the runtime.",
    "It must be accessible to the runtime.",
    "The handler class might be accessible to the runtime.",
    "The table must be a comfortable place to sit.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
