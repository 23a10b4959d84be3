/// What is gone before something else is: "a child tank never outlives its parent", "the valve must not outlive the tank".
///
/// Refuses what may outlive something.
enum OutlivingForm: SentenceForm {
  static let name = "outliving"
  static let summary = "something that does not last longer than something else"
  static let examples = ["A child tank never outlives its parent.", "The valve must not outlive the tank."]
  static let refuses = [
    "A child tank may outlive its parent.", "A child tank usually does not outlive its parent.",
    "A tank outlives its pumps.", "The valve might not outlive the tank.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "outlive", view.verb.isNegated, !view.verb.isPassive, !view.isHedged, !view.isDenied,
      view.effect == .none, view.verb.modality != .may || view.verb.isCan, view.adverbials.conditions.isEmpty,
      case let (thing, other) = (view.clause.subject, view.clause.tail.trimmingMarks),
      (1...6).contains(thing.count), (1...6).contains(other.count), !thing.isLonePronoun, !other.isLonePronoun,
      PhraseGate.isNounPhrase(thing.phrase), PhraseGate.isNounPhrase(other.phrase)
    else { return [] }
    var draft = view.draft(.order(.neverAfter, .event(other.phrase)), subject: .phrase(thing.phrase))
    if draft.modality == .may { draft.modality = .fact }
    return [draft]
  }
}
