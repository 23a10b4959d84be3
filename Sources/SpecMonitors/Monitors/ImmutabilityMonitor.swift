import CallTrace

/// Immutability: from `from` on no write to the slice is accepted.
///
///     fresh ──from──▶ frozen ──refused write──▶ frozen (conforms)
///                     frozen ──accepted write──▶ frozen (violates)
///
/// Only a refused write shows that the rule is kept; that nobody tries shows nothing.
struct ImmutabilityMonitor: PropertyMonitor {
  // A write that also freezes comes before the freeze.
  enum Role: UInt8 { case accepted, refused, from }
  enum Proof: Hashable {
    case refused(from: EventIndex, write: EventIndex)
    case accepted(from: EventIndex, write: EventIndex)
  }

  enum State: SliceState, Hashable {
    case fresh
    case frozen(from: EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func from(_ at: EventIndex) {
      switch self {
      case .fresh: self = .frozen(from: at)
      case .frozen: break
      }
    }

    func write(_ at: EventIndex, isRefused: Bool) -> Judgement<Proof> {
      switch self {
      case .fresh: .nothing
      case .frozen(let from):
        isRefused ? .conforms(.refused(from: from, write: at)) : .violates(.accepted(from: from, write: at))
      }
    }
  }

  private enum Sight { static let refusal: UInt8 = 3 }

  private let from: EventPattern
  private let write: EventPattern
  private var states = SliceTable<State>()
  private(set) var tally = Tally<Proof>()

  init(from: EventPattern, write: EventPattern) {
    self.from = from
    self.write = write
  }

  var interests: [Interest<Role>] {
    [
      Interest(write.requiring("refused", false), .accepted), Interest(write.requiring("refused", true), .refused),
      Interest(from, .from),
    ]
  }
  var needs: [Need] {
    [
      Need(sight: Role.from.rawValue, title: from.title),
      Need(sight: Sight.refusal, title: "\(write.title), refused after \(from.title)"),
    ]
  }
  var liveSlices: Int { states.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .from: states.update(moment.slice) { $0.from(moment.index) }
    case .accepted: judge(moment, isRefused: false)
    case .refused: judge(moment, isRefused: true)
    }
  }

  /// What was frozen for everybody is frozen in every slice.
  private mutating func judge(_ moment: Moment, isRefused: Bool) {
    let own = states[moment.slice]
    let state = own.isFresh ? states[0] : own
    if isRefused, !state.isFresh { tally.saw(Sight.refusal) }
    tally.note(state.write(moment.index, isRefused: isRefused))
  }

  mutating func endLife(_ moment: Moment) { states.remove(moment.slice) }

  mutating func end(_ end: TraceEnd) { _ = states.removeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .refused(let from, let write), .accepted(let from, let write): [from, write]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .refused(_, let at): "\(wording.owner(of: at, write.key)): \(write.title) refused after \(from.title)"
    case .accepted(_, let at): "\(wording.owner(of: at, write.key)): \(write.title) accepted after \(from.title)"
    }
  }
}
