/// Subjects and moments that are cut out of the middle of what they belong to.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func stray(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if view.clause.subject.map(\.lower) == ["all"] { return "“all”, of which the sentence has spoken" }
    if case .phrase(let words) = draft.subject, ["succeed", "win", "back"].contains(words.lowercased()) {
      return "the subject, which is half of one"
    }
    if tail.prefix(5).contains(where: { $0.isWord(in: ["wrong", "incorrect"]) }),
      tail.contains(where: { $0.isWord("order") })
    {
      return "the wrong order, which is a mistake"
    }
    if case .obligation = draft.payload, case .phrase(let words) = draft.subject,
      ["call to ", "calls to "].contains(where: words.contains), ["ensure", "make"].contains(view.verb.lemma)
    {
      return "what the call is required for"
    }
    switch draft.payload {
    // "must not lock, wait or print": verbs, and no things.
    case .prohibition, .obligation:
      let words = tail.prefix { !$0.isWord(in: Lexicon.prepositions) }.filter { $0.kind != .mark }
      if words.count > 2, let joint = words.firstIndex(where: { $0.isWord(in: ["or", "and"]) }), joint > 0,
        joint + 1 < words.count,
        words[..<joint].allSatisfy({ $0.kind == .word && Verbs.lemma(of: $0.lower, as: [.base]) != nil }),
        !Lexicon.isFunctionWord(words[joint + 1].lower),
        words.count(where: { !$0.isWord(in: ["here", "there"]) }) == joint + 2
      {
        return "the verbs behind it"
      }
      return nil
    case .order(_, let other): return strayMoment(other, draft, view)
    case .trigger(let event): return strayEvent(event, tail)
    default: return nil
    }
  }

  private static func strayMoment(_ other: Reference, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (subject, tail) = (view.clause.subject, view.clause.tail)
    let isSettled = subject.last?.isWord("promise") == true && settling.contains(view.verb.lemma)
    if subject.last?.isWord(in: ["guarantee", "assumption", "promise"]) == true, !isSettled {
      return "what is promised"
    }
    // "after this method has been unregistered": what "it" was is another thing.
    let words = other.text.split(separator: " ").map(String.init)
    if words.count == 5, words[0] == "this", SubjectResolver.methodNouns.contains(words[1]),
      words[2...3] == ["has", "been"],
      !["called", "invoked", "run", "executed"].contains(words[4])
    {
      return "“it”, which is no call"
    }
    // "after `open()`, `reopen()` or `reset()`": any of the three.
    if case .method(let method, _) = other, isOneOfList(method, tail) { return "the list, of which it is one" }
    // "returns OK once E, or an error if F".
    if draft.condition?.hasPrefix("if ") == true,
      let or = tail.indices.dropFirst().dropLast(2).first(where: { tail[$0].isWord("or") && tail[$0 - 1].isMark(",") }),
      tail[or + 1].isWord(in: ["a", "an", "the"]), tail[or...].contains(where: { $0.isWord("if") })
    {
      return "the other alternative, whose case it is"
    }
    return nil
  }

  /// "`open()`, `reopen()` or `reset()`", of which the first was taken.
  private static func isOneOfList(_ method: MethodReference, _ tail: [Token]) -> Bool {
    guard let or = tail.lastIndex(where: { $0.isWord("or") }), or + 1 < tail.count, tail[or + 1].kind == .code,
      let comma = tail[..<or].firstIndex(where: { $0.isMark(",") }), comma > 0, tail[comma - 1].kind == .code,
      tail[comma - 1].text.contains(method.name.base),
      tail[comma...or].allSatisfy({ $0.kind != .word || $0.isWord("or") })
    else { return false }
    return true
  }

  private static func strayEvent(_ event: String, _ tail: [Token]) -> String? {
    if event.lowercased().hasPrefix("there is "), event.contains(" called ") {
      return "“called”, behind which a name stands"
    }
    // "with a row, which is made by the router when E".
    if let which = tail.firstIndex(where: { $0.isWord("which") }), which > 0, tail[which - 1].isMark(","),
      tail[which...].contains(where: { $0.isWord(in: ["when", "whenever"]) }),
      !tail[..<which].contains(where: {
        $0.isWord(in: ["when", "whenever", "for", "if", "each", "every", "once", "on"])
      })
    {
      return "the relative clause, whose moment it is"
    }
    return nil
  }

  /// What becomes of a promise in a program.
  private static let settling: Set<String> = ["resolve", "reject", "settle", "fulfill", "complete", "return"]
}
