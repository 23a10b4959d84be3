import Testing

@testable import SpecClaims

@Suite struct StateOrderFormTests {
  @Test(arguments: [
    Expected("The tank must be open before it can be filled.", "The tank is open: before it can be filled"),
    Expected("All valves have to be shut before calling `-open`.", "All valves are shut: before -open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The tank must not be open before it is filled.", "The tank is open before it is filled.",
    "You must be careful before opening the tank.", "The tank must usually be open before it is filled.",
    "It must be open before the pump starts.", "The tank should be very large before it is filled.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: StateOrderForm.self).isEmpty)
  }
}
