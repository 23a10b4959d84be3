import Testing

@testable import SpecClaims

@Suite struct OneOfFormTests {
  @Test(arguments: [
    Expected(
      "Only one of `-open` and `-close` will be called.",
      "one of `-open` and `-close`: called at most once"),
    Expected(
      "Exactly one of `-open` or `-close` is invoked per request.",
      "one of `-open` or `-close`: called exactly once per request"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OneOfForm.self) == expected.claims)
  }

  @Test(arguments: [
    "At most one of them should be called.",
    "Exactly one of the valves is triggered.",
    "One of `-open` and `-close` is called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OneOfForm.self).isEmpty)
  }
}
