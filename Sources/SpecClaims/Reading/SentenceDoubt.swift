/// Words that take back, or leave open, what the whole sentence says: "all being well", "at least, that is the plan"; and sentences whose
/// second half turns on a case of its own, which no clause holds.
enum SentenceDoubt {
  static func isIn(_ tokens: [Token]) -> Bool {
    let words = tokens.map { $0.kind == .mark ? "," : $0.lower }
    return holds(phrases, words) || isOfNotAll(tokens) || isOfPlan(words) || hasSecondCase(tokens)

  }

  private static func holds(_ phrases: [[String]], _ words: [String]) -> Bool {
    phrases.contains { phrase in
      words.count >= phrase.count
        && words.indices.dropLast(phrase.count - 1).contains { Array(words[$0..<($0 + phrase.count)]) == phrase }
    }
  }

  private static let phrases = [
    ["all", "being", "well"], ["all", "going", "well"], ["if", "all", "goes", "well"], ["as", "of", "this", "writing"],
    ["for", "all", "we", "know"], ["so", "the", "theory"], ["with", "any", "luck"],
    ["is", "an", "implementation", "detail"],
    ["are", "an", "implementation", "detail"], ["are", "implementation", "details"],
  ]

  /// "are not all called on main", "are not both called": some of them may be.
  private static func isOfNotAll(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().dropLast(2).contains { index in
      tokens[index].isWord("not") && tokens[index - 1].isWord(in: Lexicon.be)
        && tokens[index + 1].isWord(in: ["all", "both"])
        && Verbs.lemma(of: tokens[index + 2].lower, as: [.participle]) != nil
    }
  }

  /// "…; at least, that is the plan".
  private static func isOfPlan(_ words: [String]) -> Bool {
    let end = words.suffix(6).filter { $0 != "," }
    return end.count > 3 && ["plan", "idea", "theory", "hope", "intention"].contains(end.last ?? "")
      && Array(end.suffix(4).prefix(3)) == ["that", "is", "the"]
  }

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
