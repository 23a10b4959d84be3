/// Verbs behind a subject whose last noun is another's.
extension MainVerb {
  /// "rows posted to the pump | run on main", "rows that are posted to it | run in turn": with no other verb, what rows do.
  static func behindQualified(_ tokens: [Token]) -> VerbGroup? {
    guard
      let noun = tokens.prefix(5).indices.first(where: { index in
        index + 3 < tokens.count && isPluralNoun(tokens[index])
          && (tokens[index + 1].isWord(in: ["that", "which"])
            || Verbs.lemma(of: tokens[index + 1].lower, as: [.participle]) != nil)
      }), tokens[..<noun].allSatisfy({ $0.kind == .word && !Lexicon.prepositions.contains($0.lower) }),
      let verb = tokens[(noun + 3)...].indices.first(where: { isWork(at: $0, in: tokens) })
    else { return nil }
    return VerbGroup(range: verb..<(verb + 1), lemma: tokens[verb].lower)
  }

  /// "run on", "execute sequentially": a verb that might be a noun, with what tells where or how.
  private static func isWork(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord(in: ["run", "execute", "complete", "start", "finish"]), index + 1 < tokens.count,
      tokens[index - 1].kind == .code || !Lexicon.isFunctionWord(tokens[index - 1].lower)
        || tokens[index - 1].isWord(in: ["it", "them"])
    else { return false }
    let next = tokens[index + 1]
    return next.isWord(in: ["on", "in", "at", "before", "after", "until", "one"]) || Lexicon.isAdverb(next.lower)
      || next.isWord(in: ["sequentially", "serially", "concurrently"])
  }
}
