import Testing

@testable import SpecClaims

/// What is over, and what must not be done again.
@Suite struct OverForGoodTests {
  @Test(arguments: [
    Expected("A stopped loom may not be restarted.", "a loom is restarted: never after a loom has been stopped"),
    Expected("A closed row cannot be used again.", "a row is used: never after a row has been closed"),
    Expected("No more rows will be drawn on the panel.", "rows are drawn: never after -refresh"),
    Expected(
      "Once a hook has been disabled, it will not be called again until enabled.",
      "a hook: never after a hook has been disabled (until enabled)"),
    Expected(
      "Callers must not call this function again until the handler has run.",
      "-refresh: must not be called again until the handler has run"),
    Expected(
      "The pointer remains valid until the row is closed.", "The pointer is valid: never after the row is closed"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A stopped loom may be restarted.", "A running loom cannot be closed.",
    "A stopped loom usually cannot be restarted.",
    "A closed row cannot be used.", "If it is open, a stopped loom may not be restarted.",
    "When the row is open, no more rows will be drawn.", "No more rows are needed.", "The row remains valid.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func onceMoreIsNoMoment() throws {
    #expect(try understood("Called each time the row is filled, and once more when it is closed.").isEmpty)
  }

  @Test(arguments: [
    Expected("The callback is called from within this function.", "The callback: during -refresh"),
    Expected("This callback is called from within this function."),
    Expected("It must complete before the row is closed.", "refresh completes: before the row is closed"),
    Expected("Guaranteed to be called before `close()`.", "-refresh: before close()"),
    Expected(
      "The code in the handler cannot call functions that block.",
      "The code in the handler: must not call functions that block"),
    Expected("The window cannot call functions that block."),
  ]) func whoseCallItIs(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aChoiceInTheConditionIsNone() throws {
    #expect(
      try understood("Handlers must be registered early if errors thrown from `open` or `close` are to be handled.")
        == ["Handlers: has to be registered early (if errors thrown from `open` or `close` are to be handled)"])
  }
}
