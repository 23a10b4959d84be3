import SpecDocument

/// "**One-shot pumps** A pump is stopped after …": words in bold type that are the title of what follows, without a mark between them.
enum BoldTitle {
  /// - Parameter tokens: those of the sentence.
  static func removed(from tokens: [Token], of sentence: Sentence) -> [Token] {
    let title = sentence.pieces.prefix { $0.isEmphasized && $0.kind == .text }
    guard let last = title.last, title.count < sentence.pieces.count else { return tokens }
    let words = tokens.prefix { $0.range.startOffset < last.range.endOffset }
    let rest = Array(tokens[words.endIndex...])
    guard (2...6).contains(words.count), isTitle(words), rest.count > 3, opensSentence(rest) else { return tokens }
    return rest
  }

  /// No word of it is one of grammar ("**Do not** …", "**Only** …"), and it has no verb.
  private static func isTitle(_ words: ArraySlice<Token>) -> Bool {
    words.allSatisfy { word in
      word.kind == .word && !Lexicon.isFunctionWord(word.lower) && Lexicon.modals[word.lower] == nil
        && !Lexicon.isAdverb(word.lower) && !Lexicon.negations.contains(word.lower)
    } && MainVerb.group(in: Array(words)) == nil
  }

  /// A capital, and a verb of its own with somebody in front of it.
  private static func opensSentence(_ rest: [Token]) -> Bool {
    guard rest[0].kind == .word, rest[0].text.first?.isUppercase == true,
      rest[0].text.dropFirst().allSatisfy(\.isLowercase), let verb = MainVerb.group(in: rest)
    else { return false }
    return verb.range.lowerBound > 0 || verb.isElliptical
  }
}
