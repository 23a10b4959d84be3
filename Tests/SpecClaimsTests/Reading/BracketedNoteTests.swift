import Testing

@testable import SpecClaims

/// What stands in brackets and is a sentence of its own.
@Suite struct BracketedNoteTests {
  @Test(arguments: [
    Expected("Drop the rows (note: do not throw errors here!).", "-refresh: must not throw errors within -refresh"),
    Expected(
      "`PanelException`: in case of leaks; will be logged (note: do not throw errors here!)",
      "-refresh: must not throw errors within -refresh"),
    Expected("`PanelException`: in case of leaks; must not be caught"),
    Expected("`PanelException`: in case of leaks (do not worry)"),
  ]) func aNoteIsRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "This function cannot be called while the panel is open (after `open()` has been called).",
      "-refresh: must not be called (while the panel is open)"),
    Expected("It cannot be called while the panel is open.", "-refresh: must not be called (while the panel is open)"),
  ]) func aMomentInBracketsIsTheCaseInOtherWords(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "- `IllegalStateException`: if the panel is not new", "-refresh: exception when misused: if the panel is not new"),
    Expected("- `IllegalStateException`: if the panel fails"),
    Expected("- `IllegalArgumentException`: if the row is nil"),
  ]) func anExceptionOfStateTellsOfCalls(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
