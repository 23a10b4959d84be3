import Foundation
import SpecDocument
import Testing

@Suite("Documents that are refused")
struct DocumentErrorTests {
  private func refusal(_ bytes: [UInt8], limits: Limits = .standard) -> DocumentError? {
    do {
      _ = try Document(bytes: bytes, name: "guide.md", limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(_ text: String, limits: Limits = .standard) -> DocumentError? {
    refusal(Array(text.utf8), limits: limits)
  }

  @Test("no text, no document", arguments: ["", " \n\t\n", "\u{FEFF}\n"])
  func empty(text: String) {
    #expect(refusal(text) == .empty(name: "guide.md"))
  }

  @Test("a NUL byte is named with its line")
  func binary() {
    #expect(refusal([0x41, 0x0A, 0x00]) == .binary(name: "guide.md", line: 2))
  }

  @Test("bytes that are no UTF-8 are named with line and offset")
  func notUTF8() {
    #expect(refusal([0x41, 0x0D, 0x0A, 0xC3, 0xA9, 0xE9, 0x20]) == .notUTF8(name: "guide.md", line: 2, offset: 5))
    #expect(refusal([0xC3]) == .notUTF8(name: "guide.md", line: 1, offset: 0))
  }

  @Test("one byte over the limit is too many")
  func tooLarge() {
    #expect(refusal("12345", limits: Limits(maximumBytes: 4)) == .tooLarge(name: "guide.md", bytes: 5, limit: 4))
    #expect(refusal("1234", limits: Limits(maximumBytes: 4)) == nil)
  }

  @Test("nesting that libcmark needs minutes for is refused, a long rule is not")
  func nesting() {
    let what = "more than 100 quotes and lists are inside each other"
    #expect(
      refusal("a\n" + String(repeating: "> ", count: 101) + "b") == .tooDeep(name: "guide.md", line: 2, what: what))
    #expect(
      refusal(String(repeating: "- ", count: 5000) + "a" + String(repeating: "\n", count: 90_000))
        == .tooDeep(name: "guide.md", line: 1, what: what))
    #expect(refusal(String(repeating: "1. ", count: 101) + "b") == .tooDeep(name: "guide.md", line: 1, what: what))
    #expect(refusal("a\n\n" + String(repeating: "- ", count: 101)) == nil)
  }

  @Test("indentation nests lists too")
  func indentation() {
    let lines = (0..<200).map { String(repeating: "  ", count: $0) + "- a" }
    #expect(
      refusal(lines.joined(separator: "\n"))
        == .tooDeep(name: "guide.md", line: 152, what: "a list or quote is indented by more than 300"))
  }

  @Test("open images and links in one paragraph are refused when their product is")
  func brackets() {
    let refused = refusal(String(repeating: "![[]()", count: 40_000))
    #expect(refused?.description.hasPrefix("guide.md:1: one paragraph has") == true)
    #expect(refusal(String(repeating: "![](a.png)\n\n", count: 40_000)) == nil)
  }

  @Test("HTML that opens more than it closes is refused")
  func htmlDepth() {
    #expect(
      refusal(String(repeating: "<div>\n", count: 600))
        == .tooDeep(name: "guide.md", line: 513, what: "more than 512 HTML tags are open at once"))
    #expect(refusal("<ul>\n" + String(repeating: "<li>a\n", count: 2000) + "</ul>") == nil)
  }

  @Test("a deadline that has passed is reported")
  func deadline() {
    #expect(refusal("One.", limits: Limits(parseDeadline: .zero)) == .deadline(name: "guide.md", seconds: 0))
  }

  @Test("a path that is no file is told apart from a folder")
  func paths() {
    let folder = NSTemporaryDirectory()
    let missing = folder + "spec-document-no-such-file.md"
    #expect(throws: DocumentError.isDirectory(name: folder)) { try Document(path: folder) }
    #expect(throws: DocumentError.unreadable(name: missing, reason: "no such file")) { try Document(path: missing) }
  }

  @Test("a file is read up to the limit")
  func files() throws {
    let path = NSTemporaryDirectory() + "spec-document-\(UUID().uuidString).md"
    try Data("One. Two.".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let document = try Document(path: path)
    #expect(document.sentences.map(\.text) == ["One.", "Two."])
    #expect(document.name == path)
    #expect(path.hasSuffix("/" + document.baseName))
    #expect(throws: DocumentError.tooLarge(name: path, bytes: 5, limit: 4)) {
      try Document(path: path, limits: Limits(maximumBytes: 4))
    }
  }

  @Test("each error is one line: file, line, what, what to do")
  func descriptions() {
    let errors: [DocumentError] = [
      .unreadable(name: "a.md", reason: "no such file"), .isDirectory(name: "docs"), .empty(name: "a.md"),
      .binary(name: "a.md", line: 2),
      .notUTF8(name: "a.md", line: 3, offset: 40), .tooLarge(name: "a.md", bytes: 5, limit: 4),
      .tooDeep(name: "a.md", line: 7, what: "more than 100 quotes and lists are inside each other"),
      .deadline(name: "a.md", seconds: 10),
    ]
    #expect(
      errors.map(\.description).joined(separator: "\n") == """
        a.md: cannot be read (no such file); check the path and its permissions
        docs: is a folder; name the Markdown files in it, for example docs/*.md
        a.md: is empty; there is nothing to check
        a.md:2: holds a NUL byte, so it is not text; give a Markdown file
        a.md:3: is not valid UTF-8 (byte 40); save the file as UTF-8
        a.md: has more than 4 bytes (5 read); split it, or raise the limit
        a.md:7: more than 100 quotes and lists are inside each other; flatten this part of the document
        a.md: was not parsed within 10.0 s; split the document, or raise the deadline
        """)
  }
}
