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

  private static func names(_ token: Token) -> Bool { token.isWord(in: SubjectResolver.methodNouns) }
}
