import Testing

@testable import SpecClaims

/// Promises in the relative clause of a definition, and behind other words that only wrap them.
@Suite struct DefinedCallTests {
  @Test(arguments: [
    Expected("`-fill` is a function that is called on the main thread.", "-fill: every call is on the main thread"),
    Expected("`-fill` is an optional hook that must be called once.", "-fill: called exactly once"),
    Expected("It arranges for `-fill` to be invoked on the main thread.", "-fill: every call is on the main thread"),
    Expected("The host code calls the function `fill` after loading a tank.", "fill: after loading a tank"),
    Expected("Callback after completion of the row.", "-refresh: after completion of the row"),
    Expected(
      "All hooks — for example, `-fill`, or any other — are called on the main thread.",
      "All hooks: every call is on the main thread"),
    Expected("It is not called to report a row.", "-refresh: never called (to report a row)"),
    Expected("This is a thread safe function.", "-refresh: thread-safe"),
    Expected(
      "Opening of tanks as well as closing of them must be done on the main thread.",
      "Opening of tanks and closing of them: every call is on the main thread"),
    Expected(
      "The pump loads the tank on the worker thread.", "the tank is loaded: every call is on a background thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`-fill` is a function that calls the pump.", "`-fill` is the tank that is called Big.",
    "`-fill` loads the tank on the worker thread.", "Some pumps load the tank on the worker thread.",
    "Callback after the tank is a word.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
