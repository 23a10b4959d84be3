/// Rules about what an act is done without, or for.
extension DraftGate {
  /// "must not close it without a key", "more than one": not the act is forbidden, but the lack. "To draw without animation" is a purpose,
  /// and what stands in a condition restricts.
  static func lacksSomething(_ object: String, in scope: Scope, _ view: ClauseView) -> Bool {
    if isWithAndWithout(view.clause.tail) || !HeldLockForm.read(view).isEmpty { return false }
    if view.adverbials.rest.contains(where: { $0.isWord("than") }), !Verbs.blocking.contains(view.verb.lemma),
      !isOfSeveralThreads(scope), !isOfLongerUse(view), !isOfOthers(view.adverbials.rest)
    {
      return true
    }
    let tail = view.clause.tail
    guard let without = tail.firstIndex(where: { $0.isWord("without") }) else { return object.contains("without ") }
    return !tail[..<without].indices.dropLast().contains { index in
      index > 0 && tail[index].isWord("to") && Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil
    }
  }

  /// "pumps with and without a lid": both kinds.
  private static func isWithAndWithout(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains {
      tail[$0].isWord("with") && tail[$0 + 1].isWord(in: ["and", "or"]) && tail[$0 + 2].isWord("without")
    }
  }

  /// "must not hold the lock | longer than needed": the time is what is forbidden.
  private static func isOfLongerUse(_ view: ClauseView) -> Bool {
    let rest = view.adverbials.rest
    guard let than = rest.firstIndex(where: { $0.isWord("than") }), than > 0, rest[than - 1].isWord("longer"),
      let need = rest[(than + 1)...].first(where: { !Lexicon.isAdverb($0.lower) })
    else { return false }
    return RuleVerbs.holding.contains(view.verb.lemma) && need.isWord(in: ["necessary", "needed", "required"])
  }

  /// "must not open a tank | other than its own": all but one, and each of them.
  private static func isOfOthers(_ rest: [Token]) -> Bool {
    guard let than = rest.firstIndex(where: { $0.isWord("than") }), than > 1, rest[than - 1].isWord("other"),
      rest.dropFirst(than + 1).first?.isWord(in: ["the", "its", "their", "this", "that"]) == true
    else { return false }
    return rest[..<(than - 1)].contains { $0.isWord(in: ["a", "an", "any"]) }
  }

  /// "from more than one thread": a place.
  private static func isOfSeveralThreads(_ scope: Scope) -> Bool {
    guard case .words(let place) = scope else { return false }
    return place.contains("more than one thread")
  }

  /// "do not call it with a key", "must not be used with it": so, and perhaps otherwise. "Do not flood it with rows" is whole.
  private static func isCalled(_ view: ClauseView) -> Bool {
    view.verb.isPassive || Verbs.calling.contains(view.verb.lemma) || view.verb.lemma == "use"
      || view.verb.isInfinitive
  }

  /// "must not communicate with it": the preposition is the verb's.
  static func goesWith(_ view: ClauseView) -> Bool {
    if !isCalled(view) { return true }
    let tail = view.clause.tail
    if tail.first.map({ $0.isWord("with") && RuleVerbs.takes(view.verb.lemma, $0) }) == true { return true }
    // "must not be freed with `row_close()`": so, and perhaps otherwise.
    if view.verb.isPassive, tail.trimmingMarks.count == 2, tail[0].isWord("with"), tail[1].kind == .code { return true }
    // "the tanks associated with it": the preposition is the noun's.
    return tail.indices.dropFirst().contains {
      tail[$0].isWord("with")
        && tail[$0 - 1].isWord(in: ["associated", "registered", "connected", "linked", "shared", "allocated"])
    }
  }

  /// "should avoid leaks"; "close it to avoid leaks" says why.
  static func avoids(_ view: ClauseView) -> Bool {
    view.clause.tail.indices.contains { index in
      view.clause.tail[index].isWord("avoid") && !(index > 0 && view.clause.tail[index - 1].isWord("to"))
    }
  }
}
