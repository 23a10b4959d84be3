/// "`fill` is an optional function that is called at the start of each row": what the name is, and in the relative clause what is promised
/// of its calls.
enum DefinedCall {
  /// "`fill` is called at the start of each row", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    if let introduced = introduced(tokens) { return introduced }
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

  /// "There is also a `prepare` hook that is called first": "`prepare` hook is called first".
  private static func introduced(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 7, tokens[0].isWord("there"), tokens[1].isWord("is"),
      case let start = tokens[2].isWord("also") ? 3 : 2, tokens[start].isWord(in: ["a", "an", "the"]),
      tokens[start + 1].kind == .code, tokens[start + 2].isWord(in: nouns),
      tokens[start + 3].isWord(in: ["that", "which"]), NominalCall.isCall(tokens[(start + 4)...])
    else { return nil }
    return Array(tokens[(start + 1)..<(start + 3)] + tokens[(start + 4)...])
  }

  private static let nouns: Set<String> = NominalCall.nouns.union(["callable", "closure", "block", "event", "delegate"])
}
