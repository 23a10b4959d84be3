import CallTrace

/// Immediate succession: between `first` and `then` nothing of `between` happens in the slice. The automaton of one
/// slice is ``SuccessionState``.
struct ImmediateSuccessionMonitor: PropertyMonitor {
  // An event that is several of these counts in this order: `then` ends, what it also begins comes after.
  enum Role: UInt8 { case then, between, first }
  enum Proof: Hashable {
    case direct(first: EventIndex, then: EventIndex)
    case separated(first: EventIndex, by: EventIndex, then: EventIndex)
    case intruded(first: EventIndex, by: EventIndex)
    case firstAgain(first: EventIndex, again: EventIndex)
    case alone(then: EventIndex)
    case never(first: EventIndex)
  }

  private let first: EventPattern
  private let then: EventPattern
  private let between: EventPattern
  private let subject: SuccessionSubject
  private var states = SliceTable<SuccessionState>()
  private(set) var tally = Tally<Proof>()

  init(first: EventPattern, then: EventPattern, subject: SuccessionSubject, between: EventPattern) {
    self.first = first
    self.then = then
    self.between = between
    self.subject = subject
  }

  var interests: [Interest<Role>] { [Interest(then, .then), Interest(between, .between), Interest(first, .first)] }
  var needs: [Need] {
    [
      Need(sight: Role.first.rawValue, title: first.title, confirmsMisses: subject != .first),
      Need(sight: Role.then.rawValue, title: then.title, confirmsMisses: subject != .then),
    ]
  }
  var liveSlices: Int { states.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    let (index, gaps, subject) = (moment.index, moment.gaps, subject)
    switch role {
    case .then: tally.note(states.update(moment.slice) { $0.then(index, subject, gaps) })
    case .between: tally.note(states.update(moment.slice) { $0.between(index, subject, gaps) })
    case .first: tally.note(states.update(moment.slice) { $0.first(index, subject, gaps) })
    }
  }

  mutating func endLife(_ moment: Moment) {
    let state = states.remove(moment.slice)
    tally.note(state.end(subject, isKnown: true, moment.gaps))
  }

  mutating func end(_ end: TraceEnd) {
    for (_, state) in states.removeAll() { tally.note(state.end(subject, isKnown: end.isComplete, end.gaps)) }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .direct(let first, let then): [first, then]
    case .separated(let first, let intruder, let then): [first, intruder, then]
    case .intruded(let first, let intruder): [first, intruder]
    case .firstAgain(let first, let again): [first, again]
    case .alone(let then): [then]
    case .never(let first): [first]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .direct(let at, _):
      "\(wording.owner(of: at, first.key)): \(first.title), directly followed by \(then.title)"
    case .separated(let at, let intruder, _):
      "\(wording.owner(of: at, first.key)): \(wording.call(of: intruder)) between \(first.title) and \(then.title)"
    case .intruded(let at, let intruder):
      "\(wording.owner(of: at, first.key)): \(wording.call(of: intruder)) directly after \(first.title)"
    case .firstAgain(let at, _):
      "\(wording.owner(of: at, first.key)): \(first.title) twice without \(then.title) in between"
    case .alone(let at):
      "\(wording.owner(of: at, then.key)): \(then.title) without \(first.title) before it"
    case .never(let at):
      "\(wording.owner(of: at, first.key)): \(first.title), and never \(then.title) after it"
    }
  }
}
