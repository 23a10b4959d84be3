/// Claims of some of the calls only.
extension DraftGate {
  /// "(this does not include the lid)", "this does not hold for the first row": of what was told before.
  static func pointsBack(_ view: ClauseView) -> Bool {
    view.clause.subject.map(\.lower) == ["this"]
      && (view.clause.link == .parenthetical || ["hold", "apply"].contains(view.verb.lemma))
  }

  static func isOfSome(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    if isOfNone(draft, view) || isOfNeighbours(draft, view) || isOfOnePlace(draft, view) || isOfOthers(draft, view)
      || isOfNobody(draft, view)
    {
      return true
    }
    switch draft.payload {
    case .order(.neverAfter, _), .effect, .misuseResult: return false
    default: break
    }
    if isOpenList(view.clause.subject) { return true }
    guard case .methods = draft.subject else {
      return view.clause.subject.prefix(2).map(\.lower) == ["every", "other"]
    }
    return isOfSomeCalls(view) && !isOfFirst(draft, view) && !isOfOtherThing(draft, view) || isOfEither(draft, view)
  }

  /// "Later events do not trigger calls to `f`": the words pick some events, and no calls.
  private static func isOfOtherThing(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .multiplicity(.zero, _) = draft.payload, case .phrase = view.subject else { return false }
    return !view.clause.subject.contains { $0.kind == .code }
  }

  /// "The first `f` comes before `g`": then no `g` comes before any `f`, which is what the order says.
  private static func isOfFirst(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    let words = view.clause.subject.drop { $0.isWord("the") }
    guard words.first?.isWord("first") == true, words.count <= 3, words.dropFirst().first?.kind == .code else {
      return false
    }
    switch draft.payload {
    case .order(.before, _), .order(.after, _): return true
    default: return false
    }
  }

  /// "`open`, `close` etc.", "`open` et al.": there are more.
  private static func isOpenList(_ subject: [Token]) -> Bool {
    subject.suffix(2).contains { $0.isWord(in: ["etc", "etc.", "al", "al."]) }
  }

  /// "any remaining `f` callbacks", "the next call of `f`": some of the calls, not the method. "Next" alone is the name of a method.
  private static func isOfSomeCalls(_ view: ClauseView) -> Bool {
    // "the next hook is `-fill`" names it.
    view.clause.subject.count > 1 && view.verb.lemma != "be" && view.resolver.ofTwo(view.clause.subject) == nil
      && view.clause.subject.contains {
        $0.isWord(in: ["remaining", "rest", "subsequent", "previous", "next", "first", "last"])
      }
  }

  /// "The next call starts after the last one": how calls follow each other.
  private static func isOfNeighbours(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    draft.subject == .unknown && view.clause.subject.contains { $0.isWord(in: ["next", "previous", "last"]) }
  }

  /// "either in a pool or on the loop": on one of the two.
  private static func isOfOnePlace(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .thread(let thread) = draft.payload else { return false }
    return thread != .any && view.clause.tail.contains { $0.isWord("either") }
  }

  /// "Only the host should call this", "only `open` may be called before `draw`": said of the others.
  private static func isOfOthers(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.written.subject.first?.isWord("only") == true else { return false }
    switch draft.payload {
    case .obligation: return view.written.verb?.isPassive != true
    case .order(.before, _), .order(.after, _): return true
    default: return false
    }
  }

  /// "Each is called once", and nobody has been spoken of.
  private static func isOfNobody(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    draft.subject == .unknown && view.clause.subject.count == 1
      && view.clause.subject[0].isWord(in: ["each", "either", "all", "they"])
  }

  /// "`f` or `g` must be called": one of them; what "may be" so, or is not, holds of both.
  private static func isOfOneOfTwo(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .methods(let methods) = draft.subject, methods.count > 1 else { return false }
    return view.clause.subject.contains { $0.isWord("or") } && !view.clause.subject.contains { $0.isWord("and") }
      && view.verb.modality != .may && !view.verb.isNegated
  }

