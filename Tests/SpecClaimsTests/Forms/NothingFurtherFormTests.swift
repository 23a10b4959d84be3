import Testing

@testable import SpecClaims

@Suite struct NothingFurtherFormTests {
  @Test(arguments: [
    Expected("There will be no further callbacks.", "any callback: never after -refresh"),
    Expected("No other methods can be called after this method.", "any other method: never after -refresh"),
    Expected("It must be the last method called.", "any method: never after -refresh"),
    Expected("No further rows are delivered until `-request` is called.", "rows: never before -request"),
    Expected(
      "Once the panel is closed, it is never opened again.", "the panel is opened: never after the panel is closed"),
    Expected(
      "After the host calls `-close`, it will not call the `-draw` method again.",
      "-draw: never after -close"),
    Expected("After the host calls this method, it will not call `-draw` again.", "-draw: never after -refresh"),
    Expected("No further signals occur once the panel is closed.", "signals: never after the panel is closed"),
    Expected(
      "Once the panel is closed, it is required that no further signals occur.",
      "signals: never after the panel is closed"),
    Expected("Stop the panel, the callback will no longer be called.", "the callback: never after -refresh"),
    Expected("Stop the panel, `-draw` will not be called anymore.", "-draw: never after -refresh"),
    Expected(
      "Once started, the pump cannot be started again.",
      "the pump is started: at most once"),
    Expected("If this hook is called, no other hooks are invoked.", "any other method: never after -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "There are no further questions.", "Fill the panel, the callback will no longer be called.",
    "Stop the panel, it will no longer be called.",
    "It will not be called again.", "If this hook is not called, no other hooks are invoked.",
    "Once started, the pump may not be needed again.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
