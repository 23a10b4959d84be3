/// Calls of what a method takes, in its summary: "Executes function `f` after each fill", "Runs the given block before the host stops": what is
/// called is not the method.
enum GivenCall {
  static func passive(of clause: Clause) -> Clause? {
    guard let verb = clause.verb, verb.isElliptical, !verb.isPassive, !verb.isNegated, verb.modality == .fact,
      ["execute", "run", "call", "invoke"].contains(verb.lemma), clause.subject.isEmpty,
      let end = objectEnd(clause.tail), end < clause.tail.count, isTimed(clause.tail, at: end)
    else { return nil }
    var turned = clause
    turned.subject = Array(clause.tail[..<end])
    turned.tail = Array(clause.tail[end...])
    turned.verb?.isPassive = true
    turned.verb?.isElliptical = false
    return turned
  }

  /// "function `f`", "the given block", "the supplied callback".
  private static func objectEnd(_ tail: [Token]) -> Int? {
    let start = tail.first?.isWord("the") == true ? 1 : 0
    guard start + 1 < tail.count else { return nil }
    if tail[start].isWord(in: things), tail[start + 1].kind == .code { return start + 2 }
    guard start == 1, tail[1].isWord(in: ["given", "provided", "supplied", "specified", "passed"]), tail.count > 3,
      tail[2].isWord(in: things)
    else { return nil }
    return tail[3].kind == .code ? 4 : 3
  }

  private static let things: Set<String> = ["function", "callback", "closure", "block", "handler"]

  private static func isTimed(_ tail: [Token], at index: Int) -> Bool {
    if case .order = AdverbialParser(tail).adverbial(at: index)?.0 { return true }
    return false
  }
}
