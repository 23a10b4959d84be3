import SpecDocument

/// Decides what a sentence without claims is. Whatever sounds like a promise and was not read is `notUnderstood`, never "explanation".
enum SentenceClassifier {
  static func classify(_ sentence: Sentence, tokens: [Token], clauses: [Clause], effects: [Matrix.Effect]) -> (
    LedgerClass, String?
  ) {
    if isExample(sentence, tokens) { return (.example, nil) }
    // "It is fine to open two, but both must be shut": what must be is more than what is fine.
    let isRule = tokens.contains { $0.isWord(in: ["must", "shall"]) }
    if !isRule, isPermission(tokens, clauses, effects) { return (.permission, nil) }
    if isAdvice(tokens, clauses, effects, isRule: isRule) { return (.advice, nil) }
    if !isRule, !tokens.contains(where: { $0.isWord("guaranteed") }), isDefinition(clauses) {
      return (.definition, nil)
    }
    if let word = promisingWord(in: tokens) {
      return (.notUnderstood, "“\(word)” sounds like a promise that no form reads")
    }
    return (.explanation, nil)
  }

  private static func isExample(_ sentence: Sentence, _ tokens: [Token]) -> Bool {
    SentenceFrame.isExample(tokens)
  }

  private static func isPermission(_ tokens: [Token], _ clauses: [Clause], _ effects: [Matrix.Effect]) -> Bool {
    if effects.contains(.permitted) { return true }
    if clauses.contains(where: { Mutability.isGranted($0) }) { return true }
    return clauses.contains { clause in
      guard let verb = clause.verb, verb.modality == .may, !verb.isNegated, !verb.isHedged, !verb.isUnneeded,
        !verb.isPerfect, !reading.contains(verb.lemma), !verb.isNeed
      else { return false }
      return clause.subject.count == 1 && clause.subject[0].isWord("you")
    }
  }

  /// "you can see it in the log", "you may want to": what a reader does or wishes is nobody's to grant.
  private static let reading: Set<String> = [
    "see", "find", "get", "read", "learn", "think", "want", "need", "notice", "expect", "imagine", "download", "look",
    "watch", "follow", "wonder", "ask", "know", "tell", "say", "wish", "remember", "understand", "verify", "check",
    "prefer", "like", "consider", "observe", "encounter", "experience", "end", "go", "visit", "browse", "refer",
  ]

  private static let praise: Set<String> = [
    "good", "great", "best", "better", "easier", "easiest", "preferable", "useful", "helpful", "convenient", "wise",
    "nice", "ideal",
    "perfect", "appropriate", "consider", "recommend", "prefer", "tip", "bad",
  ]

  private static func isAdvice(
    _ tokens: [Token], _ clauses: [Clause], _ effects: [Matrix.Effect], isRule: Bool
  ) -> Bool {
    if !isRule, tokens.contains(where: { $0.isWord(in: praise) }) { return true }
    if effects.contains(.recommended) || effects.contains(.unnecessary) { return true }
    if tokens.first?.isWord("please") == true { return true }
    return clauses.contains { clause in
      guard let verb = clause.verb else { return false }
      if isCounsel(clause, verb) { return true }
      let isYou = clause.subject.count == 1 && clause.subject[0].isWord(in: ["you", "we"])
      let hasDegree = clause.tail.contains { $0.isWord(in: ["too", "much", "majority", "most"]) }
      return isYou && (verb.modality == .should || verb.modality == .fact) && hasDegree
    }
  }

  /// "you should use X", "you may want to use X", "use X instead", "try X first".
  private static func isCounsel(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    if verb.isImperative {
      return !verb.isNegated && ["use", "try", "avoid", "ensure"].contains(verb.lemma) && clause.link != .parenthetical
    }
    guard clause.subject.count == 1, clause.subject[0].isWord("you"), !verb.isNegated else { return false }
    return verb.modality == .should
      || verb.modality == .may && ["want", "wish", "consider", "prefer"].contains(verb.lemma)
  }

  private static func isDefinition(_ clauses: [Clause]) -> Bool {
    guard let clause = clauses.first, let verb = clause.verb, !verb.isNegated, verb.modality == .fact, !verb.isPast,
      !clause.leading.contains(where: { $0.first?.isWord(in: ["if", "when", "unless"]) == true })
    else { return false }
    if verb.lemma == "define" || verb.lemma == "describe" { return true }
    guard verb.lemma == "be", !verb.isPassive, let next = clause.tail.first(where: { !$0.isWord(in: Lexicon.adverbs) })
    else { return false }
    // "Filling it twice is an error": what comes of a deed, and not what something is.
    if let first = clause.subject.first, first.kind == .word, Verbs.isGerund(first.lower) { return false }
    // "Never is `draw` called on main", "`draw` is the only hook that is called on main".
    let words = clause.subject + clause.tail
    if next.kind == .code || words.contains(where: { $0.isWord("only") }), isOfCalls(words) { return false }
    return next.kind == .code || next.isWord(in: ["a", "an", "where", "similar", "the", "called", "like"])
  }

  private static func isOfCalls(_ words: [Token]) -> Bool {
    words.contains { $0.isWord(in: ["called", "invoked"]) }
  }

  /// Words that make a reader expect a promise.
  private static let promising: Set<String> = [
    "must", "shall", "should", "never", "always", "called", "invoked", "before", "after", "once", "thread", "threads",
    "guaranteed",
    "guarantees", "cannot", "only", "super", "immediately", "until", "ensure", "ensures", "required", "concurrently",
    "synchronously",
    "asynchronously", "forbidden", "prohibited", "order", "thread-safe", "threadsafe", "thread-safety", "reentrant",
    "non-blocking", "nonblocking", "idempotent",
  ]

  private static func promisingWord(in tokens: [Token]) -> String? {
    for (index, token) in tokens.enumerated() where token.kind == .word {
      if promising.contains(token.lower) { return token.lower }
      if token.isWord("do"), index + 1 < tokens.count, tokens[index + 1].isWord("not") { return "do not" }
      if token.isWord("can"), index + 1 < tokens.count, tokens[index + 1].isWord("not") { return "cannot" }
    }
    return nil
  }
}

/// "X is malleable until …": something may be changed for a while.
enum Mutability {
  private static let words: Set<String> = ["malleable", "mutable", "changeable", "editable"]
  private static let undoubledWords = words.map(undoubled)
  static func isGranted(_ clause: Clause) -> Bool {
    guard let verb = clause.verb, verb.lemma == "be", !verb.isNegated else { return false }
    return clause.tail.contains { token in
      words.contains(token.lower) || isMisspelt(token.lower)
    }
  }

  /// "maleable": a doubled letter written once, or once too often.
  private static func isMisspelt(_ word: String) -> Bool {
    guard word.utf8.count > 5, word.count > 5, word.hasSuffix("e") else { return false }
    return undoubledWords.contains(undoubled(word))
  }

  private static func undoubled(_ word: String) -> String {
    word.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
  }
}
