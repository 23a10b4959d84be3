import Testing

@testable import SpecClaims

@Suite struct PassivePairTests {
  @Test(arguments: [
    Expected("The handlers must be closed and opened again.", "The handlers: has to be closed and opened"),
    Expected("The handlers should not be read from or written to.", "-refresh: must not read or write the handlers"),
    Expected(
      "The returned window must not have been previously opened or used by the host.",
      "-refresh: must not return window opened or used by the host within -refresh"),
  ]) func isOneRule(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aSecondAdjectiveIsNone() throws {
    #expect(try understood("The handlers should be quick and closed.").isEmpty)
  }
}
