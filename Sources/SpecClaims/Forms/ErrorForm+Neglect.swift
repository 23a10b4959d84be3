/// What becomes of others when somebody leaves out what he has to do, and calls that are made in vain.
extension ErrorForm {
  /// "If you do not close the tank, the host will crash", "if the tank is never closed, memory is leaked": what happens to others then.
  static func suffered(_ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    guard ["crash", "deadlock", "leak"].contains(result), [result, "panic"].contains(view.verb.lemma),
      view.clause.subject.count > 1 || view.clause.subject.first?.isWord(in: losses) == true,
      view.isInSection, view.verb.modality == .fact, let cause = cause(of: view),
      view.clause.subject.last?.isWord(in: result == "leak" ? losses : hosts) == true
        || result == "leak" && isThingLost(view.clause.subject)
    else { return nil }
    return [draft(result, of: cause, subject: view.resolver.topic, view)]
  }

  /// What has to be left out, or done, for it: "if you do not close it", "unless `close` is called".
  private static func cause(of view: ClauseView) -> String? {
    guard let cause = view.condition else { return nil }
    if isWithoutCall(cause) { return cause }
    if view.conditionInFront == cause { return isCase(cause) && isNeglect(cause) ? cause : nil }
    return cause.lowercased().hasPrefix("unless ") && isDeed(cause) && !isMisfortune(cause) ? cause : nil
  }

  /// "without a call to `close`".
  private static func isWithoutCall(_ cause: String) -> Bool {
    cause.lowercased().hasPrefix("without a call to ") || cause.lowercased().hasPrefix("without calling ")
  }

  /// "unless you call `close`", "unless `close` is called": what somebody does.
  private static func isDeed(_ cause: String) -> Bool {
    let words = cause.lowercased().split(separator: " ")
    return words.dropFirst().first == "you" || words.contains("called")
  }

  /// "the tank", "its old tank": no more than a thing.
  private static func isThingLost(_ subject: [Token]) -> Bool {
    (2...3).contains(subject.count) && subject[0].isWord(in: ["the", "its", "a", "your"])
      && subject.allSatisfy { $0.kind != .mark } && !subject.contains { $0.isWord(in: Lexicon.prepositions) }
  }

  private static let losses = [
    "memory", "resources", "resource", "handle", "handles", "thread", "threads", "descriptor", "descriptors", "file",
    "socket", "connection", "stream", "buffer", "object",
  ]
  static func isHost(_ word: Token) -> Bool { word.isWord(in: hosts) }

  private static let hosts = [
    "host", "program", "app", "application", "process", "runtime", "server", "thread", "vm", "engine", "library",
  ]

  /// What somebody does or leaves out: "if you …", "if it is not closed", "if it is never called".
  private static func isNeglect(_ cause: String) -> Bool {
    let words = cause.lowercased().split(separator: " ")
    if words.last.map({ ["throw", "throws", "panic", "panics", "raise", "raises"].contains($0) }) == true {
      return true
    }
    return words.dropFirst().first == "you" || words.contains("not") || words.contains("never")
  }

  /// "a second call", "second and subsequent calls to `fill`".
  static func isSecondCall(_ subject: [Token]) -> Bool {
    let words = subject.drop { $0.isWord(in: ["a", "the"]) }.map(\.lower)
    return words == ["second", "call"] || words.starts(with: ["second", "and", "subsequent"])
  }

  /// "This is a no-op if the tank is shut": of the section's method, in a case that somebody brings about.
  static func isIdle(_ cause: String, _ view: ClauseView) -> Bool {
    view.isInMethodSection && view.clause.subject.isLonePronoun && view.clause.link == .main && isCase(cause)
      && !isLack(cause) && cause.split(separator: " ").dropFirst().first != "no"
  }

  /// "Not calling `close` before the timeout is an error", "forgetting to close it leaks the pump".
  static func neglected(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    guard subject.count > 2, !view.verb.isNegated, !view.verb.isPassive, !view.isHedged, view.verb.modality == .fact,
      view.isInSection,
      subject[0].isWord("not") && Verbs.isGerund(subject[1].lower)
        || subject[0].isWord(in: ["forgetting", "failing", "neglecting"]) && subject[1].isWord("to"),
      case let words = view.clause.tail.trimmingMarks
    else { return nil }
    let isError =
      view.verb.lemma == "be" && words.first?.isWord(in: ["a", "an"]) == true && words.count <= 3
      && words.last?.isWord(in: ["error", "bug"]) == true
    let isLeak =
      view.verb.lemma == "leak" && words.first?.isWord(in: Lexicon.determiners) == true && words.count <= 3
    guard isError || isLeak else { return nil }
    return [draft(isError ? "error" : "leak", of: subject.phrase, subject: view.resolver.topic, view)]
  }
}
