import CallTrace

/// Misuse result: whenever the misuse happens inside the scope, the result happens before the scope ends, on its
/// thread.
///
///     clean ──misuse──▶ misused ──result──▶ shown (conforms)
///     clean ──result──▶ resulted ──misuse──▶ shown (conforms)
///     misused ──exit──▶ misses
///     misused ──exit missing──▶ undecided
///     clean, resulted, shown ──exit──▶ nothing
///
/// A second misuse meets what the first has brought about, and some recorders note the misuse only when it is over.
struct MisuseResultMonitor: PropertyMonitor {
  enum Role: UInt8 { case misuse, result, besidesEnter, besidesExit }
  enum Proof: Hashable {
    case shown(misuse: EventIndex, result: EventIndex)
    case nothing(misuse: EventIndex, exit: EventIndex)
  }

  enum State: Hashable, Sendable {
    case clean
    case misused(EventIndex)
    case resulted(EventIndex)
    case shown

    mutating func misuse(_ at: EventIndex) -> Judgement<Proof> {
      switch self {
      case .clean:
        self = .misused(at)
        return .nothing
      case .resulted(let result):
        self = .shown
        return .conforms(.shown(misuse: at, result: result))
      case .misused, .shown: return .nothing
      }
    }

    mutating func result(_ at: EventIndex) -> Judgement<Proof> {
      switch self {
      case .clean:
        self = .resulted(at)
        return .nothing
      case .misused(let misuse):
        self = .shown
        return .conforms(.shown(misuse: misuse, result: at))
      case .resulted, .shown: return .nothing
      }
    }

    func end(_ ending: ScopeEnding) -> Judgement<Proof> {
      switch (self, ending) {
      case (.misused(let misuse), .exit(let exit)): .misses(.nothing(misuse: misuse, exit: exit))
      case (.misused, .abandoned): .undecided()
      case (.clean, _), (.resulted, _), (.shown, _): .nothing
      }
    }
  }

  private enum Sight { static let misuse: UInt8 = 0, result: UInt8 = 1, scope: UInt8 = 2 }

  private let misuse: EventPattern
  private let around: EventPattern
  private let result: EventPattern
  private let besides: EventPattern?
  private var nested = NestedCalls()
  private var open = OpenScopes<State>()
  private(set) var tally = Tally<Proof>()

  init(misuse: EventPattern, scope: EventPattern, result: EventPattern, besides: EventPattern? = nil) {
    self.besides = besides
    self.misuse = misuse
    around = scope
    self.result = result
  }

  var interests: [Interest<Role>] {
    [Interest(misuse, .misuse), Interest(result, .result)] + besides.interests(enter: .besidesEnter, exit: .besidesExit)
  }
  var scope: EventPattern? { around }
  var needs: [Need] {
    [
      Need(sight: Sight.scope, title: around.title),
      Need(sight: Sight.misuse, title: "\(misuse.title) inside \(around.title)"),
      Need(sight: Sight.result, title: result.title, confirmsMisses: true),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    let position = open.innermost(around: moment)
    switch role {
    case .result:
      tally.saw(Sight.result)
      if let position { tally.note(open[position].note.result(moment.index)) }
    case .besidesEnter: nested.enter(moment)
    case .besidesExit: nested.exit(moment)
    case .misuse:
      guard let position, !nested.cover(moment, since: open[position].opening) else { return }
      tally.saw(Sight.misuse)
      tally.note(open[position].note.misuse(moment.index))
    }
  }

  mutating func open(_ moment: Moment) {
    tally.saw(Sight.scope)
    open.open(moment, .clean)
  }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {
    guard let scope = open.close(frame) else { return }
    tally.note(scope.note.end(ending))
  }

  mutating func end(_ end: TraceEnd) {
    for scope in open.closeAll() { tally.note(scope.note.end(.abandoned)) }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .shown(let misuse, let result): [misuse, result]
    case .nothing(let misuse, let exit): [misuse, exit]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .shown(let at, _): explain(at, result.title, wording)
    case .nothing(let at, _): explain(at, "no \(result.title)", wording)
    }
  }

  private func explain(_ at: EventIndex, _ result: String, _ wording: Wording) -> String {
    "\(wording.owner(of: at, misuse.key)): \(misuse.title) inside \(around.title), and \(result) before its end"
  }
}
