/// Words of time inside a case, and examples of one.
extension AdverbialParser {
  /// "if the tank was open | when it was left": a time in the case.
  func isInCase(_ index: Int, from start: Int) -> Bool {
    index + 1 < tokens.count && tokens[start].isWord(in: ["if", "unless"]) && tokens[index].isWord("when")
      && tokens[index + 1].isWord(in: ["it", "they"])
  }

  /// ", provided the tank is open"; "the callback provided" tells which.
  static func isProviso(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && index + 2 < tokens.count && tokens[index].isWord("provided") && tokens[index - 1].isMark(",")
      && (tokens[index + 1].isWord(in: Lexicon.determiners) && !tokens[index + 1].isWord("that")
        || tokens[index + 1].isWord(in: Lexicon.pronouns) || tokens[index + 1].kind == .code)
  }

  /// "such as when E": one of the times that the words before mean.
  func opensExample(at index: Int) -> Bool {
    index + 3 < tokens.count && tokens[index].isWord("such") && tokens[index + 1].isWord("as")
      && tokens[index + 2].isWord(in: ["when", "whenever", "while", "if", "after", "before"])
  }
}
