/// A duty that says no more than what has to be done before something else: "you must open the tank before calling `-fill`", "the host
/// must create a row before invoking any pump".
///
/// Refuses what somebody does before going on with something of their own ("check the level before proceeding"), which is a duty.
enum TimedDutyForm: SentenceForm {
  static let name = "timed-duty"
  static let summary = "something that has to be done before a call or an event"
  static let examples = [
    "You must open the tank before calling `-fill`.", "The host must create a row before invoking any pump.",
    "All rows must first be drained.",
  ]
  static let refuses = [
    "The host must check the level before proceeding.", "Clients must supply a row before activating themselves.",
    "Do not open the tank before calling `-fill`.", "You may open the tank before calling `-fill`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let first = first(view) { return [first] }
    guard let order = order(view), let deed = deed(view) else { return [] }
    return [told(view.draft(.order(.before, view.resolver.reference(order.target)), subject: .phrase(deed)), view)]
  }

  private static func told(_ draft: ClaimDraft, _ view: ClauseView) -> ClaimDraft {
    var draft = draft
    (draft.modality, draft.obligor) = (view.modality, .subclass)
    return draft
  }

  private static func isDuty(_ view: ClauseView) -> Bool {
    [.must, .should].contains(view.modality) && !view.verb.isNegated && !view.isHedged && !view.isDenied
      && !view.isForWhoeverWants && [.none, .required, .recommended].contains(view.effect)
      // "After a reset, you must …": from then on only.
      && view.clause.link != .relative && view.leading.orders.isEmpty
  }

  private static func order(_ view: ClauseView) -> Adverbials.Order? {
    guard isDuty(view), view.adverbials.orders.count == 1, let order = view.adverbials.orders.first,
      order.relation == .before, !order.exclusively, view.adverbials.conditions.isEmpty,
      !view.clause.tail.contains(where: { $0.isWord(in: ["until", "till"]) }), !view.isFollowedByCommand,
      isOfOthers(order.target, view), RuleGate.isSaidOfCode(view)
    else { return nil }
    return order
  }

  /// A call, or a clause with a subject of its own.
  private static func isOfOthers(_ target: [Token], _ view: ClauseView) -> Bool {
    if case .method = view.resolver.reference(target) { return true }
    guard let first = target.first else { return false }
    if Verbs.lemma(of: first.lower, as: [.gerund]).map({ ["call", "invoke"].contains($0) }) == true {
      return target.count > 1
    }
    return EventOrderForm.isHappening(target) && !first.isWord(in: ["it", "they", "you", "we"])
  }

  /// "the tank is opened": whoever has to do it.
  private static func deed(_ view: ClauseView) -> String? {
    let isOfAuthor = view.isAuthor || Roles.end(view.clause.subject)
    guard isOfAuthor, !view.verb.isPassive, !view.verb.isImperative || view.effect != .none,
      !["have", "be", "do", "make", "ensure", "wait", "help", "try", "use"].contains(view.verb.lemma),
      case let object = view.adverbials.rest.trimmingMarks, (1...12).contains(object.count), !object.isLonePronoun,
      !object.contains(where: {
        $0.kind == .mark || $0.isWord(in: Lexicon.coordinators) || $0.isWord(in: ["to", "that"])
      }),
      PhraseGate.isNounPhrase(object.phrase), RuleVerbs.rule(view.verb.lemma, object) != nil
    else { return nil }
    return Verbs.passive(object.phrase, view.verb.lemma)
  }

  /// "All rows must first be drained", in the section of a method: before it is called.
  private static func first(_ view: ClauseView) -> ClaimDraft? {
    guard isDuty(view), view.verb.isPassive, view.verb.adverbs.contains("first"), !view.isCall,
      view.adverbials.orders.isEmpty, view.adverbials.rest.isEmpty, view.adverbials.conditions.isEmpty,
      case .methods(let methods) = view.resolver.heading, methods.count == 1, !view.clause.subject.isEmpty,
      !view.clause.subject.isLonePronoun, PhraseGate.isNounPhrase(view.clause.subject.phrase),
      view.resolver.methods(in: view.clause.subject).isEmpty
    else { return nil }
    return told(
      view.draft(
        .order(.before, .method(methods[0], finished: false)),
        subject: .phrase(Verbs.passive(view.clause.subject.phrase, view.verb.lemma))), view)
  }
}
