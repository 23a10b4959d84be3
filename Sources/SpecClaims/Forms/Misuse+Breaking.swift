/// What breaking a rule is called.
extension Misuse {
  /// Nil where the claim tells what happens and asks nothing of anybody.
  init?(breaking rule: ClaimDraft) {
    switch rule.payload {
    case .prohibition(.block, let object, let scope):
      self.init(action: .block, object: object.isEmpty ? "blocking" : "blocking \(object)", scope: scope)
    case .prohibition(.call, let object, let scope) where rule.subject.isNamed(by: object):
      self.init(action: .call, object: "the call", scope: scope)
    case .prohibition(let action, let object, let scope): self.init(action: action, object: object, scope: scope)
    case .obligation(let action, let object, let scope):
      self.init(action: action, object: Self.leftOut(object), scope: scope)
    case .order(.neverBefore, let moment) where rule.modality == .must,
      .order(.after, let moment) where rule.modality == .must:
      self.init(action: .call, object: "the call", scope: .before(moment))
    case .order(.before, let moment):
      self.init(action: .call, object: "leaving out the call before \(moment.text)", scope: .anywhere)
    case .multiplicity(.atMostOnce, _) where rule.modality == .must || rule.modality == .should:
      self.init(action: .call, object: "more than one call", scope: .anywhere)
    case .thread(.notMain) where rule.modality == .must && rule.polarity:
      self.init(action: .call, object: "a call", scope: .onThread(.main))
    case .thread(let thread) where rule.modality == .must && rule.polarity:
      self.init(action: .call, object: "a call elsewhere than", scope: .onThread(thread))
    default: return nil
    }
  }

  private static func leftOut(_ object: String) -> String {
    object.hasSuffix(" returned") ? "not returning \(object.dropLast(" returned".count))" : "leaving out \(object)"
  }
}

extension ClaimDraft {
  /// What breaking this rule ends in.
  func broken(endingIn result: String) -> [ClaimDraft] {
    guard let misuse = Misuse(breaking: self) else { return [] }
    var draft = ClaimDraft(
      subject: subject, payload: .misuseResult(misuse: misuse, result: result), condition: condition)
    if case .prohibition = payload, ![.call, .block].contains(misuse.action) { draft.verb = verb }
    return [draft]
  }
}
