/// Finds verb groups in tokens. One left-to-right pass, no backtracking: an auxiliary opens the group, the main verb closes it.
package struct VerbGroupParser {
  let tokens: [Token]
  package init(_ tokens: [Token]) { self.tokens = tokens }

  /// The group that starts at `index`, if one does.
  package func group(at index: Int) -> VerbGroup? {
    var group = VerbGroup(range: index..<index, lemma: "")
    var position = index
    var sawAuxiliary = false
    var sawBe = false
    while position < tokens.count, tokens[position].kind == .word {
      let word = tokens[position].lower
      if Lexicon.negations.contains(word) {
        group.isDoublyNegated = group.isNegated
        group.isNegated.toggle()
        group.isNever = word == "never"
        group.isDeniedLoudly = tokens[position].text == "NOT" || tokens[position].text == "NEVER"
        position += 1
      } else if word == "no", sawAuxiliary, isNoLonger(position) {
        group.isNegated = true
        group.adverbs.append("longer")
        position += 2
        if let next = semiAuxiliary(at: position, in: &group) { position = next }
      } else if ["all", "both", "each"].contains(word), isOfSubject(position, sawBe, group) {
        position += 1
      } else if let modality = Lexicon.modals[word], !sawAuxiliary || word == "will" {
        group.modality = modality
        group.isCan = word == "can"
        group.isFuture = word == "will"
        group.isEmphatic = word.count > 2 && tokens[position].text.allSatisfy(\.isUppercase)
        if Lexicon.hedges.contains(word) { group.adverbs.append(word) }
        sawAuxiliary = true
        position += 1
      } else if word == "to" && (sawAuxiliary || position > index) {
        // "is to be returned": owed.
        if sawBe, group.modality == .fact, tokens[position - 1].isWord(in: ["is", "are", "not"]),
          position + 1 < tokens.count, tokens[position + 1].isWord("be") || isActor(before: index)
        {
          group.modality = .must
        }
        position += 1
      } else if Lexicon.be.contains(word) {
        if word == "been" { group.isPerfect = true }
        if word == "was" || word == "were" { group.isPast = true }
        if word == "being" { group.isProgressive = sawBe && !group.isProspective }
        sawAuxiliary = true
        sawBe = true
        position += 1
        if let next = semiAuxiliary(at: position, in: &group) { position = next }
      } else if Lexicon.have.contains(word) || word == "need" || word == "needs", isObligation(at: position) {
        if group.modality != .may { group.modality = .must }
        group.isNeed = true
        if word == "had" { group.isPast = true }
        if group.isNegated { (group.isUnneeded, group.isNegated) = (true, false) }
        sawAuxiliary = true
        position += 2
      } else if word == "need", position + 1 < tokens.count, tokens[position + 1].isWord("not"), !sawAuxiliary {
        group.modality = .must
        group.isUnneeded = true
        sawAuxiliary = true
        position += 2
      } else if ["get", "gets", "got"].contains(word), position + 1 < tokens.count,
        Verbs.lemma(of: tokens[position + 1].lower, as: [.participle]).map(Verbs.invocation.contains) == true
      {
        sawAuxiliary = true
        sawBe = true
        position += 1
      } else if Lexicon.have.contains(word), word != "having", hasParticiple(after: position) {
        group.isPerfect = true
        if word == "had" { group.isPast = true }
        sawAuxiliary = true
        position += 1
      } else if Lexicon.do.contains(word), followsVerb(position) {
        sawAuxiliary = true
        position += 1
      } else if word == "either", sawAuxiliary, !sawBe {
        group.adverbs.append(word)
        position += 1
      } else if let verb = mainVerb(at: position, sawAuxiliary: sawAuxiliary, sawBe: sawBe, group: &group) {
        let takesPlace = verb == "take" && position + 1 < tokens.count && tokens[position + 1].isWord("place")
        group.lemma = takesPlace ? "happen" : verb
        group.range = index..<(position + (takesPlace ? 2 : 1))
        return group
      } else if word == "necessarily", sawBe, group.isNegated, group.modality == .fact {
        // "is not necessarily called on main": it may be, and nobody promises it.
        (group.isNegated, group.isGuaranteed, group.deniesGuarantee) = (false, true, true)
        position += 1
      } else if word == "too", sawBe {
        // "is too costly to call": what is called here is not told.
        break
      } else if Lexicon.isAdverb(word) && (sawAuxiliary || position > index || group.isNegated)
        && !isTime(position)
      {
        group.adverbs.append(word)
        position += 1
      } else {
        break
      }
    }
    guard sawBe else { return nil }
    group.lemma = "be"
    group.range = index..<position
    return group
  }

  /// "are all called", "must all be called", "must all run": of the subject.
  private func isOfSubject(_ position: Int, _ sawBe: Bool, _ group: VerbGroup) -> Bool {
    guard position + 1 < tokens.count, case let next = tokens[position + 1], next.kind == .word else { return false }
    if sawBe { return Verbs.lemma(ofParticiple: next.lower) != nil }
    // "must not all be called": one of them may be.
    return group.modality != .fact && !group.isNegated
      && (next.isWord("be") || Verbs.lemma(of: next.lower, as: [.base]) != nil)
  }

  /// "will no longer be called", "can no longer be changed"; "is no longer usable" tells of a state.
  private func isNoLonger(_ position: Int) -> Bool {
    guard position + 2 < tokens.count, tokens[position + 1].isWord("longer") else { return false }
    if tokens[position + 2].isWord(in: ["guaranteed", "thread-safe", "reentrant", "idempotent"]) { return true }
    guard position + 3 < tokens.count else { return false }
    if let modal = Lexicon.modals[tokens[position - 1].lower], modal != .fact {
      let isBe = tokens[position + 2].isWord("be")
      return Verbs.lemma(of: tokens[position + (isBe ? 3 : 2)].lower, as: [isBe ? .participle : .base]) != nil
    }
    let next = tokens[position + 2].isWord("be") ? tokens[position + 3] : tokens[position + 2]
    return Verbs.lemma(of: next.lower, as: [.participle]).map(Verbs.invocation.contains) == true
  }

  /// "once" belongs to the verb only in front of it ("is once called" hardly occurs); after the verb it is a count.
  private func isTime(_ position: Int) -> Bool { tokens[position].lower == "once" || tokens[position].lower == "twice" }

  /// "has to", "have to"; "need to" is a main verb with an infinitive, handled by the matrix table.
  private func isObligation(at position: Int) -> Bool {
    position + 1 < tokens.count && tokens[position + 1].isWord("to")
  }

  private func hasParticiple(after position: Int) -> Bool {
    for token in tokens[(position + 1)...].prefix(4) where token.kind == .word {
      if token.lower == "been" || Verbs.lemma(ofParticiple: token.lower) != nil { return true }
      guard Lexicon.isAdverb(token.lower) || Lexicon.negations.contains(token.lower) else { return false }
    }
    return false
  }

  private func followsVerb(_ position: Int) -> Bool {
    for token in tokens[(position + 1)...].prefix(4) where token.kind == .word {
      if token.isWord(in: ["have", "need"]) { return true }
      if Verbs.lemma(of: token.lower, as: [.base]) != nil { return true }
      guard Lexicon.adverbs.contains(token.lower) || Lexicon.negations.contains(token.lower) else { return false }
    }
    return false
  }

  private func mainVerb(at position: Int, sawAuxiliary: Bool, sawBe: Bool, group: inout VerbGroup) -> String? {
    let word = tokens[position].lower
    if sawBe {
      // "is recommended to set it": no participle, though it looks like one.
      if position > 0, tokens[position - 1].isWord("to"), let lemma = Verbs.lemma(of: word, as: [.base]) {
        return lemma
      }
      if let lemma = Verbs.lemma(of: word, as: [.participle]) {
        group.isPassive = true
        return lemma
      }
      if group.isProspective, let lemma = Verbs.lemma(of: word, as: [.base]) { return lemma }
      if let lemma = Verbs.guessedLemma(ofParticiple: word) {
        group.isPassive = true
        return lemma
      }
      if let lemma = Verbs.lemma(of: word, as: [.gerund]) {
        group.isProgressive = true
        return lemma
      }
      if isAfterInfinitiveMark(position) { return Verbs.lemma(of: word, as: [.base]) ?? unknownBase(word) }
      return nil
    }
    if group.isPerfect { return Verbs.lemma(ofParticiple: word) }
    guard sawAuxiliary || isAfterInfinitiveMark(position) else {
      return Verbs.lemma(of: word, as: [.thirdPerson, .past, .base])
    }
    return Verbs.lemma(of: word, as: [.base]) ?? (sawAuxiliary ? unknownBase(word) : nil)
  }

  /// Behind "must", "will", "does not" stands a verb, also one that is in no table.
  private func unknownBase(_ word: String) -> String? {
    if word == "have" { return word }
    guard word.count > 2, word.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "_" }), !Lexicon.isFunctionWord(word),
      !["everything", "everybody", "everyone", "nothing", "something", "anything"].contains(word),
      !word.hasSuffix("ly")
    else { return nil }
    return word
  }

  /// Behind "to", also where an adverb stands between ("to always close").
  private func isAfterInfinitiveMark(_ position: Int) -> Bool {
    let before = tokens[..<position].last { !($0.kind == .word && Lexicon.isAdverb($0.lower)) }
    return before?.isWord("to") == true
  }
}
