/// What becomes of a method's result: "the returned size is kept for the next layout", "the returned view is added to the window".
///
/// Refuses what might become of it, and what is asked of the result ("the returned view must be opaque").
enum ReturnedValueForm: SentenceForm {
  static let name = "returned-value"
  static let summary = "what becomes of the value that a method returns"
  static let examples = ["The returned size is kept for the next layout.", "The view returned is added to the window."]
  static let refuses = ["The returned size may be kept.", "The returned view must be closed.", "The size is kept."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      view.isInMethodSection,
      isResult(view.clause.subject), view.verb.lemma != "call"
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[...])
    let state = "\(Verbs.passive(view.clause.subject.objectPhrase, view.verb.lemma)) \(words.phrase)"
    return MethodEffect.draft(
      state.trimmingCharacters(marks: " "), of: view.resolver.heading, condition: view.condition)
  }

  /// "the returned size", "the size returned".
  private static func isResult(_ subject: [Token]) -> Bool {
    guard (3...5).contains(subject.count), subject[0].isWord("the") else { return false }
    return subject[1].isWord("returned") || subject.last?.isWord("returned") == true
  }
}
