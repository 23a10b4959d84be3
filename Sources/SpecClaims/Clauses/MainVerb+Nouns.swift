/// Nouns that look like verbs.
extension MainVerb {
  /// "that pump | will not be started": one thing has no plural verb ("that pump"), so that it is the noun, and its own verb comes next.
  static func isNamedByThat(at index: Int, in tokens: [Token]) -> Bool {
    guard index == 1, tokens[0].isWord(in: ["that", "this"]), tokens.count > 2 else { return false }
    let next = tokens[2]
    return next.isWord(in: ["is", "was", "has"]) || next.kind == .word && Lexicon.modals[next.lower] != nil
  }

  /// "Level changes inside this hook | do not fire it": the plural of the verb behind says that this is its subject. So does a comma right
  /// behind it ("Old pumps, such as those that leak, must be shut").
  static func isNounBeforeVerb(at index: Int, in tokens: [Token]) -> Bool {
    guard index == 1, tokens.count > 2, tokens[0].kind == .word, !tokens[0].isWord(in: Lexicon.pronouns) else {
      return false
    }
    if tokens[2].isMark(",") || isNounOfPlaces(tokens) { return true }
    guard tokens.count > 5, tokens[2].isWord(in: Lexicon.prepositions), !tokens[0].lower.hasSuffix("s"),
      let verb = tokens[3...].prefix(6).firstIndex(where: { $0.isWord(in: ["do", "are", "have"]) })
    else { return false }
    return tokens[3..<verb].allSatisfy {
      $0.kind != .mark && !$0.isWord(in: Lexicon.relative) && !$0.isWord(in: Lexicon.coordinators)
        && !($0.kind == .word && $0.lower.hasSuffix("s") && !Lexicon.isFunctionWord($0.lower))
    }
  }

  /// "Drain blocks on other tanks | are called", "Drain blocks registered on other tanks | are called": behind a place comes no clause.
  private static func isNounOfPlaces(_ tokens: [Token]) -> Bool {
    guard tokens.count > 5, !tokens[0].lower.hasSuffix("s") || tokens[0].lower.hasSuffix("ss") else { return false }
    let start = Verbs.lemma(of: tokens[2].lower, as: [.participle]) == nil ? 2 : 3
    guard tokens[start].isWord(in: ["on", "in", "of", "for", "from", "with"]),
      let verb = tokens[(start + 1)...].prefix(9).firstIndex(where: { $0.isWord(in: ["are", "were"]) }),
      verb > start + 1, verb + 1 < tokens.count
    else { return false }
    return tokens[(start + 1)..<verb].allSatisfy {
      $0.kind != .mark && !$0.isWord(in: Lexicon.relative) && !$0.isWord(in: Lexicon.temporal) && !$0.isWord("if")
    }
  }

  /// "attempts to use any such handles | after E will fail".
  static func isSuchNoun(at index: Int, in tokens: [Token]) -> Bool {
    index > 1 && tokens[index - 1].isWord("such")
      && tokens[index - 2].isWord(in: ["any", "all", "no", "other", "the", "of", "these"])
  }

  /// "answers for slow calls and rows | will be made": the noun of a preposition, with the verb of the clause still to come.
  static func isNounOfPhrase(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 2, index + 3 < tokens.count, tokens[index - 2].isWord(in: Lexicon.prepositions),
      tokens[index - 1].kind == .word, tokens[index - 1].text.first?.isLowercase == true,
      !isPluralNoun(tokens[index - 1]), !Lexicon.isFunctionWord(tokens[index - 1].lower),
      tokens[index + 1].isWord(in: ["and", "or"])
    else { return false }
    let rest = tokens[(index + 2)...].prefix { $0.kind != .mark }.prefix(6)
    guard let first = rest.first, Lexicon.modals[first.lower] == nil, !first.isWord(in: Lexicon.be) else {
      return false
    }
    return rest.contains { $0.kind == .word && (Lexicon.modals[$0.lower] != nil || $0.isWord(in: ["are", "is"])) }
  }
}
