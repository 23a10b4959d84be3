/// Claims about whoever calls, where the sentence is about what is called.
extension DraftGate {
  /// "The queue calls `main()` on a worker, never on main": no queue is on main. "A lock is required to call `fill()`": it calls nothing.
  /// "This is required to open tanks": it opens none.
  static func calling(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    if case .obligation = draft.payload, isNeeded(view) { return "what is needed for the deed, and does nothing" }
    if isRule(draft.payload) { return nil }
    let (subject, caller) = (view.clause.subject, view.written.subject)
    if let verb = view.written.verb, verb.modality == .must, !verb.isPassive, Verbs.calling.contains(verb.lemma),
      caller.count > 1, caller[0].isWord(in: ["a", "an", "the"]), caller.last?.isWord(in: needed) == true
    {
      return "what is needed for the call, and calls nothing"
    }
    guard !subject.isEmpty, draft.subject == .phrase(subject.phrase),
      callsSomething(view.clause) || isCalledBefore(view)
    else { return nil }
    return "what is called, which the claim is not about"
  }

  /// "This is required to open tanks": in order to open them.
  private static func isNeeded(_ view: ClauseView) -> Bool {
    view.verb.isRequired && !view.verb.isPassive && !view.verb.isNegated && view.clause.subject.count == 1
      && view.clause.subject[0].isWord("this")
  }

  /// "The queue calls `main()` on a worker, | never on main", where the first half has been turned round.
  private static func isCalledBefore(_ view: ClauseView) -> Bool {
    guard let previous = view.previous, let verb = previous.verb else { return false }
    return verb.isPassive && !view.verb.isPassive && verb.lemma == view.verb.lemma
      && Verbs.calling.contains(verb.lemma) && previous.subject.first?.kind == .code
      && view.clause.subject.first?.kind != .code
  }

  private static let needed: Set<String> = [
    "lock", "mutex", "semaphore", "permission", "permit", "token", "entitlement", "license", "privilege", "barrier",
  ]

  private static func isRule(_ payload: Payload) -> Bool {
    switch payload {
    case .thread, .order, .multiplicity, .concurrency: false
    default: true
    }
  }

  /// "calls `main()`", "runs the tests", "invokes hooks"; "runs twice" and "calls back" have no object.
  private static func callsSomething(_ clause: Clause) -> Bool {
    guard let verb = clause.verb, !verb.isPassive, ["call", "run", "invoke", "execute"].contains(verb.lemma),
      let first = clause.tail.first
    else { return false }
    if first.kind == .code || first.isWord(in: ["the", "a", "an", "its", "all", "each", "every", "your", "these"]) {
      return true
    }
    // "runs tests", "runs setup and cleanup".
    guard first.kind == .word, !Lexicon.isFunctionWord(first.lower), !Lexicon.isAdverb(first.lower) else {
      return false
    }
    return first.lower.hasSuffix("s") || clause.tail.dropFirst().first?.isWord("and") == true
  }
}
