import CallTrace

/// Precedence: no `then` in a slice without an earlier `first`.
///
///     fresh ──first──▶ after            after ──then──▶ after (conforms)
///     fresh ──then──▶ early (misses)    early ──then──▶ early (misses)
///     early ──first──▶ after (the proof of the miss gets its second event)
struct PrecedenceMonitor: PropertyMonitor {
  // An event that is both counts as `then` first: nothing precedes itself.
  enum Role: UInt8 { case then, first }
  enum Proof: Hashable {
    case inOrder(first: EventIndex, then: EventIndex)
    case without(then: EventIndex)
    case reversed(then: EventIndex, first: EventIndex)
  }

  enum State: SliceState, Hashable {
    case fresh
    case after(first: EventIndex)
    case early(then: EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func first(_ at: EventIndex) -> Judgement<Proof> {
      switch self {
      case .fresh:
        self = .after(first: at)
        return .nothing
      case .early(let then):
        self = .after(first: at)
        return .amends(.without(then: then), into: .reversed(then: then, first: at))
      case .after: return .nothing
      }
    }

    mutating func then(_ at: EventIndex, _ gaps: GapMemory) -> Judgement<Proof> {
      switch self {
      case .fresh:
        guard !gaps.any else { return .undecided() }
        self = .early(then: at)
        return .misses(.without(then: at))
      case .early: return gaps.any ? .undecided() : .misses(.without(then: at))
      case .after(let first): return .conforms(.inOrder(first: first, then: at))
      }
    }
  }

  private let first: EventPattern
  private let then: EventPattern
  private var states = SliceTable<State>()
  /// The `first` that counts for everybody.
  private var forEverybody: EventIndex?
  private(set) var tally = Tally<Proof>()

  init(first: EventPattern, then: EventPattern) {
    self.first = first
    self.then = then
  }

  var interests: [Interest<Role>] { [Interest(then, .then), Interest(first, .first)] }
  var needs: [Need] {
    [
      Need(sight: Role.first.rawValue, title: first.title, confirmsMisses: true),
      Need(sight: Role.then.rawValue, title: then.title),
    ]
  }
  var liveSlices: Int { states.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .first:
      if moment.slice == 0, forEverybody == nil { forEverybody = moment.index }
      tally.note(states.update(moment.slice) { $0.first(moment.index) })
    case .then:
      if let forEverybody { return tally.note(.conforms(.inOrder(first: forEverybody, then: moment.index))) }
      tally.note(states.update(moment.slice) { $0.then(moment.index, moment.gaps) })
    }
  }

  mutating func endLife(_ moment: Moment) { states.remove(moment.slice) }

  mutating func end(_ end: TraceEnd) { _ = states.removeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .inOrder(let first, let then): [first, then]
    case .without(let then): [then]
    case .reversed(let then, let first): [then, first]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .inOrder(_, let at): "\(wording.owner(of: at, then.key)): \(first.title), then \(then.title)"
    case .without(let at): "\(wording.owner(of: at, then.key)): \(then.title) without \(first.title) before it"
    case .reversed(let at, _): "\(wording.owner(of: at, then.key)): \(then.title) before \(first.title)"
    }
  }
}
