/// Answers of which each has a case.
extension Clause {
  /// "(must return) `true` if A, or `false` if B", "`nil` when A or the row otherwise": the cases are those of the answers, and none is the
  /// clause's.
  var isOfAnswers: Bool {
    guard let verb, verb.lemma == "return", !verb.isPassive, !verb.isNegated,
      [.must, .should].contains(verb.modality),
      case let words = tail.trimmingMarks, let first = words.first, first.kind != .word,
      let or = words.lastIndex(where: { $0.isWord(in: ["or", "and"]) }), or + 2 < words.count,
      words[or + 1].kind != .word
    else { return false }
    return words[..<or].dropFirst().first?.isWord(in: ["if", "when"]) == true
      && words[or + 2].isWord(in: ["if", "when", "otherwise"])
  }
}
