/// What is good for one use: "a tank cannot be reused".
///
/// Refuses cases and moments, and rules not to, which other forms read.
enum ReuseForm: SentenceForm {
  static let name = "reuse"
  static let summary = "a thing that is used at most once"
  static let examples = ["A tank cannot be reused."]
  static let refuses = [
    "A tank can be reused.", "A tank must not be reused.", "A tank should rather not be reused.",
    "A tank cannot be reused once it is closed.",
    "If it leaks, the tank cannot be reused.", "A tank may not be reused by other hosts.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "reuse", view.verb.isPassive, view.verb.isNegated, !view.isHedged, !view.isDenied,
      view.verb.isCan, view.condition == nil, view.leading.orders.isEmpty,
      view.clause.leading.isEmpty, view.clause.tail.trimmingMarks.isEmpty,
      !view.clause.subject.isLonePronoun, (1...4).contains(view.clause.subject.count)
    else { return [] }
    var draft = view.draft(
      .multiplicity(.atMostOnce, per: nil), subject: .phrase(Verbs.passive(view.clause.subject.phrase, "use")))
    draft.modality = .must
    return [draft]
  }
}
