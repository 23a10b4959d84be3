/// Calls that are not the first.
extension CallOrderForm {
  /// "After E it is called again", "a second time", "once more": it has been called before, which was not after E.
  static func isOneMore(_ view: ClauseView) -> Bool {
    guard !view.verb.isNegated, view.verb.modality != .may else { return false }
    // "must be repeated after E": what is done first is done before.
    if ["repeat", "retry", "redo"].contains(view.verb.lemma) { return true }
    let words = view.clause.tail.map(\.lower)
    return view.adverbials.isAgain
      || [["a", "second", "time"], ["once", "more"], ["another", "time"], ["one", "more", "time"]].contains { more in
        words.starts(with: more)
      }
  }

  /// "can be called again only after E": the first call may be made before.
  static func isOnlyAgain(_ view: ClauseView) -> Bool {
    view.verb.isPassive && !view.verb.isNegated && view.verb.modality == .may
      && view.clause.tail.prefix(2).map(\.lower) == ["again", "only"]
  }

  /// "After X, it must not be called", "… cannot be called again", with nothing else that restricts it.
  static func isForbiddenFrom(_ view: ClauseView) -> Bool {
    guard view.verb.isNegated, view.verb.isPassive, view.verb.modality == .must || view.verb.isCan, view.isCall,
      case .methods = view.subject, view.leading.conditions.isEmpty
    else { return false }
    return view.leading.orders.count == 1 && view.leading.orders[0].relation == .after
      && view.adverbials.items.allSatisfy { $0 == .again } && view.adverbials.rest.allSatisfy { $0.kind == .mark }
  }

  /// "may only be called after X if E": what is called after X needs E, and may have been called before.
  static func isOfLaterCalls(_ order: Adverbials.Order, _ view: ClauseView) -> Bool {
    !order.exclusively && view.verb.modality != .fact
      && view.adverbials.conditions.contains { $0.first?.isWord(in: ["if", "when"]) == true }
  }

  /// "(is called) by `loop` | when the tank has leaked": who calls it, and when.
  static func besideCaller(_ stated: [Adverbials.Order], _ view: ClauseView) -> [Adverbials.Order] {
    guard !view.verb.isNegated, view.clause.tail.first?.isWord("by") == true,
      stated.allSatisfy({ $0.relation == .during })
    else { return [] }
    return moments(view)
  }
}
