/// Calls that are told with several occasions, each of which may have a time of its own.
extension OrderGate {
  /// "the handler runs, and no code after it does": what does not run.
  static func isOfNothing(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return !view.verb.isNegated
      && zip(tail, tail.dropFirst()).contains { $0.isWord("and") && $1.isWord(in: ["no", "nothing"]) }
  }

  /// "also after an error", "for the first rows too, before E": then as well as at other times.
  static func isAddition(_ tail: [Token]) -> Bool {
    tail.first?.isWord("also") == true || zip(tail, tail.dropFirst()).contains { $0.isWord("too") && $1.isMark(",") }
  }

  /// "after A, after B, and after C", "at start-up, after a jam and before each job": occasions, of which each call has one.
  static func areOccasions(_ view: ClauseView) -> Bool {
    let orders = view.adverbials.orders
    if haveOwnOccasions(view.clause.tail) { return true }
    return orders.count > 2 && orders.count { $0.relation == orders[0].relation } > 2 || areMixedOccasions(view)
  }

  /// "right after `a` on every change, and right after `b` on the first run": each has an occasion of its own.
  private static func haveOwnOccasions(_ tail: [Token]) -> Bool {
    guard let and = tail.indices.dropFirst().first(where: { tail[$0].isWord("and") && tail[$0 - 1].isMark(",") }) else {
      return false
    }
    return [tail[..<and], tail[and...]].allSatisfy { half in
      zip(half, half.dropFirst()).contains { $0.isWord("on") && $1.isWord(in: ["every", "each", "the"]) }
        && half.contains { $0.isWord(in: ["before", "after"]) } && half.contains { $0.isWord(in: occasions) }
    }
  }

  private static let occasions = ["run", "change", "pass", "update", "call", "render", "frame", "cycle"]

  private static func areMixedOccasions(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    let places = tail.indices.filter { index in
      tail[index].isWord(in: ["after", "before", "at"])
        && (index == 0 || tail[index - 1].kind == .mark || tail[index - 1].isWord("and"))
    }
    guard places.count > 1, view.isCall, Set(places.map { tail[$0].lower }).count > 1 else { return false }
    // "after A and before B" is one span.
    return places.count > 2
      || places.contains { $0 + 1 < tail.count && tail[$0 + 1].isWord(in: ["a", "an", "each", "every"]) }
  }
}
