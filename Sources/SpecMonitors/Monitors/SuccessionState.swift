/// One slice of an immediate succession.
///
///     fresh ──first──▶ open ──then──▶ …          (conforms)
///     open ──between──▶ broken ──first──▶ open
///
/// | subject               | `then`                       | `first`        | `both`         |
/// |-----------------------|------------------------------|----------------|----------------|
/// | between in open       | broken                       | broken, misses | broken, misses |
/// | first in open         | open                         | open, misses   | open, misses   |
/// | then in broken        | violates                     | amends         | amends         |
/// | then in fresh         | misses                       | nothing        | misses         |
/// | state after then      | broken: `then` is behaviour  | fresh          | fresh          |
/// | open at the end       | nothing                      | misses         | misses         |
enum SuccessionState: SliceState, Hashable {
  case fresh
  /// `first` came, and nothing since.
  case open(first: EventIndex)
  /// Something else came after `first`.
  case broken(first: EventIndex, by: EventIndex)

  typealias Verdict = Judgement<ImmediateSuccessionMonitor.Proof>

  var isFresh: Bool { if case .fresh = self { true } else { false } }

  mutating func first(_ at: EventIndex, _ subject: SuccessionSubject, _ gaps: GapMemory) -> Verdict {
    switch self {
    case .fresh, .broken:
      self = .open(first: at)
      return .nothing
    case .open(let first):
      self = .open(first: at)
      return subject == .then ? .nothing : missed(.firstAgain(first: first, again: at), since: first, gaps)
    }
  }

  mutating func between(_ at: EventIndex, _ subject: SuccessionSubject, _ gaps: GapMemory) -> Verdict {
    switch self {
    case .fresh, .broken: return .nothing
    case .open(let first):
      self = .broken(first: first, by: at)
      return subject == .then ? .nothing : missed(.intruded(first: first, by: at), since: first, gaps)
    }
  }

  mutating func then(_ at: EventIndex, _ subject: SuccessionSubject, _ gaps: GapMemory) -> Verdict {
    switch subject {
    case .then: thenIsJudged(at, gaps)
    case .first: firstIsJudged(by: at, gaps)
    case .both: self == .fresh ? thenIsJudged(at, gaps) : firstIsJudged(by: at, gaps)
    }
  }

  private mutating func thenIsJudged(_ at: EventIndex, _ gaps: GapMemory) -> Verdict {
    switch self {
    case .fresh: return gaps.any ? .undecided() : .misses(.alone(then: at))
    case .open(let first):
      self = .broken(first: first, by: at)
      return gaps.since(first) ? .undecided() : .conforms(.direct(first: first, then: at))
    case .broken(let first, let intruder):
      return gaps.since(first) ? .undecided() : .violates(.separated(first: first, by: intruder, then: at))
    }
  }

  private mutating func firstIsJudged(by at: EventIndex, _ gaps: GapMemory) -> Verdict {
    switch self {
    case .fresh: return .nothing
    case .open(let first):
      self = .fresh
      return gaps.since(first) ? .undecided() : .conforms(.direct(first: first, then: at))
    case .broken(let first, let intruder):
      self = .fresh
      let old = ImmediateSuccessionMonitor.Proof.intruded(first: first, by: intruder)
      return .amends(old, into: .separated(first: first, by: intruder, then: at))
    }
  }

  /// The life or the trace ends; `isKnown` says that nothing more can come.
  func end(_ subject: SuccessionSubject, isKnown: Bool, _ gaps: GapMemory) -> Verdict {
    switch (self, subject) {
    case (.fresh, _), (.broken, _), (.open, .then): .nothing
    case (.open(let first), .first), (.open(let first), .both):
      isKnown ? missed(.never(first: first), since: first, gaps) : .undecided()
    }
  }

  private func missed(_ proof: ImmediateSuccessionMonitor.Proof, since first: EventIndex, _ gaps: GapMemory) -> Verdict
  {
    gaps.since(first) ? .undecided() : .misses(proof)
  }
}
