import Testing

@testable import SpecClaims

/// Calls that are the first or the last, and what several may do to one thing.
@Suite struct LastCallTests {
  @Test(arguments: [
    Expected("This is the last invocation from the panel.", "any method: never after -refresh"),
    Expected("This must be the last function you call for a panel.", "any method: never after -refresh"),
    Expected("This function must be the first function to call.", "-refresh: before the others"),
    Expected("The row is only used by one worker at a time.", "The row: serial"),
    Expected("A row is not used concurrently by multiple workers.", "A row: serial"),
    Expected("The panel may invoke `-draw` at any given time.", "-draw: at any time"),
    Expected(
      "By the time this invocation begins, the panel will have been closed.",
      "-refresh: after the panel has been closed"),
    Expected("It is invoked to notify that the row will be drawn.", "-refresh: before the row will be drawn"),
    Expected("Rows can be added until the panel is closed.", "Rows are added: never after the panel is closed"),
    Expected(
      "It can be invoked more than once if the row is drawn.",
      "-refresh: may be called many times (if the row is drawn)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("a heading in capitals is the function that it names")
  func macro() throws {
    let page = "## `PANEL_DRAWFUNCTION`\n\nThis callback function gets called before the panel is drawn.\n"
    #expect(try read(page).map(\.canonical) == ["PANEL_DRAWFUNCTION: before the panel is drawn"])
  }

  @Test(arguments: [
    "This is the last call to action.", "This is the last function in the file.",
    "The row is used by one worker.", "A row is used concurrently by multiple workers.",
    "You can reuse the panel until it is drawn.", "The panel will run as the user created during the setup.",
    "Rows can be added until then.", "The list may change until it is drawn.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
