/// The place after a verb where the next clause of the same segment begins.
struct ClauseJoint {
  enum Kind { case causal(String), newSubject, sameSubject, relative([Token], behind: Int), exception }
  /// Where the clause before ends, and where the next begins.
  let end: Int
  let next: Int
  let kind: Kind

  /// - Parameters:
  ///   - isFuture: "will" stands before the verb, and may hold for further verbs.
  ///   - isPassive: So does "is".
  ///   - says: What follows is what "means" tells.
  static func first(in tail: [Token], isFuture: Bool, isPassive: Bool, says: Bool = false)
    -> ClauseJoint?
  {
    var moment = OpenMoment()
    let content = contentComma(in: tail, says: says)
    for index in tail.indices where index != content {
      moment.pass(index, in: tail)
      if let clause = RelativeClause(at: index, in: tail) {
        return ClauseJoint(end: clause.end, next: clause.next, kind: .relative(clause.antecedent, behind: clause.place))
      }
      if let clause = RelativeClause(reducedAt: index, in: tail) {
        let verb = Token(kind: .word, text: "is", range: tail[index].range)
        return ClauseJoint(end: clause.end, next: clause.next, kind: .relative(clause.antecedent + [verb], behind: 0))
      }
      if let joint = told(at: index, in: tail) ?? otherwise(at: index, in: tail, moment)
        ?? exception(at: index, in: tail) ?? contrast(at: index, in: tail) ?? causal(at: index, in: tail)
      {
        return joint
      }
      if tail[index].isWord(in: ["and", "but", "or", "so"]) || tail[index].isMark(","), !moment.isOpen,
        let joint = (isFuture ? nextCall(at: index, in: tail) : nil) ?? nextWait(at: index, in: tail)
          ?? (isPassive ? nextPassive(at: index, in: tail) : nil) ?? coordination(at: index, in: tail)
      {
        return joint
      }
    }
    return nil
  }

  private static let connectives: Set<String> = ["and", "but", "so", "then", "therefore", "thus", "hence", "also"]

