import SpecClaims

/// What changed between two contracts. Promises are matched by what they mean, never by where they stand.
///
/// ```swift
/// let diff = ContractDiff(from: old, to: new, vocabulary: vocabulary)
/// for change in diff.changes where change.kind.isLoss { print(change.canonical) }
/// ```
package struct ContractDiff: Sendable {
  /// Losses first, then gains, then what only reads differently; each kind in the order of the pages.
  package let changes: [Change]
  /// How many promises are the same, in the same words and the same place.
  package let unchanged: Int

  package init(from old: [Reading], to new: [Reading], vocabulary: Vocabulary? = nil) {
    let old = Contract(old, beside: new, vocabulary: vocabulary)
    let new = Contract(new, beside: old.readings, vocabulary: vocabulary)
    let pairs = Pairing(old: old, new: new)
    let places = Places(old: old, new: new)
    let found = pairs.fates.map { $0.change(places) }
    unchanged = found.count { $0 == nil }
    changes = Self.sorted(Self.merged(found.compactMap { $0 }))
  }

  package func count(of kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }
  package var losesPromises: Bool { changes.contains { $0.kind.isLoss } }

  /// A sentence about two methods changes once, not twice.
  private static func merged(_ changes: [Change]) -> [Change] {
    var seen: Set<Change> = []
    return changes.filter { seen.insert($0).inserted }
  }

  private static func sorted(_ changes: [Change]) -> [Change] {
    Change.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }
}
