import Testing

@testable import SpecClaims

/// One promise, told once and by its right name.
@Suite struct SaidOnceTests {
  @Test(arguments: [
    Expected("No more callbacks will be sent after this.", "any method: never after -refresh"),
    Expected("Changes to the tank are not allowed here.", "-refresh: must not change the tank within -refresh"),
    Expected("Side effects are not allowed here.", "-refresh: must not create side effects within -refresh"),
    Expected(
      "Since version 2.0, `fill()` is called on the main thread.",
      "fill(): every call is on the main thread (as of version 2.0)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
