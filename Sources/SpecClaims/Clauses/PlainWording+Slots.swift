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

  /// "`fill`, `drain` or `close`", "`fill`".
  static func methods(_ tokens: [Token], at index: Int) -> [Token] {
    var end = index
    while end < tokens.count, tokens[end].kind == .code {
      let next = tokens[(end + 1)...].prefix { $0.isMark(",") || $0.isWord(in: ["and", "or", "nor"]) }
      if (1...2).contains(next.count), next.endIndex < tokens.count, tokens[next.endIndex].kind == .code {
        end = next.endIndex
      } else {
        return Array(tokens[index...end])
      }
    }
    return []
  }

  /// "(no handler is called more than once) | per fill": how many there are. "more than once at a time", "in a row" tell how they meet.
  static func isCount(_ tokens: [Token], _ end: Int) -> Bool {
    !tokens[1].isWord(in: ["other", "two", "further", "more", "one", "such"])
      && !tokens[end...].contains { $0.isWord(in: meetings) }
  }

  private static let meetings: Set<String> = [
    "time", "same", "row", "succession", "parallel", "concurrently", "simultaneously", "once", "at", "unless", "as",
  ]

  /// "only called once all pumps have stopped | or after (some time has passed)".
  static func isBehindMoment(_ tokens: [Token], _ start: Int) -> Bool {
    if isBehindCall(tokens, start) { return true }
    guard let only = tokens[..<start].firstIndex(where: { $0.isWord("only") }), only + 4 < start else { return false }
    return Verbs.lemma(of: tokens[only + 1].lower, as: [.participle]).map(Verbs.calling.contains) == true
      && tokens[only + 2].isWord(in: ["once", "after"]) && !tokens[only..<start].contains { $0.kind == .mark }
  }

  /// "is called after `a` | or after (`b`)": after the one or the other.
  private static func isBehindCall(_ tokens: [Token], _ start: Int) -> Bool {
    guard start + 1 < tokens.count, tokens[start + 1].isWord("after"),
      let after = tokens[..<start].lastIndex(where: { $0.isWord("after") }), (1...4).contains(after), after + 1 < start,
      Verbs.lemma(of: tokens[after - 1].lower, as: [.participle]).map(Verbs.calling.contains) == true
    else { return false }
    return tokens[..<start].allSatisfy { $0.kind != .mark }
      && !tokens[start...].contains { $0.isWord(in: ["before", "until", "if", "when", "unless"]) }
  }

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

  /// "`drain`", "this method", "it", or the start of the sentence, where the method is the section's.
  func isBehindMethod(_ tokens: [Token], _ start: Int) -> Bool {
    guard start > 0 else { return true }
    let last = tokens[start - 1]
    if start == 1 { return last.kind == .code || last.isWord(in: ["it", "this"]) }
    return start == 2 && tokens[0].isWord("this") && last.isWord(in: ["method", "function", "call", "hook", "routine"])
  }
}
