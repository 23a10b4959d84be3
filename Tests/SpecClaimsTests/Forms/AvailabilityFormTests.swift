import Testing

@testable import SpecClaims

@Suite struct AvailabilityFormTests {
  @Test(arguments: [
    Expected(
      "The level is available only after `-open`.",
      "The level is available: never before -open"),
    Expected(
      "The handle is valid for the duration of this call.",
      "The handle is valid: during -refresh"),
    Expected(
      "The handle is valid until `-close` is called.",
      "The handle is valid: never after -close"),
    Expected(
      "The handle is only valid while the caller holds the lock.",
      "The handle is valid: while the caller holds the lock"),
    Expected(
      "If a row is returned, the row is valid as long as no other hook is called.",
      "the row is valid: while no other hook is called (If a row is returned)"),
    Expected("The handle is valid as long as the tank is open.", "The handle is valid: while the tank is open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AvailabilityForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The level is available.",
    "It is available after `-open`.",
    "The level might be available after `-open`.",
    "The level is high after `-open`.",
    "The handle may be valid while the caller holds the lock.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AvailabilityForm.self).isEmpty)
  }
}
