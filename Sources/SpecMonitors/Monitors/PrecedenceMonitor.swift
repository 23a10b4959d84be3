import CallTrace

/// Precedence: no `then` in a slice without an earlier `first`.
///
///     fresh ──first──▶ after            after ──then──▶ after (conforms)
///     fresh ──then──▶ early (misses)    early ──then──▶ early (misses)
///     early ──first──▶ after (the proof of the miss gets its second event)
///     after ──end──▶ fresh
///
/// Where a `first` is for one `then`, `after` counts those that are left, and is `fresh` again when none is.
struct PrecedenceMonitor: PropertyMonitor {
  // An event that is both counts as `then` first: nothing precedes itself.
  enum Role: UInt8 { case then, first, end }
  enum Proof: Hashable {
    case inOrder(first: EventIndex, then: EventIndex)
    case without(then: EventIndex)
    case reversed(then: EventIndex, first: EventIndex)
  }

  enum State: SliceState, Hashable {
    case fresh
    /// `left`: how many `then` it is for; nil = all.
    case after(first: EventIndex, left: Int?)
    case early(then: EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func first(_ at: EventIndex, isForOne: Bool) -> Judgement<Proof> {
      switch self {
      case .fresh:
        self = .after(first: at, left: isForOne ? 1 : nil)
        return .nothing
      case .early(let then):
        self = .after(first: at, left: isForOne ? 1 : nil)
        return .amends(.without(then: then), into: .reversed(then: then, first: at))
      case .after(let first, let left):
        self = .after(first: first, left: left.map { $0 + 1 })
        return .nothing
      }
    }

    mutating func then(_ at: EventIndex, _ gaps: GapMemory) -> Judgement<Proof> {
      switch self {
      case .fresh:
        guard !gaps.any else { return .undecided() }
        self = .early(then: at)
        return .misses(.without(then: at))
      case .early: return gaps.any ? .undecided() : .misses(.without(then: at))
      case .after(let first, let left):
        if let left { self = left > 1 ? .after(first: first, left: left - 1) : .fresh }
        return .conforms(.inOrder(first: first, then: at))
      }
    }

    mutating func end() {
      switch self {
      case .fresh, .early: break
      case .after: self = .fresh
      }
    }
  }

  private let first: EventPattern
  private let then: EventPattern
  private let reach: PrecedenceReach
  private var states = SliceTable<State>()
  /// The `first` that counts for everybody.
  private var forEverybody: EventIndex?
  private(set) var tally = Tally<Proof>()

  init(first: EventPattern, then: EventPattern, reach: PrecedenceReach) {
    self.first = first
    self.then = then
    self.reach = reach
  }

  var interests: [Interest<Role>] {
    let both = [Interest(then, Role.then), Interest(first, .first)]
    return if case .until(let end) = reach { both + [Interest(end, .end)] } else { both }
  }
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
      let isForOne = reach == .forOne
      tally.note(states.update(moment.slice) { $0.first(moment.index, isForOne: isForOne) })
    case .then:
      if let forEverybody { return tally.note(.conforms(.inOrder(first: forEverybody, then: moment.index))) }
      tally.note(states.update(moment.slice) { $0.then(moment.index, moment.gaps) })
    case .end: states.update(moment.slice) { $0.end() }
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
