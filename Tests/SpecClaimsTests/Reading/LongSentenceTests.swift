import SpecDocument
import Testing

@testable import SpecClaims

/// What is no sentence, because nobody could read it to its end.
@Suite struct LongSentenceTests {
  private func reading(_ text: String) throws -> Reading {
    ClaimReader().read(try Document(bytes: Array(text.utf8), name: "page.md"))
  }

  @Test func `a sentence without end gives no claims, and the next one is read`() throws {
    let endless = String(repeating: "it is called on the main thread, and ", count: 100)
    let page = try reading("## `-moor`\n\n\(endless) so on.\n\nThis method is called once.\n")
    #expect(page.ledger.map(\.kind) == [.notUnderstood, .claims])
  }

  @Test func `what stands under a sentence without end is read without it`() throws {
    let endless = String(repeating: "the following hooks ", count: 300)
    let page = try reading("## Hooks\n\n\(endless) are called on the main thread:\n\n* `-moor`\n* `-tow`\n")
    #expect(page.claims == [])
  }

  @Test func `parts that are read side by side come out in the order of the page`() throws {
    let sections = (1...700).map { "## `-moor\($0)`\n\nThis method is called on the main thread." }
    let page = try reading(sections.joined(separator: "\n\n"))
    #expect(page.claims.map(\.id) == (1...700).map { "moor\($0)/thread-main" })
    #expect(page.ledger.map(\.sentence) == Array(0..<700))
  }
}
