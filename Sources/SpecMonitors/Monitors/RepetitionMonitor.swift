import CallTrace

/// Permission: a call may come more than once in a life. It cannot be violated.
///
///     fresh ──call──▶ called ──call──▶ called (conforms)
struct RepetitionMonitor: PropertyMonitor {
  enum Role: UInt8 { case call }
  enum Proof: Hashable { case twice(EventIndex, EventIndex) }

  enum State: SliceState, Hashable {
    case fresh
    case called(EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func call(_ at: EventIndex) -> Judgement<Proof> {
      switch self {
      case .fresh:
        self = .called(at)
        return .nothing
      case .called(let first): return .conforms(.twice(first, at))
      }
    }
  }

  private enum Sight { static let call: UInt8 = 0, second: UInt8 = 1 }

  private let call: EventPattern
  private var states = SliceTable<State>()
  private(set) var tally = Tally<Proof>()

  init(_ call: EventPattern) { self.call = call }

  var interests: [Interest<Role>] { [Interest(call, .call)] }
  var needs: [Need] {
    [
      Need(sight: Sight.call, title: call.title), Need(sight: Sight.second, title: "\(call.title) twice in one life"),
    ]
  }
  var liveSlices: Int { states.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .call:
      tally.saw(states[moment.slice].isFresh ? Sight.call : Sight.second)
      tally.note(states.update(moment.slice) { $0.call(moment.index) })
    }
  }

  mutating func endLife(_ moment: Moment) { states.remove(moment.slice) }

  mutating func end(_ end: TraceEnd) { _ = states.removeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .twice(let first, let second): [first, second]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .twice(_, let at): "2 calls of \(call.title) in the life of \(wording.owner(of: at, call.key))"
    }
  }
}
