import Testing

@testable import SpecClaims

/// "It" behind a call that the method of the section causes.
@Suite struct CausedCallTests {
  @Test(arguments: [
    Expected(
      "Causes `open()` to be called on the main thread. It must not be called from there.",
      "open(): every call is on the main thread"),
    Expected(
      "Causes `open()` to be called on the main thread. It must not be called from a background thread.",
      "open(): every call is on the main thread"),
  ]) func isTheMethodOfTheSection(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
