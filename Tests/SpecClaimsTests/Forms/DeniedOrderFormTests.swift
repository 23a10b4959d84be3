import Testing

@testable import SpecClaims

@Suite struct DeniedOrderFormTests {
  @Test(arguments: [
    Expected(
      "There is no guarantee that this hook runs before the tank is filled.",
      "-refresh: not promised: before the tank is filled"),
    Expected("It is not guaranteed to be called after `-open`.", "-refresh: not promised: after -open"),
    Expected(
      "It is not guaranteed that the valves are shut before the tank is drained.",
      "the valves are shut: not promised: before the tank is drained"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: DeniedOrderForm.self) == expected.claims)
  }

  @Test(arguments: [
    "There is no guarantee that this hook runs on main before the tank is filled.",
    "There is no guarantee that it is called once before the tank is filled.",
    "It is guaranteed that the valve is shut before the tank is drained.",
    "There is no guarantee that it works before the tank is filled.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: DeniedOrderForm.self).isEmpty)
  }
}
