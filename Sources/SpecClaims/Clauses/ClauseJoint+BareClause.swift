/// Clauses that open with a noun in the plural, and nothing in front of it to tell that a clause begins.
extension ClauseJoint {
  /// - Parameter isJoined: "and" or "but" stands in front.
  ///
  /// "(called on any thread), | rows are sent on main", "(called once), and | slow listeners run on a worker": a bare plural with its verb.
  /// "After tanks, pumps and rows are sent" is one moment, and "for hooks and listeners run on main" one place.
  static func opensBareClause(_ rest: [Token], behind before: ArraySlice<Token>, isJoined: Bool) -> Bool {
    guard rest.count > 2, let noun = nounEnd(rest), noun + 1 < rest.count, opensVerb(rest, at: noun) else {
      return false
    }
    if isJoined, isBehindNoun(before) { return false }
    if before.contains(where: { $0.isWord(in: Lexicon.relative) || $0.isWord(in: ["how", "whether", "than"]) }) {
      return false
    }
    return isJoined || !holdsMoment(before) && !before.contains { $0.isMark(",") }
  }

  /// "(…, and) doing so returns an error", "not doing so".
  static func opensDoing(_ rest: [Token]) -> Bool {
    rest.drop { $0.isWord("not") }.prefix(2).map(\.lower) == ["doing", "so"]
  }

  /// "(the chain is stopped and the rest of the hooks) | and handlers are not called": of both.
  private static func isBehindNoun(_ before: ArraySlice<Token>) -> Bool {
    guard let joint = before.lastIndex(where: { $0.isWord(in: ["and", "or"]) || $0.isMark(",") }),
      joint + 1 < before.endIndex
    else { return false }
    return MainVerb.group(in: Array(before[(joint + 1)...])) == nil
  }

  /// Behind "listeners", "slow listeners".
  private static func nounEnd(_ rest: [Token]) -> Int? {
    if MainVerb.isPluralNoun(rest[0]), rest[0].kind == .word { return behindOf(rest) ?? 1 }
    guard rest[0].kind == .word, rest[0].lower.count > 2, !Lexicon.isFunctionWord(rest[0].lower),
      !rest[0].isWord(in: ["several", "many", "some", "most", "few", "two", "three", "other"]),
      !Lexicon.isAdverb(rest[0].lower), !Verbs.isGerund(rest[0].lower), Verbs.readings(of: rest[0].lower).isEmpty,
      MainVerb.isPluralNoun(rest[1]), Verbs.readings(of: rest[1].lower).isEmpty
    else { return nil }
    return 2
  }

  /// Behind "callbacks of one tank".
  private static func behindOf(_ rest: [Token]) -> Int? {
    guard rest[1].isWord("of") else { return nil }
    return rest.indices.dropFirst(3).prefix(3).first { index in
      rest[2..<index].allSatisfy { $0.kind == .word && !Lexicon.isAdverb($0.lower) } && opensVerb(rest, at: index)
    }
  }

  /// "are called", "run on", "execute concurrently".
  private static func opensVerb(_ rest: [Token], at index: Int) -> Bool {
    if rest[index].isWord(in: ["are", "were"]) {
      let verb = rest[(index + 1)...].first { !Lexicon.isAdverb($0.lower) && !$0.isWord(in: Lexicon.negations) }
      return verb.map { Verbs.lemma(ofParticiple: $0.lower) != nil || $0.isWord(in: qualities) } == true
    }
    guard index + 1 < rest.count else { return false }
    if Lexicon.modals[rest[index].lower] != nil, rest[index].kind == .word {
      return rest[(index + 1)...].prefix(3).contains {
        $0.isWord("be") || Verbs.lemma(of: $0.lower, as: [.base]) != nil
      }
    }
    if rest[index].isWord(in: ["do", "don't"]) {
      return rest[index].isWord("don't") || rest[index + 1].isWord("not")
    }
    return MainVerb.isRun(at: index, in: rest)
  }

