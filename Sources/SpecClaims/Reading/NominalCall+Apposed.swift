extension NominalCall {
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
