import SpecDocument

/// What became of one sentence. Every sentence of a document has exactly one.
public enum LedgerClass: String, Hashable, Sendable, CaseIterable {
  case claims, permission, advice, definition, explanation, example, notUnderstood
}

/// One sentence of the ledger.
public struct LedgerEntry: Hashable, Sendable {
  public let sentence: Int
  public let kind: LedgerClass
  /// Ids of the claims read from it, in the order of the sentence.
  public let claims: [String]
  /// For `notUnderstood`: which word made it look like a promise.
  public let note: String?
  /// For `notUnderstood`, where it was asked for: the form that came nearest; nil when none comes near.
  public var nearest: NearMiss?
}

/// Everything that was understood of one document.
public struct Reading: Sendable {
  public let document: Document
  public let claims: [Claim]
  public let ledger: [LedgerEntry]

  public func count(of kind: LedgerClass) -> Int { ledger.count { $0.kind == kind } }
}
