import SpecClaims
import SpecDocument
import SpecMonitors

/// A document's claims and ledger, looked up by sentence.
struct SentenceIndex {
  let document: Document
  private let claimsOfSentence: [Int: [JudgedClaim]]
  private let entryOfSentence: [Int: LedgerEntry]

  init(_ judged: JudgedDocument) {
    document = judged.document
    claimsOfSentence = Dictionary(grouping: judged.claims) { $0.claim.sentence }
    entryOfSentence = Dictionary(
      judged.reading.ledger.map { ($0.sentence, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of the document.
  func claims(of sentence: Int) -> [JudgedClaim] { claimsOfSentence[sentence] ?? [] }

  func entry(of sentence: Int) -> LedgerEntry? { entryOfSentence[sentence] }

  /// The worst outcome of a sentence's claims; nil when it makes none.
  func outcome(of sentence: Int) -> Outcome? { claims(of: sentence).map(\.outcome).min() }
}

extension Document {
  /// "31:1"; "?" for a sentence that the document does not have.
  func place(ofSentence index: Int) -> String {
    sentences.indices.contains(index) ? "\(sentences[index].range.start)" : "?"
  }

  /// The sentence a claim was read from, on one line.
  func sentenceText(_ index: Int) -> String {
    sentences.indices.contains(index) ? sentences[index].text : ""
  }
}

extension Reading {
  var notUnderstood: [LedgerEntry] { ledger.filter { $0.kind == .notUnderstood } }
}
