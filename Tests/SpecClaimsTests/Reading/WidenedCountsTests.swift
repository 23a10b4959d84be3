import Testing

@testable import SpecClaims

/// Calls that do not come, and calls that come once, told by the way.
@Suite struct WidenedCountsTests {
  @Test(arguments: [
    Expected("The tank is drained, and `-close` is not called.", "-close: never called (where the tank is drained)"),
    Expected("Call this once to fill the tank.", "-refresh: called exactly once"),
    Expected("It is always called on every response.", "-refresh: called exactly once per response"),
    Expected("Rows will not be sent while the tank is shut.", "Rows: never called (while the tank is shut)"),
    Expected("The `fill` callback will be made several times.", "fill: may be called many times"),
    Expected(
      "When a valve is opened, that valve is called once every time the level changes.",
      "that valve: called exactly once per time the level changes (When a valve is opened)"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The tank is considered empty and `-close` is not called.", "Call this once.", "Rows will not be sent.",
    "A row will not be sent while the tank is shut.", "The tank will be made several times.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
