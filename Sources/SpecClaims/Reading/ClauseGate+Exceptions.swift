/// Words behind the verb that take something out of what is said, or add where it does not hold.
extension ClauseGate {
  /// "is only thread-safe on Linux", "called after `x` only on Linux".
  static func isOnlyOfPlatform(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let on = tail.indices.first(where: { AdverbialParser(tail).platformEnd(at: $0) != nil }) else { return false }
    return view.verb.adverbs.contains("only") || tail[..<on].contains { $0.isWord("only") }
  }

  /// "is never called but on main", "is not called on main anymore".
  static func endsOtherwise(_ tail: [Token]) -> String? {
    if tail.first?.isWord("but") == true, let next = tail.dropFirst().first,
      next.isWord(in: Lexicon.prepositions) || next.isWord(in: Lexicon.temporal)
    {
      return "“but”, which takes something out of the denial"
    }
    guard tail.count > 1, tail.last(where: { $0.kind != .mark })?.isWord("anymore") == true,
      tail[0].isWord(in: ["on", "in", "from"])
    else { return nil }
    return "“anymore”, which tells what was before"
  }
}
