/// "Opens the tank (if there is one), returning once it is full": when the method returns is a sentence of its own.
enum ReturningMoment {
  /// The sentence up to the comma, and "this method returns once it is full"; the sentence alone when nothing says so.
  static func sentences(in tokens: [Token]) -> [[Token]] {
    guard let start = tokens.indices.dropFirst(3).dropLast(3).first(where: { opens(tokens, at: $0) }),
      tokens[0].text.first?.isUppercase == true,
      Verbs.lemma(of: tokens[0].lower, as: [.thirdPerson]) != nil || tokens[0].isWord("this")
        || tokens[0].lower.hasSuffix("s") && tokens[1].isWord(in: Lexicon.determiners)
    else { return [tokens] }
    let range = tokens[start]
    let returns = ["this", "method", "returns"].map { Token.word($0, range) }
    return [Array(tokens[..<(start - 1)]), returns + tokens[(start + 1)...]]
  }

  /// ", returning | once E".
  private static func opens(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("returning") && tokens[index - 1].isMark(",")
      && tokens[index + 1].isWord(in: ["once", "when", "after", "only"])
  }
}
