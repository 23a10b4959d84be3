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
    let lines = source(of: sentence).split(whereSeparator: \.isNewline).map { line in
      sentence.isInBlockQuote ? line.drop { $0 == ">" || $0 == " " } : line
    }
    let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return String(String.UnicodeScalarView(words.joined(separator: " ").unicodeScalars.prefix(80)))
  }

  private func source(of sentence: Sentence) -> String {
    guard case .tableCell = sentence.place, let row = blocks.first(where: { $0.sentences.contains(sentence.index) })
    else {
      return sentence.source
    }
    return source.text(in: row.range)
  }
}
