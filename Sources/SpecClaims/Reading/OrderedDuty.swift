/// Duties whose whole meaning is when: a form of order has read them, and a duty beside it would say the same twice.
enum OrderedDuty {
  static func isRead(_ view: ClauseView) -> Bool {
    isReadAsOrder(view) || isOfCaseBefore(view) || isPlaced(view) || isCommandBefore(view) || isCalledFirst(view)
  }

  private static func isReadAsOrder(_ view: ClauseView) -> Bool {
    TimedDutyForm.read(view).contains { DraftGate.admits($0, of: view) }
  }

  /// "The valve will then have to be opened": in a case that another sentence tells.
  private static func isOfCaseBefore(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("then") && view.clause.link == .main && view.clause.leading.isEmpty
      && view.condition == nil && !view.verb.isImperative
  }

  /// "must be deferred until E", "should be preceded by X".
  private static func isPlaced(_ view: ClauseView) -> Bool {
    view.verb.isPassive && ["precede", "follow", "defer", "postpone", "delay"].contains(view.verb.lemma)
  }

  /// "Before opening it, call X".
  private static func isCommandBefore(_ view: ClauseView) -> Bool {
    view.isCall && view.written.verb?.isImperative == true && !view.written.leading.isEmpty
      && view.leading.orders.contains { $0.relation == .before }
  }

  /// "must be called first".
  private static func isCalledFirst(_ view: ClauseView) -> Bool {
    view.isCall && view.verb.isPassive && view.clause.tail.count == 1
      && view.clause.tail[0].isWord(in: ["first", "last"])
  }
}
