/// The thread a call runs on: "is called on the main thread", "does its work on a background thread", "can be called from any queue".
///
/// Refuses hedged clauses ("usually on main") and denied ones that name no single thread.
enum CallThreadForm: SentenceForm {
  static let name = "call-thread"
  static let summary = "a call, or work done by it, with the thread it is on"
  static let examples = [
    "This hook is called on the main thread.", "It does the expensive part on a background thread.",
    "Your initializer must be capable of running on any queue.",
  ]
  static let refuses = ["It is usually called on the main thread.", "It is passed the main thread."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if !view.isHedged, let another = onAnother(view) { return [another] }
    if !view.isHedged, let handed = handedOver(view) { return handed }
    if let safe = safeOn(view) { return [safe] }
    if !QueuedCallForm.read(view).isEmpty { return [] }
    if isOfLoopsMethod(view.clause.tail) { return [] }
    if isApart(view.clause.tail), view.adverbials.threads == [.main], !view.verb.isNegated {
      return view.verb.modality == .fact && view.isCall ? [view.draft(.thread(on: .background))] : []
    }
    // "Called on the pump thread itself, it …": if it is.
    if view.verb.isElliptical, view.clause.tail.trimmingMarks.last?.isWord("itself") == true { return [] }
    if let meant = meant(view) { return [meant] }
    guard !view.isHedged, isAboutACall(view), !isOverlap(view), !isOfPurpose(view),
      view.clause.subject.last?.isWord("default") != true
    else { return [] }
    if let called = called(view) { return called }
    if let each = eachUnderItsOwn(view) { return each }
    if isOfSeveralCalls(view) { return [] }
    return view.adverbials.threads.compactMap { thread in
      // "is sent from the child process": where it comes from.
      if ["send", "post", "receive", "deliver", "emit"].contains(view.verb.lemma), thread.isProcess { return nil }
      return claim(thread, view).flatMap { ofObject(ofThing(fromMoment(ofDeed($0, view), view), view), view) }
    }
  }

  /// "on main when A and on the IO thread when B": each thread has a condition of its own.
  private static func eachUnderItsOwn(_ view: ClauseView) -> [ClaimDraft]? {
    let items = view.adverbials.items
    guard items.count == 4, view.adverbials.threads.count == 2, view.adverbials.conditions.count == 2,
      !view.verb.isNegated, items[1].isCondition, items[3].isCondition
    else { return nil }
    return zip(view.adverbials.threads, view.adverbials.conditions).map { thread, condition in
      var draft = view.draft(.thread(on: thread))
      draft.condition = [view.conditionInFront, condition.phrase].compactMap { $0 }.joined(separator: ", ")
      return draft
    }
  }

