import Testing

@testable import SpecClaims

/// States in front, spelled out, and events that come last.
@Suite struct FrontedStateTests {
  @Test(arguments: [
    Expected(
      "Once terminated, a signal cannot be restarted.", "a signal is restarted: never after a signal is terminated"),
    Expected(
      "Once created, the tank must be closed on main.",
      "the tank is closed: every call is on the main thread (once the tank is created)"),
    Expected("The `TankEvent` will be the last event to fire.", "The `TankEvent`: after the others"),
    Expected("`GatherEvent` is the first event that is fired.", "`GatherEvent`: before the others"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Once, a signal cannot be restarted.", "The `Tank` is the last event that matters.",
    "The `Tank` will be the last tank to leak.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
