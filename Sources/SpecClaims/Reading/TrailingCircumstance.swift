/// What restricts a clause from its end: "is called twice in this case", "at most once for server streaming calls".
enum TrailingCircumstance {
  static func all(in tail: [Token]) -> [[Token]] {
    tail.indices.compactMap { index in
      let rest = Array(tail[index...])
      return thisCase(rest) ?? kindOfCall(rest) ?? between(rest, behind: tail[..<index])
    }
  }

  /// "in this case", "in such cases".
  private static func thisCase(_ words: [Token]) -> [Token]? {
    guard words.count >= 3, words[0].isWord("in"),
      words[1].isWord(in: ["this", "that", "these", "those", "such", "some", "certain", "both"]),
      words[2].isWord(in: ["case", "cases", "situation", "situations", "mode"])
    else { return nil }
    return Array(words[..<3])
  }

  /// "at most once | between two calls of `fill`". With no count, it is the time of the call itself.
  private static func between(_ words: [Token], behind before: ArraySlice<Token>) -> [Token]? {
    guard words.count > 2, words[0].isWord("between"), !before.isEmpty,
      before.indices.contains(where: { TimesPhrase.read(Array(before), at: $0) != nil })
    else { return nil }
    return Array(words.prefix { !$0.isMark(",") }).trimmingMarks
  }

  /// "for server streaming calls".
  private static func kindOfCall(_ words: [Token]) -> [Token]? {
    guard let first = words.first, first.isWord("for"),
      let noun = words.prefix(5).firstIndex(where: { $0.isWord(in: ["calls", "requests", "streams"]) }), noun > 1,
      words[1..<noun].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.determiners) })
    else { return nil }
    return Array(words[...noun])
  }
}
