import SpecClaims
import SpecDocument

/// One claim on the wire, without a verdict.
struct ClaimWire: Encodable {
  /// Base name of the document.
  let doc: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  /// The first 80 characters of the source.
  let sentence: String
  let id: String
  let subject: String
  /// Only when the subject is `*`.
  let members: [String]?
  let kind: String
  let payload: PayloadWire
  let modality: String
  let obligor: String
  @OrNull var condition: String?
  let polarity: Bool
  let canonical: String

  init(_ claim: Claim, in document: Document) {
    doc = claim.document
    line = claim.range.start.line
    column = claim.range.start.column
    endLine = claim.range.end.line
    endColumn = claim.range.end.column
    sentence = document.sourceExcerpt(ofSentence: claim.sentence)
    id = claim.id
    subject = claim.subject.written
    members = claim.subject.written == "*" ? claim.subject.members : nil
    kind = claim.payload.kind
    payload = PayloadWire(claim.payload)
    modality = claim.modality.rawValue
    obligor = claim.obligor.rawValue
    _condition = OrNull(wrappedValue: claim.condition)
    polarity = claim.polarity
    canonical = claim.canonical
  }
}

extension Document {
  /// The source of a sentence on one line, cut after 80 Unicode scalars; for a table cell, of its whole row.
  fileprivate func sourceExcerpt(ofSentence index: Int) -> String {
    guard sentences.indices.contains(index) else { return "" }
    let sentence = sentences[index]
    let source = source(of: sentence)
    if !sentence.isInBlockQuote, source.utf8.allSatisfy({ $0 < 0x80 }) {
      // The same as below, of bytes.
      let words = source.utf8.prefix(1000).split { $0 == UInt8(ascii: " ") || 9...13 ~= $0 }.map(Substring.init)
      let excerpt = words.joined(separator: " ").prefix(80)
      if excerpt.utf8.count == 80 || source.utf8.count <= 1000 { return String(excerpt) }
    }
    let lines = source.split(whereSeparator: \.isNewline).map { line in
      sentence.isInBlockQuote ? line.drop { $0 == ">" || $0 == " " } : line
    }
    let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return String(String.UnicodeScalarView(words.joined(separator: " ").unicodeScalars.prefix(80)))
  }

  private func source(of sentence: Sentence) -> String {
    guard case .tableCell = sentence.place, let row = block(ofSentence: sentence.index) else { return sentence.source }
    return source.text(in: row.range)
  }

  /// Halving, because a page may be one table.
  private func block(ofSentence index: Int) -> Block? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].sentences.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].sentences.contains(index) ? blocks[low] : nil
  }
}
