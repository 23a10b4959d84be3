/// What an author is allowed to do within a method.
extension ObligationForm {
  /// "you may call `reload` in this method".
  static func permission(_ view: ClauseView) -> ClaimDraft? {
    guard view.isYou || Roles.end(view.clause.subject), view.verb.modality == .may,
      !view.verb.isHedged,
      !view.verb.isNegated, !view.verb.isCan, view.effect == .none, !view.verb.isPassive, let place = view.place
    else { return nil }
    if let made = made(view) {
      return view.rule(
        .obligation(action: made.action, object: made.object, scope: .within(place)), subject: .methods(place))
    }
    guard Verbs.calling.contains(view.verb.lemma), !view.resolver.methods(in: view.adverbials.rest).isEmpty
    else { return nil }
    let object = view.adverbials.rest.filter { !$0.isWord(in: Lexicon.adverbs) }
    return view.rule(
      .obligation(action: .call, object: object.phrase, scope: .within(place)), subject: .methods(place))
  }

  /// "a plugin may create windows in this method".
  private static func made(_ view: ClauseView) -> (action: Action, object: String)? {
    let object = view.adverbials.rest.trimmingMarks
    guard !object.isEmpty, !object.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.relative) }),
      !object[0].isWord(in: Lexicon.prepositions), view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      view.adverbials.times == nil, let action = RuleVerbs.action(for: view.verb.lemma, object: object),
      [.create, .access, .retain].contains(action)
    else { return nil }
    return (action, object.phrase)
  }
}
