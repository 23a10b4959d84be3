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
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: AvailabilityForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The level is available.",
    "It is available after `-open`.",
    "The level might be available after `-open`.",
    "The level is high after `-open`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: AvailabilityForm.self).isEmpty)
  }
}
