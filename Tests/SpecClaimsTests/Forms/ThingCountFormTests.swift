import Testing

@testable import SpecClaims

@Suite struct ThingCountFormTests {
  @Test(arguments: [
    Expected(
      "Each buffer is used only once.",
      "Each buffer is used: at most once"),
    Expected(
      "Only a single pump may be attached to a tank.",
      "pump is attached: at most once"),
    Expected(
      "There can only be one handler per tank.",
      "handler exists: at most once per tank"),
    Expected(
      "A pump can be attached multiple times.",
      "A pump is attached: possibly many times"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThingCountForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The buffer is used once.",
    "Usually only a single pump may be attached.",
    "There may be a single handler.",
    "Only a single pump should be attached.",
    "Not only a single pump may be attached.",
    "Only one thread may be started at a time.",
    "The term is used only once in this document.",
    "A pump is attached multiple times.",
    "The option can be specified multiple times.",
    "A pump might be attached multiple times.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThingCountForm.self).isEmpty)
  }
}
