import Testing

@testable import SpecClaims

@Suite struct WrongAssumptionFormTests {
  @Test(arguments: [
    Expected(
      "Drivers shouldn't assume that `-open` will always be called after a reset.",
      "Drivers: must not assume that `-open` will always be called after a reset"),
    Expected(
      "You should not assume that it is called once.",
      "-refresh: must not assume that it is called once"),
    Expected(
      "It is not safe to assume that it is called on the main thread.",
      "-refresh: must not assume that it is called on the main thread"),
    Expected(
      "You cannot rely on the fact that it is called once.",
      "-refresh: must not rely that it is called once"),
    Expected(
      "If the tank is open, drivers can no longer assume that a valve is there.",
      "drivers: must not assume that a valve is there (If the tank is open)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Drivers may assume that it is large.",
    "Drivers might not assume that it is called once.",
    "Drivers do not assume that it is called once.",
    "Drivers should usually not assume that it is called once.",
    "Drivers cannot fly before they assume that it is called once.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
