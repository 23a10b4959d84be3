import SpecClaims
import SpecDocument
import Testing

@testable import SpecReports

@Suite struct ClaimsListingTests {
  @Test func listsSentencesWithTheirClaims() throws {
    let judged = try #require(Kiln.judged)
    #expect(ClaimsListing(readings: [judged.reading]).text() == Expected.claims)
  }

  @Test func listsEverySentenceOfTheLedger() throws {
    let judged = try #require(Kiln.judged)
    #expect(LedgerListing(readings: [judged.reading]).text() == Expected.ledger)
  }

  @Test func jsonLinesHaveOneObjectAClaim() throws {
    let judged = try #require(Kiln.judged)
    #expect(ClaimsJSONL(readings: [judged.reading]).text() == Expected.claimsJSONL)
  }

  @Test func jsonLinesOfTheLedgerHaveOneObjectASentence() throws {
    let judged = try #require(Kiln.judged)
    let lines = LedgerJSONL(readings: [judged.reading]).text().split(separator: "\n")
    #expect(lines.count == judged.document.sentences.count)
    #expect(
      lines.last
        == #"{"class":"notUnderstood","column":23,"doc":"kilns.md","endColumn":52,"endLine":28,"line":28,"note":"always","sentence":"That it smokes is always bad."}"#
    )
  }

  @Test func theSentenceIsCutAfterEightyCharactersWithItsWrapsJoined() throws {
    let words = Array(repeating: "`-fire` is\nlong", count: 8).joined(separator: " ")
    let document = try Document(
      bytes: Array("> \(words.split(separator: "\n").joined(separator: "\n> "))\n".utf8), name: "a.md")
    let judged = Kiln.judged(document)
    let line = ClaimsJSONL(readings: [judged.reading]).text().split(separator: "\n").first ?? ""
    #expect(
      line.contains(#""sentence":"`-fire` is long `-fire` is long `-fire` is long `-fire` is long `-fire` is long ""#))
  }
}
