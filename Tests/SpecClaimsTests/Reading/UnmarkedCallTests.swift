import Testing

@testable import SpecClaims

/// Calls behind a moment that no comma parts from them.
@Suite struct UnmarkedCallTests {
  @Test(arguments: [
    Expected(
      "Once the timeout occurs the tank calls `fill()`.", "fill(): after the timeout occurs"),
    Expected(
      "After the tank is closed `drain()` is called.", "drain(): after the tank is closed"),
    Expected(
      "Before the tank is closed the pump calls `drain()`.", "drain(): before the tank is closed"),
    Expected(
      "As soon as the tank is full `drain()` is called.", "drain(): immediately after the tank is full"),
    Expected(
      "Until the tank is full `drain()` is not called.", "drain(): never before the tank is full"),
    Expected(
      "Just before the tank is drawn `layout()` is called.", "layout(): immediately before the tank is drawn"),
    Expected(
      "Immediately after the tank is opened `fill()` is called.", "fill(): immediately after the tank is opened"),
    Expected(
      "Upon completion the handler is invoked.", "-refresh: after completion"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "After the tank closes the pump that calls `drain()` stops.",
    "Before the tank is closed and the pump stops `drain()` is full.",
    "Once a row the tank calls `fill()`.",
    "After the tank closes a valve `drain()` is called by hand.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
