import CallTrace

/// Bounded existence: how often a call comes in one life. The automaton of one life is ``OccurrenceLife``.
///
/// Without an occasion a complete life makes a call due: the last event (`deinit`) of an instance that could have had
/// the call.
struct OccurrenceMonitor: PropertyMonitor {
  enum Role: UInt8 { case call, occasion, lastEvent }
  enum Proof: Hashable {
    case one(EventIndex)
    case two(EventIndex, EventIndex)
    case oneWith(occasion: EventIndex, call: EventIndex)
    case noneWith(occasion: EventIndex)
    /// A life without a call, known by its last event.
    case noneUntil(lastEvent: EventIndex)
  }

  private let call: EventPattern
  private let occasion: EventPattern?
  private let lastEvent: EventPattern?
  private let rule: OccurrenceLife.Rule
  private var lives = SliceTable<OccurrenceLife>()
  private(set) var tally = Tally<Proof>()

  init(_ call: EventPattern, _ count: OccurrenceCount, occasion: EventPattern?, names: TraceNames) {
    self.call = call
    self.occasion = count == .atMostOnce ? nil : occasion
    let isDue = count == .once || count == .atLeastOnce
    lastEvent = isDue && occasion == nil && call.key == .instance ? call.lastEvent(names) : nil
    rule = OccurrenceLife.Rule(count: count, hasOccasion: self.occasion != nil)
  }

  var interests: [Interest<Role>] {
    let patterns: [(EventPattern?, Role)] = [(call, .call), (occasion, .occasion), (lastEvent, .lastEvent)]
    return patterns.compactMap { pattern, role in pattern.map { Interest($0, role) } }
  }

  var needs: [Need] {
    [Need(sight: Role.call.rawValue, title: call.title, confirmsMisses: true)]
      + (occasion.map { [Need(sight: Role.occasion.rawValue, title: $0.title)] } ?? [])
  }

  var liveSlices: Int { lives.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .call: tally.note(lives.update(moment.slice) { [rule] in $0.call(moment.index, rule) })
    case .occasion: tally.note(lives.update(moment.slice) { [rule] in $0.occasion(moment.index, rule) })
    case .lastEvent:
      guard lives[moment.slice].isFresh else { return }
      tally.note(moment.gaps.any ? .undecided() : .misses(.noneUntil(lastEvent: moment.index)))
    }
  }

  mutating func endLife(_ moment: Moment) {
    let life = lives.remove(moment.slice)
    tally.note(life.end(rule, isKnown: true, moment.gaps))
  }

  mutating func end(_ end: TraceEnd) {
    for (_, life) in lives.removeAll() { tally.note(life.end(rule, isKnown: end.isComplete, end.gaps)) }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .one(let call): [call]
    case .two(let first, let second): [first, second]
    case .oneWith(let occasion, let call): [occasion, call]
    case .noneWith(let occasion): [occasion]
    case .noneUntil(let lastEvent): [lastEvent]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .one(let at): explain("1 call", wording.owner(of: at, call.key))
    case .two(_, let at): explain("2 calls", wording.owner(of: at, call.key))
    case .oneWith(_, let at): explain("1 call", wording.owner(of: at, call.key)) + reason
    case .noneWith(let at): explain("no call", wording.owner(of: at, occasion?.key ?? .instance)) + reason
    case .noneUntil(let at): explain("no call", wording.owner(of: at, .instance))
    }
  }

  private func explain(_ number: String, _ owner: String) -> String {
    "\(number) of \(call.title) in the life of \(owner)"
  }

  private var reason: String { occasion.map { " (occasion: \($0.title))" } ?? "" }
}

extension EventPattern {
  /// The `deinit` of the instances that this pattern can be about: those of the same types and kind, declared where the
  /// calls are.
  fileprivate func lastEvent(_ names: TraceNames) -> EventPattern? {
    let declaring = Set(names.calls.filter(means).map(\.declaring)).union(calls.map(\.declaring))
    let finals = names.calls.filter { $0.name == "deinit" && declaring.contains($0.declaring) }
    guard !finals.isEmpty else { return nil }
    return EventPattern(
      calls: Set(finals), phase: .event, attributes: instanceMarks, types: types, title: "the end of its life")
  }
}
