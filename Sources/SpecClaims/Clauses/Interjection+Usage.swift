/// Wordings that manuals are fond of, in the words that the grammar reads.
extension Interjection {
  static func usual(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return withSafety(withDuty(withPromisedThat(withMustNot(withoutOptional(tokens)))))
  }

  /// "Optional function called whenever E".
  private static func withoutOptional(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isWord("optional"), tokens[1].isWord(in: ["function", "callback", "method", "hook", "callable"]),
      tokens[2].isMark(",") || tokens[2].isWord(in: ["called", "invoked", "that", "which"])
    else { return tokens }
    return Array(tokens.dropFirst())
  }

  /// "This function may not be called after E": it must not. Of a hook it might not be.
  private static func withMustNot(_ tokens: [Token]) -> [Token] {
    guard
      let may = tokens.indices.prefix(8).first(where: { index in
        index + 4 < tokens.count && tokens[index].isWord("may") && tokens[index + 1].isWord("not")
          && tokens[index + 2].isWord("be") && tokens[index + 3].isWord(in: ["called", "invoked", "used"])
          && tokens[index + 4].isWord(in: ["after", "from", "within", "inside", "while", "during", "until"])
      }), may > 0, isFunction(tokens[..<may])
    else { return tokens }
    return tokens[..<may] + [Token.word("must", tokens[may])] + tokens[(may + 1)...]
  }

  /// "This function", "`fill()`", "these routines".
  private static func isFunction(_ subject: ArraySlice<Token>) -> Bool {
    if subject.count == 1, let only = subject.first { return only.kind == .code && only.text.hasSuffix(")") }
    return subject.count == 2 && subject.first?.isWord(in: ["this", "these"]) == true
      && subject.last?.isWord(in: ["function", "functions", "routine", "routines", "macro", "api"]) == true
  }

  /// "The host guarantees | the callback will be executed once".
  private static func withPromisedThat(_ tokens: [Token]) -> [Token] {
    guard
      let verb = tokens.indices.prefix(6).first(where: {
        tokens[$0].isWord(in: ["guarantees", "ensures", "guarantee", "promises"])
      }), verb + 4 < tokens.count, verb > 0,
      tokens[verb + 1].isWord(in: ["the", "your", "this", "each", "every", "all"]),
      tokens[(verb + 2)...].prefix(3).contains(where: { $0.isWord(in: ["will", "is", "are"]) })
    else { return tokens }
    return tokens[...verb] + [Token.word("that", tokens[verb])] + tokens[(verb + 1)...]
  }

  /// "Ensure you have set the time before calling `fill()`": set it before that.
  private static func withDuty(_ tokens: [Token]) -> [Token] {
    var rest = tokens[...]
    if rest.first?.isWord("ensure") == true {
      rest = rest.dropFirst()
    } else if rest.prefix(2).map(\.lower) == ["make", "sure"] {
      rest = rest.dropFirst(2)
    } else {
      return tokens
    }
    if rest.first?.isWord("that") == true { rest = rest.dropFirst() }
    guard rest.count > 4, rest.prefix(2).map(\.lower) == ["you", "have"], let participle = rest.dropFirst(2).first,
      let lemma = Verbs.lemma(of: participle.lower, as: [.participle]),
      rest.contains(where: { $0.isWord(in: ["before", "prior"]) })
    else { return tokens }
    return [Token.word("You", tokens[0]), Token.word("must", tokens[0]), Token.word(lemma, participle)]
      + rest.dropFirst(3)
  }

  /// "thread unsafe", "multi-thread safe".
  private static func withSafety(_ tokens: [Token]) -> [Token] {
    guard let at = tokens.indices.dropFirst().first(where: { tokens[$0].isWord(in: ["unsafe", "safe"]) }),
      tokens[at - 1].isWord(in: ["thread", "multi-thread", "multithread"])
    else { return tokens }
    let safe = Token.word("thread-safe", tokens[at])
    let words = tokens[at].isWord("unsafe") ? [Token.word("not", tokens[at - 1]), safe] : [safe]
    return tokens[..<(at - 1)] + words + tokens[(at + 1)...]
  }
}
