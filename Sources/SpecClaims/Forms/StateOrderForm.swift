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
    let event = Subject.phrase(Verbs.being(thing, state[0].text))
    if let called = whenCalled(view) {
      var draft = view.draft(.order(.before, called), subject: event)
      draft.condition = view.conditionInFront
      return [draft]
    }
    return view.adverbials.orders.filter { $0.relation == .before && !$0.exclusively }.map { order in
      view.draft(.order(.before, view.resolver.reference(order.target)), subject: event)
    }
  }

  /// "has to be open when this method is called", "when calling `fill`".
  private static func whenCalled(_ view: ClauseView) -> Reference? {
    // "should be empty when it is called" may as well be what comes of it.
    guard view.verb.modality == .must, view.adverbials.orders.isEmpty, view.adverbials.conditions.count == 1,
      case let condition = view.adverbials.conditions[0], condition.count > 2, condition[0].isWord("when")
    else { return nil }
    let words = Array(condition.dropFirst())
    let isCalling = words[0].isWord(in: ["calling", "invoking"])
    let isCalled =
      words.suffix(2).map(\.lower) == ["is", "called"] || words.suffix(2).map(\.lower) == ["is", "invoked"]
    guard isCalling || isCalled else { return nil }
    let target = isCalling ? Array(words.dropFirst()) : Array(words.dropLast(2))
    guard let head = target.first else { return nil }
    if target.count <= 2, head.isWord(in: ["this", "it"]), case .methods(let heading) = view.resolver.heading,
      heading.count == 1
    {
      return .method(heading[0], finished: false)
    }
    guard case .method(let method, _) = view.resolver.reference(target) else { return nil }
    return .method(method, finished: false)
  }

  private static func thing(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard let first = words.first, words.count <= 8, !first.isWord(in: ["there", "no", "nothing", "what", "that"]),
      !words.isLonePronoun
    else { return nil }
    return words.phrase
  }
}
