/// Orders of which a part has gone: what has to be done for them, or what is done to.
extension EventOrderForm {
  /// "Using a pool opens the valves before E", "calling this will stop the pump before E": only for those who do it.
  static func isOfAct(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .phrase(let words) = draft.subject, let first = view.written.subject.first, first.kind == .word,
      Verbs.isGerund(first.lower), view.written.subject.count > 1, view.written.verb?.isPassive == false
    else { return false }
    switch draft.payload {
    case .order, .thread, .multiplicity, .concurrency: return !words.lowercased().hasPrefix(first.lower)
    default: return false
    }
  }

  /// "the host starts it after E", "a reader never sees a row for which it has asked before F": of what is left, more would be said.
  static func hasLostObject(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .phrase(let words) = draft.subject, case .order = draft.payload, !view.verb.isPassive, !view.isCall,
      !["be", "happen", "occur"].contains(view.verb.lemma), let first = view.adverbials.rest.first
    else { return false }
    if first.isWord(in: ["it", "them"]) { return !words.hasSuffix(" \(first.lower)") }
    guard first.isWord(in: Lexicon.determiners), let noun = view.adverbials.rest.dropFirst().first, noun.kind == .word,
      !Lexicon.isFunctionWord(noun.lower)
    else { return false }
    return !words.lowercased().contains(noun.lower)
  }
}
