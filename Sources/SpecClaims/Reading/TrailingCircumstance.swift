/// What restricts a clause from its end: "is called twice in this case", "at most once for server streaming calls".
enum TrailingCircumstance {
  static func all(in tail: [Token], behind verb: VerbGroup?) -> [[Token]] {
    let tells = verb.map(TrailingPlace.tells) ?? false
    return tail.indices.compactMap { index in
      // What is asked below reads the words in front again: only where one of these stands.
      guard tail[index].isWord(in: openings), index == 0 || !tail[index - 1].isWord(in: ["even", "also"]) else {
        return nil
      }
      let rest = Array(tail[index...])
      return thisCase(rest) ?? kindOfCall(rest) ?? kindOfThing(rest, behind: tail[..<index])
        ?? between(rest, behind: tail[..<index]) ?? state(rest, behind: tail[..<index])
        ?? TrailingPlace.read(rest, behind: tail[..<index], of: tells)
    }
  }

  private static let openings: Set<String> = [
    "in", "on", "for", "between", "under", "without", "at", "with", "inside", "within", "through", "via", "over",
    "since",
  ]

  /// "in this case", "in such cases".
  private static func thisCase(_ words: [Token]) -> [Token]? {
    guard words.count >= 3, words[0].isWord("in"),
      words[1].isWord(in: ["this", "that", "these", "those", "such", "some", "certain", "both"]),
      words[2].isWord(in: ["case", "cases", "situation", "situations", "mode"])
        || words[1].isWord(in: ["some", "certain"]) && words[2].kind == .word && !Lexicon.isFunctionWord(words[2].lower)
          && !words[2].isWord(in: manners)
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
      isTold(before)
    else { return nil }
    let phrase = Array(words.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) })
    guard
      let noun = phrase.prefix(4).firstIndex(where: { $0.isWord(in: ["with", "that", "without", "of"]) })
        ?? phrase.indices.last.map({ $0 + 1 }),
      (2...3).contains(noun), phrase[1..<noun].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.determiners) }),
      phrase[noun - 1].lower.hasSuffix("s"), phrase.count < 9, !phrase[noun - 1].isWord(in: manners)
    else { return nil }
    return phrase
  }

  /// "for speed reasons", "in some way": why or how, and no case.
  private static let manners = [
    "reasons", "reason", "purposes", "purpose", "manner", "way", "ways", "sense", "form", "degree", "extent", "detail",
  ]

  /// "on main", "once", "thread-safe": what the words behind restrict.
  static func isTold(_ before: ArraySlice<Token>) -> Bool {
    let words = Array(before)
    return words.indices.contains {
      ThreadPhrase.read(words, at: $0) != nil || TimesPhrase.read(words, at: $0) != nil
        || words[$0].isWord(in: ["thread-safe", "reentrant", "non-blocking", "blocking", "idempotent"])
    }
  }

  /// "under load", "without a window", "at startup": how things are then. "Without a delay" tells how, and "under the hood" where.
  private static func state(_ words: [Token], behind before: ArraySlice<Token>) -> [Token]? {
    guard words.count > 1, words[0].isWord(in: ["at", "under", "without"]), isTold(before) else { return nil }
    if words[0].isWord("at"), words[1].isWord(in: ["startup", "launch", "shutdown", "boot", "exit"]) {
      return Array(words[..<2])
    }
    let phrase = Array(
      words.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) && !$0.isWord(in: Lexicon.coordinators) })
    guard (2...4).contains(phrase.count), let noun = phrase.last, noun.kind == .word || noun.kind == .code else {
      return nil
    }
    if phrase[0].isWord("under") { return noun.isWord("hood") ? nil : phrase }
    return phrase[0].isWord("without") && phrase[1].isWord(in: ["a", "an", "any"])
      && !noun.isWord(in: ["delay", "warning", "argument", "arguments", "parameter", "parameters", "notice", "effect"])
      ? phrase : nil
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
