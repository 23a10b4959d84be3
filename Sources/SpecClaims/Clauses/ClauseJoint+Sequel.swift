/// What comes next under the auxiliary of the verb before.
extension ClauseJoint {
  /// "will close the tank and then call `drained`", "will fill the tank and return immediately": both under the one "will".
  static func nextCall(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard let next = next(at: index, in: tail) else { return nil }
    let isCall = Verbs.lemma(of: tail[next].lower, as: [.base]).map(Verbs.calling.contains) == true && next > index + 1
    let isReturn = tail[next].isWord("return") && ConcurrencyForm.isAtOnce(tail[(next + 1)...])
    return isCall || isReturn ? ClauseJoint(end: index, next: next, kind: .sameSubject) : nil
  }

  /// "`a` is called, and after E `b` is called", "… and, before E, `b` is called": the moment in front is that of the second clause.
  static func nextMoment(at index: Int, in tail: [Token]) -> ClauseJoint? {
    let and = tail[index].isMark(",") ? index + 1 : index
    guard and + 4 < tail.count, tail[and].isWord(in: ["and", "but"]) else { return nil }
    let start = tail[and + 1].isMark(",") ? and + 2 : and + 1
    guard start + 3 < tail.count, tail[start].isWord(in: ["after", "before", "once"]) else { return nil }
    let comma = tail[(start + 1)...].prefix(10).firstIndex { $0.isMark(",") }
    let main = comma.map { $0 + 1 } ?? (isName(tail[start + 1]) || tail[start + 2].kind == .code ? start + 2 : nil)
    guard let main, main + 1 < tail.count, startsClause(tail[main]),
      let verb = MainVerb.group(in: Array(tail[main...])), (1...4).contains(verb.range.lowerBound), !verb.isImperative,
      !tail[main..<(main + verb.range.lowerBound)].contains(where: { $0.isWord(in: Lexicon.relative) })
    else { return nil }
    return ClauseJoint(end: index, next: start, kind: .newSubject)
  }

  private static func isName(_ token: Token) -> Bool { token.kind == .code || token.isWord(in: ["that", "this"]) }

  /// "Enter the loop and block until E": a command goes on with another that no noun can be.
  static func nextWait(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard let next = next(at: index, in: tail), tail[next].isWord("block"),
      tail[next + 1].isWord(in: ["until", "till"])
    else { return nil }
    return ClauseJoint(end: index, next: next, kind: .sameSubject)
  }

  /// "is registered on start and (then) called before each run", "is bound to a tank and not used by others": both under the one "is". "Rows
  /// opened and closed before E" have a participle in front of "and".
  static func nextPassive(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard let next = next(at: index, in: tail), !tail[..<index].contains(where: { $0.isWord(in: Lexicon.relative) }),
      index == 0 || Verbs.lemma(of: tail[index - 1].lower, as: [.participle]) == nil
    else { return nil }
    let isDenied = tail[next].isWord(in: ["not", "never"])
    let verb = isDenied ? next + 1 : next
    guard verb + 1 < tail.count, tail[verb].kind == .word,
      let lemma = Verbs.lemma(of: tail[verb].lower, as: [.participle]), lemma != tail[verb].lower,
      isDenied || Verbs.calling.contains(lemma) && AdverbialParser(tail).adverbial(at: verb + 1) != nil
    else { return nil }
    return ClauseJoint(end: index, next: next, kind: .sameSubject)
  }

  /// "(is filled and) not used again", as it stands behind the joint.
  static func lacksAuxiliary(_ words: ArraySlice<Token>) -> Bool {
    let rest = words.dropFirst()
    return words.first?.isWord(in: ["not", "never"]) == true && rest.first?.kind == .word
      && rest.first.map { Verbs.lemma(of: $0.lower, as: [.participle]) != nil } == true
  }

  /// Where the verb behind "and", "and then" may stand, with a word behind it.
  private static func next(at index: Int, in tail: [Token]) -> Int? {
    guard tail[index].isWord("and"), index + 2 < tail.count else { return nil }
    let next = tail[index + 1].isWord("then") ? index + 2 : index + 1
    return next + 1 < tail.count ? next : nil
  }

  /// "and is …", "and may be …", "and does …", "and will not …": same subject.
  static func opensFinite(_ rest: [Token]) -> Bool {
    guard let first = rest.first(where: { !$0.isWord(in: Lexicon.adverbs) || $0.isWord("never") }), first.kind == .word
    else { return false }
    if first.isWord(in: ["not", "never"]), rest.count > 2, rest[0].lower == first.lower,
      let lemma = Verbs.lemma(of: rest[1].lower, as: [.participle]), Verbs.invocation.contains(lemma)
    {
      return true
    }
    if Lexicon.modals[first.lower] != nil || ["is", "are", "was", "were", "has", "does", "do"].contains(first.lower) {
      return VerbGroupParser(rest).group(at: 0) != nil || VerbGroupParser(rest).group(at: 1) != nil
    }
    guard let lemma = Verbs.lemma(of: first.lower, as: [.thirdPerson]) else { return false }
    return [
      "do", "run", "happen", "execute", "perform", "return", "begin", "end", "mean", "cause", "force", "come", "call",
      "invoke", "throw", "block", "wait", "follow", "lead", "result", "crash",
    ].contains(lemma)
  }

  /// "starts after the tank and | always stops before it": a verb and its moment.
  static func goesOnInTime(_ rest: ArraySlice<Token>, behind words: ArraySlice<Token> = []) -> Bool {
    guard !words.contains(where: { $0.isWord(in: Lexicon.relative) }),
      let verb = rest.firstIndex(where: { !$0.isWord(in: Lexicon.adverbs) }), verb + 1 < rest.endIndex,
      rest[verb].kind == .word, Verbs.lemma(of: rest[verb].lower, as: [.thirdPerson]) != nil
    else { return false }
    return rest[verb + 1].isWord(in: ["before", "after", "once", "when"])
  }

  /// "…, but | once E, it must …": the moment is that of what follows.
  static func opensMoment(_ rest: [Token]) -> Bool {
    guard rest[0].isWord(in: ["once", "after", "before", "until", "while"]),
      let opening = SegmentOpening.subordinate(in: rest) ?? SegmentOpening.uncut(rest),
      let verb = MainVerb.group(in: opening.rest), verb.range.lowerBound > 0
    else { return false }
    return isFinite(verb, in: opening.rest)
  }

  static func startsClause(_ token: Token) -> Bool {
    token.kind == .code || token.isWord(in: Lexicon.pronouns) || token.isWord(in: Lexicon.determiners)
  }
}
