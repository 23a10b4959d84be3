import SpecDocument

/// Reads a document into claims and a ledger. Deterministic: the same sentence under the same heading always gives the same claims.
public struct ClaimReader: Sendable {
  private let naming: ClaimNaming

  /// - Parameter vocabulary: only used to give events and actions their short names in ids; what is read does not depend on it.
  public init(vocabulary: Vocabulary? = nil) { naming = ClaimNaming(vocabulary: vocabulary) }

  /// - Parameter explaining: find out, too, which form came nearest to reading what was not understood. Takes longer.
  public func read(_ document: Document, explaining: Bool = false) -> Reading {
    let whole = DocumentWalker(document)
    let name = document.baseName
    let parts = SideBySide.map(whole.parts()) { part in
      var walker = part
      var outcomes: [Outcome] = []
      while let step = walker.next() {
        let claims = step.reading.claims.map { naming.claim(from: $0, sentence: step.sentence, document: name) }
        outcomes.append(Outcome(step, claims, explaining: explaining))
      }
      return outcomes
    }
    var claims: [Claim] = []
    var ledger: [LedgerEntry] = []
    var used: [String: Int] = [:]
    for outcome in parts.joined() {
      let named = outcome.claims.map { ClaimNaming.numbered($0, after: &used) }
      claims += named
      ledger.append(
        LedgerEntry(
          sentence: outcome.sentence, kind: outcome.kind, claims: named.map(\.id), note: outcome.note,
          nearest: outcome.nearest))
    }
    return Reading(document: document, claims: claims, ledger: ledger)
  }

  /// What is kept of a sentence that has been read.
  private struct Outcome: Sendable {
    let sentence: Int
    let claims: [Claim]
    let kind: LedgerClass
    let note: String?
    let nearest: NearMiss?

    init(_ step: DocumentWalker.Step, _ claims: [Claim], explaining: Bool) {
      (sentence, self.claims) = (step.sentence.index, claims)
      (kind, note) = claims.isEmpty ? step.classification : (.claims, nil)
      nearest = explaining && kind == .notUnderstood ? step.reading.nearest : nil
    }
  }

  /// How one sentence was taken apart: tokens, clauses, forms. For `explain`.
  public func derivation(of sentence: Int, in document: Document) -> [String] {
    var walker = DocumentWalker(document)
    while let step = walker.next() {
      if step.sentence.index == sentence { return Derivation(reading: step.reading).lines }
    }
    return []
  }
}
