/// What somebody has called: "prepare handles get their callbacks called before E", "a handle has its callback called once per round",
/// "the listener will have its callbacks called on main".
enum HadCallback {
  /// "the callbacks of prepare handles are called before E"; the tokens as they are when they say something else.
  static func said(_ tokens: [Token]) -> [Token] {
    let start = tokens.first?.isWord(in: ["the", "a", "an", "each", "every", "all"]) == true ? 1 : 0
    guard let verb = tokens.prefix(start + 4).firstIndex(where: { $0.isWord(in: having) }), verb > start,
      verb + 3 < tokens.count, tokens[..<verb].allSatisfy({ $0.kind != .mark }),
      case let end = tokens[verb - 1].isWord("will") ? verb - 1 : verb, end > start,
      tokens[start..<end].allSatisfy({ !Lexicon.isFunctionWord($0.lower) && !Lexicon.isAdverb($0.lower) }),
      let noun = nouns[tokens[verb + 2].lower], tokens[verb + 1].isWord(in: ["its", "their"]),
      Verbs.lemma(of: tokens[verb + 3].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return tokens }
    let place = tokens[verb]
    let whose = [tokens[0].kind == .word ? Token.word(tokens[0].lower, tokens[0]) : tokens[0]] + tokens[1..<end]
    return [.word("The", place), .word(tokens[verb + 2].lower, place), .word("of", place)] + whose
      + [.word(noun, place)] + tokens[(verb + 3)...]
  }

  private static let having = ["get", "gets", "have", "has"]
  private static let nouns = [
    "callback": "is", "callbacks": "are", "handler": "is", "handlers": "are", "hook": "is", "hooks": "are",
    "listener": "is", "listeners": "are", "finalizer": "is", "finalizers": "are",
  ]
}
