import CallTrace
import SpecClaims

/// Claims on what is inherited: whether an override calls it, and whether there may be an override.
extension ClaimBinder {
  func supercalls(_ claim: Claim, required: Bool, position: String?) throws(Unbindable) -> [Property] {
    if let position, position != "any" {
      throw Unbindable("that a call has its super call \(position) is not decided")
    }
    if let condition = claim.condition {
      throw Unbindable("a super call under a condition is not decided: \(condition)")
    }
    guard required else {
      guard let kept = ownState("super need not be called", claim) else {
        throw Unbindable("leaving out a call that is not needed cannot go wrong")
      }
      return try effects(claim, state: kept)
    }
    return try subjectCalls(claim).map(inherited)
  }

  private func inherited(_ call: BoundCall) -> Property {
    .presence(of: pattern(call, .super), within: pattern(call, .enter))
  }

  /// "Must not be overridden": seen where the vocabulary knows what a trace says of it; else a call within which the framework's own
  /// implementation has not run was somebody else's, and an override that calls super leaves no mark.
  func ownImplementations(_ claim: Claim) throws(Unbindable) -> [Property] {
    let state = ownState("is inherited", claim)
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      if call.entry.isForCallers { throw Unbindable("an override of “\(call.title)” leaves no mark in a trace") }
      if let state {
        result.append(.noOverride(of: pattern(call, .enter), attribute: state.attribute))
      } else {
        result.append(inherited(call))
      }
    }
    return result
  }
}
