/// Words around the verb that leave less of the claim than it says, and constructions that turn it round.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func mitigation(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    if let words = unneeded(draft, view) ?? cleft(view) ?? migration(draft, view) ?? stray(draft, view) { return words }
    if case .trigger = draft.payload, view.clause.subject.first?.isWord("no") == true {
      return "“no”, of which nothing is called"
    }
    guard Retraction.concerns(draft) else { return nil }
    if let words = oneOfTwo(view) { return words }
    if let words = mitigatingAdverb(view) ?? appendedNever(view) { return words }
    // "does not insist on being called": a verb that the grammar does not know.
    if view.verb.lemma == "do", view.clause.tail.first?.isWord(in: Lexicon.negations) == true { return "the denial" }
    if view.verb.isProspective, !view.verb.isNegated { return "“about to”, which tells of what comes" }
    switch draft.payload {
    case .thread(let on): return mitigatedThread(on, view)
    case .multiplicity(let times, _): return mitigatedCount(times, view)
    case .order(let relation, let other): return mitigatedOrder(relation, other.text, view)
    default: return nil
    }
  }

  // MARK: Turned round

  /// "No copy needs to be made", "no lock has to be taken": one may.
  private static func unneeded(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    guard case .prohibition = draft.payload, view.verb.isNeed || view.verb.isRequired, !view.verb.isNegated,
      view.clause.subject.first?.isWord(in: ["no", "neither", "none", "nothing"]) == true
    else { return nil }
    return "“no”, of which nothing is needed"
  }

  /// "It is `drain()`, not `fill()`, that is called on main": which of the two, the clause does not tell by itself.
  private static func cleft(_ view: ClauseView) -> String? {
    guard view.clause.subject.map(\.lower) == ["that"], let front = view.previous, front.verb?.lemma == "be",
      front.subject.map(\.lower) == ["it"], front.tail.first?.kind == .code
    else { return nil }
    return "“it is … that”, which was taken apart"
  }

  /// "Code that calls `fill()` on a worker must be moved": what has to be done about it once.
  private static func migration(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    guard case .obligation = draft.payload, view.verb.isPassive, migrating.contains(view.verb.lemma),
      case let subject = view.written.subject,
      let head = subject.drop(while: { $0.isWord(in: ["any", "all", "every", "existing"]) }).first,
      head.isWord(in: ["code", "calls", "tests", "test", "handler", "handlers", "callers", "programs"]),
      subject.contains(where: { $0.isWord(in: Lexicon.relative) || $0.isWord("to") })
    else { return nil }
    return "“\(head.lower)”, which has to be changed"
  }

  private static let migrating: Set<String> = [
    "change", "move", "remove", "delete", "audit", "update", "migrate", "rewrite", "port", "adapt", "revise", "replace",
    "adjust", "rework", "fix",
  ]

  /// "Either `fill()` or `drain()` is called on main": which of them, is left open.
  private static func oneOfTwo(_ view: ClauseView) -> String? {
    let subject = view.clause.subject
    guard !view.verb.isNegated, subject.count(where: { $0.kind == .code }) > 1,
      subject.contains(where: { $0.isWord("or") }), subject[0].isWord("either")
    else { return nil }
    return "“or”, which leaves a choice"
  }

  // MARK: Less than it says

  private static func mitigatingAdverb(_ view: ClauseView) -> String? {
    let adverbs = view.verb.adverbs
    if let word = adverbs.first(where: mitigating.contains), view.verb.modality == .fact {
      return "“\(word)”, which takes some of it away"
    }
    if view.written.subject.first?.isWord(in: Lexicon.hedges) == true { return "“\(view.written.subject[0].lower)”" }
    if HedgePhrase.isIn(view.written.subject) { return "the words in front, by which it holds often" }
    if adverbs.contains("surely"), [.must, .should].contains(view.verb.modality) { return "“surely”, which guesses" }
    return view.clause.tail.contains { $0.isWord("judging") } ? "“judging”, which guesses" : nil
  }

  private static let mitigating: Set<String> = [
    "wrongly", "accidentally", "mistakenly", "erroneously", "incorrectly", "inadvertently", "temporarily", "optionally",
    "conditionally", "otherwise", "alternatively", "traditionally", "customarily", "initially",
  ]

  /// "on main, never when the tank is full", "on the pump's thread, not if it leaks": the case is the one that is left out.
  private static func appendedNever(_ view: ClauseView) -> String? {
    let isAppended = [view.clause.tail, view.written.tail].contains { tail in
      tail.indices.dropLast(2).contains { index in
        tail[index].isMark(",") && tail[index + 1].isWord(in: ["never", "not"])
          && tail[index + 2].isWord(in: ["when", "if", "while", "during", "unless"])
      }
    }
    return isAppended ? "the case at the end, in which it is not so" : nil
  }

  // MARK: Threads, counts and orders

  private static func mitigatedThread(_ on: ThreadWord, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if on == .any,
      zip(tail, tail.dropFirst()).contains(where: { $0.isWord(in: ["but", "except"]) && $1.isWord("one") })
    {
      return "“but one”, which leaves one out"
    }
    return oneTime(tail)
  }

  /// "the second time on main": that one.
  private static func oneTime(_ tail: [Token]) -> String? {
    let time = tail.indices.dropFirst(2).first { index in
      tail[index].isWord("time") && tail[index - 2].isWord(in: ["the", "a"])
        && tail[index - 1].isWord(in: ["first", "second", "third", "last", "next", "final"])
    }
    guard let time, time + 1 < tail.count, tail[time + 1].isWord(in: Lexicon.prepositions) else { return nil }
    return "“the \(tail[time - 1].lower) time”, which is one of several"
  }

  private static func mitigatedCount(_ times: Times, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if let less = tail.firstIndex(where: { $0.isWord(in: ["less", "fewer"]) }),
      tail.dropFirst(less + 1).first?.isWord("than") == true,
      less == 0 || !tail[less - 1].isWord(in: ["no", "not"])
    {
      return "“less than”, which is no count"
    }
    let text = tail.map(\.lower).joined(separator: " ")
    if times == .atMostOnce, ["in parallel", "at any time", "at any one time"].contains(where: text.hasSuffix) {
      return "“\(text.hasSuffix("parallel") ? "in parallel" : "at any time")”, which counts those that overlap"
    }
    if view.verb.isProgressive, !view.verb.isPassive { return "what is going on" }
    if text.contains("each time on ") || text.contains("every time on ") { return "the thread, which was not read" }
    return nil
  }

  private static func mitigatedOrder(_ relation: Relation, _ other: String, _ view: ClauseView) -> String? {
    let (tail, verb) = (view.clause.tail, view.verb)
    let text = tail.map(\.lower).joined(separator: " ")
    if ["both before and after", "before as well as after", "after as well as before"].contains(where: text.contains) {
      return "“both”, of which each would be denied by the other"
    }
    if ["at most ", "less than ", "a maximum of ", "up to ", "no more than "].contains(where: other.hasPrefix) {
      return "the time, which is a bound"
    }
    if ["then", "it does", "they do", "that"].contains(other) { return "“\(other)”, which another clause tells" }
    if ["we look ", "you read ", "reading this ", "reading the "].contains(where: other.hasPrefix) {
      return "who reads it"
    }
    if relation == .after, verb.adverbs.contains("still"), verb.isPassive {
      return "“still”, which tells that it goes on"
    }
    if [", also before ", ", also after ", ", also when "].contains(
      where: " \(text)".replacing(" ,", with: ",").contains)
    {
      return "“also”, which adds a case"
    }
    // "called children first".
    if tail.count > 1, let order = tail.prefix(3).firstIndex(where: { $0.isWord(in: ["first", "last"]) }), order > 0,
      tail[..<order].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) && !Lexicon.isAdverb($0.lower) }
      ),
      !tail[order - 1].isWord(in: ["always", "very"])
    {
      return "“\(tail[order - 1].lower)”, which it goes through"
    }
    return oneTime(tail)
  }
}
