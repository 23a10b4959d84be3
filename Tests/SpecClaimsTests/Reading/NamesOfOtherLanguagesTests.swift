import Testing

@testable import SpecClaims

/// How comments and references of other languages name what they speak of.
@Suite struct NamesOfOtherLanguagesTests {
  @Test func aNameInBracketsIsAName() throws {
    #expect(
      try read("## `Tank`\n\n### `drain`\n\n### `fill`\n\nThe host always calls [drain] after calling [fill].\n").map(
        \.canonical)
        == ["Tank drain: after Tank fill"])
  }

  @Test(arguments: [
    ("int tank_open(const char *path)", "tank_open"), ("void (*closed)(tank_t *tank)", "closed"),
    ("tank_t *tank_new(void);", "tank_new"),
  ]) func aDeclarationNamesItsFunction(_ code: String, _ name: String) {
    #expect(MethodName(code: code)?.base == name)
  }

  @Test(arguments: ["return open(path)", "if (closed)", "new Tank(path)", "sizeof (tank_t)"])
  func aStatementNamesNone(_ code: String) {
    #expect(MethodName.declared(code) == nil)
  }

  @Test func aMarkerInCodeIsShownAsItIs() throws {
    let page = "## `Tank`\n\nThe `\\p` fill hook is called on the main thread.\n"
    #expect(try read(page).map(\.canonical) == [#"The `\p` fill hook: every call is on the main thread"#])
  }

  @Test func anUnderscoreIsPartOfAName() throws {
    #expect(
      try read("## `Tank`\n\n### `_filled`\n\nIt is called after `_opened`.\n").map(\.canonical)
        == ["Tank _filled: after Tank _opened"])
  }
}
