/// Words behind the verb that take something out of what is said, or add where it does not hold.
extension ClauseGate {
  /// "is only thread-safe on Linux", "called after `x` only on Linux".
  static func isOnlyOfPlatform(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let on = tail.indices.first(where: { AdverbialParser(tail).platformEnd(at: $0) != nil }) else { return false }
    return view.verb.adverbs.contains("only") || tail[..<on].contains { $0.isWord("only") }
  }

  /// "is called on main, for instance", "… among others", "e.g. on main", "… in no case".
  static func endsAsOne(_ tail: [Token]) -> String? {
    let words = tail.map(\.lower)
    if [["for", "instance"], ["for", "example"], ["among", "others"]].contains(Array(words.suffix(2)))
      || ["e.g.", "e.g", "eg"].contains(words.first)
      || words.dropLast().indices.contains(where: {
        words[$0] == "among" && words[$0 + 1] == "other"
      })
    {
      return "an instance, which is one of several"
    }
    let denials = [["in", "no", "case"], ["in", "no", "event"], ["in", "no", "way"], ["by", "no", "means"]]
    return denials.contains(Array(words.suffix(3))) || words.suffix(3) == ["under", "no", "circumstances"]
      ? "the denial at the end" : nil
  }

  /// "must call this on main | or close the tank": one of both. "Drain it or close it" are told as one duty.
  static func isHalfDuty(_ view: ClauseView) -> Bool {
    let tail = view.written.tail
    guard view.verb.isPassive, [.must, .should].contains(view.modality),
      !view.verb.isNegated
    else { return false }
    return tail.indices.dropLast(2).contains { index in
      tail[index].isWord("or") && tail[index + 1].kind == .word
        && Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil
        && tail[index + 2].opensObject
    }
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