  private static func coordination(at index: Int, in tail: [Token]) -> ClauseJoint? {
    if let timed = nextMoment(at: index, in: tail) { return timed }
    var next = index + 1
    while next < tail.count,
      tail[next].isWord(in: connectives) || tail[next].isWord("however") && tail[index].isMark(",")
    {
      next += 1
    }
    // "…, and that it is closed", "…, so that it is closed": a second thing that is said.
    if next + 2 < tail.count, tail[next].isWord("that"), tail[next - 1].isWord(in: ["and", "so"]),
      tail[next + 1].isWord(in: ["it", "they", "you", "the", "a", "an", "this", "these", "all", "no"])
        || MainVerb.isPluralNoun(tail[next + 1]) || tail[next - 1].isWord("and") && startsClause(tail[next + 1])
    {
      next += 1
    }
    // "…, and, if opened, …"
    if tail[next - 1].kind == .word, next + 1 < tail.count, tail[next].isMark(","),
      tail[next + 1].isWord(in: ["if", "when", "unless"])
    {
      next += 1
    }
    guard next < tail.count else { return nil }
    let rest = Array(tail[next...])
    if rest[0].isWord(in: ["every", "each"]), rest.count > 1, rest[1].isWord("time") { return nil }
    // "…, but only in debug builds" restricts what stands before.
    if rest[0].isWord("only"), rest.count > 2, rest[1].isWord(in: Lexicon.prepositions.union(Lexicon.temporal)) {
      return nil
    }
    let isDuty = rest.count > 2 && [.must, .should].contains(Lexicon.modals[rest[1].lower])
    if rest[0].isWord(in: ["instead", "rather"]), !isDuty {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    if tail[index].isWord(in: ["and", "so"]) || tail[index].isMark(",") && next > index + 1,
      rest[0].isWord(in: ["if", "when", "unless"]),
      SegmentOpening.subordinate(in: rest) ?? SegmentOpening.uncut(rest) != nil
    {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    if tail[index].isMark(",") && next == index + 1 && opensCase(rest)
      || tail[index..<next].contains(where: { $0.isWord("but") }) && opensMoment(rest)
    {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    // "… but note that it must be shut": a sentence of its own.
    if tail[index].isWord("but"), rest.count > 3, rest[0].isWord(in: ["note", "remember"]), rest[1].isWord("that") {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    // "…, so do not call it": said to the author.
    if tail[index..<next].contains(where: { $0.isWord(in: ["so", "therefore", "thus", "hence"]) }), isCommand(rest) {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    if opensFinite(rest) || (next > index + 1 || !tail[index].isMark(",")) && opensRun(rest)
      || OpenMoment.goesOnWithCall(rest[...], behind: tail[..<index])
      || goesOn(rest, behind: tail[..<next])
      || goesOnInTime(rest[...], behind: tail[..<next])
    {
      return ClauseJoint(end: index, next: next, kind: .sameSubject)
    }
    if isInContent(tail[..<index]) || isInSoThat(tail[..<index]) { return nil }
    let head = rest[0]
    let isStrong =
      tail[index].isMark(",") && tail.dropFirst(index + 1).first?.isWord(in: ["but", "so", "while", "however"]) == true
    // "…, and setting it before E is …": a deed of its own.
    let isDeed =
      tail[index].isMark(",") && next == index + 2 && head.kind == .word && Verbs.isGerund(head.lower)
      && rest.prefix(5).contains { $0.isWord(in: ["before", "after", "while"]) }
    let isAttempt = head.isWord(in: ["trying", "attempting"]) && opensAttempt(rest) || opensDoing(rest)
    guard
      startsClause(head) || isAttempt || isCommand(rest) || isStrong || isDeed || opensWithModal(rest)
        || opensBareClause(rest, behind: tail[..<index], isJoined: next > index + 1 || !tail[index].isMark(","))
    else { return nil }
    let reach = Array(
      rest.prefix { token in
        !token.isMark(",") && (isStrong && token.isWord("and") || !token.isWord(in: Lexicon.coordinators))
          && !token.isWord(in: Lexicon.causal) && !token.isWord("as")
      })
    if isInsideNames(index, tail) { return nil }
    if opensWithNames(rest) || tail[index].isMark(",") && next == index + 2 && opensWithPair(rest) {
      return ClauseJoint(end: index, next: next, kind: .newSubject)
    }
    guard let verb = MainVerb.group(in: reach), verb.range.lowerBound > 0 || verb.isImperative,
      isDeed || isAttempt || isFinite(verb, in: reach)
    else { return nil }
    return ClauseJoint(end: index, next: next, kind: .newSubject)
  }

  /// "…, if A, B": no more than a comma, and the case is that of what follows.
  private static func opensCase(_ rest: [Token]) -> Bool {
    guard rest[0].isWord(in: ["if", "when"]), let opening = SegmentOpening.subordinate(in: rest),
      let verb = MainVerb.group(in: opening.rest), verb.range.lowerBound > 0
    else { return false }
    return isFinite(verb, in: opening.rest)
  }

  /// "and users should not …", "and calling `x` will …": a bare noun or a gerund in front of a modal.
  private static func opensWithModal(_ rest: [Token]) -> Bool {
    guard rest.count > 2, rest[0].kind == .word, !Lexicon.isFunctionWord(rest[0].lower) else { return false }
    if Lexicon.modals[rest[1].lower] != nil, rest[1].kind == .word { return true }
    // "and shut pumps should not …".
    if MainVerb.isPluralNoun(rest[1]), [.must, .should].contains(Lexicon.modals[rest[2].lower]), rest[2].kind == .word,
      !Lexicon.isAdverb(rest[0].lower)
    {
      return true
    }
    if rest[0].lower.hasSuffix("s"), rest[1].isWord(in: ["that", "which", "who"]),
      let verb = MainVerb.group(in: rest), [.must, .should].contains(verb.modality)
    {
      return true
    }
    if rest[1].isWord("have"), rest[0].lower.hasSuffix("s"),
      VerbGroupParser(rest).group(at: 1)?.isPassive == true
    {
      return true
    }
    return Verbs.lemma(of: rest[0].lower, as: [.gerund]) != nil
      && rest.prefix { $0.kind != .mark }.prefix(8).contains { $0.kind == .word && Lexicon.modals[$0.lower] != nil }
  }

  /// "and trying to open a tank which is open already will …".
  private static func opensAttempt(_ rest: [Token]) -> Bool {
    rest.dropFirst().first?.isWord("to") == true
      && rest.prefix(20).prefix { $0.kind != .mark }.contains { $0.kind == .word && Lexicon.modals[$0.lower] != nil }
  }

  /// "and do not …", "and never …" after a finished clause.
  static func isCommand(_ rest: [Token]) -> Bool {
    rest.count > 2 && rest[0].isWord("do") && rest[1].isWord("not")
  }

  /// A noun phrase in a list may hold a participle or a relative clause; a clause of its own has a finite verb.
  static func isFinite(_ verb: VerbGroup, in tokens: [Token]) -> Bool {
    if verb.isImperative { return tokens.first?.isWord("do") == true }
    let between = tokens[..<verb.range.lowerBound]
    return !between.contains {
      $0.isWord(in: Lexicon.temporal) || $0.isWord(in: Lexicon.relative) && !$0.isWord("that")
    }
  }

  /// "fills the tank and closes the valve": a predicate of the same subject, for no noun in the plural stands in front of an object. Behind
  /// "that" it may be one of the relative clause.
  private static func goesOn(_ rest: [Token], behind words: ArraySlice<Token>) -> Bool {
    guard words.contains(where: { $0.isWord("and") }),
      !words.contains(where: { $0.isWord(in: Lexicon.relative) }),
      let verb = rest.firstIndex(where: { !$0.isWord(in: Lexicon.adverbs) }), verb + 1 < rest.count,
      Verbs.lemma(of: rest[verb].lower, as: [.thirdPerson]) != nil, rest[verb].kind == .word
    else { return false }
    let next = rest[verb + 1]
    // "… and never runs concurrently": behind "never" stands no noun.
    if rest[0].isWord("never"), verb == 1, next.kind == .word { return true }
    return next.kind == .code && MethodName(code: next.text) != nil
      || next.isWord(in: [
        "the", "a", "an", "its", "their", "it", "them", "this", "these", "any", "all", "each", "whether",
      ])
  }
}
