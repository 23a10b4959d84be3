import CallTrace
import SpecClaims

/// Who may call a method. A trace says of each call whether somebody has made it by hand.
extension ClaimBinder {
  func callers(_ claim: Claim) throws(Unbindable) -> [Property] {
    guard let attribute = vocabulary.markers.byHand else {
      throw Unbindable("the vocabulary names no attribute for markers: byHand")
    }
    return try hooks(of: claim).map { call in
      .effect(at: call, attribute: attribute, equals: .isFalse)
    }
  }

  /// The methods meant; "these methods", of no type, are all that only the framework calls.
  private func hooks(of claim: Claim) throws(Unbindable) -> [EventPattern] {
    guard case .everyMethod(let type, let except) = claim.subject else {
      return try subjectCalls(claim).map { pattern($0, .enter) }
    }
    var meant = vocabulary.calls.filter { !$0.isForCallers }
    if let type {
      guard let name = vocabulary.typeName(for: type) else { throw unknown(.type, type) }
      let lineage = vocabulary.lineage(of: name)
      meant.removeAll { !lineage.contains($0.type) }
    }
    if let except {
      let name = try call(except).name
      meant.removeAll { CallName(declaring: $0.type, name: $0.name) == name }
    }
    return meant.map { entry in
      let name = MethodReference(type: entry.type, name: MethodName(written: entry.name))
      return pattern(BoundCall(entry: entry, type: entry.type, title: "\(name)"), .enter)
    }
  }
}
