import CallTrace
import SpecClaims

/// Claims that tie calls to events and states.
extension ClaimBinder {
  func responses(_ claim: Claim, to phrase: String) throws(Unbindable) -> [Property] {
    let trigger = try event(phrase)
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      result.append(
        .response(
          trigger: pattern(trigger, from: call.entry.type), response: pattern(call, .enter), deadline: try settled(call)
        ))
    }
    return result
  }

  func nonResponses(_ claim: Claim, to phrase: String, universal: Bool) throws(Unbindable) -> [Property] {
    let trigger = try event(phrase)
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      result.append(
        .noResponse(
          trigger: pattern(trigger, from: call.entry.type), response: pattern(call, .enter),
          deadline: try settled(call),
          universal: universal))
    }
    return result
  }

  private func settled(_ call: BoundCall) throws(Unbindable) -> EventPattern {
    try marker(vocabulary.markers.settled, "settled", from: call.entry.type)
  }

  func effects(_ claim: Claim, state phrase: String, bySuper: Bool) throws(Unbindable) -> [Property] {
    guard let state = vocabulary.state(for: phrase) else { throw unknown(.state, phrase) }
    guard vocabulary.allows(state, of: claim.subject) else {
      throw Unbindable("“\(state.name)” is no state that \(claim.subject.written) is known to bring about")
    }
    return try effects(claim, state: state, bySuper: bySuper)
  }

  /// The state that a trace shows where a rule for the subject is kept; nil where the vocabulary has none for it.
  func ownState(_ phrase: String, _ claim: Claim) -> Vocabulary.StateEntry? {
    vocabulary.states(for: phrase).first { vocabulary.allows($0, of: claim.subject) }
  }

  func effects(_ claim: Claim, state: Vocabulary.StateEntry, bySuper: Bool = false) throws(Unbindable) -> [Property] {
    if let name = state.at, let event = vocabulary.event(named: name), let type = event.calls.first?.type {
      let seen = Property.effect(at: pattern(event, from: type), attribute: state.attribute, equals: .isTrue)
      return [seen] + (try cause(of: state, claim))
    }
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      result.append(
        .effect(
          at: pattern(call, bySuper ? .superExit : .exit), attribute: state.attribute, equals: .isTrue))
    }
    return result + (try cause(of: state, claim))
  }

  /// What brings the state about happens within the call, and nowhere else.
  private func cause(of state: Vocabulary.StateEntry, _ claim: Claim) throws(Unbindable) -> [Property] {
    guard let name = state.by, let event = vocabulary.event(named: name) else { return [] }
    return try subjectCalls(claim).map { call in
      .during(call: pattern(event, from: call.entry.type), scope: pattern(call, .enter))
    }
  }
}
