import CallTrace

/// Nesting: every call lies inside an open scope on its thread, in the same slice.
///
///     call inside an open scope     conforms
///     call outside of all           misses (undecided after a gap: the scope's enter may be missing)
struct DuringMonitor: PropertyMonitor {
  enum Role: UInt8 { case call }
  enum Proof: Hashable {
    case inside(scope: EventIndex, call: EventIndex)
    case outside(call: EventIndex)
  }
  private enum Sight { static let call: UInt8 = 0, scope: UInt8 = 1 }

  private let call: EventPattern
  private let around: EventPattern
  private var open = OpenScopes<Void>()
  private(set) var tally = Tally<Proof>()

  init(_ call: EventPattern, scope: EventPattern) {
    self.call = call
    around = scope
  }

  var interests: [Interest<Role>] { [Interest(call, .call)] }
  var scope: EventPattern? { around }
  var needs: [Need] {
    [
      Need(sight: Sight.call, title: call.title),
      Need(sight: Sight.scope, title: around.title, confirmsMisses: true),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .call:
      tally.saw(Sight.call)
      tally.note(judge(moment))
    }
  }

  private func judge(_ moment: Moment) -> Judgement<Proof> {
    if let scope = open.innermost(around: moment) {
      return .conforms(.inside(scope: open[scope].opening, call: moment.index))
    }
    return moment.gaps.any ? .undecided() : .misses(.outside(call: moment.index))
  }

  mutating func open(_ moment: Moment) {
    tally.saw(Sight.scope)
    open.open(moment, ())
  }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) { _ = open.close(frame) }

  mutating func end(_ end: TraceEnd) { _ = open.closeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .inside(let scope, let call): [scope, call]
    case .outside(let call): [call]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .inside(_, let at): "\(wording.owner(of: at, call.key)): \(call.title) inside \(around.title)"
    case .outside(let at): "\(wording.owner(of: at, call.key)): \(call.title) outside \(around.title)"
    }
  }
}
