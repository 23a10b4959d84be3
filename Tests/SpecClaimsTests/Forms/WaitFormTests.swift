import Testing

@testable import SpecClaims

@Suite struct WaitFormTests {
  @Test(arguments: [
    Expected(
      "The pump waits for the valve before filling the tank.",
      "filling the tank: after the valve"),
    Expected(
      "The host must wait until the pump has stopped before the tank is opened.",
      "the tank is opened: after the pump has stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: WaitForm.self) == expected.claims)
  }

  @Test("a command to wait holds up what stands behind “before”")
  func command() throws {
    #expect(
      try understood("Wait for the `finished` signal before closing the tank.", by: WaitForm.self)
        == ["closing the tank: after finished"])
  }

  @Test(arguments: [
    "The host waits for the main thread before calling `fill`.",
    "The host should wait until the pump has stopped before it opens.",
    "The host waits until the pump has stopped.",
    "The host usually waits for the pump before filling the tank.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: WaitForm.self).isEmpty)
  }
}
