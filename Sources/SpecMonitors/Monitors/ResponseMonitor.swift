import CallTrace

/// Response: after every trigger comes a response in the slice before the next deadline. The automaton of one slice is
/// ``Obligation``.
///
///     waiting ──response──▶ conforms, once per trigger
///     waiting ──deadline, end of a complete trace──▶ misses, once per trigger
///     waiting ──gap before either, end of the life or of an incomplete trace──▶ undecided
struct ResponseMonitor: PropertyMonitor {
  // What an event settles comes before what it triggers.
  enum Role: UInt8 { case response, deadline, trigger }
  enum Proof: Hashable {
    case answered(trigger: EventIndex, response: EventIndex)
    case late(trigger: EventIndex, deadline: EventIndex)
    case never(trigger: EventIndex)
  }

  private let trigger: EventPattern
  private let response: EventPattern
  private let deadline: EventPattern
  private var obligations = Obligations()
  private(set) var tally = Tally<Proof>()

  init(trigger: EventPattern, response: EventPattern, deadline: EventPattern) {
    self.trigger = trigger
    self.response = response
    self.deadline = deadline
  }

  var interests: [Interest<Role>] {
    [Interest(response, .response), Interest(deadline, .deadline), Interest(trigger, .trigger)]
  }
  var needs: [Need] {
    [
      Need(sight: Role.trigger.rawValue, title: trigger.title),
      Need(sight: Role.response.rawValue, title: response.title, confirmsMisses: true),
      Need(sight: Role.deadline.rawValue, title: deadline.title),
    ]
  }
  var liveSlices: Int { obligations.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .trigger: obligations.trigger(moment)
    case .response:
      for settled in obligations.settle(by: moment) {
        judge(settled) { .conforms(.answered(trigger: $0, response: moment.index), times: $1) }
      }
    case .deadline:
      for settled in obligations.settle(by: moment) {
        judge(settled, isKnown: true, moment.gaps) { .misses(.late(trigger: $0, deadline: moment.index), times: $1) }
      }
    }
  }

  mutating func endLife(_ moment: Moment) {
    judge(obligations.settle(endOf: moment.slice), isKnown: false, moment.gaps) {
      .misses(.never(trigger: $0), times: $1)
    }
  }

  mutating func end(_ end: TraceEnd) {
    for settled in obligations.settleAll() {
      judge(settled, isKnown: end.isComplete, end.gaps) { .misses(.never(trigger: $0), times: $1) }
    }
  }

  private mutating func judge(
    _ obligation: Obligation, isKnown: Bool = true, _ gaps: GapMemory = GapMemory(),
    _ judgement: (EventIndex, Int) -> Judgement<Proof>
  ) {
    switch obligation {
    case .fresh: break
    case .waiting(let trigger, let times):
      tally.note(isKnown && !gaps.since(trigger) ? judgement(trigger, times) : .undecided(times: times))
    }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .answered(let trigger, let response): [trigger, response]
    case .late(let trigger, let deadline): [trigger, deadline]
    case .never(let trigger): [trigger]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .answered(let at, _):
      "\(wording.owner(of: at, trigger.key)): \(trigger.title), then \(response.title)"
    case .late(let at, _):
      "\(wording.owner(of: at, trigger.key)): \(trigger.title), and no \(response.title) before \(deadline.title)"
    case .never(let at):
      "\(wording.owner(of: at, trigger.key)): \(trigger.title), and no \(response.title) before the end of the trace"
    }
  }
}
