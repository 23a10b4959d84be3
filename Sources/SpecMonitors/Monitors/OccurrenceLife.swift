/// One life, as far as the number of one call in it matters.
///
///     fresh ──call──▶ called ──occasion──▶ answered ──call──▶ repeated
///       └──occasion──▶ due ──call──▶ answered
///     called ──call──▶ repeated
///
/// `repeated` is reached only where at most one call is allowed; every call into it is a violation. Where no call is
/// allowed, every call is one (with an occasion: every call in a life in which the occasion arises).
enum OccurrenceLife: SliceState, Hashable {
  case fresh
  /// The occasion has arisen and no call has come.
  case due(occasion: EventIndex)
  /// A call has come and no occasion has arisen.
  case called(EventIndex)
  case answered(EventIndex)
  case repeated(first: EventIndex)

  /// What is promised of every life.
  struct Rule: Hashable, Sendable {
    var count: OccurrenceCount
    var hasOccasion: Bool
  }

  typealias Verdict = Judgement<OccurrenceMonitor.Proof>

  var isFresh: Bool { if case .fresh = self { true } else { false } }

  mutating func call(_ at: EventIndex, _ rule: Rule) -> Verdict {
    switch self {
    case .fresh:
      self = .called(at)
      return rule.count == .never && !rule.hasOccasion ? .violates(.one(at)) : .nothing
    case .due(let occasion):
      self = .answered(at)
      return rule.count == .never ? .violates(.oneWith(occasion: occasion, call: at)) : .nothing
    case .called(let first):
      return again(first, at, rule, isForbidden: !rule.hasOccasion)
    case .answered(let first):
      return again(first, at, rule, isForbidden: true)
    case .repeated(let first):
      return .violates(.two(first, at))
    }
  }

  private mutating func again(_ first: EventIndex, _ at: EventIndex, _ rule: Rule, isForbidden: Bool) -> Verdict {
    switch rule.count {
    case .once, .atMostOnce:
      self = .repeated(first: first)
      return .violates(.two(first, at))
    case .atLeastOnce: return .nothing
    case .never: return isForbidden ? .violates(.one(at)) : .nothing
    }
  }

  mutating func occasion(_ at: EventIndex, _ rule: Rule) -> Verdict {
    switch self {
    case .fresh:
      self = .due(occasion: at)
      return .nothing
    case .called(let first):
      self = .answered(first)
      return rule.count == .never ? .violates(.oneWith(occasion: at, call: first)) : .nothing
    case .due, .answered, .repeated: return .nothing
    }
  }

  /// The life is over, or the trace is: `isKnown` says that nothing more can come.
  func end(_ rule: Rule, isKnown: Bool, _ gaps: GapMemory) -> Verdict {
    switch self {
    case .fresh, .repeated: .nothing
    case .due(let occasion): without(occasion, rule, isKnown: isKnown && !gaps.since(occasion))
    case .called(let first): rule.hasOccasion ? .nothing : with(first, rule, isKnown: isKnown && !gaps.any)
    case .answered(let first): with(first, rule, isKnown: isKnown && !gaps.any)
    }
  }

  private func without(_ occasion: EventIndex, _ rule: Rule, isKnown: Bool) -> Verdict {
    switch rule.count {
    case .once, .atLeastOnce: isKnown ? .misses(.noneWith(occasion: occasion)) : .undecided()
    case .never: isKnown ? .conforms(.noneWith(occasion: occasion)) : .undecided()
    case .atMostOnce: .nothing
    }
  }

  private func with(_ first: EventIndex, _ rule: Rule, isKnown: Bool) -> Verdict {
    switch rule.count {
    case .once, .atMostOnce: isKnown ? .conforms(.one(first)) : .undecided()
    case .atLeastOnce: .conforms(.one(first))
    case .never: .nothing
    }
  }
}
