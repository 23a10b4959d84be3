/// What happens within something that takes its time, and what may come first.
extension EventOrderForm {
  /// "The tank is drained during the startup", "at the end of the fill": nothing else is told, and what it lies in takes its time.
  static func isWithin(_ order: Adverbials.Order, _ view: ClauseView) -> Bool {
    guard view.verb.isPassive, view.verb.modality == .fact, !view.verb.isNegated, !view.verb.isPerfect,
      !view.verb.isProgressive, !order.exclusively,
      !view.verb.adverbs.contains("only"), view.effect == .none, view.adverbials.orders.count == 1,
      view.adverbials.rest.isEmpty, view.adverbials.conditions.isEmpty, view.clause.link == .main,
      Deed.isEvent(view.verb.lemma), let noun = order.target.last(where: { $0.kind == .word }),
      (1...8).contains(order.target.count)
    else { return false }
    if order.relation == .atSameTime {
      return order.target.prefix(2).contains { $0.isWord(in: ["end", "beginning", "start"]) } && isStretch(noun.lower)
    }
    return isStretch(noun.lower)
  }

  private static func isStretch(_ noun: String) -> Bool {
    stretches.contains(noun)
      || noun.count > 6 && noun.hasSuffix("tion") && !["function", "section", "collection", "position"].contains(noun)
  }

  private static let stretches: Set<String> = [
    "startup", "shutdown", "phase", "loop", "cycle", "pass", "stage", "run", "boot", "fill", "call", "draw", "update",
    "iteration", "negotiation", "block", "turn", "frame", "method", "handshake", "teardown", "setup", "layout",
  ]

  /// "the host may exit before the valve is shut": neither is sure, but that it can come so.
  static func isPossible(_ view: ClauseView) -> Bool {
    !view.verb.isPassive && view.effect == .none && view.adverbials.orders.count == 1 && view.adverbials.rest.isEmpty
      && view.adverbials.orders.allSatisfy { [.before, .after].contains($0.relation) && isHappening($0.target) }
  }
}
