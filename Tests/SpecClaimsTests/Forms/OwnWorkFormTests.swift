import Testing

@testable import SpecClaims

@Suite struct OwnWorkFormTests {
  @Test(arguments: [
    Expected("Applies the plan before the row is drawn.", "the plan is applied: before the row is drawn"),
    Expected(
      "Disconnects after all open rows have been drawn.", "-refresh disconnects: after all open rows have been drawn"),
    Expected(
      "Subclasses may override this method to drop rows before the panel closes.", "-refresh: before the panel closes"),
    Expected(
      "An application can override this hook to drop rows prior to the end of the panel.",
      "-refresh: before the end of the panel"),
    Expected("Can perform cleanup before the panel closes.", "-refresh: before the panel closes"),
    Expected(
      "Can do further work right after the panel has closed.", "-refresh: immediately after the panel has closed"),
    Expected("Override this hook to drop rows before the panel closes.", "-refresh: before the panel closes"),
    Expected("Implement `-tidy` to drop rows after the panel has closed.", "-tidy: after the panel has closed"),
    Expected(
      "The `-tidy` method can be overridden to run code right before the panel closes.",
      "-tidy: immediately before the panel closes"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OwnWorkForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Usually applies the plan before the row is drawn.", "Applies the plan before drawing the row.",
    "Draws every row until the panel is closed.", "Applies the plan after the given delay.",
    "Inserts the row before the row at the top.", "Override this hook to restore what was saved before it was closed.",
    "Override this hook to draw rows that were made before the panel opens.",
    "Returns the plan before the row is drawn.", "Never applies the plan before the row is drawn.",
    "Override this hook before the panel closes.",
    "Subclasses must override this method to drop rows before the panel closes.",
    "Subclasses might override this method to drop rows before the panel closes.",
    "Can be used before the panel closes.",
    "Can only do further work after the panel has closed.", "You can do further work after the panel has closed.",
    "Do not override this hook to drop rows before the panel closes.",
    "Override this hook to be told before the panel closes.", "Apply the plan before the row is drawn.",
    "The panel applies the plan before the row is drawn.",
    "This hook must be overridden to drop rows before it closes.",
    "Override this hook to usually drop rows before the panel closes.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OwnWorkForm.self).isEmpty)
  }
}
