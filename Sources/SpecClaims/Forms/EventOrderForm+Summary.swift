/// What a summary tells of its method in the form of a command.
extension EventOrderForm {
  /// "Load the rows before the pumps are started." as the first words of a section: what the method, or the setting, does.
  static func summary(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.summaryOpening != nil, view.verb.isImperative || tellsOfItself(view), !view.verb.isNegated,
      !view.isHedged,
      view.clause.link == .main, view.clause.leading.isEmpty, view.effect == .none, view.clause.subject.isEmpty,
      case .methods = view.resolver.heading, !Verbs.calling.contains(view.verb.lemma),
      !Verbs.invocation.contains(view.verb.lemma), view.verb.adverbs.isEmpty,
      case let object = view.adverbials.rest.trimmingMarks, !object.isEmpty, !object.isLonePronoun,
      view.adverbials.orders.count == 1, let order = view.adverbials.orders.first,
      [.before, .after, .immediatelyBefore, .immediatelyAfter].contains(order.relation), !order.exclusively,
      !view.clause.tail.contains(where: { $0.isWord(in: ["until", "till", "your", "you"]) }),
      isHappening(order.target) || isDeedOfOthers(order.target, view.verb),
      let event = Deed.event(of: view.verb, to: object, isTimed: true)
    else { return nil }
    var draft = view.draft(
      .order(order.relation, view.resolver.reference(order.target)), subject: .phrase(event))
    (draft.modality, draft.obligor) = (.fact, .framework)
    return [draft]
  }

  /// "Closes the tank after draining the row."; with a clause behind the moment another form reads it.
  private static func tellsOfItself(_ view: ClauseView) -> Bool {
    view.verb.isElliptical && !view.verb.isPassive && view.verb.modality == .fact
      && view.adverbials.orders.allSatisfy { $0.target.first.map { Verbs.isGerund($0.lower) } == true }
  }

  /// "Acquire the lock before draining a row."; "Read the notes before draining a row." is for the reader.
  private static func isDeedOfOthers(_ target: [Token], _ verb: VerbGroup) -> Bool {
    guard target.count > 1, let first = target.first, Verbs.isGerund(first.lower), Deed.isEvent(verb.lemma) else {
      return false
    }
    return target[1].kind == .code || target[1].isWord(in: Lexicon.determiners)
  }
}
