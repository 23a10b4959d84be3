import Testing

@testable import SpecClaims

@Suite struct CondemnedActFormTests {
  @Test(arguments: [
    Expected(
      "Closing the tank from a callback is not allowed.",
      "-refresh: must not close the tank from a callback"),
    Expected(
      "Holding the key across calls is discouraged.",
      "-refresh: must not hold the key across calls"),
    Expected(
      "Opening the valve is forbidden while the tank is full.",
      "-refresh: must not open the valve (while the tank is full)"),
    Expected("The valve is old and its use is discouraged.", "-refresh: must not be called"),
    Expected("Use of this hook is discouraged.", "-refresh: must not be called"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CondemnedActForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Closing the tank is allowed.",
    "Use of the valve is discouraged.",
    "Its use is not discouraged.",
    "Its use is often discouraged.",
    "Calling `-fill` twice is illegal.",
    "Closing the tank may be wrong.",
    "Closing is an error.",
    "Closing the tank is not supported on old hosts.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CondemnedActForm.self).isEmpty)
  }
}
