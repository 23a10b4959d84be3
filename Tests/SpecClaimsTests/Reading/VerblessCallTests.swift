import Testing

@testable import SpecClaims

/// Calls told without a verb, in the section of a method.
@Suite struct VerblessCallTests {
  @Test(arguments: [
    Expected(
      "Always on the main thread.",
      "-refresh: every call is on the main thread"),
    Expected(
      "Happens exactly once per row.",
      "-refresh: called exactly once per row"),
    Expected(
      "Zero or more calls per row.",
      "-refresh: may be called many times per row"),
    Expected(
      "At most one call per row.",
      "-refresh: called at most once per row"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Always on time.",
    "Happens now and then.",
    "Many calls per row.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
