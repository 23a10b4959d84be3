/// The last look at what a form proposes. A subject or an event that cannot be a noun phrase or a clause means that the sentence was
/// taken apart wrongly; then there is no reading, and the sentence stays in the ledger as not understood.
enum DraftGate {
  static func admits(_ draft: ClaimDraft, of view: ClauseView) -> Bool { refusal(of: draft, view: view) == nil }

  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if case .phrase(let words) = draft.subject, !PhraseGate.isNounPhrase(words) {
      return "the subject, which is no noun phrase"
    }
    if view.clause.subject.map(\.lower) == ["this"], view.verb.isNegated,
      view.verb.lemma == "happen" || view.verb.adverbs.contains("still")
    {
      return "“this”, which is what was told before"
    }
    if isOfAtLeast(draft, view) { return "“at least” or “yet”, which leave the rest open" }
    if isOfAsideBefore(view, draft) { return "“this”, which is what was told before" }
    if case .phrase(let words) = draft.subject, PhraseGate.hasMoment(words), !isMisuse(draft.payload) {
      return "the moment in the subject"
    }
    if isEmbedded(view), !isEffect(draft.payload) { return "“whether”, which asks and does not tell" }
    if asksIf(view.clause), draft.condition?.contains("if ") == true, !isEffect(draft.payload) {
      return "“if”, which asks or compares"
    }
    if let some = view.written.subject.first, some.isWord(in: ["most", "many", "some", "several", "few"]),
      !isOfSubject(draft, some)
    {
      return "“\(some.lower)”, which leaves others out"
    }
    if view.holdsOftenOnly { return "the words that make it hold often, and not always" }
    if draft.condition == "In case" { return "“in case”, whose clause was not taken apart" }
    if let refusal = ClauseGate.refusal(of: view) ?? CutGate.refusal(of: draft, view: view) { return refusal }
    if let refusal = ExpectationGate.refusal(of: draft, view: view) ?? ReferenceGate.refusal(of: draft, view: view)
      ?? LossGate.refusal(of: draft, view: view) ?? HeadNounGate.refusal(of: draft, view: view)
    {
      return refusal
    }
    if isPartlyDenied(view), !isOfNothing(draft), draft.polarity { return "a denial by half" }
    if isInRelative(view), draft.polarity { return "the relative clause that the verb belongs to" }
    if view.verb.adverbs.contains("either"), view.verb.isProgressive || !isWholeChoice(draft) {
      return "“either”, which leaves a choice"
    }
    if let excess = excess(of: draft, view: view) ?? misplacement(of: draft, view) { return excess }
    if let words = named(draft, view) ?? oneOfSeveral(draft, view) ?? unmeant(draft, view) { return words }
    if let words = addition(to: draft, view) { return words }
    if isOfSome(draft, view) { return "the word that picks some of the calls" }
    if let words = narrowing(of: draft, view) ?? overreading(of: draft, view) { return words }
    if let words = loss(of: draft, view) { return words }
    switch draft.payload {
    case .obligation(_, let object, _), .prohibition(_, let object, _):
      if let refusal = RuleGate.refusal(object: object, of: draft, view: view) { return refusal }
      if draft.subject == view.resolver.heading, view.resolver.isParameter(view.clause.subject) {
        return "what the method is given, which it speaks of"
      }
    default: break
    }
    return fits(draft, view) ? nil : "words around the verb that do not go with a claim of kind \(draft.payload.kind)"
  }

  private static func isMisuse(_ payload: Payload) -> Bool {
    if case .misuseResult = payload { true } else { false }
  }

  /// Forms of effects read "whether" themselves.
  static func isEffect(_ payload: Payload) -> Bool {
    if case .effect = payload { true } else { false }
  }

  /// What the kind of the claim asks of the words around the verb.
  private static func fits(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    switch draft.payload {
    case .thread where view.effect == .unnecessary, .order where view.effect == .unnecessary: return false
    case .order(.neverAfter, _) where view.isRefusal && draft.modality == .must: break
    case .thread, .order: if mayNot(view.verb) { return false }
    default: break
    }
    switch draft.payload {
    case .thread: return isGiven(draft) || ThreadedActForm.isAct(draft, view) || placesACall(view)
    case .order(_, let other) where OrderGate.refuses(other.text, view): return false
    // "is not called again until E": it is, then.
    case .order(.neverAfter, _)
    where draft.condition?.contains("until ") != true && view.clause.tail.first?.isWord("again") == true
      && view.clause.tail.dropFirst().first?.isWord(in: ["until", "before"]) == true:
      return false
    // "It is called by the default implementation of `fill`", where nothing tells what is called.
    case .order(.during, _) where draft.subject == .unknown: return false
    case .order where losesDeed(draft, view) || OrderGate.areOccasions(view): return false
    // "the next call is made after the last one": two calls of it.
    case .order(_, .method(let other, _)) where draft.subject == .methods([other]) && draft.polarity:
      return view.clause.tail.contains { $0.isWord(in: ["another", "previous", "next", "last", "other", "own"]) }
    case .order(_, let reference):
      return draft.subject != .phrase(reference.text) && isMoment(reference)
        && (!postponing.contains(view.verb.lemma) || isPutOff(draft, view))
    case .trigger where draft.subject == .unknown && view.clause.subject.map(\.lower) == ["this"]: return false
    case .trigger(let event), .noTrigger(let event, _): return PhraseGate.isEvent(event)
    case .multiplicity where isCountOfNext(view.clause.tail) || OrderGate.areOccasions(view): return false
    case .multiplicity(let times, _):
      return times != .zero || !names(["parallel", "concurrently", "same", "twice"], view)
    case .prohibition(_, let object, let scope) where lacksSomething(object, in: scope, view): return false
    // "a client, that cannot answer": who it is.
    case .prohibition where view.clause.subject.map(\.lower) == ["that"] && view.verb.isCan: return false
    case .prohibition(let action, let object, let scope):
      if draft.subject == .unknown, object.split(separator: " ").first.map({ ["it", "them"].contains($0) }) == true {
        return false
      }
      // "do not call it more than once": how often is what is denied, wherever the rule holds.
      if view.adverbials.times == .multiple { return false }
      // "must not close it exactly once": oftener, or never.
      if action != .access, [.once, .atMostOnce].contains(view.adverbials.times) { return false }
      if view.verb.adverbs.contains(where: { OverlapPhrase.adverbs.contains($0) }) { return false }
      // "must not be called at the same time": the calls may be made, one after the other.
      if action == .call, OverlapPhrase.first(in: view.clause.tail) != nil { return false }
      // "do not close it again": once it may be closed.
      if action == .call, view.adverbials.isAgain, !object.hasSuffix(" again"), view.adverbials.orders.isEmpty {
        return false
      }
      return action != .call || scope != .anywhere
        || !(names(["twice", "more"], view, inCase: false) || names(["with"], view) && !goesWith(view))
    case .obligation where OrderedDuty.isRead(view): return false
    case .obligation(.lock, _, _) where view.verb.adverbs.contains("only"): return true
    case .obligation:
      return (!view.verb.adverbs.contains("only") || isOnlyInCase(view)) && !names(["forget"], view) && !avoids(view)
        && !view.adverbials.conditions.contains { $0.first?.isWord("only") == true }
    case .misuseResult(let misuse, _)
    where [" to", " one of"].contains(where: misuse.object.hasSuffix)
      || misuse.object.hasPrefix("depending on"):
      return false
    // "does not block on entry", "there is no guarantee that it blocks".
    case .concurrency("non-blocking") where view.isDenied || view.clause.tail.first?.isWord("on") == true: return false
    case .concurrency where draft.subject == .unknown && view.clause.subject.isEmpty: return false
    case .sequence, .concurrency, .supercall, .misuseResult, .immutability, .effect, .caller: return true
    }
  }

  /// "Nothing else is called after X": the denial is in the claim already.
  private static func isOfNothing(_ draft: ClaimDraft) -> Bool {
    if case .order(.neverAfter, _) = draft.payload, case .phrase = draft.subject { return true }
    return false
  }

  /// "the object in which the function is to be compiled": the verb is the relative clause's.
  private static func isInRelative(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    return subject.indices.dropFirst().contains {
      subject[$0].isWord(in: ["which", "whom"]) && subject[$0 - 1].isWord(in: Lexicon.prepositions)
    }
  }

  /// "is deferred until", "delays X until": the time is not that of the verb.
  private static let postponing: Set<String> = [
    "defer", "delay", "postpone", "prevent", "suspend", "skip", "hold", "forbid",
  ]

  /// "is deferred until": not before that.
  private static func isPutOff(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard PostponedForm.postponing.contains(view.verb.lemma), case .order(let relation, _) = draft.payload
    else { return false }
    // "are suspended after E": then, and not before.
    return relation == .neverBefore || relation == .after && view.verb.lemma == "suspend"
  }

  private static func names(_ words: Set<String>, _ view: ClauseView, inCase: Bool = true) -> Bool {
    view.clause.tail.prefix { inCase || !$0.isWord(in: ["if", "when", "unless"]) }.contains { $0.isWord(in: words) }
  }

  /// "Specifies whether …", "determines if …": what is said there is a question, not a promise.
  private static func isEmbedded(_ view: ClauseView) -> Bool {
    if CallCountForm.isInAnyCase(view) { return false }
    return (view.clause.subject + view.clause.tail.prefix(1)).contains { $0.isWord("whether") }
      || view.clause.leading.contains { $0.first?.isWord("whether") == true }
  }

  private static let placing: Set<String> = Verbs.invocation.union(Verbs.work).union([
    "emit", "receive", "raise", "schedule", "enqueue", "post", "process", "handle", "start", "complete", "return",
    "resume", "arrive", "come", "report", "create", "initialize", "destroy", "load", "use", "access", "render", "draw",
    "update", "layout", "measure", "calculate", "be", "construct", "instantiate", "allocate", "release", "begin", "end",
    "make", "call", "queue", "publish", "override", "implement", "allow", "support", "have", "touch", "modify", "set",
    "read",
    "write", "need", "defer", "block", "wait",
    "work",
  ])

  /// "The value is inherited from the parent thread", "is redirected by …": no call is placed anywhere.
  private static func placesACall(_ view: ClauseView) -> Bool {
    if view.verb.isPassive, view.verb.modality != .fact || CallThreadForm.isGranted(view) { return true }
    if ThreadAffinityForm.binds(view) { return true }
    return placing.contains(view.verb.lemma) && !(view.verb.lemma == "make" && names(["available", "visible"], view))
  }

  /// "registers a listener to be called on main": the listener's thread, whatever the verb.
  private static func isGiven(_ draft: ClaimDraft) -> Bool {
    if case .phrase(let words) = draft.subject { words.contains(" given to ") } else { false }
  }

  /// What stands behind "before" or "after" is a noun phrase or one clause, not the rest of a paragraph.
  private static func isMoment(_ reference: Reference) -> Bool {
    guard case .event(let phrase) = reference else { return true }
    return PhraseGate.isEvent(phrase)
  }
}
