/// Words of a case or a moment that belong to another clause, which was not cut off.
extension DraftGate {
  /// What was swallowed, as the end of "were it not for"; nil when nothing was.
  static func swallowed(by draft: ClaimDraft, view: ClauseView) -> String? {
    if case .order(_, .event(let event)) = draft.payload, goesOn(event) {
      return "the moment, which goes on with a rule"
    }
    if case .trigger(let event) = draft.payload, isItself(event, view) {
      return "the moment, which is that of the call"
    }
    // "called often, and only the first call per frame has an effect".
    if case .multiplicity(_, let per?) = draft.payload, !per.hasPrefix("time "),
      per.contains(" has ") || per.contains(" have ")
    {
      return "what the count is over, which goes on with a verb"
    }
    if let misplaced = OrderGate.misplaced(draft, view) { return misplaced }
    if holdsNextStep(view.clause.tail) { return "the case of the step behind it" }
    // "`a` is called by `b`, which is called by `c`, which …": of the last.
    if view.clause.tail.count(where: { $0.isWord("which") }) > 1 { return "the relative clause inside another" }
    guard let condition = draft.condition else { return nil }
    if condition.contains("neither") { return "“neither”, behind which another case stands" }
    if condition.hasSuffix(" nor") || condition.contains(" nor,") { return "“nor”, behind which another case stands" }
    if condition.contains(" and later ") || holdsSecondCall(condition) {
      return "the case, which goes on with another deed"
    }
    if case .multiplicity(.zero, _) = draft.payload, condition.hasPrefix("on another thread") {
      return "the thread, on which it is not called"
    }
    return nil
  }

  /// "the queue is locked and must not be drained".
  private static func goesOn(_ event: String) -> Bool {
    if [" and must ", " and should "].contains(where: { event.contains($0) }) { return true }
    // "the end of the case and no new rows should be added".
    guard let and = event.range(of: " and ") else { return false }
    return [" should be ", " must be ", " should not ", " must not "].contains { event[and.upperBound...].contains($0) }
  }

  /// "When the callback is called, it is called with the lock".
  private static func isItself(_ event: String, _ view: ClauseView) -> Bool {
    view.isCall && !event.contains("`") && [" is called", " is invoked"].contains { event.hasSuffix($0) }
      && view.written.subject.isLonePronoun
  }

  /// "Call `open()` and, if that succeeds, `fill()`".
  private static func holdsNextStep(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(4).contains { index in
      tail[index].isWord(in: ["and", "then"]) && tail[index + 1].isMark(",")
        && tail[index + 2].isWord(in: ["if", "when", "unless", "once", "on", "after"])
        && tail[(index + 3)...].drop { !$0.isMark(",") }.dropFirst().prefix(2).contains { $0.kind == .code }
    }
  }

  /// "(call `open` when it is loaded) and `close` when it is unloaded".
  private static func holdsSecondCall(_ condition: String) -> Bool {
    guard let and = condition.range(of: " and `") else { return false }
    return condition[and.upperBound...].contains("when ")
  }
}
