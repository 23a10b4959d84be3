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
      isDeedOfOthers(order.target, view.verb) && isWhole(object)
        || isHappening(order.target) && !Verbs.isGerund(order.target[0].lower),
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

  /// "Acquire the lock before draining a row."; "before reading these notes" is for the reader.
  private static func isDeedOfOthers(_ target: [Token], _ verb: VerbGroup) -> Bool {
    guard target.count > 1, Deed.isEvent(verb.lemma), isGerundOfEvent(target[0].lower),
      !isHappening(Array(target.dropFirst()))
    else { return false }
    return target[1].kind == .code || target[1].isWord(in: Lexicon.determiners)
  }

  /// "draining", and not "reading".
  private static func isGerundOfEvent(_ word: String) -> Bool {
    (Verbs.lemma(of: word, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: word)).map(Deed.isEvent) == true
  }

  /// Nothing that the moment may belong to instead ("the valve opened before …"), and no measure of it ("the tank long after …").
  private static func isWhole(_ object: [Token]) -> Bool {
    object.count <= 3 && object[0].isWord(in: Lexicon.determiners) && object.isPlainThing
      && object.last?.isWord(in: ["long", "well"]) == false
      && !object.contains { Verbs.lemma(of: $0.lower, as: [.participle, .gerund]) != nil }
  }
}
