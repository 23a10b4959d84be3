/// Clauses within a clause.
extension ClauseView {
  /// What a rule asks for, without its adverbials. "(must ensure) that it is opened once": how often belongs to what is ensured.
  var ruleObject: [Token] {
    let isContent =
      ["ensure", "guarantee", "verify"].contains(verb.lemma) && clause.tail.first?.isWord("that") == true
      && adverbials.times != nil && adverbials.conditions.isEmpty && adverbials.orders.isEmpty
      && adverbials.threads.isEmpty
    return (isContent ? clause.tail : adverbials.rest).trimmingMarks
  }

  /// "keeping the lock while calling a valve must be avoided": when it must be, belongs to the act.
  static func isActToAvoid(_ clause: Clause) -> Bool {
    guard let verb = clause.verb, verb.lemma == "avoid" && verb.isPassive || CondemnedActForm.condemns(clause),
      let first = clause.subject.first,
      first.kind == .word, Verbs.isGerund(first.lower)
    else { return false }
    return !clause.subject.contains { $0.isWord(in: ["whether", "if", "how", "why", "unless"]) }
  }

  /// "attempting to siphon a tank": what is tried is an act, whatever its verb.
  private static func isOfAttempt(_ word: Token) -> Bool {
    word.isWord(in: ["attempting", "attempt", "attempts", "trying", "failing", "failure", "forgetting"])
  }

  /// "the size the view should fit in": the verb belongs to a relative clause without "that", not to the noun in front.
  static func hasReducedRelative(_ words: [Token]) -> Bool {
    for index in words.indices.dropFirst()
    where words[index].isWord(in: ["the", "a", "an", "your", "this", "you", "we", "they", "it"]) {
      let before = words[index - 1]
      // "the rows you hold": the clause is whole.
      if MainVerb.isBareRelative(words[index...]) { continue }
      if index > 1, words[index - 2].isWord("to"),
        Verbs.lemma(of: before.lower, as: [.base]) != nil || words[..<index].contains(where: isOfAttempt)
      {
        continue
      }
      // "hosts that open the window": the object of a relative clause that has its pronoun.
      if words[..<index].contains(where: { $0.isWord(in: ["that", "which", "who"]) }),
        Verbs.lemma(of: before.lower, as: [.base, .thirdPerson]) != nil,
        words[index].isWord(in: ["the", "a", "an", "it", "this"])
      {
        continue
      }
      if before.kind == .word, !before.isPossessive, !Lexicon.isFunctionWord(before.lower),
        !before.lower.hasSuffix("ing")
      {
        return true
      }
    }
    return false
  }
}
