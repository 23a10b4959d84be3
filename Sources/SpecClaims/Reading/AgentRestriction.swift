/// Who has to call, or calls, when that is not everybody: "a view that is hidden calls `skip`", "views in a window must call it".
extension ClauseView {
  /// "for views in a window"; nil when whoever calls is not restricted, or is himself what the claim is about.
  func agentRestriction(of draft: ClaimDraft) -> [Token]? {
    let words = written.subject
    guard isOfMethod(draft.subject), written.verb?.isPassive == false, Self.isRestricted(words),
      case let named = resolver.methods(in: words), named.allSatisfy({ draft.subject != .methods([$0]) }),
      isCalledOrSuper(draft)
    else { return nil }
    return words
  }

  /// A method, also one that the page does not know.
  private func isOfMethod(_ subject: Subject) -> Bool {
    if case .methods = subject { return true }
    return clause.subject.count == 1 && clause.subject[0].kind == .code && clause.subject != written.subject
  }

  /// What is said of the calls of a method, or of the call to super in it; rules tell themselves who has to keep them.
  private func isCalledOrSuper(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .multiplicity, .order, .thread:
      Verbs.calling.contains(verb.lemma) || verb.isNegated && ActiveCall.isTurned(self)
    case .supercall: true
    case .prohibition(_, let object, _): object == "super" || object == "`super`"
    default: false
    }
  }

  static func isRestricted(_ words: [Token]) -> Bool {
    // "Windows calls it on a thread of its own".
    if words.count == 1, words[0].isWord(in: Lexicon.platforms) { return true }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    let isOfAny =
      first.isWord(in: ["a", "an", "any", "each", "every", "all"])
      || first.kind == .word && !first.isWord(in: Lexicon.determiners) && !Lexicon.isFunctionWord(first.lower)
    // "Subclasses that override this": who else would be spoken to?
    guard isOfAny,
      !words.dropFirst().contains(where: {
        $0.isWord(in: ["override", "overrides", "implement", "implements", "reimplement"])
      })
    else {
      return false
    }
    if words.dropFirst().contains(where: {
      $0.isWord(in: ["that", "which", "who", "whose", "in", "with", "without", "outside", "inside"])
    }) {
      return true
    }
    let adjective = words[words.count - 2]
    return words.count <= 3 && last.kind == .word && !Roles.end(words)
      && !adjective.isWord(in: ["derived", "inherited", "extended"]) && adjective.kind == .word
      && (adjective.isWord("hidden") || adjective.lower.hasSuffix("ed"))
      && Verbs.lemma(ofParticiple: adjective.lower) != nil
  }
}

extension ClaimDraft {
  /// It holds for those only, whoever else calls.
  func restricted(to agent: [Token]) -> ClaimDraft {
    var restricted = self
    restricted.restrict(by: "for \(agent.objectPhrase)")
    return restricted
  }
}
