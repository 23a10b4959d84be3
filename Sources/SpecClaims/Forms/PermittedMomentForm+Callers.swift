/// What a caller may do once a call is over.
extension PermittedMomentForm {
  /// "Once this method returns, you may call `drain`", "after `fill` has returned, the caller can free the row".
  static func behindCall(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .may, !view.verb.isNegated, !view.verb.isPassive, !view.verb.isPerfect, !view.isHedged,
      view.effect == .none, view.clause.link == .main, !view.verb.adverbs.contains("only"),
      view.isYou || view.clause.subject.count <= 3 && Roles.end(view.clause.subject),
      view.leading.orders.count == 1, view.adverbials.orders.isEmpty, view.conditionInFront == nil,
      let moment = view.leading.orders.first, isEnd(moment), let subject = deed(view)
    else { return nil }
    return view.draft(.order(.after, view.resolver.reference(moment.target)), subject: subject)
  }

  /// "(after) this method returns".
  private static func isEnd(_ order: Adverbials.Order) -> Bool {
    order.relation == .after && !order.exclusively
      && order.target.last?.isWord(in: ["returned", "returns", "completed", "completes", "finished", "finishes"])
        == true
  }

  private static func deed(_ view: ClauseView) -> Subject? {
    let object = view.adverbials.rest.trimmingMarks
    if Verbs.calling.contains(view.verb.lemma), let name = object.first,
      object.count == 1 || object[1].isWord(in: ["with", "on", "for"])
    {
      let methods = view.resolver.methods(in: [name])
      return methods.count == 1 ? .methods(methods) : nil
    }
    guard acts.contains(view.verb.lemma), (2...8).contains(object.count), PhraseGate.isNounPhrase(object.phrase),
      object[0].isWord(in: ["the", "a", "an", "its", "any", "all"]), object.allSatisfy({ $0.kind != .mark })
    else { return nil }
    return .phrase(Verbs.passive(object.phrase, view.verb.lemma))
  }
}
