/// Bounds and exceptions that a count or a rule has lost.
extension DraftGate {
  /// "twice at most", "fewer than ten times".
  static func isBounded(_ tail: [Token]) -> Bool {
    let text = tail.map(\.lower).joined(separator: " ")
    return ["at most", "at the most"].contains(where: text.hasSuffix) || text.contains("fewer than ")
  }

  static func severedRule(_ object: String, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    // "must not assume that `a` | and `b` are called …".
    if object.hasPrefix("that "), object.split(separator: " ").count == 2 { return "the clause, which was cut off" }
    if object == "back" || object.contains(", nor ") || tail.prefix(2).map(\.lower) == ["in", "mind"] {
      return "the verb, which is longer"
    }
    // "do not keep rows in `a` that are made in `b`".
    if let that = tail.firstIndex(where: { $0.isWord("that") }), object.contains(" that "),
      tail[..<that].contains(where: { $0.isWord(in: ["in", "from", "within", "inside"]) }) || view.place != nil,
      tail[that...].indices.dropLast().contains(where: {
        tail[$0].isWord(in: ["in", "from", "within", "inside"]) && tail[$0 + 1].kind == .code
      })
    {
      return "the clause about the object, which has a place of its own"
    }
    // "must return the same size for the same rows".
    if object.hasPrefix("the same "), tail.contains(where: { $0.isWord("for") }) { return "what it is the same for" }
    if ["file", "ask", "report", "complain"].contains(view.verb.lemma), tail.contains(where: { $0.isWord("about") }) {
      return "what is said to readers"
    }
    return nil
  }

  /// "cannot be called directly except in tests", "must not be overridden save in tests".
  static func lostExcept(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    guard let except = tail.firstIndex(where: { $0.isWord(in: ["except", "save", "unless"]) }), except + 1 < tail.count,
      draft.condition == nil && !tail[except].isWord("save")
        || tail[except].isWord("save") && tail[except + 1].isWord(in: Lexicon.prepositions)
    else { return nil }
    return "the exception, which was not read"
  }
}
