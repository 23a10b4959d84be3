/// Claims that take a part of the sentence for the whole of it: one way of several, one half of an alternative, a story about an example.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func overreading(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    if let words = strayWords(draft, view) { return words }
    switch draft.payload {
    case .order: return overreadOrder(draft, view)
    case .multiplicity: return overreadCount(draft, view)
    case .concurrency(let mode): return overreadManner(mode, draft, view)
    case .trigger(let event): return overreadTrigger(event, draft, view)
    case .obligation(_, let object, _): return overreadDuty(object, draft, view)
    case .prohibition: return overreadBan(view)
    default: return nil
    }
  }

  private static func strayWords(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail) = (view.clause.subject, view.clause.tail)
    // "The simplest way is to close it": there are others; "is to" reads as a duty.
    if let noun = subject.last, noun.isWord(in: ["way", "approach", "option", "workaround", "trick", "goal", "aim"]),
      subject[0].isWord(in: ["the", "one", "another", "a"])
    {
      return "“\(noun.lower)”, which is one of several"
    }
    // "MODE_QUIET No calls are sent": a label without a mark behind it.
    if case .phrase = draft.subject, subject.dropFirst().contains(where: { $0.isWord("no") && $0.text != "NO" }) {
      return "“no” in the middle of the subject"
    }
    // "sent will only be set when E": a name, and no verb.
    if view.verb.isElliptical, let first = tail.first, Lexicon.modals[first.lower] != nil {
      return "the first word, which is a name"
    }
    if (subject + tail).map(\.lower).joined(separator: " ").contains("at that point") {
      return "“at that point”, which another sentence sets"
    }
    return nil
  }

  // MARK: Orders

  private static func overreadOrder(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail, verb) = (view.clause.subject, view.clause.tail, view.verb)
    if verb.isNeed, verb.adverbs.contains("only") { return "“only needs”, which tells what is enough" }
    if verb.lemma == "assume", verb.isPassive { return "what is assumed" }
    // "this happens only after E, not when the first one does".
    if subject.isLonePronoun, ["happen", "occur"].contains(verb.lemma), tail.contains(where: { $0.isWord("not") }) {
      return "what happens, which was told before"
    }
    if ["trigger", "cause"].contains(verb.lemma), verb.isPassive, case .order(.during, _) = draft.payload {
      return "what sets it off, which need not last"
    }
    // "Note that we call `fill` right after making the tank": in the example.
    if view.written.subject.map(\.lower) == ["we"], view.written.verb?.isPassive == false,
      Verbs.calling.contains(verb.lemma), verb.modality == .fact, !tail.contains(where: { $0.isWord("your") })
    {
      return "“we”, who tell what an example does"
    }
    if verb.lemma == "preserve", subject.first.map({ Verbs.isGerund($0.lower) }) == true { return "what is done" }
    // "Upon `fill`, the pump is not started": not at that moment.
    if case .order(.neverAfter, _) = draft.payload, verb.isNegated,
      view.written.leading.first?.first?.isWord("upon") == true
    {
      return "“upon”, which tells of the moment"
    }
    guard let moment = tail.firstIndex(where: { $0.isWord(in: ["before", "after", "right", "immediately", "just"]) })
    else { return nil }
    // "starts immediately or after the call".
    if tail.dropFirst(moment + 1).first?.isWord("or") == true, tail[moment].isWord(in: ["immediately", "right"]) {
      return "the other moment"
    }
    // "is sent for every leak and the drain message right after the drain": of the second alone.
    let joint = tail[..<moment].firstIndex { $0.isWord("and") }
    if let joint, joint + 1 < moment, tail[joint + 1].isWord(in: ["the", "a", "an"]), joint > 0,
      tail[..<joint].contains(where: { $0.isWord(in: ["every", "each", "when", "before", "after"]) })
    {
      return "the second half, whose verb is left out"
    }
    if case .order(_, let other) = draft.payload, other.text.hasSuffix(" or not") { return "“or not”" }
    return nil
  }

  // MARK: Counts, manners and triggers

  private static func overreadCount(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail, verb) = (view.clause.subject, view.clause.tail, view.verb)
    if subject.map(\.lower) == ["there"], verb.modality == .may, !verb.isCan, tail.first?.isWord("one") == true,
      verb.adverbs.contains("only")
    {
      return "“may be only one”, which is a chance"
    }
    if tail.indices.dropLast().contains(where: { tail[$0].isWord("to") && tail[$0 + 1].isWord("match") }) {
      return "what it has to match"
    }
    // "these functions may not be called if E": they must not.
    if case .multiplicity(.zero, _) = draft.payload, verb.modality == .may, verb.isNegated, !verb.isCan,
      subject.last?.isWord(in: ["function", "functions", "routine", "routines", "api"]) == true
    {
      return "“may not”, which forbids as well"
    }
    if verb.adverbs.contains("still"), verb.modality == .fact, !verb.isPassive { return "“still”, which tells a state" }
    if subject.isLonePronoun, ["run", "execute"].contains(verb.lemma), verb.isPassive,
      draft.subject == view.resolver.heading, view.conditionInFront != nil
    {
      return "“\(subject[0].lower)”, which may be what the case names"
    }
    return nil
  }

  private static func overreadManner(_ mode: String, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail, verb) = (view.clause.subject, view.clause.tail, view.verb)
    // "Thread-safe listeners can be used elsewhere, too".
    if verb.isElliptical, tail.first?.isWord(in: ["thread-safe", "reentrant", "asynchronous"]) == true,
      tail.contains(where: { Lexicon.modals[$0.lower] != nil })
    {
      return "“\(tail[0].lower)”, which tells of which it speaks"
    }
    if mode == "exclusive", verb.lemma == "be", subject.first.map({ Verbs.isGerund($0.lower) }) == true {
      return "what is chosen"
    }
    if subject.first?.isWord(in: ["many", "some", "most", "several"]) == true, mode == "blocking" {
      return "“\(subject[0].lower)”, which leaves others out"
    }
    return nil
  }

  private static func overreadTrigger(_ event: String, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let words = event.lowercased()
    if ["the second one", "the latter", "the other one"].contains(where: words.hasSuffix)
      || words.contains(" and by the ")
    {
      return "the next event, which was not cut off"
    }
    // "the host runs jobs whenever E": the jobs are run.
    if !view.verb.isPassive, Verbs.invocation.contains(view.verb.lemma), !view.clause.subject.isEmpty,
      !view.adverbials.rest.trimmingMarks.isEmpty, case .phrase(let doer) = draft.subject,
      doer == view.clause.subject.phrase
    {
      return "what is run, which is another thing"
    }
    return nil
  }

  // MARK: Rules

  private static func overreadDuty(_ object: String, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (tail, verb) = (view.clause.tail, view.verb)
    let text = tail.map(\.lower).joined(separator: " ")
    if text.contains("without having to ") { return "what it spares" }
    if verb.lemma == "return", verb.isPassive, view.resolver.scope.isCalledByReaders { return "what the method does" }
    if verb.isPassive, let by = tail.firstIndex(where: { $0.isWord("by") }), by + 2 < tail.count,
      tail[by + 1].isWord("the"), tail[by + 2].kind == .code
    {
      return "who has to do it"
    }
    if object.contains("using a call to") { return "the means, which are told as what it is done to" }
    if let condition = draft.condition?.lowercased(),
      condition.contains(" or immediately ") || condition.contains(" or else ")
    {
      return "the other deed, which the case swallowed"
    }
    if verb.lemma == "base" { return "what it is like" }
    return nil
  }

  private static func overreadBan(_ view: ClauseView) -> String? {
    if view.verb.isPassive, view.verb.adverbs.contains("automatically") { return "“automatically”, which was not read" }
    return nil
  }
}
