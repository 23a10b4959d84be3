/// Objects that hold more than a thing.
extension RuleGate {
  /// "should be filled with water and contains rows": told, and not asked for.
  static func goesOn(_ words: [Token]) -> Bool {
    // "run or, failing that, wait".
    if zip(words, words.dropFirst()).contains(where: { $0.isWord("or") && $1.isMark(",") }) { return true }
    // "call `drain()` and make no calls on main".
    let isDenied = words.indices.dropLast(2).contains { index in
      words[index].isWord("and") && words[index + 2].isWord("no")
        && Verbs.lemma(of: words[index + 1].lower, as: [.base]) != nil
    }
    return isDenied
      || zip(words, words.dropFirst()).contains {
        $0.isWord("and")
          && $1.isWord(in: ["contains", "corresponds", "consists", "represents", "describes", "indicates"])
      }
  }

  /// "use this to learn when they come, should free memory, and much more": an item of an enumeration, not a rule.
  static func isOpenEnded(_ object: String) -> Bool {
    ["much more", "and more", "and so on", "etc"].contains { object.hasSuffix($0) } || object.contains(" etc,")
  }
}
