/// Where a clause that tells of a call begins behind a moment, when no comma says so: "After the tank is shut | `drain` is called", "Once the
/// timeout occurs | the pump calls `fill`", "Upon completion | the handler is invoked".
///
/// Only where the moment is whole without what follows: a passive or an event with its subject, a state, or a short noun phrase.
extension SegmentOpening {
  static func beforeCall(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 4, !tokens.contains(where: { $0.isMark(",") }), let start = momentStart(tokens),
      let cut = tokens.indices.first(where: { $0 > start && opensCall(tokens, at: $0) }),
      isWhole(Array(tokens[start..<cut]), behind: tokens[start - 1])
    else { return nil }
    return Subordinate(clause: Array(tokens[..<cut]), rest: Array(tokens[cut...]), isCausal: false)
  }

  /// Behind the connective.
  private static func momentStart(_ tokens: [Token]) -> Int? {
    let words = tokens.prefix(4).map(\.lower)
    if let long = connectives.first(where: { words.starts(with: $0) }) { return long.count }
    return tokens[0].isWord(in: ["once", "after", "before", "until", "when", "whenever", "upon"]) ? 1 : nil
  }

  private static let connectives = [
    ["as", "soon", "as"], ["each", "time"], ["every", "time"], ["right", "before"], ["right", "after"],
    ["just", "before"], ["just", "after"], ["immediately", "before"], ["immediately", "after"], ["shortly", "before"],
    ["shortly", "after"],
  ]

  /// "`drain` is called …", "the handler is invoked …", "the pump calls `fill` …".
  private static func opensCall(_ tokens: [Token], at index: Int) -> Bool {
    let rest = Array(tokens[index...])
    guard rest.count > 2 else { return false }
    if rest[0].kind == .code { return isCalled(rest, behind: 1) }
    guard rest[0].isWord(in: ["the", "this", "each", "every", "all"]),
      !tokens[index - 1].isWord(in: Lexicon.determiners)
    else { return false }
    let noun = rest[1...].prefix(3).prefix { $0.kind != .mark && !Lexicon.isFunctionWord($0.lower) }
    let hook = noun.firstIndex { $0.isWord(in: SubjectResolver.methodNouns) || $0.isWord(in: ["event", "block"]) }
    if let hook, isCalled(rest, behind: hook + 1) { return true }
    return noun.indices.dropFirst().contains { verb in
      verb + 1 < rest.count && rest[verb + 1].kind == .code
        && Verbs.lemma(of: rest[verb].lower, as: [.thirdPerson]).map(Verbs.invocation.contains) == true
    }
  }

  /// "is called", "will be invoked", "has to be called": and nothing that is called in passing, as "`a` is called by `b` is".
  private static func isCalled(_ rest: [Token], behind index: Int) -> Bool {
    guard index < rest.count, rest[index].kind == .word,
      let verb = VerbGroupParser(rest).group(at: index), verb.range.lowerBound == index
    else { return false }
    return verb.isPassive && Verbs.invocation.contains(verb.lemma)
  }

  /// "the tank is shut", "the timeout occurs", "`open` has returned", "the tank is full"; behind "upon", "completion" as well.
  private static func isWhole(_ moment: [Token], behind connective: Token) -> Bool {
    guard let last = moment.last, !moment.contains(where: { $0.isWord(in: ["and", "or", "that", "which", "who"]) })
    else {
      return false
    }
    guard let verb = MainVerb.group(in: moment), verb.range.lowerBound > 0, !verb.isImperative else {
      return isNoun(moment) && connective.isWord(in: ["upon", "before", "after"])
    }
    let rest = moment[verb.range.upperBound...]
    if verb.isPassive || UnmarkedCut.intransitive.contains(verb.lemma) { return rest.isEmpty }
    return verb.lemma == "be" && rest.count == 1 && last.kind == .word && !Lexicon.isFunctionWord(last.lower)
  }

  /// "completion", "the first draw".
  private static func isNoun(_ words: [Token]) -> Bool {
    words.count <= 3 && words.allSatisfy { $0.kind == .word }
      && words.last.map { !Lexicon.isFunctionWord($0.lower) } == true
      && !words.contains { Verbs.isGerund($0.lower) || $0.isWord(in: ["being", "to", "of"]) }
  }
}
