import SpecDocument
import Testing

@Suite("Bytes and encodings")
struct EncodingTests {
  @Test("CR LF, CR and LF count lines alike", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(terminator: String) throws {
    let lines = ["---", "title: a", "---", "One", "two. `a", "b` three.", "", "- Four.", "", "<br>", "Five."]
    let document = try document(lines.joined(separator: terminator))
    #expect(
      document.dump() == """
        paragraph 4:1-6:10
          4:1-5:5 One two.
          5:6-6:10 `a b` three.
        item depth 1 8:3-8:8
          8:3-8:8 Four. {list 0 item 1 led by 5:6}
        paragraph 11:1-11:6
          11:1-11:6 Five.
        """)
    #expect(document.source.lineCount == lines.count)
  }

  @Test("a byte order mark is in no line, front matter may follow it")
  func byteOrderMark() throws {
    let document = try Document(bytes: [0xEF, 0xBB, 0xBF] + Array("---\na: b\n---\nOne.\n".utf8), name: "guide.md")
    #expect(
      document.dump() == """
        paragraph 4:1-4:5
          4:1-4:5 One.
        """)
    #expect(try Document(bytes: [0xEF, 0xBB, 0xBF, 0x41], name: "a").sentences.map(\.range.start.column) == [1])
  }

  @Test("mojibake is repaired for matching and kept in the source")
  func mojibake() throws {
    let document = try document("itâ€™s â€œ`naÃ¯ve`â€\u{9D} â€“ cafÃ© Ã la. SÃO.\n")
    #expect(document.sentences.map(\.text) == ["it’s “`naïve`” – café Ã la.", "SÃO."])
    #expect(document.sentences[0].source == "itâ€™s â€œ`naÃ¯ve`â€\u{9D} â€“ cafÃ© Ã la.")
  }

  @Test("no-break spaces are spaces, curly quotes stay")
  func typography() throws {
    let document = try document("The\u{A0}node’s “view”.\u{A0}Then.\n")
    #expect(document.sentences.map(\.text) == ["The node’s “view”.", "Then."])
  }
}
