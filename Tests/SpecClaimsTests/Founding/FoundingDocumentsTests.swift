import Foundation
import SpecDocument
import Testing

@testable import SpecClaims

/// What has to be read of one of the documents that this project began with. They are not part of it, and no sentence of theirs is
/// here: a row has a number, the line, the kind of the claim, its id, its strength, who owes it, and a fingerprint of the claim as it
/// prints, the words of which are the document's own.
struct FoundingReadings: Sendable, CustomTestStringConvertible {
  struct Row: Hashable, Sendable {
    /// `S0-16`, or the document alone where every claim is listed.
    let number: String
    /// Everything after the number, as it stands in the table.
    let reading: String

    /// Nil for a line that is no row.
    init?(_ text: Substring) {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 7, Int(words[1]) != nil else { return nil }
      (number, reading) = (words[0], words.dropFirst().joined(separator: " "))
    }
  }

  let document: String
  let rows: [Row]
  /// Lines of the table that are no rows. There must be none.
  let malformed: [String]
  /// How many rows the table is meant to have.
  let count: Int
  var testDescription: String { document }

  init(document: String, count: Int, _ table: String) {
    self.document = document
    self.count = count
    let lines = table.split(separator: "\n")
    rows = lines.compactMap(Row.init)
    malformed = lines.filter { Row($0) == nil }.map(String.init)
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

extension Claim {
  /// The claim as a row of a table.
  fileprivate var row: String {
    "\(range.start.line) \(payload.kind) \(id) \(modality.rawValue) \(obligor.rawValue) \(fingerprint)"
  }

  /// FNV-1a of the claim as it prints, 32 bits.
  private var fingerprint: String {
    let hash = canonical.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 16)
  }
}

@Suite(.enabled(if: FoundingReadings.folder != nil, "the founding documents are not here; FOUNDING names their folder"))
struct FoundingDocumentsTests {
  @Test(arguments: [
    FoundingReadings.guide, .earlierGuide, .oldestGuide, .reference,
  ]) func everyRowIsRead(_ readings: FoundingReadings) throws {
    let found = Set(try readings.claims().map(\.row))
    for row in readings.rows {
      let same = try readings.claims().filter { row.reading.contains(" \($0.id) ") }.map {
        "\($0.row)   \($0.canonical)"
      }
      let isRead = found.contains(row.reading)
      #expect(isRead, "\(row.number) is read as \(same)")
    }
  }

  @Test(arguments: [
    FoundingReadings.guide, .earlierGuide, .oldestGuide, .reference, .pageText,
  ]) func theTableIsWhole(_ readings: FoundingReadings) {
    #expect(readings.malformed == [])
    #expect(readings.rows.count == readings.count)
  }

  /// Nothing more may be read of the page without headings, and nothing of a subject that its sentence does not name.
  @Test func withoutHeadingsNothingIsGuessed() throws {
    let readings = FoundingReadings.pageText
    let claims = try readings.claims()
    #expect(claims.map(\.row) == readings.rows.map(\.reading))
  }
}
