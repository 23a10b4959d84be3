/// Clauses whose words stand in another order than the grammar reads them in.
extension SegmentOpening {
  /// "nor should you touch it" is "you should not touch it"; "a callback to be invoked after X" is one that will be.
  static func straightened(_ tokens: [Token]) -> [Token] { withoutNor(tokens) ?? withPurpose(tokens) ?? tokens }

  private static func withoutNor(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 4, tokens[0].isWord("nor"), Lexicon.modals[tokens[1].lower] != nil || tokens[1].isWord("do"),
      let verb = tokens.indices.first(where: {
        $0 > 2 && tokens[$0].kind == .word && Verbs.lemma(of: tokens[$0].lower, as: [.base]) != nil
      }), verb <= 6
    else { return nil }
    let not = Token(kind: .word, text: "not", range: tokens[0].range)
    return tokens[2..<verb] + [tokens[1], not] + tokens[verb...]
  }

  /// A short noun phrase, then "to be called".
  private static func withPurpose(_ tokens: [Token]) -> [Token]? {
    guard let to = tokens.firstIndex(where: { $0.isWord("to") }), (2...6).contains(to), to + 3 < tokens.count,
      tokens[to + 1].isWord("be"), tokens[0].isWord(in: ["a", "an", "the"]),
      Verbs.lemma(of: tokens[to + 2].lower, as: [.participle]).map(Verbs.invocation.contains) == true,
      tokens[..<to].contains(where: { $0.isWord(in: ["function", "callback", "handler", "hook", "listener", "block"]) }
      ),
      MainVerb.group(in: Array(tokens[..<to])) == nil
    else { return nil }
    var words = tokens
    words[to] = Token(kind: .word, text: "will", range: tokens[to].range)
    return words
  }
}
