/// What is said about a verb beside its subject and object: where it runs, how often, relative to what, under which condition.
package enum Adverbial: Hashable, Sendable {
  case thread(ThreadWord)
  case times(Times)
  /// "per node", "in the controller's life".
  case per(String)
  /// The relation and the words it points to. `exclusively`: "only after".
  case order(Relation, [Token], exclusively: Bool)
  /// Connective first: "when using X".
  case condition([Token])
  /// "in this method", "in your initializer", "here": the tokens after the preposition; empty for "here".
  case scope([Token])
  /// "again"
  case again

  package var isOrder: Bool { if case .order = self { true } else { false } }
  package var isCondition: Bool { if case .condition = self { true } else { false } }
}

/// The adverbials of a clause and the tokens they leave over.
package struct Adverbials: Hashable, Sendable {
  package var items: [Adverbial] = []
  package var rest: [Token] = []

  package var threads: [ThreadWord] { items.compactMap { if case .thread(let thread) = $0 { thread } else { nil } } }
  package var times: Times? { items.lazy.compactMap { if case .times(let times) = $0 { times } else { nil } }.first }
  /// "once per frame for each tank": per frame and tank.
  package var per: String? {
    let things = items.compactMap { if case .per(let noun) = $0 { noun } else { nil } }
    return things.isEmpty ? nil : things.joined(separator: " and ")
  }
  package var conditions: [[Token]] { items.compactMap { if case .condition(let tokens) = $0 { tokens } else { nil } } }
  package var scopes: [[Token]] { items.compactMap { if case .scope(let tokens) = $0 { tokens } else { nil } } }
  package var isAgain: Bool { items.contains(.again) }
  package typealias Order = (relation: Relation, target: [Token], exclusively: Bool)

  package var orders: [Order] {
    items.compactMap {
      if case .order(let relation, let target, let only) = $0 { (relation, target, only) } else { nil }
    }
  }

  /// True when nothing is left over that could change what the clause says.
  package var restIsIgnorable: Bool {
    rest.allSatisfy { $0.kind == .mark || $0.isWord(in: Self.ignorable) }
  }
  private static let ignorable: Set<String> = [
    "only", "also", "always", "and", "themselves", "itself", "for", "you", "automatically", "the", "a", "directly",
    "by", "framework",
    "system", "runtime", "as", "well", "guaranteed", "exactly", "too", "either", "both", "then", "life", "lifecycle",
    "lifetime", "very",
  ]
}
