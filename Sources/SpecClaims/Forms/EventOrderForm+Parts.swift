/// What is done as a part of something longer.
extension EventOrderForm {
  /// The orders that are told of the event itself.
  static func told(_ view: ClauseView) -> [Adverbials.Order] {
    view.adverbials.orders + view.leading.orders.filter { $0.exclusively || isOwed($0, view) }
  }

  /// "Before calling `fill`, the tank must be opened": as "the tank must be opened before".
  static func isOwed(_ order: Adverbials.Order, _ view: ClauseView) -> Bool {
    guard order.relation == .before, view.verb.isPassive, [.must, .should].contains(view.verb.modality),
      !view.verb.isNegated, view.effect == .none, view.adverbials.orders.isEmpty, !view.isCall,
      view.leading.orders.count == 1, view.clause.leading.count == 1,
      view.adverbials.rest.allSatisfy({ $0.kind == .mark })
    else { return false }
    // "Before release, it must be tested": nothing that happens in code.
    if case .method = view.resolver.reference(order.target) { return true }
    return isHappening(order.target) && !order.target[0].isWord(in: ["you", "we"])
  }

  /// "The tank is drained as part of `close`", "during `close`".
  static func isPartOfCall(_ order: Adverbials.Order, _ view: ClauseView) -> Bool {
    guard view.verb.isPassive, !view.verb.isNegated, !order.exclusively,
      !view.verb.adverbs.contains("only"), view.adverbials.orders.count == 1, view.adverbials.rest.isEmpty,
      view.adverbials.conditions.isEmpty, view.clause.tail.first?.isWord("by") == false
    else { return false }
    let isEvent = Deed.isEvent(view.verb.lemma)
    if isStage(order.target), isEvent || [.must, .should].contains(view.verb.modality) && isSetUp(view.verb.lemma) {
      return view.clause.tail.first?.isWord("during") == true && !view.isDenied && view.verb.modality != .may
    }
    guard view.verb.modality == .fact, isEvent,
      case .method(_, false) = view.resolver.reference(order.target)
    else { return false }
    return true
  }

  /// "(must be added) during setup", "during the host's shutdown phase": a stage of a life that everything goes through.
  private static func isStage(_ target: [Token]) -> Bool {
    target.count <= 5
      && !target.contains {
        $0.isWord(in: [
          "no", "any", "some", "every", "each", "other", "not", "more", "least", "most", "either", "all", "one",
        ])
      }
      && target.last?.isWord(in: [
        "setup", "initialization", "initialisation", "instantiation", "construction", "startup", "shutdown",
        "destruction", "teardown", "phase", "stage", "deserialization", "serialization", "installation",
      ]) == true && !target.contains { $0.isWord(in: Lexicon.coordinators) }
  }

  private static func isSetUp(_ lemma: String) -> Bool {
    ["add", "assign", "bind", "configure", "declare", "define", "provide", "register", "set", "specify"].contains(lemma)
  }

  /// "(has been created) by the time `open` is called".
  static func isByThen(_ tail: [Token]) -> Bool {
    tail.indices.contains { tail[$0...].prefix(3).map(\.lower) == ["by", "the", "time"] }
  }
}
