/// When a call happens relative to something else: "is called immediately after `-loadView`", "never before the view exists",
/// "at the same time as the node's `-layout`".
///
/// Under a heading of several methods, as many order phrases as methods are shared out one by one, in order.
enum CallOrderForm: SentenceForm {
  static let name = "call-order"
  static let summary = "a call before, after, during or together with a method or an event"
  static let examples = [
    "This hook is called immediately after `-loadView`.",
    "These hooks are called right before the node appears and right after it is gone.",
    "It is called at the same time as a node's `-layout` method.",
  ]
  static let refuses = [
    "It is usually called after `-loadView`.", "It is not guaranteed to be called after `-loadView`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall || isUsedBetween(view), !isOfClauseBefore(view), !view.isHedged, !view.isDenied, !isOfList(view),
      view.verb.isPassive || !Duration.isNamed(in: view.adverbials.rest), !isRunning(view)
    else { return [] }
    if !view.verb.isNegated, view.clause.tail.contains(where: { $0.isWord("until") }) { return [] }
    // "It is not called again until E": it has been called before.
    if view.verb.isNegated || view.verb.modality == .may, view.adverbials.isAgain,
      view.clause.tail.contains(where: { $0.isWord(in: ["until", "before"]) })
    {
      return []
    }
    if isOfSomeThings(view) || isOneMore(view) { return [] }
    if let between = between(view) { return between }
    if CallCountForm.isStill(view) { return [] }
    let stated = stated(view)
    if view.adverbials.times != nil, stated.allSatisfy({ $0.relation == .during }), !stated.isEmpty { return [] }
    let orders =
      !stated.isEmpty
      ? begun(view) + stated + besideCaller(stated, view)
      : view.verb.isNegated ? noLonger(view) + asides(view) : moments(view) + asides(view)
    if orders.isEmpty, let next = directlyAfterHeading(view) { return [next] }
    guard !orders.isEmpty, !startsNegative(view) else { return [] }
    // "`a` and `b` are called before E and after F": each at its own; "after E and F" is told of both.
    let isOfEach =
      Set(orders.map(\.relation)).count > 1
      || view.clause.tail.count { $0.isWord(in: ["before", "after", "respectively"]) } > 1
    if case .methods(let methods) = view.subject, methods.count > 1, methods.count == orders.count, isOfEach {
      return zip(methods, orders).compactMap { method, order in
        claim(order, view).map { view.draft($0, subject: .methods([method])) }
      }
    }
    return orders.flatMap { split($0, view) }.compactMap { order in
      claim(order, view).map { told(view.draft($0), order.target, view) }
    }
  }

  /// "it will run no more than three fillers before looking for leaks": how many of those it runs.
  private static func isOfSomeThings(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.prefix(3).map(\.lower)
    return !view.verb.isPassive
      && [["no", "more", "than"], ["at", "most"], ["up", "to"], ["not", "more", "than"]].contains {
        words.starts(with: $0)
      }
  }

  /// "Sets how often it is tried, this happens after E": what was told, and not the method.
  private static func isOfClauseBefore(_ view: ClauseView) -> Bool {
    view.clause.link == .coordinate && view.clause.subject.count == 1
      && view.clause.subject[0].isWord(in: ["this", "that"])
      && ["happen", "occur"].contains(view.verb.lemma)
  }

  /// "while E is going on" is the time itself, not a restriction of it.
  private static func told(_ draft: ClaimDraft, _ target: [Token], _ view: ClauseView) -> ClaimDraft {
    guard case .order(let relation, let other) = draft.payload else { return draft }
    var draft = draft
    if relation == .neverBefore, isOnlyAgain(view) { draft.restrict(by: "when called again") }
    if isHandedOver(other, view) { draft.subject = .phrase(view.clause.subject.phrase) }
    // "After X, it is not called until Y": then, and not before X.
    if view.verb.isNegated, let lead = view.leading.orders.first, lead.relation == .after, lead.target != target {
      draft.restrict(by: "after \(lead.target.phrase)")
    }
    guard let condition = draft.condition else { return draft }
    let isTime =
      relation == .during && condition == "while \(target.phrase)"
      || relation == .before && condition.hasPrefix("when ") && condition.hasSuffix(target.phrase)
      || relation == .neverAfter && (isLackOf(target, condition) || isRestated(condition, target, view))
    if isTime { draft.condition = nil }
    return draft
  }

  /// "the callback is called before `fill` returns", in the section of `fill`: one that it was given.
  private static func isHandedOver(_ other: Reference, _ view: ClauseView) -> Bool {
    guard case .method(let method, true) = other, view.subject == .methods([method]) else { return false }
    return view.clause.subject.count == 2 && view.clause.subject[1].isWord(in: NominalCall.nouns)
      && view.clause.subject[0].isWord("the")
  }

  /// "while it is open (after `open` has been called)": said twice.
  private static func isRestated(_ condition: String, _ target: [Token], _ view: ClauseView) -> Bool {
    condition.hasPrefix("while ") && view.verb.isNegated && asides(view).contains { $0.target == target }
  }

