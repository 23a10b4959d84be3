/// Compares what two promises on one topic demand, by the order of their kind.
enum DemandStrength {
  static func shift(_ old: Demand, _ new: Demand) -> Shift {
    switch (old, new) {
    case (.thread(let old), .thread(let new)): ThreadStrength.shift(old, new)
    case (.count(let old), .count(let new)): CountStrength.shift(old, new)
    case (.order(let old), .order(let new)): OrderStrength.shift(old, new)
    case (.concurrency(let old), .concurrency(let new)): ConcurrencyStrength.shift(old, new)
    case (.rule(let old), .rule(let new)): RuleStrength.shift(old, new)
    case (.supercall(let old), .supercall(let new)): SupercallStrength.shift(old, new)
    case (.outcome(let old), .outcome(let new)): OutcomeStrength.shift(old, new)
    case (.reaction(let old), .reaction(let new)): ReactionStrength.shift(old, new)
    // "Super makes it so" also says when it is so.
    case (.state(let old), .state(let new)): old == new ? .same : new ? .stronger : .weaker
    case (.since(let old), .since(let new)): old == new ? .same : .mixed
    case (.stated, .stated): .same
    default: .mixed
    }
  }

  /// True when two pages that say these cannot both be right.
  static func excludes(_ first: Demand, _ second: Demand) -> Bool {
    switch (first, second) {
    case (.thread(let first), .thread(let second)): ThreadStrength.excludes(first, second)
    case (.count(let first), .count(let second)): CountStrength.excludes(first, second)
    case (.order(let first), .order(let second)): OrderStrength.excludes(first, second)
    case (.rule(let first), .rule(let second)): RuleStrength.excludes(first, second)
    default: shift(first, second) == .contrary
    }
  }
}
