/// "Run" of things in the plural, whose last word is none.
extension MainVerb {
  /// "the callbacks of a tank | run on main", "`a` and `b` | run once per row".
  static func isRunOfSeveral(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 2, isRun(at: index, in: tokens) else { return false }
    let front = tokens[..<index]
    if front.allSatisfy({ $0.kind == .code || $0.isMark(",") || $0.isWord("and") }) {
      return front.contains { $0.isWord("and") }
    }
    guard let of = front.firstIndex(where: { $0.isWord(in: ["of", "for"]) }), of > 0, index - of <= 4,
      front[..<of].allSatisfy({ $0.kind == .word || $0.kind == .code }), isPluralNoun(tokens[of - 1])
    else { return false }
    return !front.contains { $0.isWord(in: Lexicon.relative) || Lexicon.modals[$0.lower] != nil && $0.kind == .word }
  }

  /// "run on", "execute concurrently", "fire before": no noun, for it goes on with where or when.
  static func isRun(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].isWord(in: ["run", "execute", "fire"]) else { return false }
    let next = tokens[index + 1]
    return next.kind == .word
      && (next.lower.hasSuffix("ly") || next.isWord(in: ["on", "in", "after", "before", "once"]))
  }
}
