/// Things that several threads have in common, and calls that meet.
extension ConcurrencyForm {
  /// "a tank can be shared between threads", "tanks must not be shared across threads", "is safe to share between threads".
  static func shared(_ view: ClauseView) -> String? {
    guard !view.isHedged, !view.isDenied, view.effect == .none, view.subject != .unknown,
      !view.verb.adverbs.contains("only"), !view.clause.subject.isEmpty
    else { return nil }
    if view.verb.lemma == "share", view.verb.isPassive, view.verb.modality != .fact,
      isBetweenThreads(view.clause.tail.drop { $0.isWord(in: ["safely", "freely"]) })
    {
      if view.verb.isNegated { return "not-thread-safe" }
      return view.verb.modality == .may ? "thread-safe" : nil
    }
    let words = view.clause.tail.trimmingMarks
    guard view.verb.lemma == "be", words.count > 3, words[0].isWord("safe"), words[1].isWord("to"),
      words[2].isWord("share"), view.verb.modality == .fact, isBetweenThreads(words[3...])
    else { return nil }
    return view.verb.isNegated ? "not-thread-safe" : "thread-safe"
  }

  /// "between threads", "across several threads", "among the threads of a pool".
  private static func isBetweenThreads(_ words: ArraySlice<Token>) -> Bool {
    let noun = words.dropFirst().drop { $0.isWord(in: ["several", "multiple", "different", "many", "all", "any"]) }
    guard words.first?.isWord(in: ["between", "across", "among", "amongst", "by"]) == true,
      noun.first?.isWord(in: ["threads", "goroutines", "tasks", "coroutines"]) == true
    else { return false }
    let rest = noun.dropFirst()
    return rest.isEmpty || rest.allSatisfy { $0.kind == .mark || $0.isWord(in: ["safely", "freely"]) }
      || rest.first?.isWord(in: ["if", "when", "unless", "as"]) == true || rest.first?.isMark(",") == true
  }

  /// "Two callbacks never run at the same time", "no two fills happen concurrently".
  static func neverTwo(_ view: ClauseView) -> ClaimDraft? {
    if let within = neverWithin(view) { return within }
    let isNone = view.clause.subject.first?.isWord("no") == true
    let words = view.clause.subject.drop { $0.isWord("no") }
    guard words.first?.isWord("two") == true, (2...4).contains(words.count), !view.isHedged, !view.isDenied,
      view.isCall || ["happen", "occur", "run", "execute", "overlap"].contains(view.verb.lemma),
      view.verb.isNegated != isNone, view.verb.modality != .may || view.verb.isCan,
      view.adverbials.conditions.isEmpty, OverlapPhrase.isAll(of: view.clause.tail.trimmingMarks)
    else { return nil }
    var draft = view.statement(.concurrency(mode: "serial"))
    draft.subject = view.resolver.callSubject(of: Array(words.dropFirst()))
    return draft
  }

  /// "no two threads execute concurrently in the tank's `fill` method": calls of it.
  private static func neverWithin(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject.map(\.lower)
    guard subject == ["no", "two", "threads"], ["execute", "run", "enter", "be"].contains(view.verb.lemma),
      !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact,
      view.adverbials.conditions.isEmpty, OverlapPhrase.first(in: view.clause.tail) != nil,
      let place = view.clause.tail.firstIndex(where: { $0.isWord(in: ["in", "inside", "within"]) }),
      case let named = view.resolver.methods(in: Array(view.clause.tail[place...])), named.count == 1,
      view.clause.tail.count - place <= 7
    else { return nil }
    return view.draft(.concurrency(mode: "serial"), subject: .methods(named))
  }

  /// "no other callbacks will be processed during that time", "meanwhile no other hook is called".
  static func noneBeside(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject
    guard (3...4).contains(subject.count), subject.prefix(2).map(\.lower) == ["no", "other"], !view.verb.isNegated,
      !view.isHedged, !view.isDenied, view.verb.modality == .fact, view.verb.isPassive,
      view.isCall || ["process", "handle", "execute", "run", "dispatch", "deliver"].contains(view.verb.lemma),
      case let words = view.clause.tail.trimmingMarks.map(\.lower),
      [["during", "that", "time"], ["in", "the", "meantime"], ["meanwhile"], ["during", "this", "time"]].contains(words)
    else { return nil }
    var draft = view.statement(.concurrency(mode: "serial"))
    draft.subject = view.resolver.callSubject(of: Array(subject.dropFirst(2)))
    return draft
  }

  /// "several requests are served simultaneously", "the host executes several jobs at the same time".
  static func workTogether(_ view: ClauseView) -> ClaimDraft? {
    guard ["serve", "process", "handle", "execute", "run", "perform", "evaluate"].contains(view.verb.lemma),
      !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact, !view.verb.isImperative,
      view.effect == .none, !view.clause.subject.isEmpty
    else { return nil }
    let tail = view.clause.tail.trimmingMarks
    let things =
      view.verb.isPassive
      ? view.clause.subject
      : Array(tail.prefix { !$0.isWord(in: OverlapPhrase.adverbs) && !$0.isWord(in: ["at", "in"]) })
    let manner = view.verb.isPassive ? Array(tail.prefix { !$0.isMark(",") }) : Array(tail.dropFirst(things.count))
    guard (2...5).contains(things.count), things[0].isWord(in: ["several", "multiple", "many", "all", "these"]),
      things.last?.lower.hasSuffix("s") == true, OverlapPhrase.isAll(of: manner)
    else { return nil }
    return view.draft(.concurrency(mode: "concurrent"), subject: .phrase(things.phrase))
  }

  /// "Concurrent calls to `fill` are safe", "simultaneous access is not safe".
  static func safeTogether(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "be" || isUnsupported(view), view.verb.modality == .fact, !view.isHedged, !view.isDenied,
      view.effect == .none, view.condition == nil,
      view.clause.tail.trimmingMarks.map(\.lower) == ["safe"] || isUnsafe(view.clause.tail) || isUnsupported(view),
      let first = view.clause.subject.first, first.isWord(in: ["concurrent", "simultaneous", "parallel"]),
      let noun = view.clause.subject.dropFirst().first, noun.isWord(in: ["call", "calls", "access", "accesses", "use"])
    else { return nil }
    let called = Array(view.clause.subject.dropFirst(2).drop { $0.isWord(in: ["to", "of", "the"]) })
    let subject = called.isEmpty ? view.resolver.topic : view.resolver.callSubject(of: called)
    guard subject != .unknown else { return nil }
    let isSafe = view.verb.isNegated == isUnsafe(view.clause.tail)
    return view.draft(.concurrency(mode: isSafe ? "thread-safe" : "not-thread-safe"), subject: subject)
  }

  /// "concurrent calls are not supported".
  private static func isUnsupported(_ view: ClauseView) -> Bool {
    ["support", "allow", "permit"].contains(view.verb.lemma) && view.verb.isPassive && view.verb.isNegated
      && view.clause.tail.trimmingMarks.isEmpty
  }

  private static func isUnsafe(_ tail: [Token]) -> Bool { tail.trimmingMarks.map(\.lower) == ["unsafe"] }

  /// "must not be used from more than one thread at a time".
  static func isOfOneAtATime(_ view: ClauseView) -> Bool {
    guard view.verb.isNegated, view.verb.modality != .fact, view.isCall || ["use", "access"].contains(view.verb.lemma)
    else {
      return false
    }
    let text = view.clause.tail.trimmingMarks.map(\.lower).joined(separator: " ")
    return ["more than one thread at a time", "more than one thread at once", "more than one thread simultaneously"]
      .contains { text.hasSuffix($0) }
  }
}
