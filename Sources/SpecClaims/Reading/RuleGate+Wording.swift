/// Words behind the verb of a rule that say how, when or as what, where the object alone would say too much.
extension RuleGate {
  static func wording(_ object: String, of draft: ClaimDraft, view: ClauseView) -> String? {
    let tail = view.clause.tail
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("same") && $1.isWord("number") })
      && tail.contains(where: { $0.isWord("times") })
    {
      return "how often, which is told by another call"
    }
    if ["call", "invoke"].contains(view.verb.lemma), tail.first?.isWord("into") == true {
      return "“into”, which names no call"
    }
    if isWithin(draft), tail.trimmingMarks.last?.isWord(in: ["beforehand", "afterwards"]) == true {
      return "the time, which is not that of the call"
    }
    if view.verb.isNegated, view.verb.modality == .may, !view.verb.isCan,
      zip(tail, tail.dropFirst()).contains(where: { $0.isWord("even") && $1.isWord(in: ["if", "though"]) })
    {
      return "“may not” with “even if”, which leaves it open"
    }
    // "It may never be called": nobody need ever call it.
    if view.verb.isNever, view.verb.modality == .may, !view.verb.isCan, view.verb.isPassive,
      tail.trimmingMarks.isEmpty
    {
      return "“may never”, which leaves it open"
    }
    if view.verb.isPassive, view.verb.isNegated, tail.trimmingMarks.last?.isWord("there") == true {
      return "“there”, which is a place that was told before"
    }
    if view.verb.isNegated, let except = exception(in: tail), !object.contains(except) {
      return "“\(except)”, behind which stands what is allowed"
    }
    if isOfSummary(view) { return "what the method does, of which the summary tells" }
    guard case .obligation = draft.payload, draft.polarity else { return nil }
    if view.verb.isPassive, view.effect == .none, view.verb.adverbs.contains("already") {
      return "“already”, which asks for a state"
    }
    if asksForTheSame(view), !object.contains("same") { return "“the same”, which is what it asks for" }
    if ["some of ", "any of ", "most of "].contains(where: object.contains),
      tail.contains(where: { $0.isWord(in: ["below", "following"]) })
    {
      return "a choice among what is listed"
    }
    if view.clause.link == .causal("otherwise"), view.isYou, view.verb.isNeed {
      return "what will have to be done then"
    }
    if object.hasSuffix("what it wants") || object.hasSuffix("what they want") { return "what somebody likes" }
    if view.verb.isPassive, tail.first?.isWord("only") == true { return "“only”, which forbids everything else" }
    if case .obligation(.create, _, _) = draft.payload, view.adverbials.conditions.count > 1,
      view.adverbials.conditions.dropFirst().contains(where: { $0.first?.isWord("if") == true })
    {
      return "the cases, each of which has a value of its own"
    }
    if object.hasPrefix("do this ") { return "“this”, which was told before" }
    if tail.trimmingMarks.last?.isWord(in: ["above", "below"]) == true { return "a place on the page" }
    return nil
  }

  /// "(do not call) hooks other than `drain`", "anything save `drain`".
  private static func exception(in tail: [Token]) -> String? {
    tail.indices.dropLast().lazy.compactMap { index -> String? in
      if tail[index].isWord("other"), tail[index + 1].isWord("than") {
        return tail.dropFirst(index + 2).first?.kind == .code ? "other than" : nil
      }
      return tail[index].isWord(in: ["save", "but"]) && tail[index + 1].kind == .code ? tail[index].lower : nil
    }.first
  }

  /// "Stop sending rows, but do not drop them." as the first words on a method.
  private static func isOfSummary(_ view: ClauseView) -> Bool {
    guard view.summaryOpening != nil, view.verb.isImperative, view.verb.isNegated, view.isInMethodSection,
      let verb = view.previous?.verb, verb.isImperative, !verb.isNegated
    else { return false }
    return !["override", "implement", "call", "use", "subclass", "make", "ensure", "be", "provide", "do"]
      .contains(verb.lemma)
      && view.clause.tail.trimmingMarks.count == 1 && view.clause.tail[0].isWord(in: ["it", "them"])
  }

  private static func isWithin(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .obligation(_, _, .within), .prohibition(_, _, .within): true
    default: false
    }
  }

  /// "must be opened on the same host".
  private static func asksForTheSame(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard view.verb.isPassive, tail.count > 2 else { return false }
    return tail[0].isWord(in: ["on", "in", "from", "by", "with", "through"]) && tail[1].isWord("the")
      && tail[2].isWord("same")
  }
}
