/// What calls of one kind may do, and who keeps calls apart.
extension ConcurrencyForm {
  /// "Recursive calls are not allowed", "concurrent access is not supported", "nested calls are permitted".
  static func ofKind(_ view: ClauseView) -> String? {
    guard view.verb.isPassive, ["allow", "permit", "support"].contains(view.verb.lemma), view.verb.modality == .fact,
      view.adverbials.rest.isEmpty, view.condition == nil, (1...3).contains(view.clause.subject.count)
    else { return nil }
    let words = view.clause.subject.map(\.lower)
    if words == ["reentrancy"] || words == ["re-entrancy"] || words == ["recursion"] { return nested(view) }
    guard words.count > 1, let noun = words.last, ["calls", "call", "access", "use", "invocations"].contains(noun)
    else {
      return nil
    }
    switch words[0] {
    case "recursive", "nested", "reentrant", "re-entrant": return nested(view)
    case "concurrent", "simultaneous", "parallel": return view.verb.isNegated ? "not-thread-safe" : "concurrent"
    default: return nil
    }
  }

  /// "`open` and `close` are | blocking operations": what kind of calls they are, and nothing that they are doing.
  static func areBlocking(_ view: ClauseView) -> Bool {
    view.verb.lemma == "block" && view.verb.isProgressive && !view.verb.isPassive && !view.verb.isNegated
      && view.verb.modality == .fact && !view.verb.isPast
      && view.clause.tail.first?.isWord(in: ["operations", "operation", "calls", "call", "functions", "methods"])
        == true
      && view.clause.tail.dropFirst().first?.isWord(in: ["in", "of"]) != true
  }

  /// "has a thread-safe implementation".
  static func hasSafeImplementation(_ view: ClauseView) -> Bool {
    view.verb.lemma == "have" && !view.verb.isNegated && view.verb.modality == .fact
      && view.clause.tail.trimmingMarks.map(\.lower) == ["a", "thread-safe", "implementation"]
  }

  /// "No tank is thread-safe", "none of them is".
  static func isOfNone(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord(in: ["no", "none", "neither", "nothing"]) == true
  }

  /// "No tank is thread-safe (unless marked)": of any tank, the contrary. Of "not required to be" and its like there is none.
  static func noneIs(_ mode: String, _ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, view.verb.modality == .fact, view.clause.subject[0].isWord("no"),
      let contrary = contraries[mode]
    else { return [] }
    var draft = view.statement(.concurrency(mode: contrary))
    if case .phrase = draft.subject { draft.subject = .phrase("any " + view.clause.subject.dropFirst().phrase) }
    return [draft]
  }

  private static let contraries = [
    "thread-safe": "not-thread-safe", "reentrant": "non-reentrant", "non-blocking": "blocking",
  ]

  private static func nested(_ view: ClauseView) -> String { view.verb.isNegated ? "non-reentrant" : "reentrant" }

  /// "Calls must be externally synchronized", "requires external synchronization".
  static func fromOutside(_ view: ClauseView) -> String? {
    guard !view.verb.isNegated, !view.isDenied, view.verb.modality != .may else { return nil }
    let words = view.clause.tail.trimmingMarks.map(\.lower)
    if view.verb.lemma == "require", !view.verb.isPassive {
      return ["external synchronization", "external locking"].contains(words.joined(separator: " "))
        ? "not-thread-safe" : nil
    }
    guard view.verb.isPassive, ["synchronize", "synchronise"].contains(view.verb.lemma),
      [.must, .should].contains(view.verb.modality),
      view.clause.subject.contains(where: { $0.isWord(in: ["call", "calls", "access", "accesses", "use"]) })
    else { return nil }
    return view.verb.adverbs.contains("externally") || words == ["externally"] ? "not-thread-safe" : nil
  }

  /// "is not thread-safe | before the tank is open": then alone.
  static func time(_ view: ClauseView) -> String? {
    guard view.verb.lemma == "be", view.adverbials.orders.count == 1, let order = view.adverbials.orders.first,
      [.before, .after].contains(order.relation), !order.exclusively, view.adverbials.conditions.isEmpty,
      case let tail = view.clause.tail, tail.count > 2,
      tail[0].isWord(in: ["thread-safe", "reentrant", "non-blocking", "blocking"]),
      tail[1].isWord(in: ["before", "after", "until"])
    else { return nil }
    return Array(tail.dropFirst()).trimmingMarks.phrase
  }

  /// "an asynchronous operation", "a blocking call", "a non-blocking connect call": the word that tells which.
  static func kindOfCall(_ words: [Token]) -> [Token] {
    guard (3...4).contains(words.count), words[0].isWord(in: ["a", "an"]),
      words[words.count - 1].isWord(in: ["call", "function", "method", "operation", "request"])
    else { return words }
    // "thread safe" may be two words.
    if words.count == 3 || words[2].isWord("safe") { return Array(words[1..<(words.count - 1)]) }
    let isNamed = words[2].kind == .word && !Lexicon.isFunctionWord(words[2].lower)
    let kinds = ["non-blocking", "blocking", "asynchronous", "synchronous"]
    return isNamed && words[1].isWord(in: kinds) ? [words[1]] : words
  }

  /// "`Tank` serializes all accesses".
  static func serializesCalls(_ view: ClauseView) -> Bool {
    view.verb.lemma == "serialize" && !view.verb.isPassive && !view.verb.isNegated && view.verb.modality == .fact
      && !view.verb.isImperative && view.clause.tail.first?.isWord(in: ["all", "every", "its", "the"]) == true
      && view.clause.tail.prefix(4).contains {
        $0.isWord(in: ["access", "accesses", "calls", "reads", "writes", "operations", "requests", "invocations"])
      }
  }

  /// "Proper locking in front ensures thread-safety": of what it is put in front of.
  static func ofMethodOrType(_ view: ClauseView) -> Bool {
    guard case .phrase = view.subject else { return true }
    return view.clause.subject.count <= 2
  }

  /// "since `Metadata` is not thread-safe": a reason that speaks of something else.
  static func isReason(_ view: ClauseView) -> Bool {
    // "as doing so may block": what is done stands in front.
    if view.clause.subject.first?.isWord("doing") == true { return true }
    guard case .causal = view.clause.link, let type = view.resolver.scope.type else { return false }
    return !view.clause.subject.contains { $0.text == type }
  }

  /// "calls are serialized", "invocations of the block will be serialized"; a value may be serialized, too.
  static func isOfCalls(_ view: ClauseView) -> Bool {
    areCalls(view.clause.subject)
      && view.adverbials.rest.allSatisfy { $0.kind == .mark || $0.isWord(in: Lexicon.adverbs) }
  }

  static func areCalls(_ subject: [Token]) -> Bool {
    subject.prefix(3).contains {
      $0.isWord(in: [
        "access", "accesses", "calls", "invocations", "callbacks", "notifications", "executions", "requests", "writes",
        "reads", "operations", "transactions", "updates", "jobs", "deliveries",
      ])
    } && !subject.contains { $0.isWord("that") }
  }
}
