import Foundation
import SpecDocument
import Testing

@testable import SpecClaims

/// What has to be read of one of the documents that this project began with. They are not part of it, and no sentence of theirs is
/// here: a row has a number, the line, the kind of the claim and its id.
struct FoundingReadings: Sendable, CustomTestStringConvertible {
  struct Row: Hashable, Sendable {
    /// `S0-16`, or the document alone where every claim is listed.
    let number: String
    let line: Int
    let kind: String
    let claim: String
  }

  let document: String
  let rows: [Row]
  var testDescription: String { document }

  init(document: String, _ table: String) {
    self.document = document
    rows = table.split(separator: "\n").compactMap { text in
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 4, let line = Int(words[1]) else { return nil }
      return Row(number: words[0], line: line, kind: words[2], claim: words[3])
    }
  }

  /// The folder with the documents: the variable `FOUNDING`, which `make test` sets where they lie beside the checkout.
  static let folder: String? = ProcessInfo.processInfo.environment["FOUNDING"].flatMap { path in
    FileManager.default.fileExists(atPath: path) ? path : nil
  }

  func claims() throws -> [Claim] {
    let folder = try #require(Self.folder)
    return ClaimReader().read(try Document(path: "\(folder)/\(document)")).claims
  }
}

@Suite(.enabled(if: FoundingReadings.folder != nil, "the founding documents are not here; FOUNDING names their folder"))
struct FoundingDocumentsTests {
  @Test(arguments: [
    FoundingReadings.guide, .earlierGuide, .oldestGuide, .reference,
  ]) func everyRowIsRead(_ readings: FoundingReadings) throws {
    let found = Set(
      try readings.claims().map {
        FoundingReadings.Row(number: "", line: $0.range.start.line, kind: $0.payload.kind, claim: $0.id)
      })
    for row in readings.rows {
      #expect(
        found.contains(.init(number: "", line: row.line, kind: row.kind, claim: row.claim)),
        "\(row.number): \(row.claim)")
    }
  }

  /// Nothing more may be read of the page without headings, and nothing of a subject that its sentence does not name.
  @Test func withoutHeadingsNothingIsGuessed() throws {
    let readings = FoundingReadings.pageText
    let claims = try readings.claims()
    #expect(claims.map { "\($0.range.start.line) \($0.id)" } == readings.rows.map { "\($0.line) \($0.claim)" })
  }
}
