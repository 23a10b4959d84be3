import Testing

@testable import SpecClaims

/// Words on which a sentence turns.
@Suite struct LossTests {
  @Test(arguments: [
    Expected(
      "Register a function to run before each row.", "the function given to -refresh: before each row"),
    Expected(
      "`drain()` must always be implemented by `:pump` stages.", "drain(): has to be overridden by `:pump` stages"),
    Expected(
      "If the key is known, it must send a row to the pump.",
      "-refresh: has to send a row to the pump within -refresh (If the key is known)"),
    Expected(
      "On the contrary, `drain()` is called once.", "drain(): called exactly once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain()` and `fill()` hooks may run simultaneously for different tanks.",
    "Pre and post `drain()` hooks are never called on the main thread.",
    "You have a method `drain()` that must be called before each row.",
    "Once the tank is full, it will leave the row alone.",
    "The application must call `drain()` directly before using any other method.",
    "The tanks may run simultaneously on behalf of different pumps.",
    "Hooks are expected to block only as long as they need to.",
    "Our new tank exists only after the pump has started.",
    "This is called before the tank is closed, when a row leaks or a pump stops.",
    "Only one thread at a time can be in this state.",
    "Called when `drain()` is called (and the tank is new), before the row is read.",
    "In order for this method to be fast, `drain()` must be called before it.",
    "You should pretty much never open this tank.",
    "Returns an error and throws if unable to fill the tank.",
    "The row points at a text (which must not be freed).",
    "Redistributions of source code must retain the notice.",
    "A delay is no wait. If you queue a task while the host starts, it will be executed before the host is open.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
