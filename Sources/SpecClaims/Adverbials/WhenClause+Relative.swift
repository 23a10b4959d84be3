/// Events of things that a relative clause tells apart.
extension WhenClause {
  /// "a row that matches a filter | has been received": the row has, whatever it matches.
  static func withoutRelative(_ words: [Token]) -> [Token] {
    guard let that = words.indices.dropFirst().first(where: { words[$0].isWord(in: ["that", "which"]) }),
      that + 3 < words.count, words[that - 1].kind == .word, !words.prefix(that).contains(where: isVerbal),
      isRelativesVerb(words[that + 1]),
      let next = words[(that + 2)...].firstIndex(where: isVerbal),
      words[next].isWord(in: ["has", "have"]),
      !words[that..<next].contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.coordinators) })
    else { return words }
    return Array(words[..<that] + words[next...])
  }

  /// "(that) matches", and not "(that) rows (match)".
  private static func isRelativesVerb(_ token: Token) -> Bool {
    token.kind == .word && !token.isWord(in: Lexicon.pronouns)
      && (Verbs.lemma(of: token.lower, as: [.base, .thirdPerson]) != nil || token.lower.hasSuffix("es"))
  }

  private static func isVerbal(_ token: Token) -> Bool {
    token.isWord(in: ["is", "are", "has", "have", "was", "were"]) || Lexicon.modals[token.lower] != nil
  }
}
