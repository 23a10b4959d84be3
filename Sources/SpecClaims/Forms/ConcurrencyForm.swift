/// How calls may overlap: "is thread-safe", "methods are not required to be thread-safe", "are executed serially", "is not reentrant",
/// "will block until a reply is received", "safe to call from multiple threads".
///
/// Refuses hedged clauses and "thread-safe" as an attribute of something else ("a thread-safe queue").
enum ConcurrencyForm: SentenceForm {
  static let name = "concurrency"
  static let summary = "whether calls are thread-safe, serial, concurrent, reentrant or blocking"
  static let examples = [
    "This method is thread-safe.", "Implementations are not required to be thread-safe.",
    "The hooks are executed serially.", "This method blocks until the data is written.",
  ]
  static let refuses = ["It is usually thread-safe.", "It uses a thread-safe queue."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if isUnsafeToCall(view) {
      return [view.draft(.concurrency(mode: "not-thread-safe"), subject: unsafe(view))]
    }
    if let mode = ofSummary(view) ?? ofOwnWork(view) {
      return [view.draft(.concurrency(mode: mode), subject: view.resolver.heading)]
    }
    if isSafeToCall(view) {
      return [view.draft(.concurrency(mode: "thread-safe"), subject: named(view) ?? view.resolver.heading)]
    }
    if !view.isHedged, let kind = ofKind(view) ?? fromOutside(view) {
      return [view.draft(.concurrency(mode: kind), subject: view.isInSection ? view.resolver.topic : view.subject)]
    }
    if let done = keptApart(view) ?? doneTo(view) ?? doneBy(view) { return [done] }
    if let called = usedToWait(view) ?? calledObject(view) ?? forSignals(view) ?? onlyOne(view)
      ?? sharedUse(view) ?? neverTwo(view) ?? noneBeside(view) ?? workTogether(view) ?? safeTogether(view)
    {
      return [called]
    }
    guard !view.isHedged, !view.verb.isImperative || isSummary(view), view.verb.isImperative || !view.isYou,
      !isReason(view), let mode = mode(view)
    else { return [] }
    if isOfNone(view) { return noneIs(mode, view) }
    let one = ofOne(view)
    if one?.goesOn == true { return [] }
    return ([mode] + further(view)).map { mode in
      var draft = view.statement(.concurrency(mode: mode))
      if mode == "async-signal-safe", view.verb.isNegated { draft.polarity = false }
      if let time = time(view) { draft.restrict(by: time) }
      if let one { draft.restrict(by: one.words) }
      if view.verb.isImperative { (draft.modality, draft.obligor) = (.fact, .framework) }
      return draft
    }
  }

  /// "is idempotent, thread-safe and non-blocking", "is neither thread-safe nor reentrant": those behind the first.
  private static func further(_ view: ClauseView) -> [String] {
    guard view.verb.lemma == "be", !view.verb.isUnneeded else { return [] }
    let joints = view.verb.isNegated ? ["nor", "or"] : ["and"]
    let kinds = view.clause.tail.split { $0.isMark(",") || $0.isWord(in: joints) }
    return kinds.dropFirst().compactMap { $0.count == 1 ? state($0, view) : nil }
  }

