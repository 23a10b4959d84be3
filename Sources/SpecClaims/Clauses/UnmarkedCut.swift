/// Where a main clause begins that no comma parts from what stands in front of it: "If a tank overflows the pump is stopped", "When
/// opening a tank the valve must be shut", "Before the first call the tank is empty", "On old hosts the hook is called twice".
///
/// The cut is in front of the noun phrase that the second finite verb has for its subject. It is refused where that phrase may as well
/// belong to the first clause: behind a preposition, a transitive verb, or a relative pronoun.
struct UnmarkedCut {
  private let tokens: [Token]
  init(_ tokens: [Token]) { self.tokens = tokens }

  /// Where the main clause begins.
  var start: Int? {
    guard tokens.count > 5, let end = openingEnd,
      let verb = tokens.indices.first(where: { $0 > end && isFinite(at: $0) }), verb - end <= 14
    else { return nil }
    let between = tokens[end..<verb]
    guard
      !between.indices.contains(where: {
        tokens[$0].isWord("where") || tokens[$0].isMark(",")
          || tokens[$0].isWord(in: Lexicon.relative) && !isPointing(at: $0)
      }),
      let start = between.indices.last(where: { $0 > end && opensSubject(at: $0, behind: end) }), verb - start <= 7,
      !tokens[start..<verb].contains(where: { $0.isWord(in: ["and", "or", "than"]) }),
      let main = MainVerb.group(in: Array(tokens[start...])), main.range.lowerBound > 0, !main.isImperative
    else { return nil }
    return start
  }

  /// "for that tank": which one, and no clause.
  private func isPointing(at index: Int) -> Bool {
    tokens[index].isWord("that") && tokens[index - 1].isWord(in: Lexicon.prepositions)
  }

  /// The last word that surely belongs to the opening clause.
  private var openingEnd: Int? {
    let rest = Array(tokens.dropFirst())
    if SegmentOpening.opensPurpose(tokens) { return 1 }
    if tokens[0].isWord(in: Lexicon.prepositions), MainVerb.group(in: upToFinite(rest)) == nil {
      return rest[0].isWord(in: Lexicon.pronouns) && !rest[0].isWord(in: Lexicon.determiners) ? nil : 1
    }
    if rest[0].kind == .word, Verbs.isGerund(rest[0].lower) { return 1 }
    if isParticiple(rest[0]), !rest[1].isWord(in: Lexicon.determiners), !rest[1].isWord(in: Lexicon.pronouns) {
      return 1
    }
    guard let verb = MainVerb.group(in: rest), verb.range.lowerBound > 0 else { return nil }
    let end = verb.range.upperBound
    if verb.isPassive || Self.intransitive.contains(verb.lemma) { return end }
    guard verb.lemma == "be", end + 1 < tokens.count else { return nil }
    return isComplement(tokens[end + 1]) ? end + 1 : endBeforePronoun(from: end + 1)
  }

  /// "If the row is no instance of `Row` | it is dropped": a pronoun with a verb of its own.
  private func endBeforePronoun(from start: Int) -> Int? {
    let pronoun = tokens[start...].prefix(8).indices.first { index in
      tokens[index].isWord(in: ["it", "they"]) && index + 1 < tokens.count && isFinite(at: index + 1)
    }
    guard let pronoun, pronoun > start + 1, tokens[start..<pronoun].allSatisfy({ $0.kind != .mark }) else { return nil }
    return pronoun - 1
  }

  /// "when built for old hosts", "once given to a plugin": the auxiliary is left out.
  private func isParticiple(_ token: Token) -> Bool {
    guard token.kind == .word, tokens[0].isWord(in: ["when", "if", "once", "unless", "until", "while"]) else {
      return false
    }
    return Verbs.lemma(of: token.lower, as: [.participle]) != nil && Verbs.lemma(of: token.lower, as: [.base]) == nil
  }

  private func upToFinite(_ words: [Token]) -> [Token] {
    Array(words.prefix { !($0.kind == .word && Self.auxiliaries.contains($0.lower)) })
  }

  private func isComplement(_ token: Token) -> Bool {
    token.kind != .mark && !token.isWord(in: Lexicon.determiners) && !token.isWord(in: Lexicon.prepositions)
      && !token.isWord(in: ["not", "to", "as"])
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "will", "must", "shall", "should", "may", "can", "has", "have", "does", "do",
  ]
  static let intransitive = Verbs.happening.union(["exist", "return"])

  private func isFinite(at index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    if index == tokens.count - 1, tokens[0].isWord(in: ["once", "after", "when"]),
      let lemma = Verbs.lemma(of: tokens[index].lower, as: [.thirdPerson])
    {
      // "Once the tank is full the pump stops": the last word, and no noun in the plural.
      return EventMomentForm.beginnings.contains(lemma) && !tokens[index - 1].isWord(in: Lexicon.determiners)
    }
    guard Self.auxiliaries.contains(tokens[index].lower) else { return false }
    return
      !(index > 0 && tokens[index - 1].isWord(in: Lexicon.determiners)
      && !tokens[index - 1].isWord(in: ["this", "these", "those"]))
  }

  /// A determiner, a name or "it" that begins a noun phrase of its own.
  ///
  /// - Parameter end: of the opening clause; its last word is no verb that takes what follows ("if it is empty | this …").
  private func opensSubject(at index: Int, behind end: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    if before.isWord(in: Lexicon.prepositions) || before.isWord(in: Lexicon.determiners) || before.isPossessive
      || before.isWord(in: Lexicon.coordinators) || before.isWord(in: Lexicon.be) || before.isWord(in: ["as", "than"])
    {
      return false
    }
    if token.isWord("you"), index + 1 < tokens.count, isFinite(at: index + 1), before.isWord(in: ["call", "return"]) {
      return true
    }
    if before.kind == .word, index - 1 != end || !isStateOfThing(before),
      Verbs.lemma(of: before.lower, as: [.gerund, .base, .thirdPerson]) != nil,
      !Self.intransitive.contains(Verbs.lemma(of: before.lower, as: [.base, .thirdPerson]) ?? ""),
      !isNoun(at: index - 1)
    {
      return false
    }
    if token.isWord(in: ["calling", "invoking"]), tokens[0].isWord("if"), index + 1 < tokens.count {
      return tokens[index + 1].kind == .code || tokens[index + 1].isWord(in: ["it", "this"])
    }
    if token.kind == .code, index > end, index + 1 < tokens.count, isFinite(at: index + 1) { return true }
    return token.isWord(in: Lexicon.determiners) && !token.isWord("that") || token.isWord(in: ["it", "they", "you"])
  }

  /// Words for a state that are verbs elsewhere.
  private func isStateOfThing(_ token: Token) -> Bool {
    token.isWord(in: ["empty", "open", "idle", "clean", "clear", "free", "complete", "correct", "dirty", "dry"])
  }

  /// "the call", "a request": behind a determiner the word is a noun.
  private func isNoun(at index: Int) -> Bool {
    index > 0
      && (tokens[index - 1].isWord(in: Lexicon.determiners) || tokens[index - 1].kind == .code
        || tokens[index - 1].isWord(in: Lexicon.prepositions))
  }
}
