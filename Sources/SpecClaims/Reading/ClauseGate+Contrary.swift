/// Cases that are set against the one that a clause tells.
extension ClauseGate {
  /// What is wrong with the clause; nil when it tells of no contrary case.
  static func contrary(_ view: ClauseView) -> String? {
    let clause = view.clause
    if clause.subject.count == 1, clause.subject[0].isWord("nor") { return "“nor”, behind which no verb was read" }
    // "when the job ends, yet not when E", "only if E, and even then it is not called when F".
    if isFound(in: clause.tail, ["yet", "though", "even"], ["not", "never", "then"])
      || clause.leading.contains(where: setsAside)
    {
      return "the case that is excepted"
    }
    // "The test checks that `a` is called and that it is called before E": what the test does.
    if let previous = view.previous,
      previous.verb.map({ ["check", "verify", "test", "assert"].contains($0.lemma) }) == true,
      Matrix.isMeans(previous.subject) || previous.subject.last?.isWord("test") == true
    {
      return "what is checked there"
    }
    // "may not be called every frame", "may not be called at all": or may be.
    if let verb = clause.verb, verb.isNegated, verb.modality == .may, isEachOrNone(clause.tail) {
      return "“may not”, which leaves it open"
    }
    if let previous = view.previous, isOfMomentBefore(view.written.tail, behind: previous.tail) {
      return "“it”, which may be what the first half names"
    }
    if clause.verb?.isNegated != true, hasExceptedPlace(clause.tail) { return "the place that is excepted" }
    // "The call is not started until E": a thing that the method gives.
    if clause.subject.map(\.lower) == ["the", "call"], clause.verb.map({ handled.contains($0.lemma) }) == true {
      return "the call, which is a thing here"
    }
    if clause.tail.trimmingMarks.suffix(2).map(\.lower) == ["before", "that"] {
      return "“before that”, which was once"
    }
    if isOnSome(clause.tail) { return "“some”, where alone it holds" }
    if isGapped(clause.tail) { return "the second half, whose verb is that of the first" }
    if let previous = view.previous, clause.link == .coordinate, opensWithPlace(previous.subject) {
      return "the place in front of the first half"
    }
    return isShared(clause.tail) ? "the moment, whose end another clause tells" : nil
  }

  /// "On Linux, but not on Windows, …", "Not on Windows, though: …".
  private static func setsAside(_ words: [Token]) -> Bool {
    isFound(in: words, ["but"], ["not", "never"])
      || words.count > 2 && words[0].isWord("not") && words[1].isWord(in: ["on", "in", "with", "for", "under"])
  }

  /// "(`load()` is called) before, `store()` after the pass", "after it `end()`".
  private static func isShared(_ words: [Token]) -> Bool {
    words.indices.dropLast(2).contains { index in
      guard words[index].isWord(in: ["before", "after"]) else { return false }
      if words[index + 1].isMark(",") {
        return words[index + 2].kind == .code && words[(index + 2)...].contains { $0.isWord(in: ["before", "after"]) }
      }
      return words[index + 1].isWord("it") && words[index + 2].kind == .code
    }
  }

  /// "on some old phones", "with some hosts"; "for some reason" is no place.
  private static func isOnSome(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains { index in
      tail[index].isWord(in: ["on", "with", "for"]) && tail[index + 1].isWord(in: ["some", "certain"])
        && tail[(index + 2)...].prefix(2).contains { $0.kind == .word && Verbs.isPlural($0.lower) }
    }
  }

  private static let handled: Set<String> = [
    "start", "cancel", "finish", "end", "abort", "queue", "enqueue", "close", "retry", "schedule",
  ]

  /// "must be called on main, and never inside a group", "…, not within a pass".
  private static func hasExceptedPlace(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst().dropLast(2).contains { index in
      tail[index].isWord(in: ["never", "not"]) && (tail[index - 1].isMark(",") || tail[index - 1].isWord("and"))
        && tail[index + 1].isWord(in: ["in", "inside", "within", "during", "while", "under"])
        && ThreadPhrase.read(tail, at: index + 1) == nil
    }
  }

  /// "is called once and `drain` for every row": of the other one. "After `fill`, `drain` and `close`" is a list.
  private static func isGapped(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst().dropLast(2).contains { index in
      tail[index + 1].kind == .code && (tail[index].isWord("and") || tail[index].isMark(","))
        && tail[index - 1].kind == .word && !tail[index - 1].isWord(in: Lexicon.prepositions)
        && tail[index + 2].isWord(in: ["for", "whenever", "only", "when"])
        && !tail[..<index].contains { $0.kind == .code }
    }
  }

  /// "In tests without the rule rows end and | `fill` is called once": where the first half holds, the second does.
  private static func opensWithPlace(_ subject: [Token]) -> Bool {
    subject.count > 3 && subject[0].isWord(in: ["in", "without", "with", "under", "during", "on"])
  }

  /// "fires before the pass, whereas `drain` fires | after it": after the pass, as likely as after the hook.
  private static func isOfMomentBefore(_ tail: [Token], behind previous: [Token]) -> Bool {
    let times: Set<String> = ["before", "after"]
    return previous.contains { $0.isWord(in: times) }
      && tail.indices.dropLast().contains {
        tail[$0].isWord(in: times) && tail[$0 + 1].isWord("it") && ($0 + 2 == tail.count || tail[$0 + 2].kind == .mark)
      }
  }

  private static func isEachOrNone(_ tail: [Token]) -> Bool {
    tail.prefix(2).map(\.lower) == ["at", "all"]
      || tail.prefix(2).contains { $0.isWord(in: ["each", "every"]) }
        && !tail.contains { $0.isWord(in: ["more", "than"]) }
  }

  private static func isFound(in words: [Token], _ first: Set<String>, _ second: Set<String>) -> Bool {
    zip(words, words.dropFirst()).contains { $0.isWord(in: first) && $1.isWord(in: second) }
  }
}
