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
