/// What became of one promise between two versions of a documentation.
package struct Change: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Old and new cannot both hold.
    case contradicted
    case removed
    /// The new promise no longer implies the old one.
    case weakened
    /// The new promise implies the old one and more.
    case strengthened
    case added
    /// The sentence stands on both sides, but only one of them could be understood.
    case unclear
    /// The same promise in other words.
    case reworded
    /// The same sentence under another heading or on another page.
    case moved

    /// True when whoever relied on the old pages may be let down.
    package var isLoss: Bool { self == .contradicted || self == .removed || self == .weakened }
  }

  package let kind: Kind
  /// Nil for what was added.
  package let old: Occurrence?
  /// Nil for what was removed.
  package let new: Occurrence?
  /// What differs, one short line each; empty for added and removed.
  package let details: [String]

  /// The claim as the newer side names it.
  package var claim: String { new?.claim.id ?? old?.claim.id ?? "" }
  /// The promise in one sentence, as the newer side makes it.
  package var canonical: String { new?.claim.canonical ?? old?.claim.canonical ?? "" }
}
