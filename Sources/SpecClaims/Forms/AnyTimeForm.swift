/// No moment is excluded: "`-cancel` can be called at any time", "you may call it anytime while the pump runs".
///
/// Refuses what may happen at any time on its own ("the file may change at any time"), and a time that is bounded ("at any time before E"),
/// which is an order.
enum AnyTimeForm: SentenceForm {
  static let name = "any-time"
  static let summary = "a call that may be made at any time"
  static let examples = [
    "`-cancel` can be called at any time.", "Valves can be closed anytime to stop the pump.",
  ]
  static let refuses = [
    "The file may change at any time.", "It cannot be called at any time.",
    "It may be called at any time before `-close`.",
    "It might be called at any time.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    // "at any point between `open` and `close`".
    if zip(view.clause.tail, view.clause.tail.dropFirst()).contains(where: {
      $0.isWord(in: ["time", "point", "moment"]) && $1.isWord("between")
    }) {
      return []
    }
    if let called = called(view) { return [called] }
    guard view.verb.modality == .may, !view.verb.isNegated, !view.isHedged, view.verb.isPassive,
      view.isCall || isMade(view) || view.verb.isCan && (acts.contains(view.verb.lemma) || isByCall(view.clause.tail)),
      view.adverbials.orders.allSatisfy({ $0.relation == .during }) || isIncluding(view.clause.tail),
      let subject = subject(view),
      let span = span(in: view.clause.tail)
    else { return [] }
    return [view.draft(.order(.anyTime, span), subject: subject)]
  }

  /// "at any point in its life, including before E": that is one of them.
  private static func isIncluding(_ tail: [Token]) -> Bool {
    guard let including = tail.firstIndex(where: { $0.isWord("including") }) else { return false }
    return !tail[..<including].contains { $0.isWord(in: ["before", "after", "until"]) }
  }

  /// "you may call `-stop` at any time".
  private static func called(_ view: ClauseView) -> ClaimDraft? {
    guard view.isAuthor, Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, view.verb.modality == .may,
      !view.verb.isNegated, !view.isHedged, view.effect == .none, view.adverbials.orders.isEmpty,
      let span = span(in: view.clause.tail) ?? spanInFront(view)
    else { return nil }
    let object = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: ["at", "anytime", "to", "in", "from"]) }
    let behind = view.clause.tail.dropFirst(object.count)
    // "in a started session": not in any other.
    if behind.first?.isWord("in") == true, state(Array(behind)) == nil,
      behind.dropFirst().first?.isWord("order") == false
    {
      return nil
    }
    guard case .methods(let methods) = view.resolver.callSubject(of: Array(object)) else { return nil }
    return view.draft(.order(.anyTime, span), subject: .methods(methods))
  }

  /// What an author does to a thing; what befalls it ("changed", "moved") may be a warning.
  private static let acts: Set<String> = [
    "cancel", "close", "dispose", "remove", "register", "unregister", "assign", "attach", "detach", "stop",
    "start", "set", "use", "subscribe", "unsubscribe", "pause", "resume", "enable", "disable", "destroy", "release",
    "add", "open", "request", "query",
  ]

  /// "can be changed at any time by calling `setRows`": somebody's act, and no warning.
  private static func isByCall(_ tail: [Token]) -> Bool {
    tail.indices.dropLast().contains {
      tail[$0].isWord("by") && tail[$0 + 1].isWord(in: ["calling", "invoking", "using", "setting"])
    }
  }

  private static func subject(_ view: ClauseView) -> Subject? {
    if isMade(view), case let named = view.resolver.methods(in: view.clause.subject), named.count == 1 {
      return .methods(named)
    }
    switch view.subject {
    case .unknown: return nil
    case .methods, .everyMethod: return view.subject
    case .phrase(let words):
      return view.isCall ? view.subject : .phrase(Verbs.passive(words, view.verb.lemma))
    }
  }

  /// "calls to `fill` may be made …".
  private static func isMade(_ view: ClauseView) -> Bool {
    view.verb.lemma == "make" && view.clause.subject.first?.isWord(in: ["call", "calls"]) == true
  }

  static func isSaid(in tail: [Token]) -> Bool { tail.indices.contains { isAnyTime(tail, at: $0) } }

  /// "at any time", "anytime", "at any point", and within what.
  private static func span(in tail: [Token]) -> Reference? {
    if let either = either(tail) ?? state(tail) { return either }
    guard let time = tail.indices.first(where: { isAnyTime(tail, at: $0) }) else { return nil }
    let rest = tail[(time + 1)...].prefix { $0.kind != .mark && !$0.isWord("by") }
    if rest.isEmpty { return .event("any time") }
    if rest.first?.isWord(in: ["before", "after", "until", "prior"]) == true { return nil }
    // "at any time in lazy mode": in that mode.
    if AdverbialParser(Array(rest)).restrictionEnd(at: 0) == rest.count
      || rest.first?.isWord("in") == true && AdverbialParser.connectiveLength(Array(rest), at: 0) != nil
    {
      return .event("any time")
    }
    guard rest.first?.isWord(in: ["during", "while", "within", "in"]) == true, rest.count > 1, rest.count <= 10 else {
      return .event("any time")
    }
    return .event(Array(rest).phrase)
  }

  /// "At any time, you may call it".
  private static func spanInFront(_ view: ClauseView) -> Reference? {
    let leading = view.clause.leading
    return leading.count == 1 && isSaid(in: leading[0]) ? span(in: leading[0]) : nil
  }

  /// "from any state": whatever the state is.
  private static func state(_ tail: [Token]) -> Reference? {
    let words = tail.trimmingMarks.suffix(3).map(\.lower)
    return [["from", "any", "state"], ["in", "any", "state"]].contains(words) ? .event("in any state") : nil
  }

  /// "before or after `-open`": with no regard to it.
  private static func either(_ tail: [Token]) -> Reference? {
    guard tail.count > 3, tail[0].isWord(in: ["before", "after"]), tail[1].isWord("or"),
      tail[2].isWord(in: ["before", "after"]), tail[2].lower != tail[0].lower,
      case let target = Array(tail[3...].prefix { $0.kind != .mark }), (1...6).contains(target.count),
      PhraseGate.isNounPhrase(target.phrase)
    else { return nil }
    return .event("before or after \(target.phrase)")
  }

  private static func isAnyTime(_ tail: [Token], at index: Int) -> Bool {
    if tail[index].isWord("anytime") { return true }
    guard index > 0, tail[index].isWord(in: ["time", "point", "moment"]) else { return false }
    return tail[index - 1].isWord("any")
      || index > 1 && tail[index - 1].isWord(in: ["given", "arbitrary"]) && tail[index - 2].isWord(in: ["any", "an"])
  }
}
