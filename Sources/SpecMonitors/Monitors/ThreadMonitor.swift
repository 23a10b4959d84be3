import CallTrace

/// Universality over threads: every call is on a thread with an allowed role. There is nothing to remember.
///
///     call on an allowed role   conforms
///     call on another role      violates
struct ThreadMonitor: PropertyMonitor {
  enum Role: UInt8 { case call }
  enum Proof: Hashable { case ran(EventIndex) }

  private let call: EventPattern
  /// By role number.
  private let isAllowed: [Bool]
  private(set) var tally = Tally<Proof>()

  init(_ call: EventPattern, isAllowed: (String) -> Bool, names: TraceNames) {
    self.call = call
    self.isAllowed = names.roles.map(isAllowed)
  }

  var interests: [Interest<Role>] { [Interest(call, .call)] }
  var needs: [Need] { [Need(sight: 0, title: call.title)] }
  var liveSlices: Int { 0 }

  mutating func observe(_ moment: Moment, as role: Role) {
    switch role {
    case .call:
      tally.saw(0)
      tally.note(judge(moment))
    }
  }

  /// A role without a name belongs to a damaged event.
  private func judge(_ moment: Moment) -> Judgement<Proof> {
    let role = Int(moment.event.role.index)
    guard isAllowed.indices.contains(role) else { return .undecided() }
    return isAllowed[role] ? .conforms(.ran(moment.index)) : .violates(.ran(moment.index))
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .ran(let at): [at]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .ran(let at):
      "\(wording.owner(of: at, call.key)): \(call.title)\(wording.deed(of: at)) on \(wording.place(of: at))"
    }
  }
}
