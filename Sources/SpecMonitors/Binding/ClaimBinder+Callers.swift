import CallTrace
import SpecClaims

/// Who may call a method. A trace says of each call whether somebody has made it by hand.
extension ClaimBinder {
  func callers(_ claim: Claim) throws(Unbindable) -> [Property] {
    guard let attribute = vocabulary.markers.byHand else {
      throw Unbindable("the vocabulary names no attribute for markers: byHand")
    }
    return try hooks(of: claim).map { call in
      .effect(at: call, attribute: attribute, equals: .isFalse, inside: nil, opening: nil)
    }
  }

  /// The methods meant; "these methods", of no type, are all that only the framework calls.
  private func hooks(of claim: Claim) throws(Unbindable) -> [EventPattern] {
    guard case .everyMethod(let type, _) = claim.subject else {
      return try subjectCalls(claim).map { pattern($0, .enter) }
    }
    let lineage = type.flatMap { vocabulary.typeName(for: $0) }.map { vocabulary.lineage(of: $0) }
    return vocabulary.calls.filter { !$0.isForCallers && lineage?.contains($0.type) ?? true }.map { entry in
      let name = MethodReference(type: entry.type, name: MethodName(written: entry.name))
      return pattern(BoundCall(entry: entry, type: entry.type, title: "\(name)"), .enter)
    }
  }
}
