/// Errors of calls that come once too often, or at the wrong time.
extension ErrorForm {
  /// "If you call `open` a second time, it will return an error", "calling this after the tank is open returns an error": returned like any
  /// value, it tells of a misuse only where the sentence says what was wrong.
  static func repeated(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.lemma == "return", !view.verb.isPassive, !view.verb.isNegated, view.verb.modality == .fact,
      !view.isHedged, view.clause.tail.prefix(2).map(\.lower) == ["an", "error"], view.isInSection,
      view.clause.tail.dropFirst(2).first?.isWord(in: ["handler", "callback", "object", "listener"]) != true
    else { return nil }
    let subject = view.clause.subject
    if let first = subject.first, first.isWord(in: ["calling", "invoking"]), isMistimed(subject) {
      return [draft("error", of: subject.phrase, subject: calledThere(subject, view), view)]
    }
    guard subject.isLonePronoun || view.isAboutHeading, let cause = view.conditionInFront,
      let words = view.clause.leading.first(where: { $0.first?.isWord(in: ["if", "when"]) == true }),
      words.contains(where: { $0.isWord(in: ["call", "called", "invoke", "invoked"]) }), isMistimed(words)
    else { return nil }
    return [draft("error", of: cause, subject: calledThere(words, view), view)]
  }

  /// "twice", "a second time", "after E": what was wrong with the call.
  private static func isMistimed(_ words: [Token]) -> Bool {
    if words.contains(where: { $0.isWord(in: ["twice", "again", "after", "before"]) }) { return true }
    return words.indices.dropLast().contains { words[$0].isWord("second") && words[$0 + 1].isWord("time") }
      || words.map(\.lower).joined(separator: " ").contains("more than once")
  }

  /// The method that the words name; else that of the section.
  private static func calledThere(_ words: [Token], _ view: ClauseView) -> Subject {
    let call = words.firstIndex { $0.isWord(in: ["calling", "invoking", "call", "invoke"]) }
    guard let call, call + 1 < words.count, case let named = view.resolver.methods(in: [words[call + 1]]),
      named.count == 1
    else { return view.resolver.topic }
    return .methods(named)
  }

  /// "Once a fill has begun, all further requests are ignored (until it ends)".
  static func ignoredFromThen(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail.trimmingMarks
    guard isOfIgnored(view), view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged, view.isInMethodSection,
      view.clause.subject.dropLast().allSatisfy({ $0.isWord(in: ["all", "any", "further", "subsequent", "later"]) }),
      let moment = view.momentsInFront.first, tail.isEmpty || tail[0].isWord("until")
    else { return nil }
    let misuse = [view.clause.subject.phrase, moment, tail.phrase].filter { !$0.isEmpty }.joined(separator: " ")
    return [draft("no-effect", of: misuse, subject: view.resolver.topic, view)]
  }

  /// "(further) requests are ignored": calls that do nothing.
  static func isOfIgnored(_ view: ClauseView) -> Bool {
    view.verb.isPassive && view.verb.lemma == "ignore"
      && view.clause.subject.last?.isWord(in: ["calls", "requests", "attempts", "invocations"]) == true
  }
}
