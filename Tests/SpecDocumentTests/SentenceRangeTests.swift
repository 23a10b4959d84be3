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

  /// The variable `SPEC_CHECK_DOCUMENTS`, which `make test` sets where documents lie beside the checkout.
  static let folder: String? = ProcessInfo.processInfo.environment["SPEC_CHECK_DOCUMENTS"].flatMap { path in
    FileManager.default.fileExists(atPath: path) ? path : nil
  }

  @Test(
    "the bytes at the range are the sentence, in every document of a folder",
    .enabled(if: folder != nil, "no documents are here; SPEC_CHECK_DOCUMENTS names their folder"))
  func realDocuments() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let documents = names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }
    try #require(!documents.isEmpty, "\(folder) holds no document")
    for name in documents {
      let document = try Document(path: "\(folder)/\(name)")
      let violations = SentenceInvariants(document: document).violations
      #expect(violations.isEmpty, "\(name)\n\(violations.joined(separator: "\n"))")
    }
  }
}
