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
    Expected(
      "For every open call there will be exactly one release call.",
      "release call: called exactly once per open call"),
    Expected("For each row, there is at most one `draw()` call.", "draw(): called at most once per row"),
    Expected("For one open call there may be many flush calls.", "flush calls: may be called many times per open call"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThereCountForm.self) == expected.claims)
  }

  @Test(arguments: [
    "There is at most one tank.",
    "There should usually be exactly one call.",
    "There is one response.",
    "For every open call there are many flush calls.",
    "For tanks that are open there is at most one call.",
    "For every open call there is usually exactly one release call.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThereCountForm.self).isEmpty)
  }
}
