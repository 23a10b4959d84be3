/// Leads that say of their list what order it has: "here are the hooks, listed in the order in which they are called:".
enum ListedInOrder {
  /// "the hooks are called in the following order:"; the tokens as they are when they say something else.
  static func said(_ tokens: [Token]) -> [Token] {
    guard let colon = tokens.last, colon.isMark(":"), (8...30).contains(tokens.count),
      !tokens.contains(where: {
        $0.isWord(in: Lexicon.hedges) || $0.isWord(in: Lexicon.negations)
          || $0.isWord(in: ["reverse", "opposite", "if"])
      }),
      let first = tokens.first, first.isWord(in: ["here", "these", "below", "there", "the", "following"]),
      tokens.prefix(6).contains(where: { $0.isWord(in: ["is", "are"]) }), isListed(tokens)
    else { return tokens }
    return ["the", "hooks", "are", "called", "in", "the", "following", "order"].map { Token.word($0, first) } + [colon]
  }

  /// "in the same order in which they will get called", "in the order they are called": and then it may tell during what.
  private static func isListed(_ tokens: [Token]) -> Bool {
    guard let order = tokens.firstIndex(where: { $0.isWord("order") }), order > 1,
      tokens[order - 1].isWord("the") || tokens[order - 1].isWord("same") && tokens[order - 2].isWord("the")
    else { return false }
    let behind = tokens[(order + 1)...].drop { $0.isWord(in: ["in", "which", "that"]) }.dropLast()
    guard behind.first?.isWord("they") == true,
      let call = behind.firstIndex(where: { $0.isWord(in: calls) }),
      behind[(behind.startIndex + 1)..<call].allSatisfy({ $0.isWord(in: ["are", "will", "be", "get", "being"]) })
    else { return false }
    let rest = behind[(call + 1)...]
    return rest.isEmpty || rest.first?.isWord(in: ["during", "in", "by", "on"]) == true && rest.count < 8
  }

  private static let calls: Set<String> = ["called", "invoked", "run", "executed", "fired", "triggered"]
}