  /// "No hook is called on main": what is denied of all is told of them, unless the claim itself denies.
  private static func isOfNone(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.subject.first?.isWord("no") == true, !view.verb.isNegated,
      view.clause.subject.dropFirst().first?.isWord(in: ["two", "more", "longer"]) != true, draft.polarity,
      draft.subject == view.subject
    else { return false }
    switch draft.payload {
    case .thread, .order(.before, _), .order(.after, _), .order(.immediatelyBefore, _), .order(.immediatelyAfter, _),
      .order(.during, _), .order(.atSameTime, _), .multiplicity(.once, _), .multiplicity(.multiple, _),
      .multiplicity(.atLeastOnce, _), .multiplicity(.atMostOnce, _), .obligation:
      return true
    default: return false
    }
  }

  /// "must either close the tank or drain it": both are in what has to be done.
  static func isWholeChoice(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .obligation(_, let object, _): return object.contains(" or ")
    // "must be called either from a hook or from a pump": in one of the two, and both are told.
    case .order(.during, .event(let places)): return places.contains(" or from ") || places.contains(" or in ")
    default: return false
    }
  }

  /// "either `f` or `g`": where it is holds of both, how often and when of one of them.
  private static func isOfEither(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.subject.first?.isWord("either") == true || isOfOneOfTwo(draft, view) else {
      return false
    }
    switch draft.payload {
    case .multiplicity, .order, .obligation: return true
    // Where only one of the two was understood, nothing is told of both.
    case .thread: if case .methods(let methods) = draft.subject { return methods.count == 1 } else { return false }
    default: return false
    }
  }

  /// "only needs to be freed if it has been filled": in that case it does. "If you want …" is a step of a recipe.
  static func isOnlyInCase(_ view: ClauseView) -> Bool {
    guard view.verb.isNeed, !view.verb.isNegated, view.adverbials.conditions.count == 1,
      case let condition = view.adverbials.conditions[0]
    else { return false }
    return condition.first?.isWord("if") == true && !condition.contains { $0.isWord(in: ["want", "wish", "not"]) }
  }

  /// "calls `fill` first, then `drain` once per row", "is called first and `drain` twice": how often the second is called.
  static func isCountOfNext(_ tail: [Token]) -> Bool {
    guard let next = tail.indices.dropFirst().first(where: { tail[$0].kind == .code }),
      !tail[..<next].contains(where: { $0.isWord(in: Lexicon.temporal) })
    else { return false }
    let joint = tail[next - 1]
    guard
      joint.isWord("then") || joint.isWord("and")
        || joint.isWord("by") && tail[..<next].contains(where: { $0.isWord("followed") })
    else { return false }
    return tail[(next + 1)...].contains { $0.isWord(in: ["once", "twice", "per", "each", "every", "repeatedly"]) }
  }

  /// "the worker is signalled to stop after E", "rows are run through the filter": that is what comes after, and not the worker.
  static func losesDeed(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    // "Calling `stop` in the hook will stop the loop before E": only then.
    if case .phrase = draft.subject, view.written.subject.count > 1,
      view.written.subject[0].isWord(in: ["calling", "invoking"]), view.verb.modality == .fact
    {
      return true
    }
    guard case .phrase(let words) = draft.subject, view.verb.isPassive, !view.adverbials.rest.isEmpty else {
      return false
    }
    let rest = view.adverbials.rest
    let isToDo = rest.count > 1 && rest[0].isWord("to") && Verbs.lemma(of: rest[1].lower, as: [.base]) != nil
    return (isToDo || rest[0].isWord(in: ["through", "along"])) && !words.contains(" given to ")
      && !words.hasSuffix(view.adverbials.rest.trimmingMarks.phrase)
  }

  /// "Some hosts …", said of some hosts.
  static func isOfSubject(_ draft: ClaimDraft, _ some: Token) -> Bool {
    // "Several threads may read the tank".
    if case .concurrency = draft.payload { return true }
    guard case .phrase(let words) = draft.subject else { return draft.subject == .unknown }
    return words.lowercased().hasPrefix(some.lower)
  }
}
