/// Calls beside each other, and calls in the middle of others.
extension ConcurrencyForm {
  /// "requests of different tanks might happen concurrently".
  static func overlap(_ view: ClauseView) -> String? {
    guard !view.verb.isNegated, !view.clause.subject.isEmpty, !view.isDenied else { return nil }
    let words = view.clause.tail.trimmingMarks.map(\.lower)
    if words == ["sequentially"] || words == ["serially"] { return view.verb.modality == .fact ? "serial" : nil }
    let isBeside = words.count > 2 && words[1] == "with" && view.adverbials.conditions.isEmpty
    return OverlapPhrase.isAll(of: view.clause.tail.trimmingMarks) || words.first == "concurrently" && isBeside
      ? "concurrent" : nil
  }

  /// "implementations must support concurrent calls", "must handle such concurrent calls".
  static func supportsOverlap(_ view: ClauseView) -> Bool {
    guard ["support", "handle", "tolerate", "allow"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.verb.isNegated, !view.clause.subject.isEmpty
    else { return false }
    let words = view.clause.tail.trimmingMarks.drop { $0.isWord("such") }
    if view.verb.modality == .fact { return view.verb.lemma == "support" && isFromSeveralThreads(words) }
    guard [.must, .should].contains(view.verb.modality) else { return false }
    return words.count == 2 && words.first?.isWord(in: ["concurrent", "simultaneous", "parallel"]) == true
      && words.last?.isWord(in: ["calls", "invocations", "access", "accesses", "use", "usage"]) == true
  }

  /// "concurrent access from multiple threads", "simultaneous reads by several processes and threads".
  private static func isFromSeveralThreads(_ words: ArraySlice<Token>) -> Bool {
    guard words.first?.isWord(in: ["concurrent", "simultaneous", "parallel"]) == true, words.count <= 9,
      let from = words.firstIndex(where: { $0.isWord(in: ["from", "by"]) }), from + 1 < words.endIndex,
      words[from - 1].isWord(in: ["access", "accesses", "calls", "use", "reads", "writes"])
    else { return false }
    return words[from + 1].isWord(in: ["multiple", "several", "many", "different"])
      && words.last?.isWord("threads") == true
  }

  /// "only one request happens at a time", "only one hook is called per tank at a time".
  static func onlyOne(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject
    if let one = atMostOne(view) ?? handlingOne(view) { return one }
    guard (3...5).contains(subject.count), subject.prefix(2).map(\.lower) == ["only", "one"],
      !subject.contains(where: { $0.isWord("per") }),
      view.isCall || ["happen", "occur", "make", "process", "handle", "run", "execute"].contains(view.verb.lemma)
        || Deed.isEvent(view.verb.lemma) && view.verb.isPassive,
      !view.verb.isNegated, !view.isDenied, !view.isHedged, view.verb.modality == .fact || view.verb.isCan,
      case let (owner, rest) = withoutOwner(view.clause.tail.trimmingMarks),
      OverlapPhrase.moments.contains(rest.map(\.lower))
    else { return nil }
    var draft = view.statement(.concurrency(mode: "serial"))
    draft.subject = view.resolver.callSubject(of: Array(subject.dropFirst(2)))
    if let owner { draft.restrict(by: "per \(owner.text)") }
    return draft
  }

  /// "(ensures that) tanks handle only one row at a time".
  private static func handlingOne(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard ["handle", "process", "serve", "execute", "run"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.verb.isNegated, !view.verb.isImperative, !view.isHedged, !view.isDenied, view.verb.modality == .fact,
      view.condition == nil, view.subject != .unknown, !view.clause.subject.isEmpty, (5...7).contains(tail.count),
      tail.suffix(3).map(\.lower) == ["at", "a", "time"], tail[0].isWord("only") || view.verb.adverbs.contains("only"),
      tail.drop(while: { $0.isWord("only") }).first?.isWord(in: ["one", "a"]) == true
    else { return nil }
    return view.statement(.concurrency(mode: "serial"))
  }

  /// "at most one of the tank's hooks runs at once", "at most one row is read at a time".
  private static func atMostOne(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject
    guard subject.count > 3, subject.prefix(3).map(\.lower) == ["at", "most", "one"], !view.verb.isNegated,
      !view.isHedged, !view.isDenied, view.verb.modality == .fact || view.verb.isCan, view.condition == nil
    else { return nil }
    let rest = view.clause.tail.trimmingMarks.map(\.lower)
    guard [["at", "once"], ["at", "a", "time"], ["concurrently"], ["simultaneously"]].contains(rest) else { return nil }
    var draft = view.statement(.concurrency(mode: "serial"))
    draft.subject = view.resolver.callSubject(of: Array(subject.dropFirst(3).drop { $0.isWord("of") }))
    return draft
  }

  /// "the tank is only used by one worker at a time", "is never accessed by several workers concurrently".
  static func sharedUse(_ view: ClauseView) -> ClaimDraft? {
    if let shared = shared(view) { return view.statement(.concurrency(mode: shared)) }
    guard ["use", "access", "enter", "share"].contains(view.verb.lemma), view.verb.isPassive, !view.isHedged,
      !view.isDenied, view.verb.modality != .may || view.verb.isNegated || view.verb.adverbs.contains("only"),
      view.subject != .unknown,
      case let words = view.clause.tail.trimmingMarks.map(\.lower), words.contains("by")
    else { return nil }
    let byOne = words.starts(with: ["by", "one"]) || words.starts(with: ["by", "a", "single"])
    let isOne = !view.verb.isNegated && byOne && words.suffix(3) == ["at", "a", "time"] && words.count <= 7
    let isSeveral =
      !Set(words).isDisjoint(with: ["multiple", "several", "different", "two", "more"])
      && (!Set(words).isDisjoint(with: OverlapPhrase.adverbs)
        || words.suffix(4) == ["at", "the", "same", "time"] || words.suffix(3) == ["at", "a", "time"])
    guard isOne || view.verb.isNegated && isSeveral else { return nil }
    return view.statement(.concurrency(mode: "serial"))
  }

  /// "per tank | at a time".
  private static func withoutOwner(_ tail: [Token]) -> (owner: Token?, rest: [Token]) {
    guard tail.count > 2, tail[0].isWord("per") else { return (nil, tail) }
    return (tail[1], Array(tail.dropFirst(2)))
  }

  /// "it is safe to call this from a signal handler", "can be called from within signal handlers".
  static func forSignals(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall || Verbs.calling.contains(view.verb.lemma), !view.verb.isNegated, !view.isDenied, !view.isHedged,
      view.effect == .permitted || view.verb.modality == .may, !view.verb.adverbs.contains("only"),
      !isOfNone(view), isFromSignal(view.clause.tail)
    else { return nil }
    let named = view.verb.isPassive ? [] : view.resolver.methods(in: view.clause.tail)
    let subject = view.verb.isPassive ? view.subject : named.count == 1 ? .methods(named) : view.resolver.heading
    return subject == .unknown ? nil : view.draft(.concurrency(mode: "async-signal-safe"), subject: subject)
  }

  static func isFromSignal(_ tail: [Token]) -> Bool {
    let signal = zip(tail.indices, tail.dropFirst()).first { index, next in
      tail[index].isWord("signal") && next.isWord(in: ["handler", "handlers"])
    }
    guard let before = signal.map({ tail[..<$0.0].suffix(4) }) else { return false }
    return before.suffix(3).contains { $0.isWord(in: ["from", "in", "inside", "within"]) }
      && !before.contains { $0.isWord(in: ["except", "but", "not", "unless", "other"]) }
  }

  /// "concurrently | with respect to the other pumps"; nil where it is another method that is told of.
  static func withoutRespect(_ words: [Token]) -> [Token]? {
    guard let with = words.indices.first(where: { words[$0...].prefix(3).map(\.lower) == ["with", "respect", "to"] })
    else { return words }
    let others = words[(with + 3)...]
    return others.contains { $0.isWord(in: ["other", "others"]) } && !others.contains { $0.kind == .code }
      ? Array(words[..<with]) : nil
  }

  /// "must ensure that reading and writing are not done concurrently", "… that all calls are made serially".
  static func ensured(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    guard [.must, .should].contains(view.verb.modality), !view.verb.isNegated, tail.first?.isWord("that") == true,
      let last = tail.last, case let denials = tail.count(where: { $0.isWord(in: Lexicon.negations) }),
      last.isWord(in: OverlapPhrase.adverbs) && denials == 1
        || last.isWord(in: ["serially", "sequentially"]) && denials == 0
    else { return nil }
    return "serial"
  }
}
