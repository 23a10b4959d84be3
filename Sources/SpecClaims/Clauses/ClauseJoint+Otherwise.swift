/// What comes of doing otherwise.
extension ClauseJoint {
  /// "…, nor may it …", "… otherwise it …", "… or it will …".
  static func otherwise(at index: Int, in tail: [Token], _ moment: OpenMoment) -> ClauseJoint? {
    let token = tail[index]
    if token.isWord("nor"), index + 3 < tail.count, Lexicon.modals[tail[index + 1].lower] != nil {
      return ClauseJoint(end: index, next: index, kind: .newSubject)
    }
    if token.isWord("otherwise"), index > 0, index + 2 < tail.count, !isOfVerb(at: index, in: tail) {
      return ClauseJoint(end: index, next: index + 1, kind: .causal("otherwise"))
    }
    guard token.isWord("or"), index > 0, index + 3 < tail.count else { return nil }
    if isThrown(tail[(index + 1)...]) || isUndefined(tail[(index + 1)...]),
      !moment.isOpen || tail[index - 1].isMark(",")
    {
      return ClauseJoint(end: index, next: index + 1, kind: .causal("otherwise"))
    }
    if tail[index - 1].isMark(","), isWarning(Array(tail[(index + 1)...])) {
      return ClauseJoint(end: index, next: index + 1, kind: .causal("otherwise"))
    }
    let isHost = tail[index + 1].isWord("the") && ErrorForm.isHost(tail[index + 2]) && tail[index + 3].isWord("will")
    guard isHost || tail[index + 1].isWord(in: ["it", "you", "this", "they"]) && tail[index + 2].isWord("will"),
      !moment.isOpen || tail[index - 1].isMark(",")
    else { return nil }
    return ClauseJoint(end: index, next: index + 1, kind: .causal("otherwise"))
  }

  /// "must not call `open`, or otherwise close the tank": by another way.
  private static func isOfVerb(at index: Int, in tail: [Token]) -> Bool {
    tail[index - 1].isWord("or") && Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil
  }

  /// ", or the start of the host will be delayed".
  private static func isWarning(_ words: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: words), (1...6).contains(verb.range.lowerBound), verb.isFuture,
      !verb.isImperative
    else { return false }
    return words[..<verb.range.lowerBound].allSatisfy { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) }
  }

  /// "or the behavior will be undefined".
  private static func isUndefined(_ words: ArraySlice<Token>) -> Bool {
    let rest = words.drop { $0.isWord("the") }
    guard rest.first?.isWord(in: ["behavior", "behaviour", "result", "results"]) == true else { return false }
    let state = rest.dropFirst().drop { $0.isWord(in: ["is", "are", "will", "be"]) }
    return state.first?.isWord(in: ["undefined", "unspecified"]) == true && state.count < rest.count - 1
  }

  /// "or an exception will be thrown", "or a `TankError` is raised".
  private static func isThrown(_ words: ArraySlice<Token>) -> Bool {
    let noun = words.drop { $0.isWord(in: ["a", "an", "the"]) }
    guard noun.count > 2, let error = noun.prefix(3).firstIndex(where: ErrorPhrase.isError), error + 2 < noun.endIndex
    else { return false }
    return VerbGroupParser(Array(noun[(error + 1)...])).group(at: 0).map {
      $0.isPassive && !$0.isNegated && $0.modality == .fact && ["throw", "raise"].contains($0.lemma)
    } ?? false
  }
}
