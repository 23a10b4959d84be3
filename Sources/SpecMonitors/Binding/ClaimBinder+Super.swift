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

  /// "Must not be overridden": a call within which the framework's own implementation has not run was somebody else's. An override that
  /// calls super leaves no mark, and changes little.
  func ownImplementations(_ claim: Claim) throws(Unbindable) -> [Property] {
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      if call.entry.isForCallers { throw Unbindable("an override of “\(call.title)” leaves no mark in a trace") }
      result.append(inherited(call))
    }
    return result
  }
}
