import CallTrace

/// A call must work on every thread: it is seen on main and elsewhere, and nothing is refused inside it for its thread.
///
///     clean ──refusal──▶ refused (violates, once per refusal)
///     clean ──exit──▶ conforms         refused ──exit──▶ nothing more
///     either ──exit missing──▶ clean: undecided, refused: nothing more
///
/// Some trace must show a refusal, inside such a call or elsewhere: where none is recorded, its absence proves nothing.
struct AnyThreadMonitor: PropertyMonitor {
  enum Role: UInt8 { case call, refusal }
  enum Proof: Hashable {
    case worked(EventIndex)
    case refused(call: EventIndex, refusal: EventIndex)
  }
  private struct Note { var isMain: Bool, isRefused: Bool }
  private enum Sight { static let onMain: UInt8 = 0, elsewhere: UInt8 = 1, refusal: UInt8 = 2 }

  private let call: EventPattern
  private let refusal: EventPattern
  private let isMain: [Bool]
  private var open = OpenScopes<Note>()
  private(set) var tally = Tally<Proof>()

  init(_ call: EventPattern, refusal: EventPattern, names: TraceNames) {
    self.call = call
    self.refusal = refusal
    isMain = names.roles.map { $0 == "main" }
  }

  var interests: [Interest<Role>] { [Interest(refusal, .refusal)] + (hasDuration ? [] : [Interest(call, .call)]) }
  var scope: EventPattern? { hasDuration ? call : nil }
  var needs: [Need] {
    [
      Need(sight: Sight.onMain, title: "\(call.title) on main"),
      Need(sight: Sight.elsewhere, title: "\(call.title) off main"),
      Need(sight: Sight.refusal, title: refusal.title),
    ]
  }
  var liveSlices: Int { open.count }

  private var hasDuration: Bool { call.phase == .enter || call.phase == .super }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .call: worked(moment.index, isMain: runsOnMain(moment))
    case .refusal:
      tally.saw(Sight.refusal)
      guard let around = open.innermost(around: moment) else { return }
      open[around].note.isRefused = true
      tally.note(.violates(.refused(call: open[around].opening, refusal: moment.index)))
    }
  }

  mutating func open(_ moment: Moment) { open.open(moment, Note(isMain: runsOnMain(moment), isRefused: false)) }

  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {
    guard let scope = open.close(frame) else { return }
    switch (ending, scope.note.isRefused) {
    case (.exit, false): worked(frame, isMain: scope.note.isMain)
    case (.abandoned, false): tally.note(.undecided())
    case (.exit, true), (.abandoned, true): break
    }
  }

  mutating func end(_ end: TraceEnd) {
    for scope in open.closeAll() where !scope.note.isRefused { tally.note(.undecided()) }
  }

  private mutating func worked(_ at: EventIndex, isMain: Bool) {
    tally.saw(isMain ? Sight.onMain : Sight.elsewhere)
    tally.note(.conforms(.worked(at)))
  }

  private func runsOnMain(_ moment: Moment) -> Bool {
    let role = Int(moment.event.role.index)
    return isMain.indices.contains(role) && isMain[role]
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .worked(let at): [at]
    case .refused(let call, let refusal): [call, refusal]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .worked(let at):
      "\(wording.owner(of: at, call.key)): \(call.title) works on \(wording.place(of: at))"
    case .refused(let at, _):
      "\(wording.owner(of: at, call.key)): \(refusal.title) inside \(call.title) on \(wording.place(of: at))"
    }
  }
}
