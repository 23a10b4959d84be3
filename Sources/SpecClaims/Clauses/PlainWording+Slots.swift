/// What a rule's "X" and "NP" stand for.
extension PlainWording {
  /// "`drain`", "it", "this", "this method", "these functions".
  static func method(_ tokens: [Token], at index: Int) -> [Token] {
    let first = tokens[index]
    if first.kind == .code { return [first] }
    if first.isWord(in: ["this", "these", "the"]), index + 1 < tokens.count, tokens[index + 1].isWord(in: called) {
      return Array(tokens[index...(index + 1)])
    }
    // "in this state" is no call.
    if first.isWord("this"), index + 1 < tokens.count, tokens[index + 1].kind == .word,
      !Lexicon.isFunctionWord(tokens[index + 1].lower), !Lexicon.isAdverb(tokens[index + 1].lower)
    {
      return []
    }
    return first.isWord(in: ["it", "this"]) ? [first] : []
  }

  private static let called: Set<String> = [
    "method", "methods", "function", "functions", "callback", "callbacks", "hook", "hooks", "routine", "handler",
  ]

  /// The words up to the next one of the rule.
  static func phrase(_ tokens: [Token], _ index: Int, until next: [String]) -> [Token] {
    let words = tokens[index...].prefix { !$0.isWord(in: next) }
    guard (1...6).contains(words.count), words.endIndex < tokens.count, words.allSatisfy({ $0.kind != .mark }),
      !words.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: ["that", "which"]) })
    else { return [] }
    return Array(words)
  }

  /// "(this function) may not be called | before E", "(this method) … | before `fill`": it must not. Of a hook it might not be, unless
  /// another call is the moment.
  func isForbidden(_ tokens: [Token], _ start: Int, _ end: Int) -> Bool {
    guard end + 1 < tokens.count, start == 0 || start == 2 && tokens[0].isWord(in: ["the", "this"]) else {
      return false
    }
    if start == 2, tokens[1].isWord(in: ["function", "routine", "macro"]) {
      return tokens[end].isWord(in: ["before", "after", "until"])
    }
    return tokens[end].isWord(in: ["before", "after"]) && tokens[end + 1].kind == .code
      && (end + 2 == tokens.count || tokens[end + 2].kind == .mark) && (start == 0 || tokens[1].isWord("method"))
  }
}
