extension NominalCall {
  /// "Callback after completion of a row", "A hook right before the first row": the noun is the heading's, and the verb is left out.
  static func atMoment(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 3, let noun = tokens.prefix(3).lastIndex(where: { $0.isWord(in: momentary) }),
      noun == 0 && tokens[0].text.first?.isUppercase == true || tokens[0].isWord(in: ["a", "an", "the"]),
      tokens[..<noun].dropFirst().allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      let first = tokens[(noun + 1)...].first,
      first.isWord(in: ["after", "before", "right", "just", "immediately", "prior"]),
      OrderPhrase.read(tokens, at: noun + 1) != nil, MainVerb.group(in: tokens) == nil
    else { return nil }
    return [Token(kind: .word, text: "Called", range: first.range)] + tokens[(noun + 1)...]
  }

  private static let momentary = ["callback", "hook", "event", "notification", "handler"]

  /// "A callback that cleans the tank, invoked after E": what it does, and behind the comma when.
  static func apposed(_ tokens: [Token]) -> [Token]? {
    guard let noun = tokens.prefix(4).lastIndex(where: { $0.isWord(in: nouns) }), noun > 0,
      tokens[0].isWord(in: ["a", "an", "the"]),
      tokens[1..<noun].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      noun + 3 < tokens.count, tokens[noun + 1].isWord(in: ["that", "which", "to", "for"]),
      let comma = tokens[noun...].firstIndex(where: { $0.isMark(",") }),
      ApposedCall.opens(tokens[(comma + 1)...])
    else { return nil }
    return Array(tokens[(comma + 1)...])
  }

  /// "Hook for any setup that should be done after the tank is open": then the hook is called.
  static func timed(_ tokens: [Token]) -> [Token]? {
    let start = tokens.first?.isWord(in: ["a", "an", "the"]) == true ? 1 : 0
    guard tokens.count > start + 7, tokens[start].isWord(in: ["hook", "callback"]), tokens[start + 1].isWord("for"),
      let that = tokens.prefix(start + 8).firstIndex(where: { $0.isWord("that") }), that > start + 2,
      that + 4 < tokens.count,
      tokens[that + 1].isWord(in: ["should", "must"]), tokens[that + 2].isWord("be"),
      tokens[that + 3].isWord(in: ["done", "performed", "run", "executed"]),
      tokens[that + 4].isWord(in: ["before", "after", "once", "when", "right", "just", "immediately"])
    else { return nil }
    return [Token(kind: .word, text: "Called", range: tokens[start].range)] + tokens[(that + 4)...]
  }
}

extension ApposedCall {
  /// "called right after E", "invoked on main".
  fileprivate static func opens(_ words: ArraySlice<Token>) -> Bool {
    guard let verb = words.first, words.count > 2, verb.kind == .word,
      Verbs.lemma(of: verb.lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return false }
    let rest = Array(words.dropFirst())
    return OrderPhrase.read(rest, at: 0) != nil || ThreadPhrase.read(rest, at: 0) != nil
      || rest[0].isWord(in: ["when", "whenever", "once"])
  }
}
