import Testing

@testable import SpecClaims

/// Orders that are told by a list of steps or by arrows.
@Suite struct StepListTests {
  @Test(arguments: [
    Expected(
      "The host does the following, in order, whenever a tank is opened:\n\n1. Makes a tank\n2. Calls the `-fill` method\n3. Waits\n4. Calls the `-drain` method",
      "-fill and -drain: called in this order: -fill, -drain (whenever a tank is opened)"),
    Expected(
      "Pump events are ordered: `-fill` -> `-pour` -> `-drain`.",
      "-fill and -pour and -drain: called in this order: -fill, -pour, -drain"),
    Expected(
      "The hooks run in this order: `-fill` → `-drain`.", "-fill and -drain: called in this order: -fill, -drain"),
    Expected(
      "The hooks are called in the following sequence:\n\n- The tank is made, then filled with the `-fill` method.\n- The tank is emptied with the `-drain` method.",
      "-fill and -drain: called in this order: -fill, -drain"),
    Expected(
      "The following events will be fired in the following order:\n\n- FILL_EVENT: On the end of filling.\n- DRAIN_EVENT: At the end of all.",
      "FILL_EVENT and DRAIN_EVENT: called in this order: FILL_EVENT, DRAIN_EVENT"),
  ]) func isASequence(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, under: "Pumps") == expected.claims)
  }

  @Test(arguments: [
    "The host does the following whenever a tank is opened:\n\n- Calls the `-fill` method\n- Calls the `-drain` method",
    "The host does the following, in order:\n\n1. Calls the `-fill` method\n2. Waits",
    "The host does the following, in order:\n\n1. Calls `-fill`\n2. Calls `-drain`\n3. Calls `-fill`",
    "The hooks are called in the following sequence:\n\n- The tank is filled with the `-fill` method.\n- The tank is emptied.",
    "The hooks are called in the following sequence:\n\n- The tank is filled and shut with `-fill()` and `-close()`.\n- The tank is emptied with the `-drain` method.",
    "Pump events are logged: `-fill` -> `-pour`.",
    "The hooks are called in the following sequence:\n\n- The tank is filled with `-fill`.\n- It is emptied with `-drain`.\n- It is shut.",
    "The tanks are sorted in the following sequence:\n\n- The tank that is filled with `-fill`.\n- The tank that is emptied with `-drain`.",
    "The following is run on the main thread:\n\n- Calls the `-fill` method\n- Calls the `-drain` method",
  ]) func isNone(_ text: String) throws {
    #expect(try understood(text, under: "Pumps").isEmpty)
  }
}
