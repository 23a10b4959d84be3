/// The order of something that is not a method: "the node is created before calling super".
enum EventOrderForm: SentenceForm {
  static let name = "event-order"
  static let summary = "an event before or after something"
  static let examples = ["The node is created before the call to super in `-init`."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, !view.isCall, !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      isNounPhrase(view.clause.subject), view.clause.link == .main, view.adverbials.restIsIgnorable
    else { return [] }
    return view.adverbials.orders.compactMap { order in
      guard order.relation != .during, order.relation != .atSameTime else { return nil }
      let subject = "\(view.clause.subject.phrase) is \(participle(view))"
      return ClaimDraft(
        subject: .phrase(subject), payload: .order(order.relation, view.resolver.reference(order.target)),
        condition: view.condition)
    }
  }

  private static func isNounPhrase(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first else { return false }
    return !(tokens.count == 1 && first.isWord(in: Lexicon.pronouns)) && !first.isWord(in: ["no", "none", "nothing"])
  }

  private static func participle(_ view: ClauseView) -> String { Verbs.participle(of: view.verb.lemma) }
}
