import CallTrace

/// No response: no trigger (or, unless `universal`, not every trigger) is followed by a response in the slice before
/// the next deadline. The automaton of one slice is ``Obligation``.
///
///     waiting ──response──▶ answered: violates if universal; else a violation only if it became of all of them
///     waiting ──deadline, end of the life or of a complete trace──▶ passed: conforms
///     waiting ──gap before that, end of an incomplete trace──▶ undecided
///
/// The response must have been seen at all, or its absence proves nothing; so must the deadline, or a response that comes late counts as
/// one that comes in time.
struct NoResponseMonitor: PropertyMonitor {
  // What an event settles comes before what it triggers.
  enum Role: UInt8 { case response, deadline, trigger }
  enum Proof: Hashable {
    case passed(trigger: EventIndex, until: EventIndex?)
    case answered(trigger: EventIndex, response: EventIndex)
  }

  private let trigger: EventPattern
  private let response: EventPattern
  private let deadline: EventPattern
  private let universal: Bool
  private var obligations = Obligations()
  private var answered = 0
  private var firstAnswered: Proof?
  private(set) var tally = Tally<Proof>()

  init(trigger: EventPattern, response: EventPattern, deadline: EventPattern, universal: Bool) {
    self.trigger = trigger
    self.response = response
    self.deadline = deadline
    self.universal = universal
  }

  var interests: [Interest<Role>] {
    [Interest(response, .response), Interest(deadline, .deadline), Interest(trigger, .trigger)]
  }
  var needs: [Need] {
    [
      Need(sight: Role.trigger.rawValue, title: trigger.title),
      Need(sight: Role.response.rawValue, title: response.title),
      Need(sight: Role.deadline.rawValue, title: deadline.title, confirmsMisses: true),
    ]
  }
  var liveSlices: Int { obligations.count }
  var isExistential: Bool { !universal }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .trigger: obligations.trigger(moment)
    case .response: for settled in obligations.settle(by: moment) { answer(settled, moment.index) }
    case .deadline: for settled in obligations.settle(by: moment) { pass(settled, until: moment.index, moment.gaps) }
    }
  }

  mutating func endLife(_ moment: Moment) {
    pass(obligations.settle(endOf: moment.slice), until: moment.index, moment.gaps)
  }

  mutating func end(_ end: TraceEnd) {
    for settled in obligations.settleAll() { pass(settled, until: nil, end.gaps, isKnown: end.isComplete) }
    guard !universal, tally.exercised == 0, tally.undecided == 0, let firstAnswered else { return }
    // One that is not answered may still have been going to come.
    tally.note(end.isComplete ? .misses(firstAnswered, times: answered) : .undecided(times: answered))
  }

  private mutating func answer(_ obligation: Obligation, _ response: EventIndex) {
    switch obligation {
    case .fresh: break
    case .waiting(let trigger, let times):
      let proof = Proof.answered(trigger: trigger, response: response)
      if universal { return tally.note(.misses(proof, times: times)) }
      answered += times
      firstAnswered = firstAnswered ?? proof
    }
  }

  private mutating func pass(_ obligation: Obligation, until: EventIndex?, _ gaps: GapMemory, isKnown: Bool = true) {
    switch obligation {
    case .fresh: break
    case .waiting(let trigger, let times):
      guard isKnown, !gaps.since(trigger) else { return tally.note(.undecided(times: times)) }
      tally.note(.conforms(.passed(trigger: trigger, until: until), times: times))
    }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .passed(let trigger, let until): [trigger] + (until.map { [$0] } ?? [])
    case .answered(let trigger, let response): [trigger, response]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .passed(let at, _):
      return
        "\(wording.owner(of: at, trigger.key)): \(trigger.title), and no \(response.title) before \(deadline.title)"
    case .answered(let at, _):
      let story = "\(wording.owner(of: at, trigger.key)): \(trigger.title), then \(response.title)"
      return universal ? story : "\(story), and so it was every time (\(answered))"
    }
  }
}
