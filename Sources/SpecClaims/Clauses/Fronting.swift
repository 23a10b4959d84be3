/// Sentences that begin with what is said of them, or with the moment, and have their words in another order than the grammar reads.
enum Fronting {
  static func undone(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.first, tokens.count > 5 else { return tokens }
    switch first.lower {
    case "not" where tokens[1].isWord("until"): return untilInverted(tokens) ?? tokens
    case "not" where tokens[1].isWord("only"): return bothJoined(tokens) ?? tokens
    case "only" where tokens[1].isWord("when"): return onlyInverted(tokens) ?? tokens
    case "that": return judgedBehind(tokens) ?? tokens
    case "it" where tokens[1].isWord("matters") && tokens[2].isWord("that"): return important(tokens, from: 3)
    case "what": return matterFirst(tokens) ?? tokens
    case "you": return withoutNeed(tokens) ?? tokens
    case "after", "before", "once": return withComma(tokens) ?? tokens
    default: return tokens
    }
  }

  /// "After `drain` there are no more callbacks": the comma that is left out.
  private static func withComma(_ tokens: [Token]) -> [Token]? {
    guard let there = tokens.prefix(8).firstIndex(where: { $0.isWord("there") }), there > 1, there + 1 < tokens.count,
      tokens[there + 1].isWord(in: ["is", "are", "will"]), !tokens[..<there].contains(where: { $0.kind == .mark })
    else { return nil }
    return tokens[..<there] + [Token(kind: .mark, text: ",", range: tokens[there].range)] + tokens[there...]
  }

  /// "Not until `fill` has returned will the host call `drain`": the host will not call `drain` until then.
  private static func untilInverted(_ tokens: [Token]) -> [Token]? {
    guard let (auxiliary, verb) = inversion(tokens, from: 3) else { return nil }
    let (rest, mark) = withoutEnd(tokens[verb...])
    return tokens[(auxiliary + 1)..<verb] + [tokens[auxiliary], Token.word("not", tokens[0])] + rest
      + tokens[1..<auxiliary] + mark
  }

  /// "Only when every pump has started does the host call `drain`": the host calls `drain` only then.
  private static func onlyInverted(_ tokens: [Token]) -> [Token]? {
    guard let (auxiliary, verb) = inversion(tokens, from: 3) else { return nil }
    let (rest, mark) = withoutEnd(tokens[verb...])
    let isPlain = tokens[auxiliary].isWord(in: ["does", "do"])
    return tokens[(auxiliary + 1)..<verb] + (isPlain ? [Token.word("will", tokens[auxiliary])] : [tokens[auxiliary]])
      + rest
      + [Token.word("only", tokens[0])] + tokens[1..<auxiliary] + mark
  }

  /// "(…) will | the host | call (…)": the auxiliary in front of its subject, and the verb behind that.
  private static func inversion(_ tokens: [Token], from start: Int) -> (auxiliary: Int, verb: Int)? {
    let places = tokens.indices.dropFirst(start).dropLast(2).filter { index in
      tokens[index].isWord(in: ["will", "does", "do", "can", "may", "is", "are", "must"])
        && (tokens[index + 1].isWord(in: Lexicon.determiners) || tokens[index + 1].kind == .code
          || tokens[index + 1].isWord(in: ["it", "they"]))
    }
    guard let auxiliary = places.last else { return nil }
    let isPassive = tokens[auxiliary].isWord(in: ["is", "are"])
    let verb = tokens[(auxiliary + 2)...].prefix(4).firstIndex {
      $0.kind == .word && (Verbs.lemma(of: $0.lower, as: isPassive ? [.participle] : [.base]) != nil || $0.isWord("be"))
    }
    return verb.map { (auxiliary, $0) }
  }

  /// "Not only `a` but also `b` has to …": both.
  private static func bothJoined(_ tokens: [Token]) -> [Token]? {
    guard let but = tokens.prefix(8).firstIndex(where: { $0.isWord("but") }), but > 2,
      case let next = tokens[but + 1].isWord("also") ? but + 2 : but + 1, next < tokens.count,
      tokens[next].kind == .code, tokens[but - 1].kind == .code
    else { return nil }
    return tokens[2..<but] + [Token.word("and", tokens[but])] + tokens[next...]
  }

  /// "That `a` is called once is guaranteed by the host": it is guaranteed that it is.
  private static func judgedBehind(_ tokens: [Token]) -> [Token]? {
    guard
      let judged = tokens.indices.last(where: {
        tokens[$0].isWord(in: ["guaranteed", "ensured"]) && tokens[$0 - 1].isWord("is")
      }), judged > 4,
      tokens[(judged + 1)...].allSatisfy({ $0.kind == .mark })
        || tokens[judged + 1].isWord("by") && tokens.count - judged < 6
    else { return nil }
    return ["It", "is", tokens[judged].lower].map { Token.word($0, tokens[0]) } + tokens[0..<(judged - 1)]
      + tokens[(tokens.count - 1)...].filter { $0.kind == .mark }
  }

  /// "What is important is that `a` is called last".
  private static func matterFirst(_ tokens: [Token]) -> [Token]? {
    guard tokens[1].isWord(in: ["is", "matters"]),
      case let at = tokens[1].isWord("is") ? 3 : 2, tokens.count > at + 3,
      tokens[1].isWord("matters") || tokens[2].isWord(in: ["important", "essential", "crucial"]),
      tokens[at].isWord("is"), tokens[at + 1].isWord("that")
    else { return nil }
    return important(tokens, from: at + 2)
  }

  private static func important(_ tokens: [Token], from start: Int) -> [Token] {
    ["It", "is", "important", "that"].map { Token.word($0, tokens[0]) } + tokens[start...]
  }

  /// "You can, but need not, call super": you need not.
  private static func withoutNeed(_ tokens: [Token]) -> [Token]? {
    let words = tokens[1...].prefix(6).map(\.text)
    guard [["can", ",", "but", "need", "not", ","], ["may", ",", "but", "need", "not", ","]].contains(words) else {
      return nil
    }
    return [tokens[0], tokens[4], tokens[5]] + tokens[7...]
  }

  private static func withoutEnd(_ tokens: ArraySlice<Token>) -> (rest: [Token], mark: [Token]) {
    guard let last = tokens.last, last.kind == .mark else { return (Array(tokens), []) }
    return (Array(tokens.dropLast()), [last])
  }

}
