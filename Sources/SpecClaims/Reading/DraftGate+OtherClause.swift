/// Words that make the claim what it is, where another clause has them: "hooks are called after E, while listeners run concurrently", "is called
/// on main, unless it is called in the order of registration".
extension DraftGate {
  static func isOfOtherClause(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard let telling = telling(draft.payload), let start = otherClause(in: view.clause.tail),
      !view.clause.subject.contains(where: { $0.isWord(in: telling) }),
      !view.verb.adverbs.contains(where: telling.contains)
    else { return false }
    let end = view.clause.tail[(start + 1)...].firstIndex { $0.isMark(",") } ?? view.clause.tail.count
    return !(view.clause.tail[..<start] + view.clause.tail[end...]).contains { $0.isWord(in: telling) }
      && view.clause.tail[start..<end].contains { $0.isWord(in: telling) }
  }

  private static func telling(_ payload: Payload) -> Set<String>? {
    switch payload {
    case .concurrency("serial"), .concurrency("concurrent"):
      ["concurrently", "simultaneously", "parallel", "serially", "sequentially", "sequence", "time", "once", "serial"]
    case .order(.inOrder, _): ["order", "sequence"]
    case .multiplicity(let times, _) where times != .zero && times != .multiple:
      ["once", "twice", "most", "least", "times", "exactly"]
    default: nil
    }
  }

  /// Where a clause with a subject and a verb begins that a connective opens.
  private static func otherClause(in tail: [Token]) -> Int? {
    tail.indices.dropLast(2).first { index in
      if tail[index].isWord("and"),
        tail[index + 1].isWord(in: Lexicon.determiners) || tail[index + 1].kind == .code
          || MainVerb.isPluralNoun(tail[index + 1])
      {
        return MainVerb.group(in: Array(tail[(index + 1)...])).map {
          (1...4).contains($0.range.lowerBound) && $0.isPassive
        } == true
      }
      guard tail[index].isWord(in: opening) else { return false }
      let rest = tail[(index + 1)...].prefix { !$0.isMark(",") }.drop { $0.isWord(in: ["that", "as", "long", "soon"]) }
      return MainVerb.group(in: Array(rest)).map { $0.range.lowerBound > 0 && !$0.isImperative } == true
    }
  }

  private static let opening: Set<String> = [
    "until", "till", "while", "whereas", "unless", "because", "since", "provided", "except", "although", "though",
    "before", "after", "if", "when",
  ]
}
