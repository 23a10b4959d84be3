/// "`fill` is an optional function that is called at the start of each row": what the name is, and in the relative clause what is promised
/// of its calls.
enum DefinedCall {
  /// "`fill` is called at the start of each row", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    let start = tokens.first?.isWord(in: ["the", "a"]) == true ? 1 : 0
    guard tokens.count > start + 6, tokens[start].kind == .code,
      case let be = tokens[start + 1].isWord(in: nouns) ? start + 2 : start + 1,
      tokens[be].isWord("is"), tokens[be + 1].isWord(in: ["a", "an", "the"]),
      let that = tokens.prefix(be + 7).firstIndex(where: { $0.isWord(in: ["that", "which"]) }), that > be + 2,
      tokens[that - 1].isWord(in: nouns),
      tokens[(be + 2)..<that].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      NominalCall.isCall(tokens[(that + 1)...])
    else { return tokens }
    return Array(tokens[..<be] + tokens[(that + 1)...])
  }

  private static let nouns: Set<String> = NominalCall.nouns.union(["callable", "closure", "block", "event", "delegate"])
}
