/// A call that comes before all others of its kind, or after them: "its `-open` is called first, then that of its children", "`-setUp` is
/// called first", "the handlers of the window are called last".
///
/// Refuses "first" as an ordinal ("called on the first run") and as a step of a recipe ("first call `-open`").
enum CalledFirstForm: SentenceForm {
  static let name = "called-first"
  static let summary = "a call that comes before, or after, the others spoken of"
  static let examples = [
    "Its `-open` hook is called first, and then those of its children.", "The handlers of the window are called last.",
    "This is the first hook that is called.",
  ]
  static let refuses = [
    "It is called on the first run.", "It is usually called first.", "It is not called first.",
    "The first handler is called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let ordinal = ordinal(view) ?? next(view) ?? outermost(view) { return [ordinal] }
    guard view.isCall || isDone(view), !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality != .may,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.subject != .unknown,
      !view.clause.tail.contains(where: { $0.isWord(in: ["whichever", "whatever"]) }),
      let (word, rest) = rank(in: view.clause.tail)
    else { return [] }
    if word.isWord("first"), let chain = chain(rest, view) { return [chain] }
    let others = word.isWord("first") ? then(rest).map(withoutCount) : nil
    return [
      view.draft(
        .order(word.isWord("first") ? .before : .after, others.map(view.resolver.reference) ?? .event("the others")),
        subject: view.isCall
          ? view.subject
          : .phrase(Verbs.passive(view.clause.subject.phrase, view.verb.lemma)))
    ]
  }

  /// "(first), then `drain` | once per row": how often is not what it comes before.
  private static func withoutCount(_ words: [Token]) -> [Token] {
    let count = words.dropFirst().firstIndex { $0.isWord(in: ["once", "twice", "exactly", "for", "per"]) }
    return words[0].kind == .code ? Array(words[..<(count ?? words.count)]) : words
  }

  /// "This is the first hook that is called."
  private static func ordinal(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.filter { !$0.isWord(in: ["that", "which", "is", "gets", "to", "be"]) }
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality != .may,
      !isLastOfAll(tail, view.verb), isOfCalls(view), tail.count > 2, tail[0].isWord("the"),
      tail[1].isWord(in: ["first", "last"]),
      isCalled(tail[2], Array(tail[3...]))
    else { return nil }
    // "the first hook called after E": first of those.
    if let order = view.adverbials.orders.first {
      return view.draft(.order(order.relation, view.resolver.reference(order.target)))
    }
    if tail.contains(where: { $0.isWord(in: ["before", "after"]) }) { return nil }
    return view.draft(.order(tail[1].isWord("first") ? .before : .after, .event("the others")))
  }

  /// A method, or an event by its name: "the `TankEvent` is …".
  private static func isOfCalls(_ view: ClauseView) -> Bool {
    if case .methods = view.subject { return true }
    let words = view.clause.subject.drop { $0.isWord("the") }
    return words.first?.kind == .code
      && (words.count == 1 && words.first?.lower.hasSuffix("event") == true
        || words.count == 2 && words.last?.isWord(in: ["event", "signal", "notification"]) == true)
  }

  /// "The first hook of the fill is `open`", "the last one is always `close`".
  private static func outermost(_ view: ClauseView) -> ClaimDraft? {
    let (words, tail) = (view.clause.subject, view.clause.tail.trimmingMarks)
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact, words.count > 2,
      words[0].isWord("the"), words[1].isWord(in: ["first", "last", "final"]), tail.count == 1,
      case let noun = words[2],
      noun.isWord(in: ["hook", "callback", "event", "signal"])
        || noun.isWord("one")
          && view.previous?.subject.contains(where: { $0.isWord(in: ["hook", "callback", "event"]) }) == true,
      words.count == 3 || words[3].isWord(in: ["of", "in", "called", "to"]), words.count <= 8,
      case let named = view.resolver.methods(in: tail), named.count == 1
    else { return nil }
    return view.draft(
      .order(words[1].isWord("first") ? .before : .after, .event("the others")), subject: .methods(named))
  }

  /// "The next hook (that is) called after `open` is `fill`".
  private static func next(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject.filter { !$0.isWord(in: ["that", "which", "is", "gets", "to", "be"]) }
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      words.prefix(2).map(\.lower) == ["the", "next"],
      let after = words.firstIndex(where: { $0.isWord("after") }), after > 3, after + 1 < words.count,
      Verbs.lemma(of: words[after - 1].lower, as: [.participle]).map(Verbs.invocation.contains) == true,
      case let tail = view.clause.tail.trimmingMarks, tail.count == 1,
      case let named = view.resolver.methods(in: tail), named.count == 1
    else { return nil }
    return view.draft(
      .order(.after, view.resolver.reference(Array(words[(after + 1)...]))), subject: .methods(named))
  }

  /// "must be the last method called", "is the last invocation": nothing comes after it, which is another form's.
  private static func isLastOfAll(_ tail: [Token], _ verb: VerbGroup) -> Bool {
    tail.contains { $0.isWord("last") }
      && (verb.modality != .fact || tail.contains { $0.isWord(in: ["invocation", "call", "message", "you"]) })
  }

