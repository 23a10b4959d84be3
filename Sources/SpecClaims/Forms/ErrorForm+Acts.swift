/// What fails, and which act it is that fails.
extension ErrorForm {
  /// "if X, this function fails", "it will fail if X", "any attempt to fill it fails": what a call is answered with. "The call fails" may
  /// be anybody's fault.
  static func failure(_ view: ClauseView) -> String? {
    if view.verb.lemma == "return", view.verb.modality == .fact, isErrorOfCall(view) { return "error" }
    if let doing = ofDoing(view) { return doing }
    guard view.verb.lemma == "fail", view.verb.modality == .fact || isPerhaps(view) else { return nil }
    if act(view.clause.subject, "error") != nil { return isBare(view) ? "error" : nil }
    guard let cause = view.condition, isCase(cause), isBare(view), !isMisfortune(cause) else { return nil }
    if called(view) != nil { return "error" }
    let isNamed = view.clause.subject.last?.isWord(in: ["function", "method"]) == true
    let isCall = view.clause.subject.last?.isWord(in: ["call", "calls"]) == true
    return isNamed || view.isAboutHeading && view.isInMethodSection && !isCall ? "error" : nil
  }

  /// "If you attempt to fill it twice, it may fail": what somebody does, and what he has to reckon with.
  private static func isPerhaps(_ view: ClauseView) -> Bool {
    view.verb.modality == .may && !view.verb.isCan && !view.isHedged
      && view.leading.conditions.contains { $0.prefix(2).map(\.lower) == ["if", "you"] }
  }

  /// "returns an error if called twice", "if you use it with shut tanks": the call is what is wrong.
  private static func isErrorOfCall(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let cause = view.condition, isCase(cause),
      tail.first?.isWord("an") == true && tail.dropFirst().first?.isWord("error") == true
        || tail.first?.kind == .code && ErrorPhrase.namesError(tail) || isFailureCode(tail.first)
    else { return false }
    let words = cause.split(separator: " ").prefix(5)
    return words.contains("called") || words.contains("used") || words.dropFirst().starts(with: ["you", "use", "it"])
  }

  /// "Doing so | returns an error".
  static func ofDoing(_ view: ClauseView) -> String? {
    view.verb.lemma == "return" && view.clause.subject.map(\.lower) == ["doing", "so"]
      && ErrorPhrase.namesError(view.clause.tail.trimmingMarks) ? "error" : nil
  }

  /// "pausing when already paused", "opening the tank twice", "starting a pump which has already been started".
  static func isDoneAlready(_ subject: [Token]) -> Bool {
    subject.count > 2 && subject.allSatisfy { $0.kind == .word }
      && subject.contains { $0.isWord(in: ["already", "twice", "again"]) }
  }

  /// "-1", "NULL": what tells a caller that it went wrong.
  private static func isFailureCode(_ token: Token?) -> Bool {
    token.map { ["NULL", "nil", "null"].contains($0.text) || $0.isNegativeNumber } == true
  }

  /// Nothing behind the verb but the case.
  static func isBare(_ view: ClauseView) -> Bool {
    view.adverbials.rest.allSatisfy { $0.kind == .mark } && view.adverbials.orders.isEmpty
  }

  /// "if the disk cannot be read": what nobody has done wrong.
  static func isMisfortune(_ cause: String) -> Bool {
    let words = cause.lowercased().split { !$0.isLetter }
    return words.contains {
      $0.hasPrefix("error") || $0.hasPrefix("fail") || ["unable", "cannot", "can", "lose", "lost"].contains($0)
    }
  }

  /// "if the timeout expires": nobody has done anything wrong.
  static func isTimeout(_ cause: String) -> Bool {
    cause.split(separator: " ").contains { ["expires", "elapses", "expired", "elapsed"].contains($0) }
  }

  /// "if the pump does not support it", "if no valve is available": what is missing, and no wrong use.
  static func isLack(_ cause: String) -> Bool {
    cause.lowercased().split { !$0.isLetter }.contains {
      $0.hasPrefix("support") || ["available", "unavailable"].contains($0)
    }
  }

