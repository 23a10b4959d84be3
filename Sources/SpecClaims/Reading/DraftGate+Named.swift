/// "Called", where it tells a name, a manner or an idiom.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func named(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    guard view.verb.lemma == "call", let first = tail.first else { return nil }
    if view.verb.isPassive { return ofPassive(first, view, draft) }
    // "must call back within a week", "call a halt to", "call to mind".
    if first.isWord(in: ["back", "to"]) || first.isWord("a") && tail.dropFirst().first?.isWord("halt") == true {
      return "an idiom"
    }
    return nil
  }

  private static func ofPassive(_ first: Token, _ view: ClauseView, _ draft: ClaimDraft) -> String? {
    let tail = view.clause.tail
    // "must not be called `block`", "should be called \"main\"".
    let isRule = [.must, .should].contains(view.verb.modality)
    if isRule, first.kind == .code || first.isMark("\"") || first.isMark("\u{201c}") {
      return "the name, which it is called"
    }
    if first.isWord("names") || first.isWord("off") && ThreadPhrase.read(tail, at: 0) == nil
      || first.isWord("for") && tail.dropFirst().first?.isWord(in: ["when", "if"]) == true
      || first.isWord("into") && tail.dropFirst().first?.isWord("question") == true
    {
      return "an idiom"
    }
    guard case .obligation = draft.payload else { return nil }
    // "must be called by its full name", "by value", "as a method", "using the dot syntax".
    if first.isWord("by"), tail.contains(where: { $0.isWord(in: ["name", "value", "reference"]) }) {
      return "the way it is called"
    }
    if first.isWord("as"), tail.dropFirst(2).first?.isWord(in: ["method", "function", "macro"]) == true {
      return "the way it is called"
    }
    if first.isWord(in: ["using", "through", "via", "with"]),
      tail.contains(where: { $0.isWord(in: ["syntax", "operator", "dot"]) })
    {
      return "the way it is called"
    }
    return nil
  }
}
