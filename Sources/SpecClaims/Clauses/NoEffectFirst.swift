/// "It is a no-op to call this method on a closed tank": the call is.
enum NoEffectFirst {
  /// "Calling this method on a closed tank is a no-op"; the tokens as they are when they say something else.
  static func said(_ tokens: [Token]) -> [Token] {
    let words = tokens.trimmingMarks
    guard words.count > 6, words[0].isWord("it"), words[1].isWord("is"), words[2].isWord("a"),
      words[3].isWord(in: ["no-op", "noop"]), words[4].isWord("to"), words[5].isWord(in: ["call", "invoke"]),
      words.allSatisfy({ $0.kind != .mark })
    else { return tokens }
    return [.word("Calling", words[0])] + words[6...] + words[1...3]
      + tokens.suffix(tokens.last?.isMark(".") == true ? 1 : 0)
  }
}
