/// Events that one does not get in a case.
extension NothingReceivedForm {
  /// "If the tank is empty, you will not get an `end` callback": in that case it is never called.
  static func inCase(_ view: ClauseView) -> ClaimDraft? {
    let object = view.adverbials.rest.prefix { $0.kind != .mark }
    guard view.verb.isNegated, view.adverbials.orders.isEmpty, let condition = view.condition,
      ErrorForm.isCase(condition),
      object.count == 3, object.first?.isWord(in: ["a", "an", "any"]) == true,
      object.last?.isWord(in: ["callback", "callbacks", "event", "events", "notification", "notifications"]) == true,
      case let named = view.resolver.methods(in: Array(object)), named.count == 1
    else { return nil }
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: .methods(named))
    draft.obligor = .framework
    return draft
  }
}
