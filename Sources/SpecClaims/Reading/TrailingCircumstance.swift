/// What restricts a clause from its end: "is called twice in this case", "at most once for server streaming calls".
enum TrailingCircumstance {
  static func all(in tail: [Token]) -> [[Token]] {
    tail.indices.compactMap { index in
      let rest = Array(tail[index...])
      return thisCase(rest) ?? kindOfCall(rest) ?? kindOfThing(rest, behind: tail[..<index])
        ?? between(rest, behind: tail[..<index])
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

  /// "on main | on tanks with two pumps": of some things, and not of all. "On worker threads" is a place.
  private static func kindOfThing(_ words: [Token], behind before: ArraySlice<Token>) -> [Token]? {
    guard words.count > 1, words[0].isWord(in: ["on", "for"]), ThreadPhrase.read(words, at: 0) == nil,
      before.indices.contains(where: { ThreadPhrase.read(Array(before), at: $0) != nil })
    else { return nil }
    let phrase = Array(words.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) })
    guard
      let noun = phrase.prefix(4).firstIndex(where: { $0.isWord(in: ["with", "that", "without", "of"]) })
        ?? phrase.indices.last.map({ $0 + 1 }),
      (2...3).contains(noun), phrase[1..<noun].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.determiners) }),
      phrase[noun - 1].lower.hasSuffix("s"), phrase.count < 9
    else { return nil }
    return phrase
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
