import Testing

@testable import SpecClaims

/// What becomes of things when a call is left out, and calls in vain.
@Suite struct NeglectTests {
  @Test(arguments: [
    Expected(
      "If you do not call `close()`, the tank leaks.", "-refresh: leak when misused: If you do not call `close()`"),
    Expected(
      "If you forget to call `close()`, the tank leaks.", "-refresh: leak when misused: If you forget to call `close()`"
    ),
    Expected(
      "The tank leaks unless you call `close()`.", "-refresh: leak when misused: unless you call `close()`"),
    Expected(
      "Without a call to `close()`, the tank leaks.", "-refresh: leak when misused: Without a call to `close()`"),
    Expected(
      "This is a no-op if the tank is closed.", "-refresh: no-effect when misused: if the tank is closed"),
    Expected(
      "A call to the hook fails if the tank is closed.", "-refresh: error when misused: if the tank is closed"),
    Expected(
      "If the tank is closed, any further calls are ignored.", "-refresh: no-effect when misused: If the tank is closed"
    ),
    Expected(
      "The tank must be open; otherwise an exception is thrown.",
      "-refresh: exception when misused: if the tank is not open"),
    Expected(
      "The tank must be open; otherwise, an exception will be raised.",
      "-refresh: exception when misused: if the tank is not open"),
    Expected(
      "It is rarely a good idea to call `drain()` here.", "-refresh: must not call `drain()` within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If the tank is empty, the pump leaks.",
    "The tank leaks unless it is old.",
    "This is a no-op if no row is left.",
    "If the tank is closed, some calls are ignored.",
    "The call to the printer fails if the tank is closed.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
