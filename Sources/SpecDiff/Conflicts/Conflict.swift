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
/// Promises under different conditions never exclude one another, and "on any thread, if you must" is no objection to the thread it is. What
/// is said of every method of a type is compared with what is said of each.
package struct Conflicts: Sendable {
  /// In the order of the pages.
  package let all: [Conflict]

  package init(in readings: [Reading], vocabulary: Vocabulary? = nil) {
    let contract = Contract(readings, vocabulary: vocabulary)
    var found: [Conflict] = []
    var seen: Set<Set<String>> = []
    for (index, first) in contract.promises.enumerated() {
      for second in contract.promises[(index + 1)...] where contract.areAboutTheSame(first, second) {
        guard first.excludes(second), let one = first.occurrences.first, let other = second.occurrences.first,
          // Two methods of one sentence against two of another are one conflict.
          seen.insert([one.identity, other.identity]).inserted
        else { continue }
        let others = first.occurrences.dropFirst() + second.occurrences.dropFirst()
        found.append(Conflict(first: one, second: other, others: Array(others)))
      }
    }
    all = found
  }
}

extension Contract {
  fileprivate func areAboutTheSame(_ first: Promise, _ second: Promise) -> Bool {
    guard first.topic != second.topic else { return true }
    return first.topic.aspect == second.topic.aspect
      && (covers(first.topic.place, second.topic.place) || covers(second.topic.place, first.topic.place))
  }
}

extension Occurrence {
  fileprivate var identity: String { "\(page) \(claim.id)" }
}
