/// "Called twice, this method throws": what stands in front is the case, and no promise.
enum FrontedParticiple {
  /// The sentence with "if" in front of such a case; the sentence itself when it opens otherwise.
  static func asCondition(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.first, first.isWord(in: ["called", "invoked", "executed"]),
      let comma = tokens.firstIndex(where: { $0.isMark(",") }), comma > 1, comma + 2 < tokens.count,
      tokens[comma + 1].isWord(in: ["it", "this", "they"]) || tokens[comma + 1].kind == .code
        || tokens[comma + 1].isWord("the") && names(tokens[comma + 2]),
      MainVerb.group(in: Array(tokens[1..<comma])) == nil,
      let verb = MainVerb.group(in: Array(tokens[(comma + 1)...])), (1...3).contains(verb.range.lowerBound),
      !verb.isImperative, tokens[comma + 1].kind != .code || verb.range.lowerBound == 1
    else { return tokens }
    return [Token(kind: .word, text: "If", range: first.range)]
      + [Token(kind: .word, text: first.lower, range: first.range)] + tokens.dropFirst()
  }

  /// "Once closed, a tank cannot …": "Once a tank is closed, it cannot …".
  static func spelledOut(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, tokens[0].isWord("once"), tokens[2].isMark(","), tokens[1].kind == .word,
      Verbs.lemma(of: tokens[1].lower, as: [.participle]) != nil, case let main = Array(tokens[3...]),
      let verb = MainVerb.group(in: main), (1...4).contains(verb.range.lowerBound), !verb.isImperative,
      case let subject = Array(main[..<verb.range.lowerBound]), !subject.isLonePronoun,
      subject[0].isWord(in: Lexicon.determiners), subject.allSatisfy({ $0.kind != .mark }),
      // "Once started, it cannot be started again": at most once.
      !main.contains(where: { $0.isWord("again") })
    else { return tokens }
    // "Once called, the tank …": a tank is not called; the method is.
    if tokens[1].isWord(in: ["called", "invoked"]), !subject.contains(where: { $0.kind == .code || names($0) }) {
      return [tokens[0], .word("this", tokens[1]), .word("method", tokens[1]), .word("is", tokens[1])] + tokens[1...]
    }
    let isPlural = Verbs.isPlural(subject.phrase)
    let (be, pronoun) = isPlural ? ("are", "they") : ("is", "it")
    return [tokens[0]] + subject + [.word(be, tokens[1]), tokens[1], tokens[2], .word(pronoun, tokens[2])]
      + main[verb.range.lowerBound...]
  }

  private static func names(_ token: Token) -> Bool { token.isWord(in: SubjectResolver.methodNouns) }
}
