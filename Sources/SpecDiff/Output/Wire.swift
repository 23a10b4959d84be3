import Foundation

/// Wire values as text: sorted keys, so that the same value always gives the same bytes.
enum Wire {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("wire types hold strings, numbers and booleans, which always encode: \(error)")
    }
  }
}

/// A place that makes a promise, on the wire.
struct OccurrenceWire: Encodable {
  let doc: String
  let line: Int
  let column: Int
  let sentence: String
  let id: String
  let canonical: String
  let modality: String
  let obligor: String

  init(_ occurrence: Occurrence) {
    let claim = occurrence.claim
    doc = occurrence.page
    line = claim.range.start.line
    column = claim.range.start.column
    sentence = occurrence.sentence
    id = claim.id
    canonical = claim.canonical
    modality = claim.modality.rawValue
    obligor = claim.obligor.rawValue
  }
}
