import Testing

@testable import SpecClaims

/// What has begun by the time of the call.
@Suite struct StateAlreadyTests {
  @Test(arguments: [
    Expected(
      "When this is called, the rows are already painted.",
      "-refresh: after the rows have been painted"),
    Expected(
      "When this hook runs, the panel is already open.",
      "-refresh: after the panel is open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "When this is called, the panel is open.",
    "The rows are already painted.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
