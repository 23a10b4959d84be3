/// "(it is recommended that) the listener not keep the row": the verb without its ending says what is wished for.
enum Subjunctive {
  /// The same with a modal for the wish; nil where the words have a verb that tells a fact or a rule of its own.
  /// - Parameters:
  ///   - modal: "must" or "should".
  ///   - denied: what is wished for is that it is not so ("it is not recommended that the listener keep the row").
  static func indicative(_ words: [Token], modal: String, denied: Bool) -> [Token]? {
    guard let verb = wish(in: words) else { return nil }
    let isNegated = words[verb - 1].isWord("not")
    guard !(isNegated && denied) else { return nil }
    let range = words[verb].range
    let asked = (isNegated || denied ? [modal, "not"] : [modal]).map { Token(kind: .word, text: $0, range: range) }
    return words[..<(isNegated ? verb - 1 : verb)] + asked + words[verb...]
  }

  /// Where the verb stands: behind one thing ("the listener", "it"), which "keeps" as a fact and would "keep" as a wish.
  private static func wish(in words: [Token]) -> Int? {
    guard words.count > 3, words[0].isWord(in: ["the", "a", "an", "this", "your", "it"]) else { return nil }
    let isPronoun = words[0].isWord("it")
    for index in (isPronoun ? 1 : 2)...3 where index < words.count && words[index].kind == .word {
      let before = words[index - 1]
      if before.isWord("not") || !before.lower.hasSuffix("s") || before.lower.hasSuffix("ss"),
        Verbs.lemma(of: words[index].lower, as: [.base]) != nil, !words[index].isWord("be"),
        index + 1 < words.count, words[index + 1].isWord(in: Lexicon.determiners) || words[index + 1].kind == .code
      {
        return index
      }
    }
    return nil
  }
}
