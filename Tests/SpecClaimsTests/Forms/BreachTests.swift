import Testing

@testable import SpecClaims

/// What breaking a rule leads to, when the rule is no prohibition.
@Suite struct BreachTests {
  @Test(arguments: [
    Expected(
      "It must not be called more than once or an exception will be thrown.", "-refresh: called at most once",
      "-refresh: exception when misused: more than one call"),
    Expected(
      "Do not call `start()` on it more than once; doing so will result in undefined behavior.",
      "start(): called at most once", "start(): undefined when misused: more than one call"),
    Expected(
      "You must not open the panel here. Any such actions result in undefined behavior.",
      "-refresh: must not open the panel within -refresh", "-refresh: undefined when misused: open the panel"),
    Expected(
      "You must open the panel here. Such actions result in undefined behavior.",
      "-refresh: has to open the panel within -refresh"),
    Expected(
      "It must be called on the main thread, or an exception is thrown.", "-refresh: every call is on the main thread",
      "-refresh: exception when misused: a call elsewhere than on main thread"),
    Expected(
      "The `tank` argument must be a valid tank, or a `TankException` will be thrown.",
      "-refresh: exception when misused: if the `tank` argument is not a valid tank"),
    Expected(
      "The tank must be open. Otherwise, an exception will be thrown when the pump is started.",
      "-refresh: exception when misused: if the tank is not open"),
    Expected(
      "If the tank is in a row then the row must be accessible to the pump. Otherwise, an error will be raised.",
      "the row: has to be accessible to the pump (If the tank is in a row)",
      "-refresh: exception when misused: If the tank is in a row, and the row is not accessible to the pump"),
    Expected(
      "The row must be accessible to the pump. Otherwise, an error will be raised.",
      "The row: has to be accessible to the pump",
      "-refresh: exception when misused: if the row is not accessible to the pump"),
    Expected(
      "If this method is called after the panel has been closed, the call will be ignored.",
      "-refresh: no-effect when misused: If this method is called after the panel has been closed"),
    Expected("If called twice, the call is ignored.", "-refresh: no-effect when misused: If called twice"),
    Expected(
      "Calls to `drain()` will fail if the tank is closed.", "drain(): error when misused: if the tank is closed"),
    Expected(
      "A call to the `drain()` hook throws an exception if the tank is closed.",
      "drain(): exception when misused: if the tank is closed"),
    Expected(
      "- `TankException`: if the tank has not been initialized",
      "-refresh: exception when misused: if the tank has not been initialized"),
    Expected(
      "Calling this method when the tank is already open will result in a `TankException` being thrown.",
      "-refresh: exception when misused: Calling this method when the tank is already open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It returns a row or an exception is thrown.",
    "The tank may be open, or an exception will be thrown.",
    "The tank should usually be open, or an exception will be thrown.",
    "The tank is open. Otherwise, an exception will be thrown when the pump is started.",
    "When the tank breaks, or an exception is thrown, the pump stops.",
    "The call is ignored.",
    "If the panel is closed, the call may be ignored.",
    "If the panel is closed, the call is ignored by some hosts.",
    "Either the tank must be open, or an exception will be thrown.",
    "- `TankException`: when the name is registered as a colour",
    "If the panel is closed, the call will not be ignored.",
    "Calls to `drain()` usually fail if the tank is closed.",
    "Calls to `drain()` will fail if the disk cannot be read.",
    "Calls to `drain()` from a painter will end if the tank is closed.",
    "- `TankException`: if the name has two letters",
    "Calling this method when the tank is open may be slow.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
