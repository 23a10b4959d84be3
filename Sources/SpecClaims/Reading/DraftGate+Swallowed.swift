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
    if holdsSecondClause(draft.payload, view) { return "the object, behind which another clause stands" }
    if case .order(.neverBefore, _) = draft.payload, OverlapPhrase.first(in: view.clause.tail) != nil {
      return "“never”, which denies the overlap"
    }
    if isOfOtherClause(draft, view) { return "the words of another clause" }
    guard let condition = draft.condition else { return nil }
    if case .trigger = draft.payload, condition.hasPrefix("except that") { return "the exception, whose moment it is" }
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
    if holdsClause(event) || event.contains(" until ") || isStatement(event) { return true }
    // "(after the tank is closed and) that the valve is shut": what else is said.
    if event.contains(" and that ") || event.hasPrefix("that ") && event.contains(" is ") { return true }
    if [" and must ", " and should "].contains(where: { event.contains($0) }) { return true }
    // "the end of the case and no new rows should be added".
    guard let and = event.range(of: " and ") else { return false }
    return [" should be ", " must be ", " should not ", " must not "].contains { event[and.upperBound...].contains($0) }
  }

  /// "`stop` and slow listeners are called on main": a call by its name, and another clause.
  private static func holdsClause(_ event: String) -> Bool {
    guard event.hasPrefix("`"), let and = event.range(of: "` and "), !event[and.upperBound...].hasPrefix("`") else {
      return false
    }
    return [" is ", " are ", " may ", " will "].contains { event[and.upperBound...].contains($0) }
  }

  /// "the tank is closed and runs on the main thread", "it is thread-safe", "the valve may be called twice": what is said of somebody, and
  /// nothing that happens.
  private static func isStatement(_ event: String) -> Bool {
    let lower = event.lowercased()
    guard [" is ", " are ", " runs ", " run ", " may ", " can ", " must "].contains(where: lower.contains) else {
      return false
    }
    return statements.contains(where: lower.contains)
  }

  private static let joints = ["and ", "or ", "but "]
  private static let statements = [
    " is thread-safe", " are thread-safe", " not thread-safe", " on the main thread", " on a background thread",
    " at most once", " exactly once", " concurrently",
    " may be called", " can be called", " may be invoked", " guaranteed to be ",
    " not called", " called once", " reentrant", " in the order of ", " runs before ", " runs after ", " and is called",
    " and are called", " and is invoked",
  ]

  /// "(must not touch) the view, and hooks do not block", "(must not block) or hooks are reentrant".
  private static func holdsSecondClause(_ payload: Payload, _ view: ClauseView) -> Bool {
    let object: String
    switch payload {
    case .prohibition(_, let words, _), .obligation(_, let words, _): object = words
    default: return false
    }
    // "(must not touch) the view, not the listeners".
    if object.hasPrefix("not ") || object.contains(", not ") { return true }
    let parts = object.split(separator: ", ", maxSplits: 1).map(String.init)
    let cut = joints.contains(where: object.hasPrefix) ? object : parts.count > 1 ? parts[1] : ""
    guard joints.contains(where: cut.hasPrefix), let place = view.clause.tail.first?.range else { return false }
    let words = Tokenizer.tokens(ofText: String(cut.drop { $0 != " " }), range: place)
    guard let verb = MainVerb.group(in: words), verb.range.lowerBound > 0, !verb.isImperative else { return false }
    return !words[..<verb.range.lowerBound].contains { $0.isWord(in: ["if", "that", "which", "whether", "to"]) }
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
