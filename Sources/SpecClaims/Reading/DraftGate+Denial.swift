/// Denials of which half is left open.
extension DraftGate {
  private static let partial: Set<String> = [
    "only", "just", "always", "necessarily", "simply", "merely", "exclusively",
  ]

  /// "may not be called on main": forbidden or merely open.
  static func mayNot(_ verb: VerbGroup) -> Bool {
    verb.isNegated && verb.modality == .may && !verb.isCan && !verb.isAllowed && !verb.isEmphatic
      && !verb.isDeniedLoudly && !verb.adverbs.contains("only")
  }

  /// "not only", "not just", "not always", "not necessarily", "none of these": half a denial says neither the one nor the other.
  static func isPartlyDenied(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    // "Not closing it leaks memory": what is left out is the act.
    if subject.count > 1, subject[0].isWord("not"), Verbs.isGerund(subject[1].lower), !view.verb.isNegated {
      return false
    }
    let first = subject.first { !$0.isWord(in: ["very", "only"]) }
    if first?.isWord(in: ["none", "neither", "few", "hardly", "not", "nothing", "nobody"]) == true { return true }
    if ["forget", "hesitate", "hurry"].contains(view.verb.lemma) { return true }
    // "fails to call X" denies by half; "fails with X" is said outright.
    if view.verb.lemma == "fail", !isFailure(view) { return true }
    guard view.verb.isNegated else { return false }
    // "may not be called on every run": on some, then.
    if mayNot(view.verb), view.clause.tail.dropFirst().first?.isWord(in: ["every", "each", "all"]) == true {
      return true
    }
    // "is not called every time": now and then.
    if isOfEach(view.clause.tail) { return true }
    return !partial.isDisjoint(with: view.verb.adverbs)
      || view.clause.tail.first?.isWord(in: partial) == true
      || view.clause.tail.dropFirst().first?.isWord(in: partial) == true
        && view.clause.tail[0].isWord(in: ["a", "an"]) == false
  }

  private static func isOfEach(_ tail: [Token]) -> Bool {
    tail.count > 1 && tail[0].isWord(in: ["every", "each"]) && tail[1].isWord("time")
  }

  /// "fails", "will fail with X".
  private static func isFailure(_ view: ClauseView) -> Bool {
    (ErrorForm.failure(view) ?? ErrorForm.ending(view)
      ?? ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail)) != nil
  }

  /// "indicating if it is open", "as if it were open": no condition.
  static func asksIf(_ clause: Clause) -> Bool {
    zip(clause.tail, clause.tail.dropFirst()).contains { word, next in
      next.isWord("if") && word.isWord(in: asking)
    }
  }

  private static let asking: Set<String> = [
    "as", "indicating", "check", "checking", "determine", "determining", "know", "see", "tell", "decide", "verify",
    "test",
    "testing", "ask", "find", "indicates", "indicate", "checks", "wonder", "asking", "detect",
    "configure", "choose", "control",
  ]
}
