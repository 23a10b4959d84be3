import CallTrace

/// Presence within a scope: an action of the scope's slice between its enter and its exit, on its thread.
///
///     empty ──action──▶ filled
///     filled ──exit──▶ conforms           empty ──exit──▶ misses
///     filled ──exit missing──▶ conforms   empty ──exit missing──▶ undecided
struct PresenceMonitor: PropertyMonitor {
  enum Role: UInt8 { case action }
  enum Proof: Hashable {
    case filled(enter: EventIndex, action: EventIndex)
    case empty(enter: EventIndex, exit: EventIndex)
  }
  private enum Sight { static let scope: UInt8 = 0, action: UInt8 = 1 }
  private enum Note {
    case empty
    case filled(EventIndex)
  }

  private let action: EventPattern
  private let within: EventPattern
  private var open = OpenScopes<Note>()
  private(set) var tally = Tally<Proof>()

  init(of action: EventPattern, within: EventPattern) {
    self.action = action
    self.within = within
  }

  var interests: [Interest<Role>] { [Interest(action, .action)] }
  var scope: EventPattern? { within }
  var needs: [Need] {
    // Where no trace shows the action, its lack proves nothing.
    [
      Need(sight: Sight.scope, title: within.title),
      Need(sight: Sight.action, title: action.title, confirmsMisses: true),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .action:
      tally.saw(Sight.action)
      guard let around = open.innermost(around: moment), case .empty = open[around].note else { return }
      open[around].note = .filled(moment.index)
    }
  }

  mutating func open(_ moment: Moment) { open.open(moment, .empty) }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {
    guard let scope = open.close(frame) else { return }
    tally.saw(Sight.scope)
    tally.note(judge(scope, ending))
  }

  private func judge(_ scope: OpenScopes<Note>.Scope, _ ending: ScopeEnding) -> Judgement<Proof> {
    switch (scope.note, ending) {
    case (.filled(let action), .exit), (.filled(let action), .abandoned):
      .conforms(.filled(enter: scope.opening, action: action))
    case (.empty, .exit(let exit)): .misses(.empty(enter: scope.opening, exit: exit))
    case (.empty, .abandoned): .undecided()
    }
  }

  mutating func end(_ end: TraceEnd) {
    for scope in open.closeAll() {
      tally.saw(Sight.scope)
      tally.note(judge(scope, .abandoned))
    }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .filled(let enter, let action): [enter, action]
    case .empty(let enter, let exit): [enter, exit]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .filled(let enter, _): "\(wording.owner(of: enter, within.key)): \(action.title) inside \(within.title)"
    case .empty(let enter, _): "\(wording.owner(of: enter, within.key)): \(within.title) without \(action.title)"
    }
  }
}
