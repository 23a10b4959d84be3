import Testing

@testable import SpecClaims

/// Rates, ranks, kinds and inabilities that look like counts, orders, names and rules.
@Suite struct RatesAndRanksTests {
  @Test(arguments: [
    "A row will only be sent out once in 100 milliseconds.",
    "Never initialise the same row twice.",
    "Hooks are executed as a stack, following the ordering of the list.",
    "Callbacks are invoked following their priority.", "Rows are packed following this format.",
    "Callbacks are invoked following the schema of the host.",
    "The host supports before and after hooks.",
    "Register as a slow client, that cannot respond immediately to changes.",
  ]) func areNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It is invoked once each time the tank is opened and this pump has rows that are open.",
      "-refresh: called exactly once per time the tank is opened and this pump has rows that are open"),
    Expected(
      "You must use the tank.request.hooks.attach method.",
      "-refresh: has to call the tank.request.hooks.attach method within -refresh"),
    Expected(
      "Optional functions should be registered during the registration phase.",
      "Optional functions are registered: during the registration phase"),
    Expected(
      "Hooks are executed following the fill.",
      "Hooks: after the fill"),
  ]) func areReadWhole(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
