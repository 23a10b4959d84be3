/// Words that take back, or leave open, what the whole sentence says: "all being well", "at least, that is the plan"; and sentences whose
/// second half turns on a case of its own, which no clause holds.
enum SentenceDoubt {
  static func isIn(_ tokens: [Token]) -> Bool {
    holdsPhrase(tokens) || isOfNotAll(tokens) || isOfPlan(tokens) || hasSecondCase(tokens)
  }

  private static func holdsPhrase(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { start in
      openers.contains(tokens[start].lower)
        && phrases.contains { tokens[start...].prefix($0.count).map(\.lower) == $0 }
    }
  }

  private static let phrases = [
    ["all", "being", "well"], ["all", "going", "well"], ["if", "all", "goes", "well"], ["as", "of", "this", "writing"],
    ["for", "all", "we", "know"], ["so", "the", "theory"], ["with", "any", "luck"],
    ["is", "an", "implementation", "detail"],
    ["are", "an", "implementation", "detail"], ["are", "implementation", "details"],
  ]
  private static let openers = Set(phrases.map { $0[0] })

  /// "are not all called on main", "are not both called": some of them may be.
  private static func isOfNotAll(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().dropLast(2).contains { index in
      tokens[index].isWord("not") && tokens[index - 1].isWord(in: Lexicon.be)
        && tokens[index + 1].isWord(in: ["all", "both"])
        && Verbs.lemma(of: tokens[index + 2].lower, as: [.participle]) != nil
    }
  }

  /// "…; at least, that is the plan".
  private static func isOfPlan(_ tokens: [Token]) -> Bool {
    guard tokens.count > 6, let last = tokens.last(where: { $0.kind != .mark }), last.isWord(in: plans) else {
      return false
    }
    let end = tokens.suffix(6).filter { $0.kind != .mark }.map(\.lower)
    return Array(end.suffix(4).prefix(3)) == ["that", "is", "the"]
  }

  private static let plans = ["plan", "idea", "theory", "hope", "intention"]

  /// "on the main thread or, if pumps are on, on a worker", "once or, on retries, twice".
  private static func hasSecondCase(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst(2).dropLast(4).contains { index in
      tokens[index].isWord("or") && tokens[index + 1].isMark(",")
        && tokens[index + 2].isWord(in: ["if", "when", "on", "in", "unless", "under"])
        && tokens[(index + 3)...].prefix(9).contains { $0.isMark(",") }
        && MainVerb.group(in: Array(tokens[..<index])).map { !$0.isImperative } == true
        && hasNoClause(tokens, behind: index)
    }
  }

  /// What comes behind the case is no clause of its own, which would hold in it alone.
  private static func hasNoClause(_ tokens: [Token], behind index: Int) -> Bool {
    guard let comma = tokens[(index + 3)...].firstIndex(where: { $0.isMark(",") }) else { return false }
    let rest = Array(tokens[(comma + 1)...])
    return MainVerb.group(in: rest) == nil
  }
}
