import Testing

@testable import SpecClaims

/// Calls that are made only for somebody.
@Suite struct AtLeastOneFormTests {
  @Test(arguments: [
    Expected(
      "`drain()` is only called when at least one tank is open.",
      "drain(): never called (when no tank is open)"),
    Expected(
      "It is only invoked if there is at least one pump.",
      "-refresh: never called (if there is no pump)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is only called when at least one tank is not open.",
    "It is usually only called when at least one tank is open.",
    "It is only called when at least two tanks are open.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
