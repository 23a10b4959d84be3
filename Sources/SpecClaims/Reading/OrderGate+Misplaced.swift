/// Orders whose moment, denial or verb belongs to something else than the call.
extension OrderGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func misplaced(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    guard case .order(_, let other) = draft.payload else { return nil }
    if case .event(let event) = other,
      ["is ", "are ", "preference "].contains(where: event.hasPrefix) || event.contains(" no more than ")
        || event.hasSuffix(" alone")
    {
      return "the words of the moment, which are none"
    }
    if ["precede", "follow"].contains(view.verb.lemma), hasGap(tail[...]) {
      return "a clause without its verb behind it"
    }
    if let moment = tail.firstIndex(where: { $0.isWord(in: ["before", "after", "until"]) }) {
      if view.verb.isNegated, isFocus(tail, moment) { return "what is denied, which is how and not whether" }
      if enduring.contains(view.verb.lemma) { return "“\(view.verb.lemma)”, which tells what has to be borne" }
      let rest = tail[(moment + 1)...]
      if tail[..<moment].contains(where: { $0.isWord(in: ["for", "on", "with"]) }), rest.count > 2,
        rest.first?.isWord("it") == true, rest.dropFirst().first?.isWord(in: ["is", "gets", "runs", "has"]) == true
      {
        return "the call for another thing, before which it comes"
      }
      if isOfNothing(view.clause.subject), isRestricted(rest) { return "the clause that says which ones" }
      if hasGap(rest) { return "a clause without its verb behind the moment" }
    }
    return nil
  }

  /// "is not called 30 s before E", "long before E", "by the system before E", "once before E", "on main before E".
  private static func isFocus(_ tail: [Token], _ moment: Int) -> Bool {
    let before = tail[..<moment]
    if let last = before.last, last.isWord(in: Self.measures) { return true }
    if before.contains(where: { $0.isWord(in: ["once", "twice"]) }) { return true }
    if before.first?.isWord("by") == true { return tail[moment...].contains { $0.isWord("but") } }
    return !before.isEmpty && ThreadPhrase.read(Array(before), at: 0) != nil
  }

  private static let measures: Set<String> = [
    "s", "ms", "second", "seconds", "minute", "minutes", "hour", "hours", "frame", "frames", "tick", "ticks", "long",
    "well", "shortly", "directly", "days", "day",
  ]
  private static let enduring: Set<String> = [
    "prepare", "tolerate", "survive", "cope", "endure", "expect", "withstand",
  ]

  private static func isOfNothing(_ subject: [Token]) -> Bool {
    subject.first?.isWord(in: ["nothing", "no", "none"]) == true
  }

  /// "(nothing is called after E) that could throw".
  private static func isRestricted(_ rest: ArraySlice<Token>) -> Bool {
    rest.indices.dropLast().contains {
      rest[$0].isWord(in: ["that", "which"])
        && (rest[$0 + 1].isWord(in: ["could", "can", "may", "might", "would", "you"])
          || Verbs.lemma(of: rest[$0 + 1].lower, as: [.thirdPerson]) != nil)
    }
  }

  /// "`fill` by at least a second, `drain` `close` by …", "a fill or `drain` during a close".
  private static func hasGap(_ rest: ArraySlice<Token>) -> Bool {
    rest.indices.dropLast(2).contains { index in
      rest[index].isMark(",") && rest[index + 1].kind == .code && rest[index + 2].kind == .code
        || rest[index].isWord(in: ["or", "and"]) && rest[index + 1].kind == .code
          && rest[index + 2].isWord(in: ["during", "before", "after"])
    }
  }
}
