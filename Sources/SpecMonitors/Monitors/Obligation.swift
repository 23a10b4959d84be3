/// One slice between a trigger and the next deadline: shared by response and its negation, which judge the same story
/// differently.
///
///     fresh ──trigger──▶ waiting ──trigger──▶ waiting (one more)
///     waiting ──response or deadline──▶ fresh
enum Obligation: SliceState, Hashable {
  case fresh
  case waiting(trigger: EventIndex, times: Int)

  var isFresh: Bool { if case .fresh = self { true } else { false } }

  mutating func trigger(_ at: EventIndex) {
    switch self {
    case .fresh: self = .waiting(trigger: at, times: 1)
    case .waiting(let trigger, let times): self = .waiting(trigger: trigger, times: times + 1)
    }
  }
}

/// All obligations of one monitor, and which of them an event concerns.
struct Obligations: Sendable {
  private var table = SliceTable<Obligation>()

  var count: Int { table.count }

  mutating func trigger(_ moment: Moment) { table.update(moment.slice) { $0.trigger(moment.index) } }

  /// Takes out what the event settles: what waits in its slice and for everybody, or everything if it counts for
  /// everybody.
  mutating func settle(by moment: Moment) -> [Obligation] {
    guard table.count > 0 else { return [] }
    guard moment.slice != 0 else { return settleAll() }
    let own = table.remove(moment.slice)
    let everybodys = table.remove(0)
    return [own, everybodys].filter { !$0.isFresh }
  }

  mutating func settleAll() -> [Obligation] { table.removeAll().map(\.state) }

  /// Takes out what waits in the slice of an instance that is gone.
  mutating func settle(endOf slice: Slice) -> Obligation { table.remove(slice) }
}
