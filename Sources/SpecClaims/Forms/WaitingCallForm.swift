/// A call that waits, or does not: "waits until the valve is shut", "does not return until the pump has stopped", "does not wait for the
/// valve", "drains the tank, waiting for at most a second", "starts the pump without waiting for the valve".
///
/// Refuses what somebody else waits for, orders to wait but those that open a section, and waiting that names no end.
enum WaitingCallForm: SentenceForm {
  static let name = "waiting-call"
  static let summary = "a call that waits until something has happened, or does not"
  static let examples = [
    "It waits until the valve is shut.", "This method does not return until the pump has stopped.",
    "It starts the pump without waiting for the valve.",
  ]
  static let refuses = [
    "The host waits until the valve is shut.", "It usually waits until the valve is shut.",
    "You should wait until the valve is shut.", "Open the valve. Wait until it is shut.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    // "This is useful for filling it without waiting": what somebody does with it.
    guard view.verb.lemma != "be", isOfCall(view) || isSummary(view), let mode = mode(view) else { return [] }
    var draft = view.draft(.concurrency(mode: mode))
    // "only returns when E": what it waits for is no restriction.
    if view.verb.lemma == "return" { draft.condition = view.conditionInFront }
    if view.verb.isImperative { (draft.modality, draft.obligor) = (.fact, .framework) }
    return [draft]
  }

  /// What `drainAsync` and `async_drain` wait for, they wait for in the background.
  private static func isAsynchronous(_ name: String) -> Bool {
    name.hasSuffix("Async") || ["async_", "_async_"].contains(where: name.hasPrefix)
  }

  /// "Wait until the valve is shut", "Close the tank, without waiting for its rows", as the first words on a method: what it does, and no
  /// order. "… and shut it if it leaks" is another step.
  private static func isSummary(_ view: ClauseView) -> Bool {
    guard case .methods(let methods) = view.resolver.heading, view.isInMethodSection else { return false }
    let isOpening =
      view.verb.lemma == "wait"
      ? view.summaryOpening == "wait" : view.summaryOpening != nil && view.clause.tail.contains { $0.isWord("without") }
    return isOpening && view.verb.isImperative
      && !view.verb.isNegated && view.clause.link == .main && view.clause.leading.isEmpty && view.effect == .none
      && !view.isHedged && view.adverbials.conditions.isEmpty && !methods.contains { isAsynchronous($0.name.base) }
  }

  /// The clause tells what a method does.
  private static func isOfCall(_ view: ClauseView) -> Bool {
    guard isCallOrDeed(view), !view.isHedged, !view.isYou, !view.verb.isPassive, !view.verb.isPerfect,
      view.effect == .none, !view.isDenied, !view.verb.isProgressive, !isOfAnother(view)
    else { return false }
    return view.verb.modality == .fact
      || view.verb.lemma == "wait" && view.verb.modality == .may && view.clause.link == .main
  }

  private static func isCallOrDeed(_ view: ClauseView) -> Bool {
    if case .methods(let methods) = view.subject { return !methods.contains { isAsynchronous($0.name.base) } }
    // "Dropping a tank | will wait for its rows".
    guard case .phrase = view.subject, let first = view.clause.subject.first, first.kind == .word else { return false }
    return Verbs.isGerund(first.lower) && (2...4).contains(view.clause.subject.count)
      && ["wait", "block"].contains(view.verb.lemma) && view.clause.subject[1].isWord(in: ["a", "an", "the"])
  }

  /// "When you stop the host, it waits …": "it" is the host. "The host asks for little, instead waits …": so is whoever is left out.
  private static func isOfAnother(_ view: ClauseView) -> Bool {
    if view.clause.subject.isEmpty { return view.clause.link != .main && !view.clause.inheritsSubject }
    return view.clause.subject.count == 1 && view.clause.subject[0].isWord("it") && !view.clause.leading.isEmpty
  }

  private static func mode(_ view: ClauseView) -> String? {
    switch view.verb.lemma {
    case "wait": return ofWait(view)
    case "return": if let mode = ofReturn(view) { return mode }
    default: break
    }
    guard !view.verb.isNegated else { return nil }
    return participle(view.clause.tail)
  }

  /// "waits until", "will wait for", "may wait up to", "does not wait for".
  private static func ofWait(_ view: ClauseView) -> String? {
    // "does not wait for all rows": for some, perhaps.
    if view.verb.isNegated,
      view.clause.tail.contains(where: { $0.isWord(in: ["full", "whole", "entire", "all", "every"]) })
    {
      return nil
    }
    if view.clause.tail.isEmpty, view.verb.isNegated, view.verb.modality == .fact { return "non-blocking" }
    guard let first = view.clause.tail.first(where: { !($0.kind == .word && $0.lower.hasSuffix("ly")) }),
      first.isWord(in: ["until", "till", "for", "up", "at", "forever"])
    else { return nil }
    // "waits for it before resolving": so does what it has returned.
    if view.clause.tail.contains(where: { $0.isWord(in: ["resolving", "fulfilling", "completing", "invoking"]) }) {
      return nil
    }
    if view.verb.modality == .may { return view.verb.isNegated ? nil : "may-block" }
    return view.verb.isNegated ? "non-blocking" : "blocking"
  }

  /// "does not return until E", "only returns once E has happened".
  private static func ofReturn(_ view: ClauseView) -> String? {
    let tail = view.clause.tail.drop { $0.isWord("only") }
    guard let first = tail.first, tail.count > 2 else { return nil }
    if view.verb.isNegated { return first.isWord(in: ["until", "till"]) ? "blocking" : nil }
    let isOnly = tail.count < view.clause.tail.count || view.verb.adverbs.contains("only")
    return isOnly && first.isWord(in: ["after", "once", "when"]) ? "blocking" : nil
  }

  /// ", waiting for at most a second", "without waiting for the valve", "without blocking".
  private static func participle(_ tail: [Token]) -> String? {
    for index in tail.indices.dropFirst() where tail[index].isWord(in: ["waiting", "blocking"]) {
      if tail[index - 1].isWord("without") {
        return tail[..<(index - 1)].contains(where: isClause) || isOfAnother(tail[(index + 1)...])
          ? nil : "non-blocking"
      }
      guard tail[index - 1].isMark(","), index + 1 < tail.count else { continue }
      return tail[index + 1].isWord(in: ["until", "for", "up"]) ? "blocking" : nil
    }
    return nil
  }

  /// "without blocking | the pump": whoever calls may wait all the same.
  private static func isOfAnother(_ behind: ArraySlice<Token>) -> Bool {
    guard let first = behind.first, first.isWord(in: ["the", "its", "your", "other", "any"]) else { return false }
    return !behind.prefix(3).contains { $0.isWord(in: ["caller", "calling", "current", "thread", "threads", "this"]) }
  }

  /// A word in front that the participle may belong to.
  private static func isClause(_ token: Token) -> Bool {
    token.isWord(in: Lexicon.relative) || token.isWord(in: Lexicon.temporal) || token.isWord("to")
  }
}
