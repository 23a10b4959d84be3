/// Finds the verb group that makes a run of tokens a clause.
enum MainVerb {
  static func group(in tokens: [Token]) -> VerbGroup? {
    if let told = summary(in: tokens) ?? imperative(in: tokens) { return told }
    if let ellipsis = elliptical(in: tokens) ?? subjectless(in: tokens) ?? description(in: tokens) { return ellipsis }
    let parser = VerbGroupParser(tokens)
    var index = 0
    var insideRelative = false
    while index < tokens.count {
      if index > 0, opensBareRelative(at: index, in: tokens) {
        index += 2
        continue
      }
      if index > 0 && isRelativeMark(at: index, in: tokens) {
        insideRelative = !isVerbOfWho(at: index, in: tokens)
        index += insideRelative ? 1 : 2
        continue
      }
      guard canOpen(at: index, in: tokens), let group = parser.group(at: index), !group.range.isEmpty else {
        index += 1
        continue
      }
      if insideRelative {
        insideRelative = false
        index = group.range.upperBound
        continue
      }
      return ofDeed(tokens, inner: group) ?? group
    }
    return behindQualified(tokens)
  }

  private static func isRelativeMark(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord(in: ["that", "which", "who", "where"]) else { return false }
    let previous = tokens[index - 1]
    return previous.kind == .code || (previous.kind == .word && !previous.isWord(in: Lexicon.prepositions))
      || previous.isMark(",")
  }

  /// "all tanks | you open must be closed": a clause without "that", known by the finite verb right behind its own.
  private static func opensBareRelative(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 2 < tokens.count, isBareRelative(tokens[index...(index + 1)]),
      tokens[index - 1].kind != .mark, !Lexicon.isFunctionWord(tokens[index - 1].lower),
      !Lexicon.isAdverb(tokens[index - 1].lower)
    else { return false }
    let next = tokens[index + 2]
    return next.kind == .word
      && (Lexicon.modals[next.lower] != nil || next.isWord(in: ["is", "are", "has", "have", "was", "were"]))
  }

  /// "you open", "it holds", and nothing more.
  static func isBareRelative(_ words: ArraySlice<Token>) -> Bool {
    guard words.count == 2, let subject = words.first, let verb = words.last, verb.kind == .word else { return false }
    return subject.isWord(in: ["you", "we", "they", "it"])
      && Verbs.lemma(of: verb.lower, as: [.base, .thirdPerson]) != nil
  }

  /// "who wishes to …": behind "who" a word in "s" is the verb, also one that is in no table.
  private static func isVerbOfWho(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("who"), index + 2 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let word = tokens[index + 1].lower
    return word.hasSuffix("s") && !word.hasSuffix("ss") && !Lexicon.isFunctionWord(word)
      && Verbs.readings(of: word).isEmpty
  }

  private static func canOpen(at index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.kind == .word else { return false }
    let word = token.lower
    if Lexicon.modals[word] != nil
      || ["is", "are", "was", "were", "has", "have", "had", "does", "do", "did"].contains(word)
      || word == "need" && index > 0 && index + 1 < tokens.count && tokens[index + 1].isWord("not")
    {
      return !isNoun(at: index, in: tokens) && !(word == "do" && index > 0 && tokens[index - 1].isWord("to"))
    }
    if isNeedToBe(at: index, in: tokens) || isOpeningNeed(at: index, in: tokens) { return true }
    if Lexicon.negations.contains(word)
      || ["also", "always", "only", "usually", "typically", "often", "then"].contains(word)
    {
      return index > 0 && opensVerb(after: index, in: tokens)
    }
    return isLexicalVerb(at: index, in: tokens)
  }

  /// "operations on the tank | need to be": no noun, whatever stands in front, unless that counts it ("no need to be").
  private static func isNeedToBe(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("need"), index > 2, index + 2 < tokens.count, tokens[index + 1].isWord("to"),
      tokens[index + 2].isWord("be"), tokens[index - 1].kind != .mark,
      !tokens[0].isWord(in: Lexicon.pronouns), !tokens[..<index].contains(where: { $0.isWord(in: Lexicon.relative) })
    else { return false }
    let previous = tokens[index - 1]
    return !previous.isWord(in: Lexicon.determiners) && !previous.isWord(in: Lexicon.prepositions)
      && !previous.isWord(in: Lexicon.be) && !Lexicon.isAdverb(previous.lower)
  }

  /// "Needs to be called …", with the method in the title.
  private static func isOpeningNeed(at index: Int, in tokens: [Token]) -> Bool {
    index == 0 && tokens.count > 3 && tokens[0].isWord(in: ["needs", "has"]) && tokens[1].isWord("to")
      && tokens[2].isWord(in: ["be", "run", "execute"])
  }

