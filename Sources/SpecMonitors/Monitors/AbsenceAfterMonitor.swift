import CallTrace

/// Absence after an event: no action in a slice once `from` has come.
///
///     fresh ──from──▶ after ──action──▶ spoilt (violates, and again for every further action)
///     after ──end of the life or of a complete trace──▶ conforms
///     after ──end of an incomplete trace, or a gap before any end──▶ undecided
///
/// The action must have been seen at all, or its absence proves nothing.
struct AbsenceAfterMonitor: PropertyMonitor {
  // An event that is both is an action before `from`.
  enum Role: UInt8 { case action, from }
  enum Proof: Hashable {
    case none(from: EventIndex)
    case some(from: EventIndex, action: EventIndex)
  }

  enum State: SliceState, Hashable {
    case fresh
    case after(from: EventIndex)
    case spoilt(from: EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func from(_ at: EventIndex) {
      switch self {
      case .fresh: self = .after(from: at)
      case .after, .spoilt: break
      }
    }

    mutating func action(_ at: EventIndex) -> Judgement<Proof> {
      switch self {
      case .fresh: return .nothing
      case .after(let from), .spoilt(let from):
        self = .spoilt(from: from)
        return .violates(.some(from: from, action: at))
      }
    }

    func end(isKnown: Bool, _ gaps: GapMemory) -> Judgement<Proof> {
      switch self {
      case .fresh, .spoilt: .nothing
      case .after(let from): isKnown && !gaps.since(from) ? .conforms(.none(from: from)) : .undecided()
      }
    }
  }

  private let action: EventPattern
  private let from: EventPattern
  private var states = SliceTable<State>()
  private(set) var tally = Tally<Proof>()

  init(of action: EventPattern, from: EventPattern) {
    self.action = action
    self.from = from
  }

  var interests: [Interest<Role>] { [Interest(action, .action), Interest(from, .from)] }
  var needs: [Need] {
    [Need(sight: Role.action.rawValue, title: action.title), Need(sight: Role.from.rawValue, title: from.title)]
  }
  var liveSlices: Int { states.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .action:
      tally.note(states.update(moment.slice) { $0.action(moment.index) })
      // What was reached for everybody holds for this slice too.
      if moment.slice != 0 { tally.note(states.update(0) { $0.action(moment.index) }) }
    case .from: states.update(moment.slice) { $0.from(moment.index) }
    }
  }

  mutating func endLife(_ moment: Moment) {
    let state = states.remove(moment.slice)
    tally.note(state.end(isKnown: true, moment.gaps))
  }

  mutating func end(_ end: TraceEnd) {
    for (_, state) in states.removeAll() { tally.note(state.end(isKnown: end.isComplete, end.gaps)) }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .none(let from): [from]
    case .some(let from, let action): [from, action]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .none(let at): "\(wording.owner(of: at, from.key)): no \(action.title) after \(from.title)"
    case .some(_, let at): "\(wording.owner(of: at, action.key)): \(action.title) after \(from.title)"
    }
  }
}
