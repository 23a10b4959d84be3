/// Orders that are not promised.
extension CalledInOrderForm {
  /// "The hooks are not called in any particular order", "the hooks may be called in any order".
  static func unordered(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, !view.isHedged, !view.isDenied, view.effect == .none,
      !view.verb.adverbs.contains("only"), !view.verb.isAllowed, view.clause.link != .relative,
      // One call has no order.
      isOfSeveral(view.clause.subject), isOpen(view.clause.tail.trimmingMarks, view.verb), let subject = subject(view)
    else { return nil }
    // "The hooks": those, and not the one that the section is of.
    let isOfHeading = subject == view.resolver.heading && !view.clause.subject.isLonePronoun
    var draft = view.draft(
      .order(.before, .event("one another")), subject: isOfHeading ? .phrase(view.clause.subject.phrase) : subject)
    (draft.polarity, draft.modality, draft.obligor) = (false, .fact, .framework)
    return draft
  }

  /// "(not) in any particular order", "(may) in any order".
  private static func isOpen(_ words: [Token], _ verb: VerbGroup) -> Bool {
    guard words.count >= 3, words[0].isWord("in"), words.last?.isWord("order") == true else { return false }
    let kind = words[1..<(words.count - 1)].map(\.lower)
    if verb.isNegated, verb.modality == .fact {
      return kind.count == 2 && ["any", "a"].contains(kind[0]) && kinds.contains(kind[1])
    }
    return !verb.isNegated && verb.modality == .may && [["any"], ["arbitrary"], ["an", "arbitrary"]].contains(kind)
  }

  private static func isOfSeveral(_ subject: [Token]) -> Bool {
    guard let last = subject.last, !subject.isLonePronoun || last.isWord("they") else { return false }
    return last.isWord("they") || last.kind == .word && last.lower.hasSuffix("s")
      || subject.count { $0.kind == .code } > 1
  }

  private static let kinds: Set<String> = [
    "particular", "specific", "certain", "given", "defined", "fixed", "guaranteed", "predictable", "deterministic",
    "special",
  ]
}
