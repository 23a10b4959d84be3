/// Uses and calls that are over: what can no longer be done from a moment on.
extension EndedUseForm {
  /// "Once a row is closed, its values can no longer be used", "after the tank is gone, the host will not call the pump anymore".
  static func noLonger(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isNegated, !view.verb.isPerfect, !view.verb.isPast, !view.isHedged, !view.isDenied,
      view.effect == .none, view.adverbials.times == nil, view.adverbials.threads.isEmpty, view.condition == nil,
      let moment = moment(view), let event = view.verb.isPassive ? used(view) : called(view)
    else { return nil }
    var draft = view.draft(.order(.neverAfter, view.resolver.reference(moment)), subject: .phrase(event))
    if draft.modality == .may { draft.modality = .must }
    return draft
  }

  /// The one moment, in front or behind, from which on it is over.
  private static func moment(_ view: ClauseView) -> [Token]? {
    let orders = view.leading.orders + view.adverbials.orders
    guard orders.count == 1, orders[0].relation == .after, !orders[0].exclusively else { return nil }
    return orders[0].target
  }

  /// "its values | can no longer be used".
  private static func used(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard view.verb.adverbs.contains("longer"), view.verb.modality == .may,
      (1...5).contains(words.count),
      !words.isLonePronoun, case .phrase = view.subject, PhraseGate.isNounPhrase(words.phrase),
      ["use", "access", "read", "touch", "reference"].contains(view.verb.lemma),
      view.adverbials.rest.trimmingMarks.isEmpty
    else { return nil }
    return Verbs.passive(words.phrase, view.verb.lemma)
  }

  /// "the host | will not call | the pump anymore".
  private static func called(_ view: ClauseView) -> String? {
    let rest = view.adverbials.rest.trimmingMarks
    let isOver =
      rest.last?.isWord("anymore") == true || rest.suffix(2).map(\.lower) == ["any", "more"]
      || rest.suffix(2).map(\.lower) == ["any", "longer"]
    let object = rest.dropLast(rest.last?.isWord("anymore") == true ? 1 : 2)
    guard isOver, view.verb.modality == .fact, ["call", "invoke", "use"].contains(view.verb.lemma), !view.isYou,
      (2...4).contains(object.count), Array(object).isPlainThing, (2...5).contains(view.clause.subject.count),
      view.clause.subject.isPlainThing, view.resolver.methods(in: Array(object)).isEmpty
    else { return nil }
    return Verbs.passive(object.phrase, view.verb.lemma)
  }
}