  private static let qualities: Set<String> = [
    "thread-safe", "reentrant", "re-entrant", "idempotent", "safe", "synchronous", "asynchronous", "blocking",
  ]

  /// "when rows, …": what follows may be of the moment; "once per row" is none.
  private static func holdsMoment(_ before: ArraySlice<Token>) -> Bool {
    before.indices.contains { index in
      guard before[index].isWord(in: Lexicon.temporal) else { return false }
      let isCount =
        before[index].isWord("once")
        && (index + 1 == before.endIndex || before[index + 1].isWord(in: ["per", "for", "on", "in"]))
      return !isCount
    }
  }

  /// "`a` and `b` are called": the verb stands behind the second name.
  static func opensWithNames(_ rest: [Token]) -> Bool {
    let start = rest.first?.isWord(in: ["the", "its", "both", "all"]) == true ? 1 : 0
    let names = namesJoined(in: Array(rest[start...]))
    guard names > 1, let verb = MainVerb.group(in: rest) else { return false }
    let end = start + names
    // "the `full` and `empty` hooks".
    let hasNoun = end + 1 < rest.count && MainVerb.isPluralNoun(rest[end]) && verb.range.lowerBound == end + 1
    return (verb.range.lowerBound == end || hasNoun) && isFinite(verb, in: rest)
  }

  /// "(…, and) | the pumps and valves are closed": one subject of two nouns, and not the second noun alone.
  static func opensWithPair(_ rest: [Token]) -> Bool {
    guard rest.first?.isWord(in: ["the", "its", "all", "both", "these"]) == true,
      let verb = MainVerb.group(in: rest), (4...7).contains(verb.range.lowerBound), !verb.isImperative,
      case let words = rest[1..<verb.range.lowerBound], words.count(where: { $0.isWord("and") }) == 1,
      words.first?.isWord("and") == false, words.last?.isWord("and") == false
    else { return false }
    return words.allSatisfy { word in
      word.kind == .code || word.isWord(in: ["and", "the", "its", "their"])
        || word.kind == .word && !Lexicon.isFunctionWord(word.lower) && !Lexicon.isAdverb(word.lower)
    } && (rest[verb.range.lowerBound].isWord("are") || Lexicon.modals[rest[verb.range.lowerBound].lower] != nil)
  }

  /// "provided that `a` | and `b` are called": the clause began in front of both.
  static func isInsideNames(_ index: Int, _ tail: [Token]) -> Bool {
    guard tail[index].isWord(in: ["and", "or"]), index > 1, index + 1 < tail.count, tail[index - 1].kind == .code,
      tail[index + 1].kind == .code
    else { return false }
    return tail[index - 2].isWord(in: [
      "that", "because", "since", "until", "unless", "if", "when", "while", "provided", "whereas", "although",
    ])
  }

  /// How many words the names take that a clause opens with: "`a` and `b` are called", "`a`, `b` and `c` are called".
  static func namesJoined(in rest: [Token]) -> Int {
    var end = 0
    while end < rest.count, rest[end].kind == .code {
      end += 1
      guard end + 1 < rest.count, rest[end].isMark(",") || rest[end].isWord(in: ["and", "or"]) else { break }
      let next = rest[end].isMark(",") && rest[end + 1].isWord(in: ["and", "or"]) ? end + 2 : end + 1
      guard next < rest.count, rest[next].kind == .code else { break }
      end = next
    }
    return end
  }

  /// "(is called once and) | never blocks", "stops after E": a predicate whose verb may look like a noun.
  static func goesOnBare(_ words: ArraySlice<Token>) -> Bool {
    words.first?.isWord("never") == true || goesOnInTime(words)
  }

  /// "(called on main, and) | run concurrently": the same things once more.
  static func opensRun(_ rest: [Token]) -> Bool {
    let verb = rest.firstIndex { !$0.isWord(in: ["never", "always", "also", "then", "only"]) } ?? 0
    return MainVerb.isRun(at: verb, in: rest)
  }
}
