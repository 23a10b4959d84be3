import CallTrace
import Foundation
import Testing

@Suite("Spec/trace-format.md")
struct TraceFormatPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Spec/trace-format.md")

  /// The fenced blocks of the page that are journals.
  private func examples() throws -> [String] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    return text.split(separator: "```jsonl\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
  }

  @Test("shows a journal that is read without any diagnostic")
  func oneTrace() throws {
    let journal = try JournalReader.read(bytes: Array(examples()[0].utf8), file: "page")
    #expect(journal.diagnostics == [])
    #expect(
      journal.dump == """
        trace "photo feed", 7 events, complete
        1 main 0 enter ASDisplayNode.didLoad() PhotoNode 7 ~3 {loaded}
        2 main 0 super ASDisplayNode.didLoad() PhotoNode 7
        3 layout 2 enter ASDisplayNode.init() TextNode 8
        4 main 0 super-exit ASDisplayNode.didLoad() PhotoNode 7
        5 main 0 exit ASDisplayNode.didLoad() PhotoNode 7
        6 layout 2 exit ASDisplayNode.init() TextNode 8
        7 main 0 event ASDisplayNode.deinit PhotoNode 7

        """)
  }

  @Test("shows a journal of several traces, written as our own writer writes it")
  func severalTraces() throws {
    let example = try examples()[1]
    let journal = try JournalReader.read(bytes: Array(example.utf8), file: "page")
    #expect(journal.diagnostics == [])
    #expect(
      journal.dump == """
        trace "feed", 1 events, complete
        1 main 0 event launch
        trace "view in init", 1 events, cut off, misuse
        1 background 1 enter ASDisplayNode.init() EagerNode 1

        """)
    let written = try Scratch.file { path in
      try JournalWriter.write(journal, to: path)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(written == example)
  }

  @Test("names every phase")
  func phases() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for phase in CallEvent.Phase.allCases { #expect(text.contains("| `\(phase.name)` |")) }
  }
}
