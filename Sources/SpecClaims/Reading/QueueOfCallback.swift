/// "`queue`: The dispatch queue on which the callback will be run": a promise about the callback, told as what the parameter is.
enum QueueOfCallback {
  /// "the callback will be run on the `queue` queue".
  static func told(_ label: Token, _ tokens: [Token]) -> [Token]? {
    let words = tokens.trimmingMarks
    guard label.kind == .code, let noun = words.prefix(5).firstIndex(where: { $0.isWord(in: nouns) }), noun > 0,
      words[0].isWord(in: ["the", "a", "an"]), noun + 4 < words.count,
      words[noun + 1].isWord(in: ["on", "in"]), words[noun + 2].isWord("which"),
      case let clause = Array(words[(noun + 3)...]), let verb = MainVerb.group(in: clause), verb.isPassive,
      Verbs.invocation.contains(verb.lemma), verb.range.upperBound == clause.count,
      (1...5).contains(verb.range.lowerBound)
    else { return nil }
    return clause + [.word("on", label), .word("the", label), label, .word(words[noun].lower, label)]
  }

  private static let nouns: Set<String> = ["queue", "thread", "executor", "scheduler"]
}
