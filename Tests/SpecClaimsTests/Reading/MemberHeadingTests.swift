import Testing

@testable import SpecClaims

/// Methods that begin with a capital letter, as some languages have them.
@Suite struct MemberHeadingTests {
  @Test("what the text says of it tells a method from a type inside another")
  func member() throws {
    let page = """
      ## `Panel`

      Panel is a panel.

      ### `Panel.Close`

      Close closes the panel. Close must not be called before `Panel.Open`.

      ### `Panel.Open`

      Open must be called on the main thread.

      ### `Panel.Next`

      Next is called once.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "Panel Close: never before Panel Open", "Panel Open: every call is on the main thread",
        "Panel Next: called exactly once",
      ])
  }

  @Test(arguments: [
    ("`panel_driver.close`", "panel_driver close"), ("`Pn_CloseStream`", "Pn_CloseStream"),
    ("Module:close(Args)", "Module close(Args)"),
  ]) func otherLanguages(_ heading: String, _ name: String) throws {
    let page = "## \(heading)\n\nThis function is called once.\n"
    #expect(try read(page).map(\.canonical) == ["\(name): called exactly once"])
  }

  @Test(arguments: [
    ("`Refresh`", "This method is called once.", "Panel Refresh: called exactly once"),
    ("`Panel.Refresh`", "You must not call this function directly.", "Panel Refresh: must not be called directly"),
    ("`Refreshed`", "The event is raised once.", "Panel Refreshed: called exactly once"),
    ("RefreshRow function", "It is called once.", "Panel RefreshRow: called exactly once"),
  ]) func capitalLetter(_ heading: String, _ sentence: String, _ claim: String) throws {
    #expect(try read("# `Panel`\n\n## \(heading)\n\n\(sentence)\n").map(\.canonical) == [claim])
  }

  @Test("a type may speak of one of its methods, and an unread name is nobody's method")
  func capitalType() throws {
    let type = "# `Panel`\n\nThis callback is given to a panel.\n\n# `refresh()`\n\nIt is called once.\n"
    #expect(try read(type).map(\.canonical) == ["Panel refresh(): called exactly once"])
    let nested = "# `Panel`\n\n## `Panel.Listener`\n\nIt is called once.\n"
    #expect(try read(nested).map(\.canonical) == ["(subject unknown): called exactly once"])
  }

  @Test("a file has a dot in its name, too")
  func file() throws {
    #expect(
      try read("## `panel_driver.json`\n\nThis function is called once.\n").allSatisfy {
        !$0.canonical.contains("json:")
      })
  }

  @Test(arguments: ["Listener is the panel's listener.", "The listener is called once.", "Listener"])
  func aTypeInAnotherStaysOne(_ sentence: String) throws {
    let page = "## `Panel.Listener`\n\n\(sentence)\n\nThis is called once.\n"
    #expect(try read(page).allSatisfy { !$0.canonical.hasPrefix("Panel Listener") })
  }
}
