/// How often something happens that is no call: "initialization of the tank happens exactly once", "the handshake occurs once per link".
///
/// Refuses pronouns, which stand for what was told before, and what only may or usually does happen so often.
enum HappeningCountForm: SentenceForm {
  static let name = "happening-count"
  static let summary = "how often something happens that is no call"
  static let examples = [
    "Initialization of the tank happens exactly once.", "The handshake takes place at most once per link.",
  ]
  static let refuses = [
    "Initialization of the tank usually happens once.", "Initialization of the tank may happen once.",
    "Initialization of the tank does not happen once.", "It happens once.",
    "Once the tank happens to be open, drain it.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isCall, !view.verb.isNegated, !view.verb.isPassive, !view.isHedged, !view.isDenied,
      view.verb.modality == .fact, !view.verb.isPast, !view.verb.isPerfect, view.effect == .none,
      let times = view.adverbials.times, happens(view), case let words = view.clause.subject, let first = words.first,
      (1...7).contains(words.count), !words.isLonePronoun,
      !first.isWord(in: ["this", "that", "no", "nothing", "there", "some", "most"]),
      view.resolver.methods(in: words).isEmpty, PhraseGate.isNounPhrase(words.phrase)
    else { return [] }
    return [view.draft(.multiplicity(times, per: view.adverbials.per), subject: .phrase(words.phrase))]
  }

  private static func happens(_ view: ClauseView) -> Bool {
    let rest = view.adverbials.rest.trimmingMarks.map(\.lower)
    if view.verb.lemma == "take" { return rest == ["place"] }
    return ["happen", "occur"].contains(view.verb.lemma) && rest.isEmpty
  }
}
