/// When a call happens relative to something else: "is called immediately after `-loadView`", "never before the view exists",
/// "at the same time as the node's `-layout`".
///
/// Under a heading of several methods, as many order phrases as methods are shared out one by one, in order.
enum CallOrderForm: SentenceForm {
  static let name = "call-order"
  static let summary = "a call before, after, during or together with a method or an event"
  static let examples = [
    "This hook is called immediately after `-loadView`.",
    "These hooks are called right before the node appears and right after it is gone.",
    "It is called at the same time as a node's `-layout` method.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.isHedged, !view.isDenied else { return [] }
    let orders = view.adverbials.orders
    guard !orders.isEmpty, !startsNegative(view) else { return [] }
    if case .methods(let methods) = view.subject, methods.count > 1, methods.count == orders.count {
      return zip(methods, orders).compactMap { method, order in
        claim(order, view).map { view.draft($0, subject: .methods([method])) }
      }
    }
    return orders.compactMap { order in claim(order, view).map { view.draft($0) } }
  }

  /// "no other method is called until …" is another form's.
  private static func startsNegative(_ view: ClauseView) -> Bool { view.clause.subject.first?.isWord(in: ["no", "none"]) == true }

  private static func claim(_ order: (relation: Relation, target: [Token], exclusively: Bool), _ view: ClauseView) -> Payload? {
    let reference = view.resolver.reference(order.target)
    if view.verb.isNegated {
      switch order.relation {
      case .before: return .order(.neverBefore, reference)
      case .after: return .order(.neverAfter, reference)
      case .neverBefore, .neverAfter, .immediatelyBefore, .immediatelyAfter, .atSameTime, .during: return nil
      }
    }
    if order.exclusively && (order.relation == .after || order.relation == .immediatelyAfter) {
      return .order(order.relation == .after ? .neverBefore : .immediatelyAfter, reference)
    }
    return .order(order.relation, reference)
  }
}
