/// Clauses that give a reason or make an exception.
extension ClauseJoint {
  /// "is like `a`, except that `b` is called after it".
  static func exception(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard tail[index].isWord("except"), tail[..<index].contains(where: { $0.isWord(in: ["similar", "same", "like"]) })
    else { return nil }
    let next = index + 1 < tail.count && tail[index + 1].isWord("that") ? index + 2 : index + 1
    let rest = Array(tail[min(next, tail.count)...])
    guard let verb = MainVerb.group(in: rest), verb.range.lowerBound > 0, !verb.isImperative else { return nil }
    return ClauseJoint(end: index, next: next, kind: .exception)
  }

  /// "runs on main while `b` runs on a worker": beside each other, not in the meantime.
  static func contrast(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard tail[index].isWord(in: ["while", "whereas"]), index > 0, index + 3 < tail.count,
      case let before = Array(tail[..<index]).trimmingMarks,
      case let rest = Array(tail[(index + 1)...]), let verb = MainVerb.group(in: rest), verb.range.lowerBound > 0,
      Verbs.invocation.contains(verb.lemma), !verb.isProgressive,
      case let second = Array(rest[verb.range.upperBound...]),
      placed(before) && placed(second)
        || counted(before) && counted(second) || timed(before, second)
    else { return nil }
    return ClauseJoint(end: index, next: index + 1, kind: .newSubject)
  }

  /// "on main".
  private static func placed(_ words: [Token]) -> Bool {
    words.indices.contains { ThreadPhrase.read(words, at: $0) != nil }
  }

  /// "once", "several times".
  private static func counted(_ words: [Token]) -> Bool {
    words.indices.contains { TimesPhrase.read(words, at: $0) != nil }
  }

  /// "before E … while … after F": the one is told against the other.
  private static func timed(_ first: [Token], _ second: [Token]) -> Bool {
    guard let opening = second.first, let other = first.first(where: { $0.isWord(in: ["before", "after"]) }) else {
      return false
    }
    return opening.isWord(in: ["before", "after"]) && opening.lower != other.lower
  }

  static func causal(at index: Int, in tail: [Token]) -> ClauseJoint? {
    let token = tail[index]
    guard index + 1 < tail.count else { return nil }
    let next = tail[index + 1]
    // ", as long as it is open": no reason.
    if token.isWord("as"), next.isWord(in: ["long", "soon", "far", "well", "often"]) { return nil }
    // "in the same order | as they came": like what.
    if token.isWord("as"), index > 1, tail[index - 1].isWord("order"), tail[index - 2].isWord("same") { return nil }
    let opens =
      token.isWord(in: ["because", "although", "though", "whereas"]) && !isOfCase(token, next, behind: tail[..<index])
      || (token.isWord("since")
        && (startsClause(next) || next.isWord("then") || index > 0 && tail[index - 1].isMark(","))
        && MainVerb.group(in: Array(tail[(index + 1)...])) != nil)
      || (token.isWord("as")
        && (next.isWord(in: Lexicon.pronouns) || isDoingSo(tail[(index + 1)...])
          || opensReason(next, after: index, in: tail)
          || opensReasonInCase(next, after: index, in: tail))
        && !isComparison(before: index, in: tail))
    guard opens else { return nil }
    return ClauseJoint(end: index, next: index + 1, kind: .causal(token.lower))
  }

  /// "when it stops because of an error": which case it is.
  private static func isOfCase(_ token: Token, _ next: Token, behind words: ArraySlice<Token>) -> Bool {
    token.isWord("because") && next.isWord("of") && words.contains { $0.isWord(in: ["if", "when", "whenever"]) }
  }

  /// "as | doing so may leak".
  private static func isDoingSo(_ words: ArraySlice<Token>) -> Bool {
    words.count > 3 && words.first?.isWord("doing") == true
      && words.dropFirst().first?.isWord(in: ["so", "this", "that"]) == true
  }

  /// ", as any function may fail", "as too much time would be lost": a determiner and a finite verb behind "as".
  private static func opensReason(_ next: Token, after index: Int, in tail: [Token]) -> Bool {
    let isApart = index > 0 && tail[index - 1].isMark(",") && !next.isWord(in: Lexicon.prepositions)
    guard isApart || next.isWord(in: Lexicon.determiners) || next.isWord(in: ["too", "there"]),
      !next.isWord(in: ["a", "an"]), index > 0,
      !tail[..<index].suffix(4).contains(where: { $0.isWord(in: ["same", "such", "so"]) })
    else { return false }
    let rest = Array(tail[(index + 1)...])
    guard let verb = MainVerb.group(in: rest) else { return false }
    return verb.range.lowerBound > 0 && isFinite(verb, in: rest)
  }

  /// ", as when it is open, it may leak": a reason that begins with its case.
  private static func opensReasonInCase(_ next: Token, after index: Int, in tail: [Token]) -> Bool {
    index > 0 && tail[index - 1].isMark(",") && next.isWord(in: ["when", "if"])
      && SegmentOpening.subordinate(in: Array(tail[(index + 1)...])) != nil
  }

  /// "as long as", "as soon as", "the same as": the second "as" opens no reason.
  private static func isComparison(before index: Int, in tail: [Token]) -> Bool {
    guard index > 0 else { return false }
    if tail[index - 1].isWord(in: ["long", "soon", "well", "much", "same", "far", "often", "many"]) { return true }
    let before = tail[..<index].suffix(6)
    return before.indices.dropLast().contains {
      before[$0].isWord("as") && before[$0 + 1].isWord(in: ["many", "much", "few", "little", "long"])
    }
  }
}
