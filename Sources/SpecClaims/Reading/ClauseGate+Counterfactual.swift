/// What is not so.
extension ClauseGate {
  /// "if this were to happen, …", "if the tank were open": what is said there is not so.
  static func isCounterfactual(_ view: ClauseView) -> Bool {
    // "If it were open, it would leak: the valve must …": told of that case alone.
    let before = view.clause.link == .coordinate ? view.previous?.leading ?? [] : []
    return (view.clause.leading + view.adverbials.conditions + before).contains { words in
      words.indices.dropLast().contains { words[$0].isWord("were") && words[$0 + 1].isWord("to") }
        || words.first?.isWord("if") == true && isSubjunctive(words)
    }
  }

  /// "if it were": "were" behind a singular.
  private static func isSubjunctive(_ words: [Token]) -> Bool {
    guard let were = words.firstIndex(where: { $0.isWord("were") }), were > 1 else { return false }
    let before = words[were - 1]
    return before.isWord(in: ["it", "this", "that", "one"])
      || before.kind == .word && !before.lower.hasSuffix("s") && words[1].isWord(in: ["the", "a", "an", "this"])
  }
}
