import Testing

@testable import SpecClaims

@Suite struct LateReturnFormTests {
  @Test(arguments: [
    Expected("This hook must not return until the tank is full.", "-refresh returns: never before the tank is full"),
    Expected("`fill` should not return before the valve is shut.", "fill returns: never before the valve is shut"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: LateReturnForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It does not return until the tank is full.", "It may not return before the tank is full.",
    "The host must not return until the tank is full.", "It must not return a value before the tank is full.",
    "It must not return.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: LateReturnForm.self).isEmpty)
  }
}