  private static func mode(_ view: ClauseView) -> String? {
    if hasSafeImplementation(view) { return "thread-safe" }
    if areBlocking(view) { return "blocking" }
    if view.verb.lemma == "be" { return state(view.clause.tail[...], view) }
    if view.verb.lemma == "block" { return view.verb.isNegated ? nonBlocking(view) : blocking(view) }
    if view.isCall || view.verb.lemma == "access" { return manner(view) }
    if isOfOneAtATime(view) || isDoneByOne(view) { return "serial" }
    if view.verb.isPassive, ["use", "implement", "write"].contains(view.verb.lemma), !view.verb.isNegated,
      view.verb.modality != .may, isInSafeWay(view.clause.tail)
    {
      return "thread-safe"
    }
    if [.must, .should].contains(view.verb.modality), !view.verb.isPassive, !view.verb.isNegated,
      ["issue", "send", "deliver", "emit", "process", "handle", "make"].contains(view.verb.lemma),
      view.clause.tail.contains(where: { $0.isWord(in: ["serially", "sequentially"]) })
    {
      return "serial"
    }
    if ["perform", "do", "execute"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated,
      view.verb.modality == .fact, let noun = view.clause.tail.first, noun.isWord(in: ["work", "tasks", "requests"])
    {
      return timing(Array(view.clause.tail.dropFirst()))
    }
    if let timed = timedWork(view) ?? ownTiming(view) { return timed }
    if view.verb.lemma == "ensure", let ensured = ensured(view) { return ensured }
    // "waits for the tank and returns at once": it has waited.
    if let previous = view.previous?.verb, Verbs.blocking.contains(previous.lemma), !previous.isNegated { return nil }
    if view.verb.lemma == "return" || view.verb.lemma == "complete" && isOfCall(view), !view.verb.isPassive,
      !view.verb.isNegated, view.verb.modality == .fact,
      isAtOnce(view), view.adverbials.conditions.isEmpty || view.clause.tail.dropFirst().first?.isWord("if") == true
    {
      return "non-blocking"
    }
    if view.verb.lemma == "ensure", ofMethodOrType(view),
      view.clause.tail.contains(where: { $0.isWord("thread-safety") })
    {
      return "thread-safe"
    }
    if ["interleave", "overlap"].contains(view.verb.lemma), view.verb.isNegated, view.verb.modality == .fact,
      isOfCalls(view)
    {
      return "serial"
    }
    // "all rows will arrive serially".
    if ["arrive", "come", "occur", "happen"].contains(view.verb.lemma), view.verb.modality == .fact,
      !view.verb.isNegated,
      view.clause.tail.trimmingMarks.count == 1, view.clause.tail[0].isWord(in: ["serially", "sequentially"])
    {
      return "serial"
    }
    if ["happen", "occur"].contains(view.verb.lemma), let overlap = overlap(view) { return overlap }
    if supportsOverlap(view) { return "thread-safe" }
    if ["serialize", "synchronize"].contains(view.verb.lemma), view.verb.isPassive, !view.verb.isNegated,
      view.verb.lemma == "serialize" || view.verb.modality == .fact, isOfCalls(view)
    {
      return "serial"
    }
    if serializesCalls(view) { return "serial" }
    if view.verb.lemma == "synchronize", view.verb.isPassive, view.verb.isNegated, view.verb.modality == .fact {
      return "not-thread-safe"
    }
    return nil
  }

  /// "is (not) (required to be) thread-safe", "must be thread-safe", "aren't reentrant".
  private static func state(_ tail: ArraySlice<Token>, _ view: ClauseView) -> String? {
    // "can be asynchronous", "may be non-blocking": it need not.
    if view.verb.lemma == "be", view.verb.modality == .may, !view.verb.isNegated,
      tail.first?.isWord(in: ["asynchronous", "synchronous", "non-blocking", "reentrant", "idempotent"]) == true
    {
      return nil
    }
    let words = kindOfCall(
      tail.drop { $0.isWord(in: ["all", "both"]) }.filter { $0.kind != .mark && !$0.isWord(in: Lexicon.adverbs) })
    guard let first = words.first else { return nil }
    let isSafe =
      first.isWord(in: ["thread-safe", "threadsafe", "mt-safe"])
      || first.isWord(in: ["thread", "mt"]) && words.dropFirst().first?.isWord("safe") == true
    if isSafe {
      // "thread-safe or called on main": the one or the other.
      if tail.contains(where: { $0.isWord("or") }), tail.contains(where: { $0.isWord(in: ["called", "used"]) }) {
        return nil
      }
      if isOfDeed(tail), view.verb.isNegated || !isToBeUsed(words) { return nil }
      // "is only thread-safe on Linux": with a restriction that was not read.
      if view.verb.adverbs.contains("only"), view.condition == nil { return nil }
      if view.verb.isUnneeded { return "not-required-thread-safe" }
      // "may not be thread-safe": perhaps it is.
      if view.verb.isNegated, view.verb.modality == .may, !view.verb.isCan { return nil }
      if view.verb.isNegated { return "not-thread-safe" }
      return "thread-safe"
    }
    // "is non-blocking on destruction": then only.
    if view.verb.isUnneeded || words.count > 1 && words[1].isWord(in: ["on", "during", "at"]) { return nil }
    let negated = view.verb.isNegated
    switch first.lower {
    case "thread-unsafe": return negated ? nil : "not-thread-safe"
    case "reentrant", "re-entrant": return negated ? "non-reentrant" : "reentrant"
    case "non-reentrant": return negated ? nil : "non-reentrant"
    case "non-blocking", "nonblocking": return negated ? nil : "non-blocking"
    case "blocking": return negated ? "non-blocking" : "blocking"
    case "synchronous":
      return negated || words.count > 1 && words[1].kind == .word && !Lexicon.isFunctionWord(words[1].lower)
        ? nil : "synchronous"
    case "async" where words.count == 1: return negated ? nil : "asynchronous"
    case "asynchronous":
      return negated || words.count > 1 && words[1].kind == .word && !Lexicon.isFunctionWord(words[1].lower)
        ? nil : "asynchronous"
    case "async-signal-safe": return "async-signal-safe"
    case "idempotent": return negated ? nil : "idempotent"
    case "synchronized": return negated ? "not-thread-safe" : "thread-safe"
    case "sequential", "serial": return negated ? nil : "serial"
    case "concurrent" where negated && words.count == 1: return areCalls(view.clause.subject) ? "serial" : nil
    case "safe" where words.contains { $0.isWord(in: ["concurrently", "concurrent"]) }:
      return negated ? "not-thread-safe" : "thread-safe"
    case "safe"
    where !negated && view.verb.modality == .fact && words.contains(where: { $0.isWord(in: uses) })
      && isFromSignal(words):
      return "async-signal-safe"
    case "safe" where isFromSeveralThreads(words):
      return negated ? "not-thread-safe" : "thread-safe"
    case "for" where !negated && words.count > 2 && words[1].isWord(in: ["synchronous", "asynchronous"]):
      return words[1].lower
    case "exclusive":
      // "mutually exclusive with `drain`": there is the one or the other.
      let isBesideAnother = words.contains { $0.isWord("with") }
      return !negated && view.verb.adverbs.contains("mutually") && !isOfNone(view) && !isBesideAnother
        ? "exclusive" : nil
    case "free": return words.prefix(4).contains { $0.isWord("block") } ? "may-block" : nil
    default: return nil
    }
  }
}