  /// "the can", "no do's": a closed-class verb after a determiner is a noun; in practice only "a must", "a may" occur.
  private static func isNoun(at index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index - 1].isWord(in: ["a", "the"])
  }

  private static func opensVerb(after index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let next = tokens[index + 1].lower
    if Lexicon.be.contains(next) || Lexicon.modals[next] != nil { return true }
    return isLexicalVerb(at: index + 1, in: tokens)
  }

  private static func isLexicalVerb(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 0 else { return false }
    let word = tokens[index].lower
    let readings = Verbs.readings(of: word)
    guard !readings.isEmpty else { return false }
    let previous = previousContent(before: index, in: tokens)
    // "Both run on main": of two that were named.
    let isOfBoth = index == 1 && previous?.isWord("both") == true && readings.contains { $0.form == .base }
    if isOfBoth, tokens.dropFirst(2).first?.isWord(in: Lexicon.prepositions) == true { return true }
    let speaks = previous?.isWord(in: ["you", "we", "they", "i", "that", "which", "who"]) == true
    if isNamedByThat(at: index, in: tokens) { return false }
    if !speaks, let next = index + 1 < tokens.count ? tokens[index + 1] : nil {
      if next.isWord(in: ["is", "are", "was", "were"]) || Lexicon.modals[next.lower] != nil { return false }
    }
    guard let previous,
      !previous.isWord(in: Lexicon.determiners) || previous.isWord(in: ["this", "that", "these", "those"])
        || previous.text == "NO",
      !previous.isWord(in: Lexicon.prepositions), !previous.isPossessive
    else { return false }
    if isDeterminer(index - 1, in: tokens) { return false }
    if readings.contains(where: { $0.form == .thirdPerson }) {
      if isCountedNoun(at: index, in: tokens) || isNounBeforeVerb(at: index, in: tokens)
        || isNounOfPhrase(at: index, in: tokens) || isSuchNoun(at: index, in: tokens)
      {
        return false
      }
      return !previous.isWord(in: ["these", "those"])
    }
    if previous.isWord(in: ["you", "we", "they", "i", "which", "that"]) { return true }
    // "errors thrown by the hook | result in a crash".
    let isOutcome = word == "result" && index + 1 < tokens.count && tokens[index + 1].isWord("in")
    return readings.contains { $0.form == .base }
      && (isPluralNoun(previous) || isOutcome && isPluralNoun(tokens[0]) || isOfHeadNoun(at: index, in: tokens)
        || isRunOfSeveral(at: index, in: tokens))
  }

  /// "the hooks of a tank | always run", "callbacks for one tank | never run": with an adverb in front, the verb goes with the plural
  /// before "of".
  private static func isOfHeadNoun(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index - 1].isWord(in: ["always", "never", "also", "only", "then", "still"]),
      let of = tokens[..<index].firstIndex(where: { $0.isWord(in: ["of", "for"]) }), of > 0
    else { return false }
    return isPluralNoun(tokens[of - 1])
  }

  /// "any additional calls to `x` will …", "all later changes are …": a plural noun behind its quantifier, with the verb still to come.
  private static func isCountedNoun(at index: Int, in tokens: [Token]) -> Bool {
    if index == 2, tokens[0].isWord("no"), tokens[1].isWord(in: ["further", "more", "other", "additional"]),
      tokens.count > 3
    {
      return true
    }
    guard (1...3).contains(index) || (4...6).contains(index) && tokens[index - 1].kind == .code,
      !tokens[index - 1].isWord(in: Lexicon.relative),
      tokens[0].isWord(in: [
        "any", "all", "multiple", "further", "additional", "subsequent", "consecutive", "repeated", "concurrent",
        "nested",
      ])
        || tokens[0].isWord("no") && tokens[index].isWord("calls")
    else { return false }
    return tokens[(index + 1)...].prefix { !$0.isMark(",") && !$0.isWord(in: Lexicon.relative) }.contains {
      $0.kind == .word && (Lexicon.modals[$0.lower] != nil || ["is", "are", "has", "have", "does"].contains($0.lower))
    }
  }

  /// "of this display node": behind a preposition "this" stands for nothing, and a noun follows.
  private static func isDeterminer(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord(in: ["this", "that", "these", "those"]) && index > 0
      && tokens[index - 1].isWord(in: Lexicon.prepositions)
  }

  private static func previousContent(before index: Int, in tokens: [Token]) -> Token? {
    var position = index - 1
    while position >= 0, tokens[position].kind == .word,
      Lexicon.isAdverb(tokens[position].lower) || Lexicon.negations.contains(tokens[position].lower)
    {
      position -= 1
    }
    return position >= 0 ? tokens[position] : nil
  }

  static func isPluralNoun(_ token: Token) -> Bool {
    token.kind == .word && token.lower.count > 3 && token.lower.hasSuffix("s") && !token.lower.hasSuffix("ss")
      && !token.lower.hasSuffix("ous")
      && !Lexicon.adverbs.contains(token.lower) && !token.isWord(in: Lexicon.determiners)
  }
}
