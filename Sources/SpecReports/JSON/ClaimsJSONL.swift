import SpecClaims
import SpecDocument

/// Claims as JSON Lines, one object a claim, in the order of the documents.
public struct ClaimsJSONL: Sendable {
  private let readings: [Reading]

  public init(readings: [Reading]) { self.readings = readings }

  public func text() -> String {
    readings.map { reading in
      WireText.lines(reading.claims) { ClaimWire($0, in: reading.document) }
    }.joined()
  }
}

/// The ledger as JSON Lines, one object a sentence, with the fields of the JSON report's ledger and `doc`, the
/// document's base name.
public struct LedgerJSONL: Sendable {
  private let readings: [Reading]

  public init(readings: [Reading]) { self.readings = readings }

  public func text() -> String {
    readings.map { reading in
      WireText.lines(reading.ledger) { entry in
        LedgerEntryWire(entry, in: reading.document).map { LedgerLineWire(doc: reading.document.baseName, entry: $0) }
      }
    }.joined()
  }
}

private struct LedgerLineWire: Encodable {
  let doc: String
  let entry: LedgerEntryWire

  private enum Key: CodingKey { case doc }

  func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(doc, forKey: .doc)
  }
}
