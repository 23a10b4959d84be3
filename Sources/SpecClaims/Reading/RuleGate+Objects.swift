/// Objects that hold more than a thing.
extension RuleGate {
  /// "set up your tank in `attach()`": told of that method alone.
  static func isOfOneMethod(_ view: ClauseView) -> Bool {
    view.place?.count == 1 && !view.clause.tail.contains { $0.isWord(in: ["and", "then", "or"]) }
  }

  /// "fill it in `open()` and drain it in `close()`": two deeds, each in a place of its own.
  static func hasTwoPlaces(_ view: ClauseView) -> Bool {
    guard let place = view.place, place.count > 1, case let tail = view.clause.tail,
      let first = tail.firstIndex(where: { $0.isWord("in") }),
      let and = tail[first...].firstIndex(where: { $0.isWord(in: ["and", "then"]) }), and + 1 < tail.count
    else { return false }
    return tail[(and + 1)...].contains { $0.isWord(in: ["in", "within", "inside"]) }
  }

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

  /// Where it is told of in part only.
  static func place(_ object: String, _ tail: [Token]) -> String? {
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("in") && $1.isWord("no") }) {
      return "the denial in front of the place"
    }
    if [", or inside ", ", or in "].contains(where: object.contains) {
      return "the places, of which only one was cut off"
    }
    return isInMethodOfKind(tail) ? "the method, of which only some are meant" : nil
  }

  /// "(do not create rows) in a method called on a worker".
  private static func isInMethodOfKind(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst(2).dropLast(2).contains { index in
      tail[index].isWord(in: SubjectResolver.methodNouns) && tail[index - 1].isWord(in: ["a", "any"])
        && tail[index - 2].isWord(in: Lexicon.prepositions)
        && tail[index + 1].isWord(in: ["called", "invoked", "run", "executed"])
    }
  }

  /// "use this to learn when they come, should free memory, and much more": an item of an enumeration, not a rule.
  static func isOpenEnded(_ object: String) -> Bool {
    ["much more", "and more", "and so on", "etc"].contains { object.hasSuffix($0) } || object.contains(" etc,")
  }
}
