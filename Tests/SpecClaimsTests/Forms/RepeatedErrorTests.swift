import Testing

@testable import SpecClaims

/// Errors of calls that come once too often, or at the wrong time.
@Suite struct RepeatedErrorTests {
  @Test(arguments: [
    Expected(
      "If you call this a second time, it will return an error.",
      "-refresh: error when misused: If you call this a second time"),
    Expected(
      "Calling this after the panel has been painted returns an error.",
      "-refresh: error when misused: Calling this after the panel has been painted"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If the panel is closed, it usually returns an error.",
    "Calling this returns an error.",
    "If you call this a second time, it may return an error.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
