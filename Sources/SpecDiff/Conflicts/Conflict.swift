import SpecClaims

/// Two promises that cannot both hold.
package struct Conflict: Hashable, Sendable {
  package let first: Occurrence
  package let second: Occurrence
  /// Every further place that makes the first or the second promise.
  package let others: [Occurrence]
}

/// Finds the promises of pages that cannot both hold, of different pages or of one.
///
/// Promises under different conditions never exclude one another, and "on any thread, if you must" is no objection to
/// the thread it is. What is said of every method of a type is compared with what is said of each.
package struct Conflicts: Sendable {
  /// In the order of the pages.
  package let all: [Conflict]

  package init(in readings: [Reading], vocabulary: Vocabulary? = nil) {
    let contract = Contract(readings, vocabulary: vocabulary)
    var found: [Conflict] = []
    var seen: Set<Set<String>> = []
    let order = Dictionary(uniqueKeysWithValues: contract.promises.enumerated().map { ($0.element, $0.offset) })
    for (index, promise) in contract.promises.enumerated() {
      let others = contract.promises(on: promise.topic).filter { (order[$0] ?? 0) > index }
      for other in others + contract.promises(covering: promise.topic) where promise.excludes(other) {
        let isInOrder = (order[other] ?? 0) > index
        let (first, second) = isInOrder ? (promise, other) : (other, promise)
        guard let one = first.occurrences.first, let two = second.occurrences.first,
          // Two methods of one sentence against two of another are one conflict.
          seen.insert([one.identity, two.identity]).inserted
        else { continue }
        let rest = first.occurrences.dropFirst() + second.occurrences.dropFirst()
        found.append(Conflict(first: one, second: two, others: Array(rest)))
      }
    }
    all = found
  }
}

extension Occurrence {
  fileprivate var identity: String { "\(page) \(claim.id)" }
}
