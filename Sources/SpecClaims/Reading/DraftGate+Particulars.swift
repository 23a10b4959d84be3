/// What a sentence tells of one course of events, or of more than the claim can hold.
extension DraftGate {
  /// What makes the draft say more than its sentence, as the end of "were it not for"; nil when nothing does.
  static func excess(of draft: ClaimDraft, view: ClauseView) -> String? {
    if isOfLetter(draft.subject) { return "the letter that names somebody of an example" }
    if isOfOrigin(draft, view) { return "“\(view.verb.lemma)”, which tells where it comes from" }
    if isOfWay(draft, view) { return "the subject, which is one way to do it" }
    if isOfAdvised(draft, view) { return "what is only used if somebody follows the advice" }
    if case .concurrency = draft.payload, draft.subject == view.resolver.topic,
      view.written.subject.contains(where: { $0.isWord("such") })
    {
      return "“such”, which points at what was told before"
    }
    if let swallowed = swallowed(by: draft, view: view) { return swallowed }
    if view.previous == nil, draft.condition?.lowercased() == "otherwise" {
      return "“otherwise”, whose case stands in another sentence"
    }
    if case .multiplicity = draft.payload, !view.verb.isPassive, case .phrase = draft.subject,
      let which = view.clause.tail.firstIndex(where: { $0.isWord("which") }),
      which == 0 || !view.clause.tail[which - 1].isMark(",")
    {
      return "the relative clause that it is said in"
    }
    if case .multiplicity = draft.payload, view.verb.lemma == "use", view.clause.tail.first?.isWord("to") == true {
      return "what it is used for, which the count is that of"
    }
    return nil
  }

  /// "*B* returns at once", "A calls B".
  private static func isOfLetter(_ subject: Subject) -> Bool {
    guard case .phrase(let words) = subject, words.count == 1 else { return false }
    return words.first?.isUppercase == true
  }

  /// "the fills are started from the main thread": they need not run there.
  private static func isOfOrigin(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .thread = draft.payload, case .phrase = draft.subject, view.verb.isPassive else { return false }
    return ["start", "launch", "spawn", "schedule", "trigger"].contains(view.verb.lemma)
      && view.clause.tail.first?.isWord("from") == true
  }

  /// "A second strategy is to …", "the default behaviour is to …".
  private static func isOfWay(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    let subject = view.written.subject.filter { $0.kind == .word }
    if case .obligation = draft.payload, let last = subject.last, last.isWord(in: ["behavior", "behaviour"]) {
      return true
    }
    return subject.count > 1
      && subject.prefix(5).contains {
        $0.isWord(in: ["strategy", "approach", "option", "alternative", "idea", "trick", "workaround", "technique"])
      }
  }

  /// "Use the flag `x`, which runs `f` on a worker".
  private static func isOfAdvised(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.link == .relative, let previous = view.previous?.verb, previous.isImperative,
      ["use", "pass", "set", "enable", "add", "specify", "try"].contains(previous.lemma),
      view.written.verb?.isPassive == false, view.clause.verb?.isPassive == true
    else { return false }
    if case .thread = draft.payload { return true }
    return false
  }
}
