/// Clauses that open with a noun in the plural, and nothing in front of it to tell that a clause begins.
extension ClauseJoint {
  /// "(called on any thread), | rows are sent on main", "(called once), and | slow listeners run on a worker": a bare plural with its verb.
  /// "After tanks, pumps and rows are sent" is one moment, and "for hooks and listeners run on main" one place.
  static func opensBareClause(_ rest: [Token], behind before: ArraySlice<Token>, _ joint: Token) -> Bool {
    guard rest.count > 3, let noun = nounEnd(rest), noun + 1 < rest.count, opensVerb(rest, at: noun),
      !holdsMoment(before), !before.contains(where: { $0.isMark(",") })
    else { return false }
    if joint.isMark(",") { return !before.isEmpty }
    return before.last?.isWord(in: ["once", "twice", "thread", "threads", "time", "queue", "undefined"]) == true
  }

  /// Behind "listeners", "slow listeners".
  private static func nounEnd(_ rest: [Token]) -> Int? {
    if MainVerb.isPluralNoun(rest[0]), rest[0].kind == .word { return 1 }
    guard rest[0].kind == .word, rest[0].lower.count > 2, !Lexicon.isFunctionWord(rest[0].lower),
      !Lexicon.isAdverb(rest[0].lower), !Verbs.isGerund(rest[0].lower), Verbs.readings(of: rest[0].lower).isEmpty,
      MainVerb.isPluralNoun(rest[1]), Verbs.readings(of: rest[1].lower).isEmpty
    else { return nil }
    return 2
  }

  /// "are called", "run on", "execute concurrently".
  private static func opensVerb(_ rest: [Token], at index: Int) -> Bool {
    if rest[index].isWord(in: ["are", "were"]) {
      let verb = rest[(index + 1)...].first { !Lexicon.isAdverb($0.lower) && !$0.isWord(in: Lexicon.negations) }
      return verb.map { Verbs.lemma(ofParticiple: $0.lower) != nil } == true
    }
    guard rest[index].isWord(in: ["run", "execute", "fire"]) else { return false }
    let next = rest[index + 1]
    return next.kind == .word && (next.lower.hasSuffix("ly") || next.isWord(in: ["on", "in", "after", "before", "once"]))
  }

  /// "when rows, …": what follows may be of the moment; "once per row" is none.
  private static func holdsMoment(_ before: ArraySlice<Token>) -> Bool {
    before.indices.contains { index in
      guard before[index].isWord(in: Lexicon.temporal) else { return false }
      let isCount =
        before[index].isWord("once")
        && (index + 1 == before.endIndex || before[index + 1].isWord(in: ["per", "for", "on", "in"]))
      return !isCount
    }
  }
}
