/// When something may happen: "the valve may be freed after the pump has stopped", "once the tank is closed, its name can be reused", "it
/// may be called when the tank is in the following states: `OPEN`, `FULL`"; and what a caller may do "once this method returns".
///
/// The moment is one from which something is allowed, or a state in which it is; nothing is said of what happens. Refuses what may happen only
/// then, which other forms read, and what an author can do with a guide in hand.
enum PermittedMomentForm: SentenceForm {
  static let name = "permitted-moment"
  static let summary = "a moment from which something may happen, or a state in which it may"
  static let examples = [
    "The valve may be freed after the pump has stopped.", "Once the tank is closed, its name can be reused.",
    "It may be called when the tank is in the following states: `OPEN`, `FULL`.",
  ]
  static let refuses = [
    "The valve may not be freed after the pump has stopped.", "The valve might be freed after the pump has stopped.",
    "It may be called when the tank is open.", "You can free the valve after the pump has stopped.",
    "The valve can be seen after the pump has stopped.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let later = behindCall(view) { return [later] }
    guard view.verb.modality == .may, !view.verb.isNegated, view.verb.isPassive, !view.verb.isPerfect, !view.isHedged,
      !view.isDenied, view.effect == .none, !view.isYou, !view.verb.adverbs.contains("only"),
      view.adverbials.threads.isEmpty, view.adverbials.times == nil
    else { return [] }
    return (inStates(view) ?? during(view)).map { [$0] } ?? after(view)
  }

  /// "when the tank is in the following states: `OPEN`, `FULL`", "in the `OPEN` state".
  private static func inStates(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, view.subject != .unknown, view.adverbials.orders.isEmpty,
      let condition = view.adverbials.conditions.first, view.adverbials.conditions.count == 1,
      condition.first?.isWord(in: ["when", "while", "if"]) == true,
      let noun = condition.firstIndex(where: { $0.isWord(in: ["state", "states"]) }), noun > 3,
      condition[..<noun].contains(where: { $0.isWord("in") }), !condition[noun - 1].isWord(in: ["this", "that"])
    else { return nil }
    let names = view.clause.tail.filter { $0.kind == .code }
    guard !names.isEmpty, !view.clause.tail.contains(where: { $0.isWord(in: ["not", "except"]) }) else { return nil }
    let state = names.map { "`\($0.text)`" }.joined(separator: " or ")
    var draft = view.draft(.order(.during, .event(state)))
    draft.condition = view.conditionInFront
    return draft
  }

  /// "may be called when the tank is being filled".
  private static func during(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, view.subject != .unknown, view.adverbials.orders.isEmpty, view.conditionInFront == nil,
      view.adverbials.rest.allSatisfy({ $0.kind == .mark }), view.adverbials.conditions.count == 1,
      let condition = view.adverbials.conditions.first, condition.first?.isWord("when") == true,
      case let event = Array(condition.dropFirst()), WhenClause.relation(of: event) == .during
    else { return nil }
    return view.draft(.order(.during, .event("while \(event.phrase)")))
  }

  /// "may be freed after E", "once E, it can be reused".
  private static func after(_ view: ClauseView) -> [ClaimDraft] {
    guard acts.contains(view.verb.lemma) || isCallAfterCall(view), let subject = subject(view),
      view.adverbials.rest.allSatisfy({ $0.kind == .mark || $0.kind == .word && Lexicon.isAdverb($0.lower) })
    else { return [] }
    let orders = (view.adverbials.orders + view.leading.orders).filter {
      $0.relation == .after && !$0.exclusively && isMoment($0.target)
    }
    return orders.map { order in
      var draft = view.draft(.order(.after, view.resolver.reference(order.target)), subject: subject)
      draft.condition = view.condition
      return draft
    }
  }

  /// "Once `open` has returned, `fill` may be called": the one call has to be over for the other.
  private static func isCallAfterCall(_ view: ClauseView) -> Bool {
    guard view.isCall, case .methods = view.subject, view.adverbials.orders.isEmpty else { return false }
    return view.leading.orders.contains { order in
      order.relation == .after
        && order.target.last?.isWord(in: ["returned", "returns", "completed", "completes", "finished"]) == true
    }
  }

  private static func isMoment(_ target: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: target), verb.range.lowerBound > 0 else {
      return target.contains { $0.kind == .code }
    }
    return !verb.isImperative && !verb.isInfinitive
  }

  private static func subject(_ view: ClauseView) -> Subject? {
    let words = view.clause.subject
    guard let first = words.first, words.count <= 8, !words.isLonePronoun,
      !first.isWord(in: ["no", "none", "nothing", "there"]), PhraseGate.isNounPhrase(words.phrase)
    else { return nil }
    if view.isCall, case .methods = view.subject { return view.subject }
    return .phrase(Verbs.passive(words.phrase, view.verb.lemma))
  }

  /// What is done to a thing that is no longer needed, or that is there now.
  static let acts: Set<String> = [
    "close", "delete", "deallocate", "destroy", "discard", "dispose", "drain", "evict", "free", "modify", "open",
    "reclaim",
    "recycle", "release", "remove", "reopen", "restart", "reuse", "start", "stop", "unload", "unregister",
  ]
}
