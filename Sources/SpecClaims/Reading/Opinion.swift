/// What somebody thinks, and the document does not say: "you might think that …", "it is not true that …".
enum Opinion {
  static func opens(_ tokens: [Token]) -> Bool {
    guard let that = tokens.prefix(9).firstIndex(where: { $0.isWord("that") }), that > 1 else { return false }
    let words = tokens[..<that].drop { $0.isWord(in: Lexicon.openers) || $0.kind == .mark }
    if words.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: ["if", "unless", "when"]) }) {
      return false
    }
    return isDenied(words) || isThought(words) || isChance(words)
  }

  /// "It may happen | that": that it does, nobody promises, nor what is wrong then.
  private static func isChance(_ words: ArraySlice<Token>) -> Bool {
    words.count == 3 && words.first?.isWord("it") == true && words.last?.isWord(in: ["happen", "occur"]) == true
  }

  /// "It is not true | that", "It is false | that", "It is a myth | that".
  private static func isDenied(_ words: ArraySlice<Token>) -> Bool {
    guard words.first?.isWord("it") == true, words.dropFirst().first?.isWord(in: ["is", "isn't"]) == true,
      let judged = words.last
    else { return false }
    let isNegated = words.contains { $0.isWord("not") }
    return judged.isWord(in: ["false", "untrue", "wrong", "myth", "misconception"]) && !isNegated
      || judged.isWord(in: ["true", "so", "correct"]) && isNegated
  }

  /// "You might think | that", "Some people believe | that", "One would expect | that". "You may assume that" is a promise.
  private static func isThought(_ words: ArraySlice<Token>) -> Bool {
    guard words.count > 1, let verb = words.last else { return false }
    if verb.isWord(in: ["think", "believe", "guess"]) { return true }
    return verb.isWord(in: ["assume", "expect", "say", "claim", "suppose"])
      && words.contains { $0.isWord(in: ["might", "would", "could", "some", "people", "many", "others"]) }
  }
}
