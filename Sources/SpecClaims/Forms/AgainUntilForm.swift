/// From when on a call may come again: "it will not be called again until the row has been drawn".
///
/// Refuses calls that may come again sooner, and cases that are no moments.
enum AgainUntilForm: SentenceForm {
  static let name = "again-until"
  static let summary = "a call that does not come again before something has happened"
  static let examples = [
    "It will not be called again until more rows are added.",
    "Once it has been called, it is not called again before the tank is drained.",
  ]
  static let refuses = [
    "It will usually not be called again until more rows are added.", "It may not be called again until Monday.",
    "It will not be called until more rows are added again.", "It is called again until the tank is full.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.isNegated, view.verb.modality == .fact, !view.isHedged,
      !view.isDenied, view.effect == .none, view.clause.tail.first?.isWord("again") == true,
      view.adverbials.orders.count == 1, let order = view.adverbials.orders.first, order.relation == .before,
      let verb = MainVerb.group(in: order.target), verb.range.lowerBound > 0, !verb.isNegated,
      view.clause.tail.dropFirst().first?.isWord(in: ["until", "before"]) == true, view.subject != .unknown
    else { return [] }
    var draft = view.draft(.order(.neverBefore, view.resolver.reference(order.target)))
    draft.condition = "when called again"
    return [draft]
  }
}
