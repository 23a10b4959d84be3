/// A state that something has to be in by then: "the tank must be open before it is filled", "the key has to be valid before calling
/// `open`".
///
/// Refuses states that the sentence hedges or denies, and more than one word for the state.
enum StateOrderForm: SentenceForm {
  static let name = "state-order"
  static let summary = "a state that has to be reached before something happens"
  static let examples = [
    "The tank must be open before it can be filled.", "The key has to be valid before calling `open`.",
  ]
  static let refuses = [
    "The tank must not be open before it is filled.", "The tank is open before it is filled.",
    "You must be careful before opening the tank.", "The tank must be open after it is filled.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", !view.verb.isPassive, !view.verb.isNegated, !view.isHedged, !view.isYou,
      [.must, .should].contains(view.verb.modality), view.effect == .none, let thing = thing(view),
      case let state = view.adverbials.rest.trimmingMarks, state.count == 1, state[0].kind == .word,
      !Lexicon.isFunctionWord(state[0].lower), !Lexicon.isAdverb(state[0].lower),
      view.verb.adverbs.allSatisfy({ ["already", "always", "also", "still"].contains($0) })
    else { return [] }
    return view.adverbials.orders.filter { $0.relation == .before && !$0.exclusively }.map { order in
      view.draft(
        .order(.before, view.resolver.reference(order.target)), subject: .phrase(Verbs.being(thing, state[0].text)))
    }
  }

  private static func thing(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard let first = words.first, words.count <= 8, !first.isWord(in: ["there", "no", "nothing", "what", "that"]),
      !words.isLonePronoun
    else { return nil }
    return words.phrase
  }
}
