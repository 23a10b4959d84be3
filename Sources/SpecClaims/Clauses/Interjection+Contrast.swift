/// Contrasts told in words that others say more plainly: "however", "though not", "no longer need to".
extension Interjection {
  /// "It is not called, however, if E": it is not called if E.
  static func withoutHowever(_ tokens: [Token]) -> [Token] {
    guard let however = tokens.indices.dropFirst().dropLast(2).first(where: { tokens[$0].isWord("however") }),
      tokens[however - 1].isMark(","), tokens[however + 1].isMark(","),
      tokens[however + 2].isWord(in: ["if", "when", "unless"])
    else { return tokens }
    return Array(tokens[..<(however - 1)] + tokens[(however + 2)...])
  }

  /// "You no longer need to close it", "it no longer has to be called": do not need to.
  static func withDoNot(_ tokens: [Token]) -> [Token] {
    guard
      let no = tokens.indices.dropLast(3).first(where: {
        tokens[$0].isWord("no") && tokens[$0 + 1].isWord("longer") && tokens[$0 + 3].isWord("to")
          && tokens[$0 + 2].isWord(in: ["need", "needs", "have", "has"])
      })
    else { return tokens }
    let words = ["do", "not", tokens[no + 2].lower.hasPrefix("need") ? "need" : "have"]
    return tokens[..<no] + words.map { Token(kind: .word, text: $0, range: tokens[no].range) } + tokens[(no + 3)...]
  }

  /// "on main, though not on old hosts": but not there.
  static func withButNot(_ tokens: [Token]) -> [Token] {
    tokens.indices.map { index in
      guard tokens[index].isWord(in: ["though", "although", "albeit"]), index > 0, tokens[index - 1].isMark(","),
        index + 1 < tokens.count, tokens[index + 1].isWord(in: ["not", "never"])
      else { return tokens[index] }
      return Token(kind: .word, text: "but", range: tokens[index].range)
    }
  }
}
