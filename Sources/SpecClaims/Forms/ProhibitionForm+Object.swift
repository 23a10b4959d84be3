/// The words that tell what must not be done.
extension ProhibitionForm {
  /// "but instead to …" turns the rule around and is not part of it.
  static func objectTokens(_ view: ClauseView) -> [Token] {
    let rest = view.told
    let end =
      rest.indices.first {
        rest[$0].isWord(in: ["instead", "unlike"]) || turnsRound(rest, at: $0) || isGood(rest, at: $0)
      } ?? rest.count
    let purpose = rest[..<end].firstIndex { $0.isWord("for") && isPurpose(after: $0, in: rest) } ?? end
    return Array(rest[..<min(end, purpose)])
  }

  /// "do not open it, | to avoid leaks": what it is good for.
  private static func isGood(_ rest: [Token], at index: Int) -> Bool {
    rest[index].isMark(",") && index + 2 < rest.count && rest[index + 1].isWord("to")
      && rest[index + 2].isWord(in: ["avoid", "prevent", "ensure", "allow", "reduce", "keep"])
  }

  /// "but instead to …"; "anything but X" and "no method but `x`" go on.
  private static func turnsRound(_ rest: [Token], at index: Int) -> Bool {
    rest[index].isWord("but")
      && !rest[..<index].contains { $0.isWord(in: ["anything", "anyone", "any", "nothing", "no", "other"]) }
  }

  /// "for use later", "for later use".
  private static func isPurpose(after token: Token, in rest: [Token]) -> Bool {
    guard let index = rest.firstIndex(of: token), index + 1 < rest.count else { return false }
    return rest[index + 1].isWord(in: ["use", "later", "reuse", "you"])
  }

  /// "do slow work | on the main thread, the render thread or any pump thread": all of them, and what is not done there.
  static func onThreads(_ view: ClauseView) -> (object: [Token], scope: Scope)? {
    let tail = view.clause.tail.trimmingMarks
    guard let start = tail.indices.dropFirst().first(where: { ThreadPhrase.read(tail, at: $0) != nil }),
      tail[start].isWord(in: ["on", "from", "in"]), view.adverbials.scopes.isEmpty, view.adverbials.orders.isEmpty,
      let (_, first) = ThreadPhrase.noun(tail, from: start + 1), first + 2 < tail.count,
      tail[first].isMark(",") || tail[first].isWord(in: ["or", "and", "nor"]),
      case let others = tail[first...].filter({ !$0.isWord(in: ["or", "and", "nor", "on", "from", "in"]) }),
      others.split(whereSeparator: { $0.isMark(",") }).allSatisfy({ $0.last?.isWord(in: threadNouns) == true })
    else { return nil }
    return (Array(tail[..<start]), .words(tail[start...].phrase))
  }

  // Workers and pools are also things that somebody makes.
  private static let threadNouns: Set<String> = [
    "thread", "threads", "queue", "queues", "executor", "executors", "loop",
  ]

  /// "anything that cannot be done | on a background thread", "it later", "`open` before, during or after this": words that are missing
  /// or were not read.
  static func isCut(_ object: [Token], _ view: ClauseView) -> Bool {
    if object.last?.isWord(in: ["just", "simply"]) == true { return true }
    // "do not block on main or in the hook": the other place is left over.
    if [object.first, object.last].contains(where: { $0?.isWord(in: Lexicon.coordinators) == true }) { return true }
    if !view.adverbials.threads.isEmpty,
      object.contains(where: { $0.isWord(in: ["that", "which"]) || $0.isWord(in: threadNouns) })
    {
      return true
    }
    if object.count == 2, object[0].isWord("it"), object[1].isWord(in: ["later", "elsewhere", "earlier", "first"]) {
      return true
    }
    return object.contains { $0.isWord(in: ["before", "during", "after"]) }
      && object.contains { $0.isWord("or") } && object.contains { $0.isMark(",") }
  }
}
