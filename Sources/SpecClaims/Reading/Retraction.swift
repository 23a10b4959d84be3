/// What takes a promise back in the sentence that gives it: "…, but this is not guaranteed", "…, though not always", "… (probably)",
/// "… (or twice, if it fails)", "… (we think)", "… with one exception".
enum Retraction {
  static func isIn(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst(2).contains { index in
      isUncertain(tokens, at: index) || isVariable(tokens, at: index) || isWarning(tokens, at: index)
        || isPartial(tokens, at: index) || isAside(tokens, at: index) || isException(tokens, at: index)
        || isAdvisedAgainst(tokens, at: index) || isSooner(tokens, at: index) || isOtherwise(tokens, at: index)
        || isDoubted(tokens, at: index) || isNamedException(tokens, at: index) || isDisowned(tokens, at: index)
        || isLimited(tokens, at: index) || isWarnedOf(tokens, at: index) || leavesOpen(tokens, at: index)
        || isPassing(tokens, at: index)
    } || isThreat(tokens) || isDisavowed(tokens) || endsInException(tokens)
      || opensWithException(tokens)
  }

  /// Told by the first word and the length, before the sentence is taken apart.
  static func mayOpen(_ text: String) -> Bool {
    guard text.utf8.count < 120 else { return false }
    let word = text.utf8.drop { $0 == UInt8(ascii: "(") }.prefix {
      !" ,.!?".utf8.contains($0)
    }
    return openers.contains(String(Substring(word))) || RetractingRemark.openers.contains(String(Substring(word)))
  }

  private static let openers: Set = [
    "This", "That", "It", "These", "They", "However", "But", "Note", "Though", "Do", "Don't", "Don\u{2019}t", "No",
    "Not",
  ]

  /// "This is not guaranteed.", "However, do not rely on it.": a sentence that takes back the one before.
  static func opens(_ tokens: [Token]) -> Bool {
    if RetractingRemark.isIn(tokens) { return true }
    let words = Array(tokens.drop { $0.kind == .mark || $0.isWord(in: ["however", "but", "though"]) })
    if words.first?.isWord(in: pointing) == true, words.indices.contains(where: { isPassing(words, at: $0) }) {
      return true
    }
    let start = words.map(\.lower).starts(with: ["note", "that"]) ? 2 : words.first?.isWord("do") == true ? 1 : 0
    return start < words.count
      && (isOver(words) || isUncertain(words, at: start) || isVariable(words, at: start) || isWarning(words, at: start))
  }

  /// Whether a claim is one of those that are taken back. Rules for the author are not, the warning ("do not rely on it") among them.
  static func concerns(_ draft: ClaimDraft) -> Bool {
    guard draft.polarity else { return false }
    switch draft.payload {
    case .thread, .multiplicity, .order, .sequence, .concurrency, .supercall: return true
    default: return false
    }
  }

  static let pointing = ["this", "that", "it", "which", "these", "they"]

