/// Calls that are not the first.
extension CallOrderForm {
  /// "After E it is called again", "a second time", "once more": it has been called before, which was not after E.
  static func isOneMore(_ view: ClauseView) -> Bool {
    guard !view.verb.isNegated, view.verb.modality == .fact else { return false }
    let words = view.clause.tail.map(\.lower)
    return view.adverbials.isAgain
      || [["a", "second", "time"], ["once", "more"], ["another", "time"], ["one", "more", "time"]].contains { more in
        words.starts(with: more)
      }
  }

  /// "may only be called after X if E": what is called after X needs E, and may have been called before.
  static func isOfLaterCalls(_ order: Adverbials.Order, _ view: ClauseView) -> Bool {
    !order.exclusively && view.verb.modality != .fact
      && view.adverbials.conditions.contains { $0.first?.isWord(in: ["if", "when"]) == true }
  }
}
