/// What is set off between two commas and says nothing of its own: "`drain`, however, is called", "not called, though, when".
extension Interjection {
  private static let phrases = [
    ["however"], ["though"], ["too"], ["by", "the", "way"], ["incidentally"], ["of", "course"], ["in", "fact"],
    ["etc."], ["etc"],
  ]

  /// "It is not called, however, if E", "`drain`, too, is called": as without it.
  static func withoutParenthesis(_ tokens: [Token]) -> [Token] {
    if let plain = withoutSource(tokens) { return plain }
    guard
      let start = tokens.indices.dropFirst().dropLast(2).first(where: { length(tokens, at: $0) != nil }),
      let length = length(tokens, at: start), case let end = start + length, end < tokens.count,
      stands(tokens[end]) || isVerb(tokens[end]) && (isSubject(tokens[..<start]) || isOthers(tokens[start + 1]))
    else { return tokens }
    return Array(tokens[..<start] + tokens[end...])
  }

  /// "exit handlers, hooks, etc., will not be run": nouns, although the first could be a command.
  private static func isOthers(_ word: Token) -> Bool { word.isWord(in: ["etc.", "etc"]) }

  /// "These functions, provided either by you or by the host, must be …": where they come from.
  private static func withoutSource(_ tokens: [Token]) -> [Token]? {
    guard let start = tokens.prefix(6).firstIndex(where: { $0.isMark(",") }), start > 0, start + 4 < tokens.count,
      tokens[start + 1].isWord(in: ["provided", "supplied", "written", "given", "registered", "installed"]),
      let end = tokens[(start + 2)...].prefix(12).firstIndex(where: { $0.isMark(",") }), end + 1 < tokens.count,
      isSubject(tokens[..<start]), isVerb(tokens[end + 1]),
      tokens[(start + 2)..<end].contains(where: { $0.isWord("by") }),
      !tokens[(start + 2)..<end].contains(where: { $0.isWord(in: Lexicon.temporal) })
    else { return nil }
    return Array(tokens[..<start] + tokens[(end + 1)...])
  }

  /// ", however,": how many tokens it takes with both its commas.
  private static func length(_ tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].isMark(",") else { return nil }
    return phrases.first { phrase in
      let end = index + phrase.count + 1
      return end < tokens.count && tokens[end].isMark(",") && tokens[(index + 1)..<end].map(\.lower) == phrase
    }.map { $0.count + 2 }
  }

  /// What goes on with the clause in front: a case, or a time.
  private static func stands(_ next: Token) -> Bool {
    next.isWord(in: ["if", "when", "unless", "while", "during", "after", "before", "until", "for", "from", "on", "in"])
  }

  /// "`drain`", "the second callback": a noun phrase, behind which a comma splits no clause.
  private static func isSubject(_ words: ArraySlice<Token>) -> Bool {
    words.count < 6 && words.allSatisfy { $0.kind != .mark } && !words[0].isWord(in: Lexicon.temporal)
      && !words[0].isWord(in: Lexicon.prepositions) && MainVerb.group(in: Array(words)) == nil
  }

  private static func isVerb(_ next: Token) -> Bool {
    next.isWord(in: Lexicon.be) || Lexicon.modals[next.lower] != nil
      || Verbs.lemma(of: next.lower, as: [.thirdPerson]) != nil
  }
}
