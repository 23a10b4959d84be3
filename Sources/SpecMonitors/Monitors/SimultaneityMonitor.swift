import CallTrace

/// Simultaneity: every pass that holds one of two calls holds exactly one of each, on the pass's thread and in its
/// slice.
///
///     pass enters ──a or b (counted in the innermost pass)──▶ pass exits:
///       0 and 0             nothing
///       1 and 1             conforms
///       a number over 1     violates
///       1 and 0, 0 and 1    misses
///     exit missing: undecided, unless it holds neither
///
/// A call outside of every pass is not judged.
struct SimultaneityMonitor: PropertyMonitor {
  enum Role: UInt8 { case one, other }
  enum Proof: Hashable {
    case together(Pass)
    case apart(Pass)
  }

  /// A pass with the calls in it: how many, and the first two of each.
  struct Pass: Hashable, Sendable {
    var enter: EventIndex
    var exit: EventIndex = 0
    var one = Calls()
    var other = Calls()

    var isEmpty: Bool { one.count + other.count == 0 }

    /// The fewest calls that show it: two of the same kind where there are two, else what is there.
    var witnesses: [EventIndex] {
      if one.count > 1 { return one.firstTwo }
      return other.count > 1 ? other.firstTwo : one.firstTwo + other.firstTwo
    }
  }

  struct Calls: Hashable, Sendable {
    private(set) var count = 0
    private(set) var firstTwo: [EventIndex] = []

    mutating func append(_ index: EventIndex) {
      count += 1
      if firstTwo.count < 2 { firstTwo.append(index) }
    }
  }

  private enum Sight { static let pass: UInt8 = 2 }

  private let one: EventPattern
  private let other: EventPattern
  private let pass: EventPattern
  private var open = OpenScopes<Pass>()
  private(set) var tally = Tally<Proof>()

  init(_ one: EventPattern, _ other: EventPattern, pass: EventPattern) {
    self.one = one
    self.other = other
    self.pass = pass
  }

  var interests: [Interest<Role>] { [Interest(one, .one), Interest(other, .other)] }
  var scope: EventPattern? { pass }
  var needs: [Need] {
    [
      Need(sight: Role.one.rawValue, title: one.title, confirmsMisses: true),
      Need(sight: Role.other.rawValue, title: other.title, confirmsMisses: true),
      Need(sight: Sight.pass, title: pass.title),
    ]
  }
  var liveSlices: Int { open.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    guard let around = open.innermost(around: moment) else { return }
    switch role {
    case .one: open[around].note.one.append(moment.index)
    case .other: open[around].note.other.append(moment.index)
    }
  }

  mutating func open(_ moment: Moment) {
    tally.saw(Sight.pass)
    open.open(moment, Pass(enter: moment.index))
  }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {
    guard var pass = open.close(frame)?.note, !pass.isEmpty else { return }
    switch ending {
    case .abandoned: tally.note(.undecided())
    case .exit(let exit):
      pass.exit = exit
      tally.note(judge(pass))
    }
  }

  private func judge(_ pass: Pass) -> Judgement<Proof> {
    if pass.one.count > 1 || pass.other.count > 1 { return .violates(.apart(pass)) }
    return pass.one.count == pass.other.count ? .conforms(.together(pass)) : .misses(.apart(pass))
  }

  mutating func end(_ end: TraceEnd) {
    for scope in open.closeAll() where !scope.note.isEmpty { tally.note(.undecided()) }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .together(let pass), .apart(let pass): [pass.enter] + pass.witnesses + [pass.exit]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .together(let at), .apart(let at):
      """
      \(wording.owner(of: at.enter, pass.key)): \(at.one.count) of \(one.title) and \(at.other.count) of \
      \(other.title) in one \(pass.title)
      """
    }
  }
}