  /// What is done in a subject that tells of a deed: "filling a closed tank", "any attempt to fill it", "calls to `fill` from a hook", "the
  /// result of filling it"; nil for any other.
  static func act(_ subject: [Token], _ result: String) -> [Token]? {
    guard let first = subject.first, subject.count > 1,
      !first.isWord(in: ["meaning", "including", "regarding", "resulting"])
    else {
      return nil
    }
    if first.isWord("not"), subject.count > 2, Verbs.isGerund(subject[1].lower) { return subject }
    if first.isWord("attempting") || Verbs.isGerund(first.lower) || first.isWord("failure") && subject[1].isWord("to") {
      return subject
    }
    let words = subject.drop { $0.isWord(in: ["the", "any", "all", "an", "every"]) }
    guard let noun = words.first, words.count > 2 else { return nil }
    let next = words[words.startIndex + 1]
    if noun.isWord(in: ["attempt", "attempts"]), next.isWord("to") { return subject }
    if isUse(noun, next), result != "no-effect" { return subject }
    if noun.isWord(in: ["subsequent", "further", "later"]), next.isWord(in: ["call", "calls", "use", "uses"]),
      words.count > 3, result != "no-effect"
    {
      return subject
    }
    let isRepeated = first.isWord(in: ["consecutive", "repeated", "concurrent", "multiple", "nested", "recursive"])
    if isRepeated, next.isWord(in: ["to", "of"]) || subject[1].isWord(in: ["call", "calls"]) { return subject }
    if result != "undefined", noun.isWord(in: ["call", "calls"]), next.isWord(in: ["to", "of"]),
      !first.isWord("the"), words.count > 3
    {
      return subject
    }
    if noun.isWord(in: ["exception", "exceptions", "error", "errors"]), next.isWord(in: ["thrown", "raised"]) {
      return subject
    }
    let isOutcome = noun.isWord(in: ["result", "results", "behavior", "behaviour", "effect", "effects", "outcome"])
    let deed = Array(words.dropFirst(2))
    return isOutcome && result == "undefined" && next.isWord("of") && deed.count > 1 && Verbs.isGerund(deed[0].lower)
      ? deed : nil
  }

  /// "Doing so will raise an exception", "Failure to do so results in a leak": the sentence before said what.
  static func anaphoric(_ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    switch view.clause.subject.drop(while: { $0.isWord("any") }).map(\.lower).joined(separator: " ") {
    case "doing so", "doing this", "such actions", "such an action", "such action", "such attempts", "such attempt":
      return doingSo(result, view)
    case "doing otherwise", "anything else", "doing anything else": return doingOtherwise(result, view)
    case "failure to do so", "failing to do so", "not doing so", "failure to do this", "failing to do this":
      return leavingOut(result, view)
    default: return nil
    }
  }

  /// "If it does, the behaviour is undefined", "if they do not, memory is leaked": the rule of the sentence before, broken. Without one
  /// there is no telling what is done.
  static func pointing(back cause: String, _ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    guard pointsBack(cause) else { return nil }
    if cause.hasSuffix(" not") { return leavingOut(result, view) }
    guard let rule = view.resolver.discourse.rules.last, case .prohibition = rule.payload else { return [] }
    return rule.broken(endingIn: result)
  }

  /// "if it does", "if they do not", "if you do so".
  static func pointsBack(_ cause: String) -> Bool {
    let words = cause.lowercased().split(separator: " ")
    return (3...4).contains(words.count) && words[0] == "if" && ["it", "you", "they"].contains(words[1])
      && ["do", "does", "did"].contains(words[2]) && words[3...].allSatisfy { ["not", "so"].contains($0) }
  }

  /// What the sentence before forbade.
  private static func doingSo(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    guard view.isInSection else { return [] }
    guard let acted = view.resolver.discourse.actions.last else {
      guard let rule = view.resolver.discourse.rules.last, case .multiplicity = rule.payload else { return [] }
      return rule.broken(endingIn: result)
    }
    if let rule = view.resolver.discourse.rules.last, case .prohibition(.call, rule.subject.written, _) = rule.payload,
      rule.subject != view.resolver.heading
    {
      return rule.broken(endingIn: result)
    }
    // "must not be called in a listener. Doing so …": there, and not anywhere.
    if let rule = view.resolver.discourse.rules.last, case .prohibition(_, _, let scope) = rule.payload,
      isTold(scope, view) || rule.condition != nil
    {
      return rule.broken(endingIn: result)
    }
    let misuse = Misuse(action: acted.action, object: acted.object, scope: .anywhere)
    return [ClaimDraft(subject: view.resolver.topic, payload: .misuseResult(misuse: misuse, result: result))]
  }

  /// A place that the rule names, and not the section that it stands in.
  private static func isTold(_ scope: Scope, _ view: ClauseView) -> Bool {
    if case .within(let methods) = scope { return !view.isInMethod(methods) }
    return scope != .anywhere
  }

  /// Whatever the rule before leaves out.
  private static func doingOtherwise(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    view.resolver.discourse.rules.last?.broken(endingIn: result) ?? []
  }

  /// What the sentence before asked for.
  private static func leavingOut(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    guard let rule = view.resolver.discourse.rules.last, case .obligation = rule.payload else { return [] }
    return rule.broken(endingIn: result)
  }
}
