/// "is called between `open` and `close`": after the one and before the other.
enum BetweenCalls {
  static func said(_ tokens: [Token]) -> [Token] {
    guard
      let between = tokens.indices.dropFirst(2).dropLast(3).first(where: { index in
        tokens[index].isWord("between") && tokens[index + 1].kind == .code && tokens[index + 2].isWord("and")
          && tokens[index + 3].kind == .code
          && Verbs.lemma(of: tokens[index - 1].lower, as: [.participle]).map(Verbs.invocation.contains) == true
      }),
      !tokens[..<between].contains(where: { $0.isWord(in: ["may", "can", "never", "not", "cannot", "no", "only"]) })
    else { return tokens }
    return tokens[..<between] + [.word("after", tokens[between])] + tokens[(between + 1)...(between + 2)]
      + [.word("before", tokens[between])] + tokens[(between + 3)...]
  }
}
