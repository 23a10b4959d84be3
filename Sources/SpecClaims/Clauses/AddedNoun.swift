/// "Opening as well as closing must be done on main": both, as with "and".
enum AddedNoun {
  static func joined(_ tokens: [Token]) -> [Token] {
    guard
      let added = tokens.indices.dropLast(3).first(where: {
        tokens[$0].isWord("as") && tokens[$0 + 1].isWord("well") && tokens[$0 + 2].isWord("as")
      }), added > 0, !tokens[..<added].contains(where: isFinite)
    else { return tokens }
    let and = Token(kind: .word, text: "and", range: tokens[added].range)
    return tokens[..<added] + [and] + tokens[(added + 3)...]
  }

  private static func isFinite(_ token: Token) -> Bool {
    token.isWord(in: Lexicon.be) || token.isWord(in: ["do", "does", "has", "have"])
      || token.kind == .word && Lexicon.modals[token.lower] != nil
  }
}
