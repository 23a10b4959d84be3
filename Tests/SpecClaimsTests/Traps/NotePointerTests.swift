import Testing

@testable import SpecClaims

/// Marks and remarks in brackets that send the reader to a note which takes something back.
@Suite struct NotePointerTests {
  private static let note =
    "\n\n¹ Or never.\n\n\\*) Except in tests.\n\n[2] On Linux.\n\n§ Or later.\n\n[a] If it is full.\n"

  @Test(arguments: [
    ("(note 1)", "note 1"), ("(see note 2)", "note 2"), ("(cf. remark b)", "remark b"),
    ("(see the note below)", "note"),
    ("¹", "footnote ¹"), ("\\*)", "footnote *)"), ("[2]", "footnote [2]"), ("[a]", "footnote [a]"), ("§", "footnote §"),
    ("<sup>7</sup>", "footnote 7"), ("(\\*)", "footnote (*)"),
  ]) func weakens(_ mark: String, _ note: String) throws {
    let claims = try read("# Tank\n\n## `Tank.fill()`\n\n`fill()` is called on the main thread \(mark).\(Self.note)")
    let first = try #require(claims.first)
    #expect(first.canonical == "Tank fill(): every call is on the main thread (with \(note))")
    #expect(first.modality == .should)
  }

  @Test(arguments: ["(see below)", "(the note is short)", "(it takes note)", "[3]"]) func pointsNowhere(_ words: String)
    throws
  {
    let claims = try read("# Tank\n\n## `Tank.fill()`\n\n`fill()` is called on the main thread \(words).\(Self.note)")
    #expect(claims.first?.canonical == "Tank fill(): every call is on the main thread")
  }

  @Test func headsOfColumnsAreMarkedToo() throws {
    let table = "| Method\\* | Thread | Calls |\n|---|---|---|\n| `fill()` | main | once |\n\n\\* Except in tests.\n"
    #expect(
      try read("# Tank\n\n\(table)").map(\.canonical) == [
        "fill(): every call is on the main thread (with footnote *)", "fill(): called exactly once (with footnote *)",
      ])
  }

  @Test func cellsExplainMarks() throws {
    let table = "| Method | Calls | Notes |\n|---|---|---|\n| `fill()` | once\\* | \\* not in tests |\n"
    #expect(
      try read("# Tank\n\n\(table)").map(\.canonical) == ["fill(): called exactly once (with footnote *, not in tests)"]
    )
  }
}
