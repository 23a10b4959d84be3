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
    "It may be called without a prior call to `-drain`.",
  ]
  static let refuses = [
    "There is no guarantee that this hook runs on main before the tank is filled.",
    "It is guaranteed that the valve is shut before the tank is drained.", "There is no guarantee that it works.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let prior = withoutPrior(view) { return [prior] }
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

  /// "may be called without a prior call to `open`": it may come first.
  private static func withoutPrior(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard view.isCall, view.verb.modality == .may, !view.verb.isNegated, !view.isHedged, view.subject != .unknown,
      let call = tail.prefix(4).firstIndex(where: { $0.isWord(in: ["call", "calls"]) }), call >= 2,
      call + 2 < tail.count,
      tail[0].isWord("without"), tail[call - 1].isWord(in: ["prior", "previous", "preceding", "earlier"]),
      tail[call + 1].isWord(in: ["to", "of"]), !view.resolver.methods(in: Array(tail[(call + 2)...])).isEmpty
    else { return nil }
    var draft = view.draft(.order(.after, view.resolver.reference(Array(tail[(call + 2)...]))))
    draft.polarity = false
    return draft
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
