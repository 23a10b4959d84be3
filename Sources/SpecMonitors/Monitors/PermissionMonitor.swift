import CallTrace

/// Permission: an action may happen inside a scope, on its thread, whichever object it is on. It cannot be violated.
///
///     accepted action inside an open scope   conforms         anything else   nothing
struct PermissionMonitor: PropertyMonitor {
  enum Role: UInt8 { case action, besidesEnter, besidesExit }
  enum Proof: Hashable { case done(scope: EventIndex, action: EventIndex) }
  private enum Sight { static let scope: UInt8 = 0, action: UInt8 = 1 }

  private let action: EventPattern
  private let around: EventPattern
  private let besides: EventPattern?
  private var nested = NestedCalls()
  private var open = OpenScopes<Void>()
  private(set) var tally = Tally<Proof>()

  init(action: EventPattern, scope: EventPattern, besides: EventPattern? = nil) {
    self.besides = besides
    self.action = action
    around = scope
  }

  var interests: [Interest<Role>] {
    [Interest(action.requiring("refused", false), .action)]
      + besides.interests(enter: .besidesEnter, exit: .besidesExit)
  }
  var scope: EventPattern? { around }
  var needs: [Need] {
    [
      Need(sight: Sight.scope, title: around.title),
      Need(sight: Sight.action, title: "\(action.title) inside \(around.title)"),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .besidesEnter: nested.enter(moment)
    case .besidesExit: nested.exit(moment)
    case .action:
      guard let scope = open.innermost(around: moment, anySlice: true),
        !nested.cover(moment, since: open[scope].opening)
      else { return }
      tally.saw(Sight.action)
      tally.note(.conforms(.done(scope: open[scope].opening, action: moment.index)))
    }
  }

  mutating func open(_ moment: Moment) {
    tally.saw(Sight.scope)
    open.open(moment, ())
  }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) { _ = open.close(frame) }

  mutating func end(_ end: TraceEnd) { _ = open.closeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .done(let scope, let action): [scope, action]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .done(let scope, _): "\(wording.owner(of: scope, around.key)): \(action.title) inside \(around.title)"
    }
  }
}
