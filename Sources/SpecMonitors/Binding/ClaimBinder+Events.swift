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
    if let name = state.at, let event = vocabulary.event(named: name), let type = event.calls.first?.type {
      return [
        .effect(
          at: pattern(event, from: type), attribute: state.attribute, equals: .isTrue, inside: nil, opening: nil)
      ]
    }
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      result.append(
        .effect(
          at: pattern(call, bySuper ? .superExit : .exit), attribute: state.attribute, equals: .isTrue, inside: nil,
          opening: nil))
      if let name = state.by, let event = vocabulary.event(named: name) {
        result.append(.during(call: pattern(event, from: call.entry.type), scope: pattern(call, .enter)))
      }
    }
    return result
  }
}
