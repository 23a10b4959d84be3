/// Verbs behind a subject whose last noun is another's.
extension MainVerb {
  /// "rows posted to the pump | run on main", "rows that are posted to it | run in turn": with no other verb, what rows do. "Rows left from
  /// the last run" have none.
  static func behindQualified(_ tokens: [Token]) -> VerbGroup? {
    // Most words that are no clause have none of the verbs, which is soon seen.
    guard tokens.count > 5, tokens.contains(where: { $0.lower == "run" || $0.lower == "execute" }),
      let noun = tokens.prefix(5).indices.first(where: { isPluralNoun(tokens[$0]) }),
      tokens[..<noun].allSatisfy({ $0.kind == .word && !Lexicon.prepositions.contains($0.lower) }),
      let verb = qualifierEnd(tokens, behind: noun), verb + 1 < tokens.count,
      tokens[verb].isWord(in: ["run", "execute"]), isPlaceOrManner(tokens[verb + 1]),
      !tokens[verb...].contains(where: { $0.isWord(in: Lexicon.coordinators) })
    else { return nil }
    return VerbGroup(range: verb..<(verb + 1), lemma: tokens[verb].lower)
  }

  /// "(that are) posted to the same pump", "posted to it": where it ends.
  private static func qualifierEnd(_ tokens: [Token], behind noun: Int) -> Int? {
    var index = noun + 1
    if index + 1 < tokens.count, tokens[index].isWord(in: ["that", "which"]) {
      guard tokens[index + 1].isWord(in: ["are", "were"]) else { return nil }
      index += 2
    }
    guard index + 3 < tokens.count, Verbs.lemma(of: tokens[index].lower, as: [.participle]) != nil,
      tokens[index + 1].isWord(in: ["to", "by", "with", "on"])
    else { return nil }
    if tokens[index + 2].isWord(in: ["it", "them"]) || tokens[index + 2].kind == .code { return index + 3 }
    guard tokens[index + 2].isWord(in: ["the", "a", "this"]) else { return nil }
    let thing = tokens[index + 3].isWord("same") ? index + 4 : index + 3
    guard thing < tokens.count, tokens[thing].kind == .word || tokens[thing].kind == .code,
      !tokens[thing].isWord(in: ["previous", "next", "last", "first", "second", "whole", "current", "long", "other"])
    else { return nil }
    return thing + 1
  }

  private static func isPlaceOrManner(_ token: Token) -> Bool {
    token.isWord(in: ["on", "in", "one", "sequentially", "serially", "concurrently"])
  }
}