  /// "`post` invokes the given block on the main thread": what is invoked is there.
  private static func called(_ view: ClauseView) -> [ClaimDraft]? {
    let isScheduling = view.verb.lemma == "schedule" && !view.resolver.methods(in: view.adverbials.rest).isEmpty
    let isRunning = ["run", "execute"].contains(view.verb.lemma) && listed(view.adverbials.rest) != nil
    guard isScheduling || isRunning || Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, !view.isAuthor,
      !view.adverbials.rest.isEmpty
    else { return nil }
    guard !view.verb.isNegated, view.verb.modality == .fact, !ActiveCall.isOfSome(view.clause.subject) else {
      return []
    }
    // "calls the hooks, some of which must be called on main": the thread is that of the inner call.
    if view.clause.tail.contains(where: { $0.isWord(in: Lexicon.relative) }) { return [] }
    var words =
      listed(view.adverbials.rest)
      ?? view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord(in: ["and", "with", "to"]) }
    if words.suffix(4).map(\.lower) == ["one", "at", "a", "time"] { words.removeLast(4) }
    let noun = Array(words).withoutLastAdverb.phrase
    return view.adverbials.threads.map { view.draft(.thread(on: $0), subject: .phrase(noun)) }
  }

  /// "may be called concurrently from multiple threads" is about calls that overlap.
  private static func isOverlap(_ view: ClauseView) -> Bool {
    view.adverbials.threads == [.any]
      && view.clause.tail.contains {
        $0.isWord("concurrently") && view.verb.modality == .may || $0.isWord("simultaneously")
      }
  }

  private static func isAboutACall(_ view: ClauseView) -> Bool {
    if view.adverbials.threads.contains(where: isNamed), view.adverbials.rest.count > 4,
      view.adverbials.rest.first?.isWord(in: ["that", "which"]) != true
    {
      return false
    }
    if isGranted(view) { return !view.verb.isNegated && view.subject != .unknown }
    if view.isCall { return !isUnresolvedList(view) }
    if Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, !view.isAuthor { return true }
    guard !view.isAuthor, !view.verb.isNegated || isForbiddenOnMain(view), !view.verb.isPerfect,
      !view.verb.isProgressive, view.verb.lemma != "be",
      !isUnresolvedList(view)
    else { return false }
    if Verbs.work.contains(view.verb.lemma) || isArrival(view) || isAtWork(view) { return true }
    // "schedules the drain for the main thread": the drain's.
    if view.verb.lemma == "schedule", view.verb.isElliptical, !view.verb.isPassive {
      return view.adverbials.rest.isEmpty || view.adverbials.rest.contains { $0.isWord(in: ["work", "tasks", "jobs"]) }
    }
    return view.verb.isPassive && !["own", "hold"].contains(view.verb.lemma)
      && view.adverbials.rest.count <= 3 && view.subject != .unknown
      && (!view.adverbials.threads.contains(where: isNamed) || isRuleOfThread(view) || isDoneOnThread(view))
  }

  /// "the panel is built on the render thread", "all events are received in the input thread": nothing between the verb and the thread.
  private static func isDoneOnThread(_ view: ClauseView) -> Bool {
    guard deeds.contains(view.verb.lemma), view.verb.modality == .fact,
      view.clause.tail.first?.isWord(in: ["on", "in"]) == true,
      let (_, end) = ThreadPhrase.read(view.clause.tail, at: 0)
    else { return false }
    return view.clause.tail[end - 1].lower.hasSuffix("thread")
  }

  /// "the valve must be turned on the render thread", "it can only be touched in the audio thread". A queue may be a queue of things, and
  /// a fact a figure of speech.
  private static func isRuleOfThread(_ view: ClauseView) -> Bool {
    let isRule = [.must, .should].contains(view.verb.modality) || view.verb.modality == .may && isExclusive(view)
    return isRule && view.clause.tail.contains { $0.lower.hasSuffix("thread") || $0.isWord("threads") }
  }

  /// "the group processes on main", "the loop operates on a background thread": nothing between the verb and the thread.
  private static func isAtWork(_ view: ClauseView) -> Bool {
    ["process", "operate", "work"].contains(view.verb.lemma)
      && !view.verb.isPassive && !view.clause.tail.isEmpty && ThreadPhrase.read(view.clause.tail, at: 0) != nil
  }

  /// "reading is allowed from any thread", "writing is only permitted on main", "events are restricted to the main thread".
  static func isGranted(_ view: ClauseView) -> Bool {
    guard view.verb.isPassive, let thread = view.adverbials.threads.first else { return false }
    if ["restrict", "limit", "confine"].contains(view.verb.lemma) { return thread == .main }
    return ["allow", "permit"].contains(view.verb.lemma) && (thread == .any || isExclusive(view))
  }

  private static func isExclusive(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true
  }

  /// "taken from the event queue": a queue of things as often as a thread.
  private static func isNamed(_ thread: ThreadWord) -> Bool {
    if case .named = thread { return true }
    return false
  }

  /// "The following methods are called on main:" is read once for each item of the list, not for itself.
  private static func isUnresolvedList(_ view: ClauseView) -> Bool {
    view.resolver.carried.isEmpty && view.clause.subject.contains { $0.isWord("following") }
  }

  /// "can only be called on main", "can be called only on main": nowhere else.
  static func isOnly(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return isExclusive(view)
      || tail.indices.dropLast().contains { tail[$0].isWord("only") && ThreadPhrase.read(tail, at: $0 + 1) != nil }
  }

  /// "may be changed on any thread until it is shown": no longer then.
  static func limit(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    return tail.firstIndex { $0.isWord("until") }.map { tail[$0...].prefix { !$0.isMark(",") }.phrase }
  }

  private static func claim(_ thread: ThreadWord, _ view: ClauseView) -> ClaimDraft? {
    if view.isDenied {
      var draft = view.draft(.thread(on: thread))
      draft.polarity = false
      return draft
    }
    if isGranted(view) {
      var draft = view.draft(.thread(on: thread))
      draft.modality = thread == .any ? .may : .must
      return draft
    }
    guard view.verb.isNegated else {
      // "only from a queue or a thread of its own": which ones are left out was not read.
      if thread == .any, isOnly(view) || view.clause.tail.first?.isWord("only") == true { return nil }
      var draft = view.draft(.thread(on: thread))
      if draft.modality == .may, isOnly(view) { draft.modality = .must }
      if draft.modality == .may, let until = limit(view) {
        draft.restrict(by: until)
      }
      return draft
    }
    // "is not called on main only": there and elsewhere.
    if view.clause.tail.contains(where: { $0.isWord(in: ["only", "alone", "exclusively", "solely"]) }) { return nil }
    switch thread {
    case .main: return view.draft(.thread(on: .notMain))
    case .notMain: return view.draft(.thread(on: .main))
    case .background, .any, .same, .another, .named: return nil
    }
  }
}
