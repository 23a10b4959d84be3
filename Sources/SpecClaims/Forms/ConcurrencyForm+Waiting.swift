/// Whether a call waits.
extension ConcurrencyForm {
  /// "this call does not block", "will never block if the tank is empty".
  static func nonBlocking(_ view: ClauseView) -> String? {
    view.verb.modality == .fact && !view.verb.isPassive && !view.verb.isPerfect && view.adverbials.orders.isEmpty
      && (view.adverbials.rest.first.map({ $0.kind == .mark || $0.isWord(in: ["for", "on", "waiting"]) }) ?? true
        || holdsNobodyUp(view))
      ? "non-blocking" : nil
  }

  /// "callbacks do not block the processing of the loop", "the call does not block the caller".
  private static func holdsNobodyUp(_ view: ClauseView) -> Bool {
    let held = view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord("of") }
    guard (2...4).contains(held.count), held[0].isWord(in: ["the", "other", "its", "any"]), let noun = held.last,
      noun.isWord(in: waiting) || noun.isWord(in: ["processing", "handling", "thread"]), !view.clause.subject.isEmpty
    else { return false }
    return view.isAboutHeading
      || view.clause.subject.last?.isWord(in: [
        "callbacks", "hooks", "handlers", "listeners", "calls", "methods", "access", "call", "operation", "method",
        "function", "request",
      ])
        == true
  }

  /// "blocks the signal", "blocks all writers": not whoever calls.
  private static func isOfOthers(_ view: ClauseView) -> Bool {
    guard !view.verb.isPassive, case let object = view.adverbials.rest.prefix(while: { $0.kind != .mark }),
      object.count == 2, object[0].isWord(in: ["the", "all", "any", "other"]), let noun = object.last
    else { return false }
    return !noun.isWord(in: waiting)
      && !noun.isWord(in: [
        "thread", "threads", "caller", "callers", "queue", "loop", "process", "executor", "task", "actor",
      ])
  }

  static func blocking(_ view: ClauseView) -> String? {
    // "a signal is blocked until E": held back. Who is called, or calls, waits.
    if view.verb.isPassive, case .phrase = view.subject,
      !view.clause.subject.contains(where: { $0.isWord(in: waiting) })
    {
      return nil
    }
    if isOfOthers(view) { return nil }
    // "can block these methods": others.
    if !view.verb.isPassive, view.adverbials.rest.first?.isWord(in: ["these", "those", "other"]) == true { return nil }
    let isLasting = view.adverbials.conditions.first?.prefix(3).map(\.lower) == ["as", "long", "as"]
    // "up to the given timeout" ends the wait, and so does ", or it times out".
    let isLimited = view.adverbials.rest.prefix(2).map(\.lower) == ["up", "to"]
    let blocked =
      isLimited || waitsThen(view)
      ? nil
      : view.adverbials.rest.prefix { !$0.isMark(",") }.first { $0.kind != .mark && !(isLasting && $0.isWord("for")) }
    if let blocked, !blocked.isWord(in: Lexicon.determiners), !blocked.isWord(in: Lexicon.prepositions),
      !blocked.isWord(in: ["briefly", "temporarily", "indefinitely", "forever", "execution"])
    {
      return nil
    }
    if view.verb.modality == .may { return view.verb.isPassive ? nil : "may-block" }
    let isBare =
      blocked?.isWord(in: ["briefly", "temporarily", "indefinitely", "forever"]) ?? true || holdsCaller(view)
      || view.adverbials.rest.prefix(3).map(\.lower) == ["for", "up", "to"]
    let isOfMethod =
      isBare && !view.verb.isPassive && view.adverbials.orders.isEmpty && view.isAboutHeading
      && view.isInMethodSection && view.verb.modality == .fact
    let isConditional = isBare && !view.verb.isPassive && view.condition != nil
    return isConditional || isOfMethod || view.adverbials.orders.contains { $0.relation == .before } ? "blocking" : nil
  }

  /// "(will block) | and wait for the pump".
  private static func waitsThen(_ view: ClauseView) -> Bool {
    let words = view.adverbials.rest.prefix(3)
    return words.first?.isWord("and") == true && words.dropFirst().first?.isWord(in: ["wait", "waits"]) == true
      && words.last?.isWord("for") == true
  }

  /// "(blocks) the calling thread", "the caller".
  private static func holdsCaller(_ view: ClauseView) -> Bool {
    let held = view.adverbials.rest.prefix { $0.kind != .mark }.map(\.lower)
    return [["the", "calling", "thread"], ["the", "current", "thread"], ["the", "caller"]].contains(held)
  }

  /// "`drain()` can be used to block the caller until E".
  static func usedToWait(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail
    guard view.verb.lemma == "use", view.verb.isPassive, view.verb.isCan, !view.verb.isNegated, !view.isHedged,
      !view.isDenied, case .methods = view.subject, tail.count > 3, tail[0].isWord("to"), tail[1].isWord("block"),
      let until = tail[2...].prefix(4).firstIndex(where: { $0.isWord("until") }),
      until == 2 || tail[until - 1].isWord(in: ["caller", "thread"]), !tail.contains(where: { $0.isWord("or") })
    else { return nil }
    var draft = view.draft(.concurrency(mode: "blocking"))
    draft.modality = .fact
    return draft
  }

  private static let waiting: Set<String> = [
    "thread", "threads", "caller", "callers", "call", "calls", "execution", "process", "coroutine", "task", "fiber",
    "goroutine", "method", "function", "loop",
  ]

  /// "Block until the tank is full.", "Enter a loop and block until it is full": no reader can, so that it tells what the method does.
  static func isSummary(_ view: ClauseView) -> Bool {
    view.verb.isImperative && view.verb.lemma == "block" && !view.verb.isNegated && view.isInMethodSection
      && view.effect == .none && view.resolver.discourse.methods.isEmpty
      && view.adverbials.orders.contains { $0.relation == .before }
  }
}
