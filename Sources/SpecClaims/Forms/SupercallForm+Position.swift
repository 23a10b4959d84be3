/// Where in an override the call of super stands.
extension SupercallForm {
  /// "first", "last"; what is only "preferably" so is open.
  static func position(_ view: ClauseView) -> String? {
    let tail = withoutContrary(view.clause.tail)
    if tail.contains(where: { $0.isWord(in: ["preferably", "ideally", "usually", "possible"]) }) { return nil }
    if ["begin", "start"].contains(view.verb.lemma) || isFirst(tail) || isBeforeAll(view)
      || isAt(["beginning", "start", "top"], tail)
    {
      return "first"
    }
    let isAtEnd = tail.trimmingMarks.last?.isWord("last") == true || isAt(["end", "bottom"], tail)
    return ["end", "finish"].contains(view.verb.lemma) || isAtEnd ? "last" : nil
  }

  /// "first", "the first thing"; in "the first time" and "the first frame" it counts something else.
  private static func isFirst(_ tail: [Token]) -> Bool {
    tail.indices.contains { index in
      guard tail[index].isWord("first") else { return false }
      return index == 0 || !tail[index - 1].isWord(in: ["the", "its", "this"])
        || tail.dropFirst(index + 1).first?.isWord(in: ["thing", "statement", "line", "call", "action"]) == true
    }
  }

  /// "only in the first of these cases", "only the first time": of some calls.
  static func isOfSome(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return (view.verb.adverbs.contains("only") || tail.contains { $0.isWord("only") })
      && zip(tail, tail.dropFirst()).contains {
        $0.isWord("the") && $1.isWord(in: ["first", "second", "last", "latter", "former"])
      }
  }

  /// "last | , not first", "at the end | , never at the beginning".
  private static func withoutContrary(_ tail: [Token]) -> [Token] {
    let contrary = tail.indices.dropLast().first {
      tail[$0].isMark(",") && tail[$0 + 1].isWord(in: ["not", "never"])
    }
    return contrary.map { Array(tail[..<$0]) } ?? tail
  }

  /// "at the end", "at the end of your override"; "at the end of the animation" is another's.
  private static func isAt(_ places: [String], _ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains { index in
      guard tail[index].isWord("at"), tail[index + 1].isWord("the"), tail[index + 2].isWord(in: places) else {
        return false
      }
      let rest = tail[(index + 3)...].drop { $0.isWord("very") || $0.isWord("of") }
      return tail[(index + 3)...].first?.isWord("of") != true
        || rest.contains { $0.kind == .code || $0.isWord(in: bodies) }
    }
  }

  private static let bodies: Set<String> = [
    "implementation", "implementations", "override", "overrides", "method", "function", "hook", "body", "code", "it",
    "initializer", "constructor",
  ]

  /// "before any other statement".
  private static func isBeforeAll(_ view: ClauseView) -> Bool {
    view.adverbials.orders.contains {
      $0.relation == .before && ($0.target.first?.isWord("any") == true || $0.target.isAnythingElse)
    }
  }
}
