import Foundation
import SpecDocument
import Testing

@Suite("Sentence ranges")
struct SentenceRangeTests {
  @Test("the bytes at the range are the sentence, in any random document", arguments: 0..<10)
  func randomDocuments(batch: Int) throws {
    for seed in 0..<100 {
      var random = RandomMarkdown(seed: UInt64(batch * 100 + seed + 1))
      let text = random.document(tokens: 4 + seed / 2)
      let document = try Document(bytes: Array(text.utf8), name: "random.md")
      let violations = SentenceInvariants(document: document).violations
      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))\n\(text.debugDescription)")
    }
  }

  @Test("the bytes at the range are the sentence, in every document of a folder named by SPEC_CHECK_DOCUMENTS")
  func realDocuments() throws {
    guard let folder = ProcessInfo.processInfo.environment["SPEC_CHECK_DOCUMENTS"] else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".md") || name.hasSuffix(".txt") {
      let document = try Document(path: "\(folder)/\(name)")
      let violations = SentenceInvariants(document: document).violations
      #expect(violations.isEmpty, "\(name)\n\(violations.joined(separator: "\n"))")
    }
  }
}
