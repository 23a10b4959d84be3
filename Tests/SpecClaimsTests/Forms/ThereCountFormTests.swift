import Testing

@testable import SpecClaims

@Suite struct ThereCountFormTests {
  @Test(arguments: [
    Expected(
      "There is at most one response per request.",
      "response: called at most once per request"),
    Expected(
      "There will always be at least one notification.",
      "notification: called at least once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThereCountForm.self) == expected.claims)
  }

  @Test(arguments: [
    "There is at most one tank.",
    "There should usually be exactly one call.",
    "There is one response.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThereCountForm.self).isEmpty)
  }
}
