/// An order that is not promised: "there is no guarantee that the hook runs before the tank is filled", "`drain` is not guaranteed to be
/// called after `shut`".
///
/// Refuses denied counts and threads, which other forms read.
enum DeniedOrderForm: SentenceForm {
  static let name = "denied-order"
  static let summary = "an order that there is no guarantee of"
  static let examples = [
    "There is no guarantee that this hook runs before the tank is filled.",
    "It is not guaranteed that the valve is shut before the tank is drained.",
  ]
  static let refuses = [
    "There is no guarantee that this hook runs on main before the tank is filled.",
    "It is guaranteed that the valve is shut before the tank is drained.", "There is no guarantee that it works.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isDenied, !view.isHedged, view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      view.adverbials.rest.allSatisfy({ $0.kind == .mark || Lexicon.isAdverb($0.lower) }),
      let subject = subject(view)
    else { return [] }
    return view.adverbials.orders.filter { sides.contains($0.relation) && !$0.exclusively }.map { order in
      var draft = view.draft(.order(order.relation, view.resolver.reference(order.target)), subject: subject)
      draft.polarity = false
      return draft
    }
  }

  private static let sides: Set<Relation> = [.before, .after, .immediatelyBefore, .immediatelyAfter]

  /// The method that is called, or what happens as a phrase.
  private static func subject(_ view: ClauseView) -> Subject? {
    if view.isCall { return view.subject == .unknown ? nil : view.subject }
    let words = view.clause.subject
    guard view.verb.isPassive, !words.isEmpty, !words.isLonePronoun else {
      return nil
    }
    return .phrase(Verbs.passive(words.phrase, view.verb.lemma))
  }
}
