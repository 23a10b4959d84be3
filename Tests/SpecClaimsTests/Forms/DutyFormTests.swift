import Testing

@testable import SpecClaims

@Suite struct DutyFormTests {
  @Test(arguments: [
    Expected("It must be called in order to dim the lamp.", "-refresh: has to be called"),
    Expected(
      "The lamp only needs to be freed if it has been lit.", "The lamp: has to be freed (if it has been lit)"),
    Expected("The lamp only needs to be freed if you want to save light."),
    Expected("The lamp only needs to be freed once."),
    Expected(
      "The host must close the window, and otherwise must release the handler.", "The host: has to close the window",
      "The host: has to release the handler (otherwise)"),
    Expected("Hosts that open the window must close it.", "Hosts that open the window: has to close it"),
    Expected("The future must eventually complete.", "The future: has to complete"),
    Expected("Painters must provide a brush.", "Painters: has to provide a brush"),
    Expected("Plugins should provide this function.", "-refresh: has to be overridden"),
    Expected("The host must check if the window is open.", "The host: has to check if the window is open"),
    Expected(
      "This should call `next.forward` to pass the event on.",
      "-refresh: has to call `next.forward` to pass the event on within -refresh"),
    Expected("It must return a brush.", "-refresh: has to return a brush within -refresh"),
    Expected("This must be manually called.", "-refresh: has to be called"),
    Expected("Levels must be scaled by the gain.", "Levels: has to be scaled by the gain"),
    Expected("The response must be sent with `reply()`.", "The response: has to be sent with `reply()`"),
    Expected("This should be overridden to release the window.", "-refresh: has to be overridden"),
    Expected("`-open` must be invoked by the host.", "-open: has to be called by the host"),
    Expected("Drawing of the brush should go here.", "-refresh: has to call drawing of the brush within -refresh"),
    Expected(
      "If the flag is `true` the host must close the window.",
      "the host: has to close the window (If the flag is `true`)"),
    Expected("The callback is to return a brush.", "-refresh: has to return a brush within -refresh"),
    Expected(
      "The painter should either skip the brush or return an error.",
      "The painter: has to skip the brush or return an error"),
    Expected(
      "The `Painter` class must have a public constructor.", "The `Painter` class: has to have a public constructor"),
    Expected(
      "Marks should be used by the driver to check the window.",
      "Marks: has to be used to check the window"),
    Expected("This size may change, painters that use it must add a hook.", "painters that use it: has to add a hook"),
    Expected("Painters must start the brush.", "Painters: has to start the brush"),
    Expected("Drivers must handle this.", "Drivers: has to handle this"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It should be fast.",
    "It must either be called before `-open` or after `-close`.",
    "Painters must have a window.",
    "Painters must start with the brush.",
    "Two uses of this callback is to draw, or to clear what would be drawn.",
    "It must contain a brush.",
    "The goal is to return a brush.",
    "The window the event should reach is gone.",
    "Care should be taken.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
