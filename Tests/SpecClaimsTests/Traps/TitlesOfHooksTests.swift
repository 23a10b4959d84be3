import Testing

@testable import SpecClaims

/// Titles that name what is called, or what takes something that is called; and types that are spoken of by a pronoun.
@Suite struct TitlesOfHooksTests {
  private func canonical(_ markdown: String) throws -> [String] { try read(markdown).map(\.canonical) }

  @Test("names with hyphens are those of scripts where the text tells of a call")
  func hyphens() throws {
    let page = """
      # hooks

      Text.

      ## post-drain

      This hook is invoked after a drain.

      ## pre-fill

      It takes no parameter, and is invoked before a fill.

      ## well-known

      Rows are drained before they are filled.
      """
    #expect(
      try canonical(page) == [
        "post-drain: after a drain", "pre-fill: before a fill", "Rows are drained: before they are filled",
      ])
  }

  @Test("what is given to a function that is spelt as a type is not the function")
  func given() throws {
    let page =
      "# Tanks\n\n## TankAddHook\n\nThe TankAddHook function adds a hook.\n\nThe hook is called before the draw.\n"
    #expect(try canonical(page) == ["The hook: before the draw"])
  }

  @Test("“this class” has the name of the class")
  func thisClass() throws {
    let page = "# Tanks\n\n## TankFilter\n\nThis class should be extended for filters that leak.\n"
    #expect(try canonical(page) == ["TankFilter: has to be extended for filters that leak"])
  }

  @Test("what is due if required is due then")
  func required() throws {
    #expect(
      try understood("It should also free the row, if required.") == [
        "-refresh: has to free the row within -refresh (if required)"
      ])
  }

  @Test(
    "places and schemes are no times",
    arguments: [
      "The mark is stored in the row, immediately before the string itself.",
      "Tanks are built, following a scheme of old.",
    ])
  func noTimes(sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test("a function that stands for the callback of its case")
  func callback() throws {
    #expect(
      try understood("If a callback is given, this function will be called once.", under: "`fill()`") == [
        "a callback: called exactly once (If a callback is given)"
      ])
  }
}
