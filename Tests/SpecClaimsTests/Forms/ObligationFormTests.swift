import Testing

@testable import SpecClaims

@Suite struct ObligationFormTests {
  @Test(arguments: [
    Expected(
      "If no listener has answered, send an error to the host.",
      "-refresh: has to send an error to the host within -refresh (If no listener has answered)"),
    Expected("You must always create a window on the main thread.", "window: has to create a window on main thread"),
    Expected("Subclasses must call this method to draw.", "-refresh: has to be called"),
    Expected("You have to release the event.", "-refresh: has to release the event within -refresh"),
    Expected("Make sure to close the window in this method.", "-refresh: has to close the window within -refresh"),
    Expected("Do not forget to close the window in this method.", "-refresh: has to close the window within -refresh"),
    Expected("It is recommended to reuse the brush.", "-refresh: has to reuse the brush within -refresh"),
    Expected("Be sure to close the window here.", "-refresh: has to close the window within -refresh"),
    Expected(
      "You do not have to create windows here.", "-refresh: not promised: has to create windows within -refresh"),
    Expected("Subclasses are strongly encouraged to call `-open`.", "-refresh: has to call -open within -refresh"),
    Expected("It is recommended that you call `-open` here.", "-refresh: has to call -open within -refresh"),
    Expected("You may create windows in this method.", "-refresh: may create windows within -refresh"),
    Expected("A plugin may keep the brush in `-open`.", "-open: may keep the brush within -open"),
    Expected(
      "You must either close the window or hide it.", "-refresh: has to close the window or hide it within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If you want to draw, send a brush to the host.",
    "To draw a window, you need to import the library.",
    "If you want to draw, you have to create a brush.",
    "You should usually close the window.",
    "You could close the window.",
    "The night may keep the brush in this method.",
    "You might create windows in this method.",
    "You may create windows that are large in this method.",
    "A plugin may create windows.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
