/// Methods that may be overridden, and may be left as they are.
extension PermittedActForm {
  /// "it may be implemented by subclasses", "`fill` can be overridden".
  static func overriding(_ view: ClauseView) -> ClaimDraft? {
    guard ["override", "implement", "reimplement"].contains(view.verb.lemma), view.verb.isPassive,
      view.verb.modality == .may, !view.verb.isNegated, !view.verb.isHedged, !view.verb.adverbs.contains("only"),
      !view.verb.isAllowed, case .methods(let methods) = view.subject, methods.count == 1,
      isByHeirs(view.clause.tail.trimmingMarks), view.clause.leading.isEmpty
    else { return nil }
    var draft = view.rule(
      .obligation(action: .override, object: view.subject.asObject, scope: .anywhere), subject: view.subject,
      verb: "override")
    draft.modality = .may
    return draft
  }

  /// Nothing, or "by subclasses", "in child classes".
  private static func isByHeirs(_ words: [Token]) -> Bool {
    if words.isEmpty { return true }
    guard words[0].isWord(in: ["by", "in"]), (2...4).contains(words.count), let last = words.last else { return false }
    return last.isWord(in: ["subclasses", "subclass", "implementers"])
      || last.isWord(in: ["classes", "class"]) && words[words.count - 2].isWord(in: ["child", "derived", "sub"])
  }
}