  /// "while E has not been Ved yet", of E.
  private static func isLackOf(_ event: [Token], _ condition: String) -> Bool {
    let words = condition.split(separator: " ").filter { !["only", "not", "yet"].contains($0) }
    return words.dropFirst().joined(separator: " ") == event.phrase
  }

  /// "this method may only be used between X and Y": a method is used by being called.
  private static func isUsedBetween(_ view: ClauseView) -> Bool {
    view.verb.lemma == "use" && view.verb.isPassive && view.isAboutHeading && view.isInMethodSection
      && view.clause.tail.first?.isWord("between") == true
  }

  /// "`b` is invoked immediately after with X" in the section of `a`: after `a`.
  private static func directlyAfterHeading(_ view: ClauseView) -> ClaimDraft? {
    guard !view.verb.isNegated, view.clause.tail.count > 1, !view.isAboutHeading,
      view.clause.tail[0].isWord(in: ["immediately", "right", "directly", "shortly"]),
      view.clause.tail[1].isWord(in: ["after", "afterwards", "afterward"]),
      case .methods(let heading) = view.resolver.heading, heading.count == 1, case .methods = view.subject
    else { return nil }
    return view.draft(.order(.immediatelyAfter, .method(heading[0], finished: true)))
  }

  /// What is said of the list below is read with its items.
  private static func isOfList(_ view: ClauseView) -> Bool {
    if SequenceForm.isOrdered(view) { return true }
    return view.resolver.carried.isEmpty && view.clause.subject.contains { $0.isWord("following") }
  }

  /// "after `a` and `b`", "never after `a` or `b`": each for itself; "after `a` or `b`" stays one.
  private static func split(_ order: Adverbials.Order, _ view: ClauseView)
    -> [Adverbials.Order]
  {
    if order.relation == .before || order.relation == .after, let events = twoEvents(in: order.target) {
      return events.map { (order.relation, $0, order.exclusively) }
    }
    let names = order.target.filter { !view.resolver.methods(in: [$0]).isEmpty || MethodPrefix.isMethod($0.text) }
    let joints = order.target.filter { $0.isWord(in: ["and", "or"]) }
    let known = Set([
      "have", "has", "been", "called", "is", "are", "were", "the", "a", "calls", "call", "to", "and", "or", "both",
      "either", "it",
    ])
    // Whoever is called by either of two is not always called by the one.
    guard names.count > 1, joints.count == 1, order.relation != .during,
      order.target.allSatisfy({ $0.kind != .word || known.contains($0.lower) }),
      joints[0].isWord("and") || view.verb.isNegated
    else { return [order] }
    return names.map { (order.relation, [$0], order.exclusively) }
  }

  /// "after the tank has been filled and the valve has been shut": two events, each with a subject and a verb of its own.
  private static func twoEvents(in target: [Token]) -> [[Token]]? {
    let joints = target.indices.filter { target[$0].isWord(in: Lexicon.coordinators) || target[$0].isMark(",") }
    guard joints.count == 1, target[joints[0]].isWord("and") else { return nil }
    let halves = [Array(target[..<joints[0]]), Array(target[(joints[0] + 1)...])]
    let areClauses = halves.allSatisfy { half in
      guard let verb = MainVerb.group(in: half), (1...5).contains(verb.range.lowerBound) else { return false }
      return verb.isPassive && !verb.isNegated && !half[0].isWord(in: Lexicon.pronouns)
        && !half.contains { $0.isWord(in: Lexicon.relative) }
    }
    return areClauses ? halves : nil
  }

  /// "may only be called after X": "only" before the verb restricts the one adverbial behind it.
  static func isOnly(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("only") && view.adverbials.threads.isEmpty && view.adverbials.times == nil
  }

  /// "no other method is called until …" is another form's.
  private static func startsNegative(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord(in: ["no", "none"]) == true
  }

  private static func claim(_ order: Adverbials.Order, _ view: ClauseView)
    -> Payload?
  {
    let reference = view.resolver.reference(order.target)
    if view.verb.isNegated {
      if order.exclusively { return nil }
      switch order.relation {
      case .before: return .order(.neverBefore, reference)
      case .after: return .order(.neverAfter, reference)
      case .neverBefore, .neverAfter, .immediatelyBefore, .immediatelyAfter, .atSameTime, .during, .inOrder, .anyTime:
        return nil
      }
    }
    if order.exclusively || isOnly(view) {
      if isOfLaterCalls(order, view) { return nil }
      switch order.relation {
      case .after: return .order(.neverBefore, reference)
      case .before: return .order(.neverAfter, reference)
      case .immediatelyAfter, .immediatelyBefore, .atSameTime, .during, .neverAfter, .neverBefore, .inOrder,
        .anyTime:
        break
      }
    }
    return .order(order.relation, reference)
  }
}
