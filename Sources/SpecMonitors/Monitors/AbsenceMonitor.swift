import CallTrace

/// Absence within a scope: no action between enter and exit of the scope, on its thread.
///
///     clean ──action──▶ spoilt (violates, told of the innermost scope)
///     clean ──exit──▶ conforms        spoilt ──exit──▶ nothing more
///     clean ──exit missing──▶ undecided
///
/// The action must have been seen outside such a scope too, or its absence proves nothing.
struct AbsenceMonitor: PropertyMonitor {
  enum Role: UInt8 { case action, besidesEnter, besidesExit }
  enum Proof: Hashable {
    case clean(enter: EventIndex, exit: EventIndex)
    case spoilt(enter: EventIndex, action: EventIndex)
  }
  private enum Sight { static let scope: UInt8 = 0, actionElsewhere: UInt8 = 1 }
  private enum Note { case clean, spoilt }

  private let action: EventPattern
  private let within: EventPattern
  private let sameSlice: Bool
  private let besides: EventPattern?
  private var nested = NestedCalls()
  private var open = OpenScopes<Note>()
  private(set) var tally = Tally<Proof>()

  init(of action: EventPattern, within: EventPattern, sameSlice: Bool, besides: EventPattern? = nil) {
    self.besides = besides
    self.action = action
    self.within = within
    self.sameSlice = sameSlice
  }

  var interests: [Interest<Role>] {
    [Interest(action, .action)] + besides.interests(enter: .besidesEnter, exit: .besidesExit)
  }
  var scope: EventPattern? { within }
  var needs: [Need] {
    [
      Need(sight: Sight.scope, title: within.title),
      Need(sight: Sight.actionElsewhere, title: action.title),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .besidesEnter: nested.enter(moment)
    case .besidesExit: nested.exit(moment)
    case .action:
      guard let around = open.innermost(around: moment, anySlice: !sameSlice),
        !nested.cover(moment, since: open[around].opening)
      else { return tally.saw(Sight.actionElsewhere) }
      tally.note(.violates(.spoilt(enter: open[around].opening, action: moment.index)))
      if besides == nil {
        open.noteAll(around: moment, anySlice: !sameSlice) { $0 = .spoilt }
      } else {
        open[around].note = .spoilt
      }
    }
  }

  mutating func open(_ moment: Moment) { open.open(moment, .clean) }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {
    guard let scope = open.close(frame) else { return }
    tally.saw(Sight.scope)
    switch (scope.note, ending) {
    case (.clean, .exit(let exit)): tally.note(.conforms(.clean(enter: frame, exit: exit)))
    case (.clean, .abandoned): tally.note(.undecided())
    case (.spoilt, .exit), (.spoilt, .abandoned): break
    }
  }

  mutating func end(_ end: TraceEnd) {
    for scope in open.closeAll() {
      tally.saw(Sight.scope)
      switch scope.note {
      case .clean: tally.note(.undecided())
      case .spoilt: break
      }
    }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .clean(let enter, let exit): [enter, exit]
    case .spoilt(let enter, let action): [enter, action]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .clean(let enter, _):
      return "\(wording.owner(of: enter, within.key)): \(within.title) without \(action.title)"
    case .spoilt(let enter, let at):
      let owner = wording.owner(of: enter, within.key)
      let actor = wording.owner(of: at, .instance)
      return "\(owner): \(action.title)\(actor == owner ? "" : " (\(actor))") inside \(within.title)"
    }
  }
}
