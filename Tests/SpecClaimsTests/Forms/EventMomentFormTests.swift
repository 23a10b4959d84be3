import Testing

@testable import SpecClaims

@Suite struct EventMomentFormTests {
  @Test(arguments: [
    Expected("After the pump has stopped, the tank is drained.", "the tank is drained: after the pump has stopped"),
    Expected(
      "Once you return from this method, the tank is considered empty and will be drained.",
      "the tank is considered empty: after you return from this method",
      "the tank is drained: after you return from this method"),
    Expected(
      "After opening the tank and before starting the pump, the host mounts the valve by hand.",
      "the valve is mounted: after opening the tank", "the valve is mounted: before starting the pump"),
    Expected(
      "The tank will be drained when the pump has stopped.", "The tank is drained: after the pump has stopped"),
    Expected("Once the last reader is gone, the tank closes.", "the tank closes: after the last reader is gone"),
    Expected("Once the tank is shut, it cannot be drained.", "the tank is drained: never after the tank is shut"),
    Expected(
      "After the pump has stopped, the tank is not drained.", "the tank is drained: never after the pump has stopped"),
    Expected(
      "It closes the valve, meaning that once the pump has stopped, the tank is drained.",
      "the tank is drained: after the pump has stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: EventMomentForm.self) == expected.claims)
  }

  @Test(arguments: [
    "After the pump has stopped, you close the valve.",
    "Once the tank is shut, it can be drained.",
    "Once the tank is shut, it cannot be drained into another.",
    "After that, the tank is drained.",
    "Once the pump has stopped, the tank may be drained.",
    "Once the pump has stopped, the tank is typically drained.",
    "Once the pump has stopped, the tank is not guaranteed to be drained.",
    "When the pump stops, the tank is drained.",
    "After the pump has stopped, the tank is used by others.",
    "Once the pump has stopped, is the tank drained?",
    "When two valves have been added, `-remove` closes the last valve.",
    "Right after the call to super, the tank is drained.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: EventMomentForm.self).isEmpty)
  }
}
