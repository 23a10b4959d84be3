import Testing

@testable import SpecClaims

/// How often at least, at most, or not at all.
@Suite struct LimitsTests {
  @Test(arguments: [
    Expected(
      "It is called no less than once.",
      "-refresh: called at least once"),
    Expected(
      "It is called once at least.",
      "-refresh: called at least once"),
    Expected(
      "It is called once per tank at least.",
      "-refresh: called at least once per tank"),
    Expected(
      "It is called once per second at most.",
      "-refresh: called at most once per second"),
    Expected(
      "It is called exactly once or not at all.",
      "-refresh: called at most once"),
    Expected(
      "It is called either once or never.",
      "-refresh: called at most once"),
    Expected(
      "It is called exactly once.",
      "-refresh: called exactly once"),
    Expected(
      "It is called after every other call of `open()`.",
      "-refresh: after every other call of `open()`"),
    Expected(
      "It is called before any other method of the tank.",
      "-refresh: before everything else in its life"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
