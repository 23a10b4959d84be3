/// Claims whose subject, case or count belongs to other words of the sentence.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func misplacement(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    if let words = misplacedSubject(draft, view) { return words }
    if let words = misplacedRule(draft, view) { return words }
    let tail = view.clause.tail
    if case .concurrency = draft.payload, let words = narrowedManner(draft, view) { return words }
    if case .multiplicity = draft.payload {
      if isComparison(tail) { return "the comparison, which counts nothing" }
      if isOfCount(tail) { return "the count, which goes on" }
    }
    if let condition = draft.condition?.lowercased(),
      [", twice", ", once"].contains(where: condition.contains) || condition.hasSuffix(" either")
    {
      return "the other case, which was not cut off"
    }
    if case .thread = draft.payload, isOfCaller(tail) { return "the clause about who calls it" }
    // "Only the name is read, the size and other fields are ignored": where the list begins is not said.
    if case .effect = draft.payload, view.clause.subject.first?.isWord("only") == true,
      let comma = tail.firstIndex(where: { $0.isMark(",") }), comma + 1 < tail.count,
      MainVerb.group(in: Array(tail[(comma + 1)...])) == nil
    {
      return "the list behind it, which another clause begins with"
    }
    if case .order = draft.payload {
      if view.verb.lemma == "work" { return "“works”, which tells from when on it may be used" }
      if isSharedOut(view) { return "“before and after”, which gives each its own" }
    }
    if draft.condition != nil, isOfNextVerb(view) { return "the case of the verb behind it" }
    return nil
  }

  // MARK: Rules

  private static func misplacedRule(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let (clause, tail) = (view.clause, view.clause.tail)
    switch draft.payload {
    case .prohibition:
      // "…, otherwise it will not be able to run".
      if case .causal("otherwise") = clause.link { return "“otherwise”, behind which stands what comes of it" }
      // "Do not do that, use `fill`".
      if view.verb.lemma == "do", tail.count > 2, tail[0].isWord(in: ["that", "this", "so", "it"]), tail[1].isMark(",")
      {
        return "the command behind the one that is denied"
      }
      if ["ensure", "guarantee"].contains(view.verb.lemma) {
        return "“\(view.verb.lemma)”, which is to be done"
      }
      return nil
    case .obligation:
      if view.verb.isProgressive { return "the state that it is in" }
      if view.verb.isPassive, view.isCall, tail.prefix(3).contains(where: { $0.isWord(in: ["before", "after"]) }) {
        return "the moment, which was not read"
      }
      return draft.subject == view.resolver.heading && isAfterItself(view) ? "the call, after which it is owed" : nil
    default: return nil
    }
  }

  /// "you have to free the row after calling `fill()`", under `fill()`: whoever calls it has.
  private static func isAfterItself(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.indices.dropFirst().contains { index in
      tail[index].kind == .code && tail[index - 1].isWord(in: ["calling", "invoking"])
        && index > 1 && tail[index - 2].isWord("after")
        && view.resolver.methods(in: [tail[index]]).contains { .methods([$0]) == view.resolver.heading }
    }
  }

  // MARK: Manners, counts and moments

  private static func narrowedManner(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    // "will not wait for this valve any longer": for others it may.
    if view.verb.isNegated, view.verb.lemma == "wait", tail.count > 1, tail[0].isWord("for"),
      tail[1].isWord(in: ["this", "that"]), tail.count > 2
    {
      return "what it does not wait for, which is one thing of several"
    }
    if view.verb.lemma == "return", !view.verb.isNegated, tail.contains(where: { $0.isWord("until") }) {
      return "the time until which it is so"
    }
    return nil
  }

  /// "many times faster", "three times as long".
  private static func isComparison(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst().dropLast().contains { index in
      tail[index].isWord("times")
        && (tail[index + 1].isWord(in: ["faster", "slower", "more", "less", "larger", "smaller", "longer"])
          || tail[index + 1].lower.hasSuffix("er") && tail[(index + 2)...].first?.isWord("than") == true)
    }
  }

  /// "once, twice, three times", "once per row or column, whichever is larger", "once at any given moment".
  private static func isOfCount(_ tail: [Token]) -> Bool {
    zip(tail, tail.dropFirst()).contains { $0.isMark(",") && $1.isWord("whichever") }
      || tail.indices.dropLast(2).contains { index in
        tail[index].isWord(in: ["once", "twice"]) && tail[index + 1].isMark(",")
          && tail[index + 2].isWord(in: ["once", "twice", "three"])
          || tail[index].isWord("at") && tail[index + 1].isWord("any") && tail[index + 2].isWord(in: ["given", "one"])
      }
  }

  /// "is called by the importer, which must be created on main".
  private static func isOfCaller(_ tail: [Token]) -> Bool {
    guard tail.first?.isWord(in: ["by", "with"]) == true,
      let which = tail.firstIndex(where: { $0.isWord("which") }), which > 0, tail[which - 1].isMark(",")
    else { return false }
    return !tail[..<which].indices.contains { ThreadPhrase.read(tail, at: $0) != nil }
  }

  /// "Pre and Post are both sent, before and after reading".
  private static func isSharedOut(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    let isBoth = view.verb.adverbs.contains("both") || view.clause.subject.contains { $0.isWord("and") }
    return isBoth
      && tail.indices.dropLast(2).contains {
        tail[$0].isWord("before") && tail[$0 + 1].isWord("and") && tail[$0 + 2].isWord("after")
      }
  }

  /// "(is called before `stop`), and ensures that … if it was blocked": the case of the second verb.
  private static func isOfNextVerb(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard
      let and = tail.indices.dropFirst().dropLast(2).first(where: {
        tail[$0].isWord("and") && tail[$0 - 1].isMark(",")
          && (Verbs.lemma(of: tail[$0 + 1].lower, as: [.thirdPerson]) != nil
            || tail[$0 + 1].lower.hasSuffix("s") && tail[$0 + 2].isWord(in: Lexicon.determiners))
      })
    else { return false }
    return tail[and...].contains { $0.isWord(in: ["if", "when", "unless", "while"]) }
      && !tail[..<and].contains { $0.isWord(in: ["if", "when", "unless", "while"]) }
  }
}