  /// "(the first) hook that is called", "function that you call", "invocation from the host".
  static func isCalled(_ noun: Token, _ rest: [Token]) -> Bool {
    if rest.count == 3, rest[0].isWord(in: ["a", "an", "the", "your", "each"]),
      rest[2].isWord(in: ["gets", "receives", "sees"])
    {
      return noun.isWord(in: ["call", "callback", "event", "notification", "message"])
    }
    if noun.isWord(in: ["invocation", "call"]) { return rest.first?.isWord(in: ["from", "on"]) ?? true }
    if noun.isWord(in: ["message", "event"]), let verb = rest.first, verb.isWord(in: ["sent", "delivered"]) {
      return rest.dropFirst().first?.isWord("to") ?? true
    }
    guard noun.isWord(in: ["hook", "method", "callback", "signal", "event", "function", "notification"]),
      let verb = rest.first(where: { !$0.isWord(in: ["you", "we"]) })
    else { return false }
    if rest.count == 3, rest[0].isWord(in: ["a", "the", "your"]), rest[2].isWord(in: ["calls", "invokes", "receives"]) {
      return true
    }
    if rest.count == 2, rest[0].isWord(in: ["you", "we"]), verb.isWord("invoke") { return true }
    return verb.isWord("call") || verb.isWord(in: ["fires", "runs", "fire", "run"])
      || Verbs.lemma(of: verb.lower, as: [.participle]).map(Verbs.invocation.contains) == true
  }

  /// "The parent is initialized first."
  private static func isDone(_ view: ClauseView) -> Bool {
    view.verb.isPassive && view.effect == .none
      && !view.clause.subject.isLonePronoun
      && [
        "initialize", "create", "destroy", "dispose", "close", "open", "load", "start", "stop", "mount", "unmount",
        "process", "handle", "evaluate", "apply", "release", "remove", "construct", "resolve",
      ].contains(view.verb.lemma)
  }

  /// "first" or "last" as an adverb, and what stands behind it.
  private static func rank(in tail: [Token]) -> (Token, ArraySlice<Token>)? {
    if let named = namedRank(tail) { return named }
    for index in tail.indices where tail[index].isWord(in: ["first", "last"]) {
      if index > 0, tail[index - 1].isWord(in: Lexicon.determiners) || tail[index - 1].isWord(in: ["at", "when"]) {
        return nil
      }
      let rest = tail[(index + 1)...]
      // "with the outermost pump first": which of them that is.
      if tail[..<index].contains(where: { $0.isWord(in: ["will", "if", "unless", "when", "with"]) }) { return nil }
      // "for the thread that opens it last", "for the thread opening it last": of another verb.
      if tail[..<index].dropFirst().contains(where: {
        $0.isWord(in: ["that", "which"]) || $0.kind == .word && Verbs.isGerund($0.lower)
      }) {
        return nil
      }
      guard let next = rest.first else { return (tail[index], rest) }
      guard next.kind == .mark || next.isWord(in: ["and", "then", "in", "by", "when", "if"]) || isPurpose(rest),
        rest.prefix(3).map(\.lower) != ["in", ",", "first"]
      else { return nil }
      return (tail[index], rest)
    }
    return nil
  }

  /// "(must be called) as the first function of a fill".
  private static func namedRank(_ tail: [Token]) -> (Token, ArraySlice<Token>)? {
    guard tail.count > 3, tail[0].isWord("as"), tail[1].isWord("the"), tail[2].isWord(in: ["first", "last"]),
      tail[3].isWord(in: ["function", "method", "call", "hook", "thing"]),
      tail.count == 4 || tail.count == 7 && tail[4].isWord("of") && tail[5].isWord(in: ["a", "the"])
    else { return nil }
    return (tail[2], [])
  }

  /// "(must be called first) to fill the tank".
  private static func isPurpose(_ rest: ArraySlice<Token>) -> Bool {
    guard let verb = rest.dropFirst().first, rest.first?.isWord("to") == true else { return false }
    return Verbs.lemma(of: verb.lower, as: [.base]) != nil
  }

  /// "first, then `b`, and finally `c`": all of them in order.
  private static func chain(_ rest: ArraySlice<Token>, _ view: ClauseView) -> ClaimDraft? {
    guard view.clause.subject.count == 1,
      rest.allSatisfy({ $0.kind == .mark || $0.kind == .code || $0.isWord(in: joints) }),
      case let names = view.clause.subject + rest.filter({ $0.kind == .code }), names.count > 2
    else { return nil }
    // What is called is a method, also one that the page does not know.
    let methods = names.compactMap { name in
      name.kind == .code
        ? MethodName(code: name.text).map { MethodReference(type: view.resolver.scope.type, name: $0) } : nil
    }
    return methods.count == names.count ? view.draft(.sequence(methods), subject: .methods(methods)) : nil
  }

  private static let joints = Sequel.words.union(["and", "the"])

  /// ", and then that of the children": what comes second.
  private static func then(_ rest: ArraySlice<Token>) -> [Token]? {
    guard let then = rest.prefix(3).firstIndex(where: { $0.isWord(in: ["then", "followed"]) }) else { return nil }
    let words = rest[(then + 1)...].drop { $0.isWord(in: ["on", "by", "those", "that", "of"]) }
      .prefix { $0.kind != .mark && !$0.isWord(in: ["is", "are", "will"]) }
    return words.isEmpty || words.count > 6 ? nil : Array(words)
  }
}
