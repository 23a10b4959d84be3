/// Second halves of a sentence that leave open what the first says, or that turn on a case of their own.
extension Retraction {
  static func leavesOpen(_ tokens: [Token], at index: Int) -> Bool {
    isIntention(tokens, at: index) || isOfSome(tokens, at: index) || isOtherCase(tokens, at: index)
  }

  /// "…; at least, that is the plan", "…, though that is an implementation detail", "…; so the theory goes".
  private static func isIntention(_ tokens: [Token], at index: Int) -> Bool {
    if tokens[index...].prefix(3).map(\.lower) == ["so", "the", "theory"] { return true }
    guard tokens[index].isWord(in: ["is", "are"]) else { return false }
    let words = tokens[(index + 1)...].filter { $0.kind != .mark }.map(\.lower)
    let change = words.prefix { !["and", "which"].contains($0) }
    return change == ["an", "implementation", "detail"] || change == ["implementation", "details"]
      || words.count == 2 && ["an", "a", "pure"].contains(words[0])
        && ["accident", "coincidence", "chance", "bug"].contains(words[1])
      || words.count == 2 && words[0] == "the" && ["plan", "idea", "theory", "hope", "intention"].contains(words[1])
        && tokens[index - 1].isWord("that")
  }

  /// "are not all called on main", "are not both called": some of them may be.
  private static func isOfSome(_ tokens: [Token], at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isWord("not") && tokens[index - 1].isWord(in: Lexicon.be)
      && tokens[index + 1].isWord(in: ["all", "both"])
      && Verbs.lemma(of: tokens[index + 2].lower, as: [.participle]) != nil
  }

  private static let otherCases: Set = [
    "if", "when", "on", "in", "unless", "under", "during", "while", "after", "before", "for", "with", "at",
  ]

  /// "on the main thread or, if pumps are on, on a worker", "once or, on retries, twice".
  private static func isOtherCase(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 4 < tokens.count, tokens[index].isWord(in: ["or", "and"]), tokens[index + 1].isMark(","),
      // "after E and, if it leaks, before F": another moment, which is read with its case.
      tokens[index].isWord("or") || !tokens[..<index].contains(where: { $0.isWord(in: ["before", "after"]) }),
      tokens[index + 2].isWord(in: otherCases),
      let comma = tokens[(index + 3)...].prefix(9).firstIndex(where: { $0.isMark(",") }),
      MainVerb.group(in: Array(tokens[..<index])).map({ !$0.isImperative }) == true
    else { return false }
    // A clause of its own would hold in the case alone.
    return MainVerb.group(in: Array(tokens[(comma + 1)...])) == nil
  }

  /// "…, and that only on pumps", "…, albeit only for those that leak", "… – but solely if it leaks", "…, and only for rows whose …".
  static func isLimited(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["and", "but", "though", "albeit", "although"]), index > 1,
      tokens[index - 1].kind == .mark
    else { return false }
    let words = Array(tokens[(index + 1)...].drop { $0.isWord(in: ["that", "then"]) }.prefix(6))
    guard words.count > 2, words[0].isWord(in: ["only", "solely"]) else { return false }
    return words[1].isWord(in: ["on", "for"])
      && (words[0].isWord("solely") || tokens[index].lower != "and"
        || words.dropFirst(2).contains { $0.isWord(in: Lexicon.relative) }
        || tokens[index + 1].isWord("that"))
      || words[0].isWord("solely") && words[1].isWord(in: ["if", "when"])
  }

  /// "but should not", "but you must not", at the end of what may be done.
  static func isAdvisedAgainst(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["but", "though", "although"]) else { return false }
    let words = tokens[(index + 1)...].drop { $0.isWord(in: ["it", "you", "they"]) }.prefix { $0.kind != .mark }
    return words.count == 2 && words.first?.isWord(in: ["should", "must", "ought"]) == true
      && words.last?.isWord(in: ["not", "never"]) == true
  }
}
