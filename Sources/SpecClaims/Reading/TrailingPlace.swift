/// The place, the means or the occasion at the end of a clause: "is called once | in the free edition", "on main | with the flag set",
/// "thread-safe | inside a transaction", "twice | over HTTPS". It holds there.
///
/// Only behind words that tell something by themselves, and at the end of the clause. Threads, counts, orders and what the call is given
/// ("with the row as its argument") are read elsewhere, or restrict nothing.
enum TrailingPlace {
  /// - Parameter tells: the verb says something by itself.
  static func read(_ words: [Token], behind before: ArraySlice<Token>, of tells: Bool) -> [Token]? {
    guard words.count > 1, isTold(before) || tells && before.isEmpty, !isOwnAdverbial(words) else { return nil }
    let phrase = Array(
      words.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) && !$0.isWord(in: Lexicon.coordinators) })
    let end = words.dropFirst(phrase.count)
    guard (2...5).contains(phrase.count), end.allSatisfy({ $0.kind == .mark }), isRestricting(phrase) else {
      return nil
    }
    return phrase
  }

  /// "blocks", "crashes", "immediately returns".
  static func tells(_ verb: VerbGroup) -> Bool {
    ["block", "crash", "deadlock", "leak"].contains(verb.lemma) || verb.adverbs.contains("immediately")
  }

  private static func isTold(_ before: ArraySlice<Token>) -> Bool {
    TrailingCircumstance.isTold(before) || before.contains { $0.isSuper || $0.isWord("immediately") }
  }

  /// A thread, a count, an order or a "per".
  private static func isOwnAdverbial(_ words: [Token]) -> Bool {
    ThreadPhrase.read(words, at: 0) != nil || TimesPhrase.read(words, at: 0) != nil
      || OrderPhrase.read(words, at: 0) != nil || PerPhrase.read(words, at: 0) != nil
  }

  private static func isRestricting(_ phrase: [Token]) -> Bool {
    guard let last = phrase.last, last.kind != .mark, !last.isWord(in: Lexicon.pronouns) else { return false }
    let noun = phrase[1...].drop { $0.isWord(in: Lexicon.determiners) }
    guard let first = noun.first else { return false }
    switch phrase[0].lower {
    case "in":
      return first.isName && phrase.count == 2 || last.isWord(in: builds) && phrase[1].isWord(in: Lexicon.determiners)
    case "inside", "within": return phrase[1].isWord(in: ["a", "an"]) && last.kind == .word && !last.isWord(in: spans)
    case "with":
      // "with the flag set", "with an empty list"; "with the row" is what it is given.
      if phrase[1].isWord("the"), first.isWord("same") { return true }
      return phrase.count > 3 && last.isWord(in: ["set", "enabled", "disabled", "open", "on", "off"])
        || phrase[1].isWord(in: ["a", "an"]) && first.isWord(in: ["empty", "closed", "open", "null", "missing", "new"])
    case "through", "via", "over": return phrase.count <= 3 && !last.isWord(in: spans)
    case "since": return phrase.count > 2
    case "on": return noun.count == 2 && first.isWord(in: ["first", "last", "second", "next"])
    case "at": return first.isWord(in: ["start-up", "boot-time", "load-time", "link-time", "compile-time", "run-time"])
    case "for":
      return phrase.count == 4 && !last.isWord(in: spans) && phrase[1].isWord("the")
        && first.isWord(in: ["root", "first", "last", "main", "top"])
    default: return false
    }
  }

  private static let builds: Set<String> = [
    "edition", "editions", "build", "builds", "version", "versions", "configuration", "mode", "release", "releases",
    "port", "environment", "implementation", "backend", "simulator", "emulator", "sandbox",
  ]
  /// Words of lengths of time and of the whole.
  private static let spans: Set<String> = [
    "time", "second", "seconds", "minute", "minutes", "frame", "frames", "turn", "cycle", "lifetime", "life", "period",
    "interval", "while", "moment", "row", "loop",
  ]
}

extension Token {
  /// "Java", "iOS": a word that is written as a name.
  fileprivate var isName: Bool { kind == .word && text.contains(where: \.isUppercase) && text.count > 1 }
}
