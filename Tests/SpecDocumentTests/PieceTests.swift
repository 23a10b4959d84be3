import SpecDocument
import Testing

@Suite("Pieces")
struct PieceTests {
  /// `kind:text@line:column`, emphasised ones in stars.
  private func pieces(_ text: String) throws -> [String] {
    try document(text).sentences.flatMap(\.pieces).map { piece in
      let kind =
        switch piece.kind {
        case .text: "text"
        case .code: "code"
        case .link(let url): "link(\(url))"
        case .footnoteMark: "mark"
        }
      let star = piece.isEmphasized ? "*" : ""
      return "\(kind) \(star)\(piece.text)\(star) \(piece.range)"
    }
  }

  @Test("code, links and emphasis are told apart, with their bytes")
  func kinds() throws {
    #expect(
      try pieces("See [the *docs*](u.md) of **`-load`**`b`.") == [
        "text See  1:1-1:5", "link(u.md) the  1:6-1:10", "link(u.md) *docs* 1:11-1:15", "text  of  1:23-1:27",
        "code *-load* 1:29-1:36", "code b 1:38-1:41", "text . 1:41-1:42",
      ])
  }

  @Test("HTML says the same as Markdown")
  func html() throws {
    #expect(
      try pieces("<p>See <a href=\"u.md\">it</a> of <strong><code>-load</code></strong>.</p>") == [
        "text See  1:4-1:8", "link(u.md) it 1:23-1:25", "text  of  1:29-1:33", "code *-load* 1:41-1:59",
        "text . 1:68-1:69",
      ])
  }

  @Test("entities are decoded and wraps are one space")
  func decoded() throws {
    #expect(try pieces("A &lt;\n   b   c") == ["text A < b c 1:1-2:9"])
  }

  @Test("a section's title has pieces too")
  func titles() throws {
    let sections = try document("Before.\n\n## `-a` / *b*\n").sections
    #expect(sections.map(\.titleText) == ["", "`-a` / b"])
    #expect(sections.map(\.opener) == [.preamble, .heading])
    #expect(sections.map(\.level) == [0, 2])
    #expect(sections.map(\.parent) == [nil, 0])
  }
}