  /// "this is not guaranteed", "it is not documented": of what was said, not of what follows.
  static func isUncertain(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: pointing) else { return false }
    var words = withoutNoun(tokens[(index + 1)...].prefix(6))
    guard words.count > 2, words.removeFirst().isWord(in: ["is", "are"]),
      words.removeFirst().isWord(in: ["not", "never", "no"]),
      let word = words.drop(while: { $0.isWord(in: Lexicon.adverbs) || $0.isWord(in: ["longer", "the"]) }).first,
      word.isWord(in: ["guaranteed", "promised", "certain", "documented", "assured", "ensured", "true", "so", "case"])
    else { return false }
    let next = tokens[(index + 1)...].drop { $0 != word }.dropFirst().first
    return next.map {
      $0.kind == .mark || $0.isWord(in: ["and", "in", "by", "for", "across", "if", "when", "since", "on", "with"])
    } ?? true
  }

  /// "(No longer true since 3.0.)", "Not always the case.", "(Not true on Linux.)"
  private static func isOver(_ words: [Token]) -> Bool {
    guard words.count > 2, words[0].isWord(in: ["no", "not"]) else { return false }
    let rest = words[(words[1].isWord(in: ["longer", "always"]) ? 2 : 1)...]
    return rest.prefix(2).contains { $0.isWord(in: ["true", "so", "case"]) }
  }

  /// "… once, or twice if the tank leaks", "… on main (on a worker if it leaks)", "…; on a worker if it leaks": what holds in that case
  /// takes back what was said for all.
  private static func isOtherwise(_ tokens: [Token], at index: Int) -> Bool {
    if tokens[index].isMark(";"), NextException.phrase(Array(tokens[(index + 1)...])) == NextException.told {
      return true
    }
    let isBracket = tokens[index].isMark("(") || tokens[index].isMark(";")
    guard isBracket || tokens[index].isWord("or"), index + 3 < tokens.count else { return false }
    let other = Array(tokens[(index + 1)...].prefix { !$0.isMark(")") && !$0.isMark(";") })
    if tokens[index].isMark("("), isThreadElsewhere(other) || isOtherwiseInCase(other) { return true }
    if other.prefix(2).map(\.lower) == ["no", "longer"] { return true }
    guard !other.isEmpty,
      let end = TimesPhrase.read(other, at: 0)?.1 ?? ThreadPhrase.read(other, at: 0)?.1
        ?? (tokens[index].isMark("(") && other[0].isWord(in: ["before", "after"]) ? 2 : nil), end < other.count
    else { return false }
    return other[end].isWord(in: ["if", "when", "unless"])
  }

  /// "(this) order (may change)".
  static func withoutNoun(_ words: ArraySlice<Token>) -> ArraySlice<Token> {
    words.first?.isWord(in: ["order", "behavior", "behaviour"]) == true ? words.dropFirst() : words
  }

  /// "do not rely on it".
  private static func isWarning(_ tokens: [Token], at index: Int) -> Bool {
    index + 3 < tokens.count && tokens[index].isWord(in: Lexicon.negations)
      && tokens[index + 1].isWord(in: ["rely", "depend", "count", "bank"])
      && tokens[index + 2].isWord(in: ["on", "upon"]) && tokens[index + 3].isWord(in: ["it", "this", "that", "them"])
      && (index + 4 == tokens.count || tokens[index + 4].kind == .mark)
  }

  /// "though not always", "but not necessarily", ", not always".
  private static func isPartial(_ tokens: [Token], at index: Int) -> Bool {
    index + 2 < tokens.count
      && (tokens[index].isMark(",") || tokens[index].isWord(in: ["but", "though", "although", "albeit"]))
      && tokens[index + 1].isWord("not") && tokens[index + 2].isWord(in: ["always", "necessarily", "exclusively"])
  }

  /// "… — or should be", "… or at least it should", "…, or so they say", "…, we hope".
  private static func isDoubted(_ tokens: [Token], at index: Int) -> Bool {
    if tokens[index].isMark(","), tokens[(index + 1)...].first?.isWord(in: ["we", "i"]) == true {
      let words = tokens[(index + 2)...].prefix { $0.kind != .mark }
      return words.count == 1 && words.first?.isWord(in: ["hope", "think", "believe", "guess", "suppose"]) == true
    }
    guard tokens[index].isWord("or") else { return false }
    if tokens[(index + 1)...].first?.isWord("so") == true {
      return tokens[(index + 2)...].first?.isWord(in: ["they", "we", "i", "it", "people"]) == true
    }
    let words = tokens[(index + 1)...].drop { $0.isWord(in: ["at", "least", "it", "they", "rather"]) }.prefix {
      $0.kind != .mark
    }
    return words.count <= 2 && words.first?.isWord(in: ["should", "ought"]) == true
      && words.dropFirst().allSatisfy { $0.isWord(in: ["be", "do", "to"]) }
  }

  /// "…, but may be called earlier if it leaks": not only then.
  private static func isSooner(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord("but") else { return false }
    let words = tokens[(index + 1)...].drop { $0.isWord(in: ["it", "they", "this"]) }.prefix(6)
    return words.first?.isWord(in: ["may", "might", "can", "could"]) == true
      && words.contains { $0.isWord(in: ["earlier", "later", "sooner"]) }
  }

  /// "(probably)", "(not yet implemented)", "(or twice, if it fails)", "(but see below)".
  private static func isAside(_ tokens: [Token], at index: Int) -> Bool {
    // "… — most of the time".
    if tokens[index].isDash, case let rest = Array(tokens[(index + 1)...]).trimmingMarks, (1...5).contains(rest.count),
      HedgePhrase.isIn(rest) || rest.count == 1 && rest[0].isWord(in: Lexicon.hedges)
    {
      return true
    }
    if tokens[index].isDash, index + 2 < tokens.count, tokens[index + 2].isDash {
      return tokens[index + 1].isWord(in: Lexicon.hedges)
    }
    guard tokens[index].isMark("("), index + 2 < tokens.count else { return false }
    let next = tokens[index + 1]
    if next.isWord(in: Lexicon.hedges) || next.isWord("maybe") { return tokens[index + 2].isMark(")") }
    if next.isWord(in: ["we", "i"]) { return tokens[index + 2].isWord(in: ["think", "believe", "hope", "guess"]) }
    if next.isWord("not"), tokens[index + 2].isWord("yet") || tokens[index + 2].isMark(")") { return true }
    if next.isWord("see") {
      let words = tokens[(index + 2)...].prefix { !$0.isMark(")") }.suffix(3).map(\.lower)
      return words == ["for", "the", "exception"] || words == ["for", "the", "exceptions"]
    }
    if next.isWord("but") { return tokens[index + 2].isWord(in: ["see", "sometimes", "maybe"]) }
    guard next.isWord("or"), index + 3 < tokens.count else { return false }
    let other = Array(tokens[(index + 2)...])
    return TimesPhrase.read(other, at: 0) != nil || ThreadPhrase.read(other, at: 0) != nil
      || other.prefix(3).map(\.lower) == ["in", "a", "loop"] || other[0].isWord(in: ["before", "after"])
  }

  /// "with one exception", "with a few exceptions", and not "with an exception handler" or "with no exceptions".
  private static func isException(_ tokens: [Token], at index: Int) -> Bool {
    if isOneItself(tokens, at: index) { return true }
    guard tokens[index].isWord("with"),
      let noun = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isWord(in: ["exception", "exceptions"]) }),
      noun > index + 1,
      tokens[(index + 1)..<noun].allSatisfy({
        $0.isWord(in: ["one", "two", "three", "a", "few", "some", "several", "rare", "certain", "many", "notable"])
      }),
      tokens[index + 1].lower != "a" || noun == index + 3
    else { return false }
    return noun + 1 == tokens.count || tokens[noun + 1].kind == .mark
  }

  /// "(`draw` being the exception)", "`draw` is an exception", "see below for exceptions", and not "if the value is an exception".
  private static func isOneItself(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[index...].prefix(4)
    guard let noun = words.last(where: { $0.isWord(in: ["exception", "exceptions"]) }),
      let end = words.lastIndex(of: noun), end + 1 == tokens.count || tokens[end + 1].kind == .mark
    else { return false }
    if tokens[index].isWord(in: ["is", "being", "are"]) {
      return end == index + 2 && tokens[index + 1].isWord(in: ["the", "an", "one"]) && isHook(tokens[index - 1])
    }
    return tokens[index].isWord("see") && words.contains { $0.isWord("for") }
  }
  private static func isHook(_ token: Token) -> Bool {
    token.kind == .code || token.isWord(in: pointing) || token.isWord(in: SubjectResolver.methodNouns)
  }
}
