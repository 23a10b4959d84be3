/// The error a call ends in when it is not used as it must be: "this operation must generate an error if no id is given", "calling
/// `send` here will throw an exception", "`StateException`: if the stream is closed".
///
/// Refuses hedged results ("might crash") and errors without a cause named in the sentence.
enum ErrorForm: SentenceForm {
  static let name = "error"
  static let summary = "the error that a wrong use leads to"
  static let examples = [
    "This method throws an exception if the stream is closed.",
    "This operation must generate an error if it is not given a name.", "Panics if the stream has been closed.",
    "Any attempt to read a closed stream will fail.",
  ]
  static let refuses = ["It usually throws if the stream is closed.", "The log holds every error."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard MisuseResultForm.read(view).isEmpty, view.condition.map(pointsNowhere) != true,
      // "Filling it twice no longer crashes": it did.
      view.clause.subject.last?.isWord("longer") != true
    else { return [] }
    if let told = repeated(view) ?? ignoredFromThen(view) ?? summed(view) { return told }
    if let lost = withoutEffect(view) ?? inVain(view) ?? ignored(view) ?? ofNamedCalls(view)
      ?? passing(view) ?? thrown(view) ?? ofWrongCalls(view) ?? arising(view) ?? ofNextCall(view) ?? neglected(view)
    {
      return lost
    }
    guard !view.verb.isNegated,
      !view.verb.isPassive || view.verb.lemma == "leak" || view.clause.link == .causal("otherwise"),
      !view.verb.isImperative, !view.isHedged || isLikely(view) || isAndMore(view), !view.verb.isPerfect,
      let result = failure(view) ?? ending(view) ?? ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail)
    else { return [] }
    // "The handler should return `E_SHUT` if the tank is shut": what it owes.
    if view.verb.lemma == "return", view.verb.modality == .should, !view.clause.subject.isLonePronoun { return [] }
    // "it will do nothing until `open` is called": a state, and no wrong use.
    if result == "no-effect", view.clause.tail.contains(where: { $0.isWord(in: ["until", "till"]) }) { return [] }
    switch view.clause.link {
    case .causal("otherwise"): return otherwise(result, view)
    case .causal: return []
    case .main, .coordinate, .parenthetical, .relative: break
    }
    if let cause = view.conditionInFront, let broken = pointing(back: cause, result, view) { return broken }
    if result == "undefined", let act = ofActBefore(view) { return [act] }
    if let cause = view.condition, result == "undefined", let subject = outcome(view) {
      return [draft(result, of: cause, subject: subject, view)]
    }
    if let cause = view.condition, isMisuse(cause, result, view), result != "no-effect" || !isLack(cause),
      view.isAboutHeading
        || view.clause.subject.last?.isWord(in: ["implementation", "implementations"]) == true && view.isInSection
    {
      return [draft(result, of: cause, subject: view.isAboutHeading ? view.subject : view.resolver.topic, view)]
    }
    // "is idempotent, that is, …": said already.
    if result == "no-effect", view.earlier.contains(where: { $0.payload == .concurrency(mode: "idempotent") }) {
      return []
    }
    if let called = ofCall(result, view) { return called }
    if let done = anaphoric(result, view) ?? suffered(result, view) ?? inert(result, view) { return done }
    if result == "no-effect", let idle = idle(view) { return [idle] }
    guard result != "no-effect" || isOfCall(view), view.clause.subject.count > 1,
      view.isInSection || view.resolver.scope.type != nil, let act = act(view.clause.subject, result)
    else { return [] }
    let misuse = ([act.phrase] + view.momentsInFront + [isConcession(view) ? nil : view.condition].compactMap { $0 })
      .joined(separator: " ")
    return [
      draft(result, of: misuse, subject: called(in: act, view) ?? used(in: act, view) ?? view.resolver.topic, view)
    ]
  }

  /// "Opening the tank in a hook is undefined" under "Overview": said of the tank, for such a heading names nothing.
  private static func used(in act: [Token], _ view: ClauseView) -> Subject? {
    guard view.resolver.heading == .unknown, view.resolver.scope.type == nil, view.resolver.scope.hasGeneralTitle else {
      return nil
    }
    let thing = view.resolver.thing(Array(act.dropFirst()))
    return thing == .unknown ? nil : thing
  }

  /// "Calls to `fill` after `drain` throw": that method, wherever it is said; "calling `fill` twice throws" where no heading names another.
  private static func called(in act: [Token], _ view: ClauseView) -> Subject? {
    let call = Array(act.drop { $0.isWord(in: ["any", "all", "subsequent", "further", "later"]) })
    if call.count > 2, act.count > 3, call[0].isWord(in: ["calls", "call"]), call[1].isWord(in: ["to", "of"]),
      case let named = view.resolver.methods(in: [call[2]]), named.count == 1
    {
      return .methods(named)
    }
    guard act.count > 1, act[0].isWord(in: ["calling", "invoking"]),
      view.resolver.heading == .unknown || isAnother(act, view)
    else { return nil }
    if act[1].isWord("it"), case .methods = view.earlier.last?.subject { return view.earlier.last?.subject }
    let named = view.resolver.methods(in: [act[1]])
    return named.count == 1 && !act[1].text.contains("{") ? .methods(named) : nil
  }

  /// "calling `fill` …" in the section of another method.
  private static func isAnother(_ act: [Token], _ view: ClauseView) -> Bool {
    guard act[1].kind == .code, act.count == 2 || !act[2].isWord(in: Lexicon.coordinators) else { return false }
    let bases = view.resolver.methods(in: [act[1]]).map(\.name.base)
    return bases.count == 1 && !view.resolver.scope.methods.contains { $0.name.base == bases[0] }
  }

  /// "If no valve is open, draining is a no-op".
  private static func idle(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "be", view.isInMethodSection, let cause = view.conditionInFront, isCase(cause),
      !isLack(cause),
      view.clause.subject.count == 1, view.clause.subject[0].kind == .word,
      Verbs.isGerund(view.clause.subject[0].lower)
    else { return nil }
    return draft("no-effect", of: cause, subject: view.resolver.topic, view)
  }

  /// "By default it does nothing" and "this is a no-op" tell of no wrong use; "this method is a no-op if X" does.
  private static func isMisuse(_ cause: String, _ result: String, _ view: ClauseView) -> Bool {
    switch view.verb.lemma {
    case "do": isCase(cause)
    case "be" where result == "no-effect":
      isOfCall(view)
        || isCase(cause) && view.clause.subject.last?.isWord(in: ["method", "function", "call"]) == true
        || isIdle(cause, view)
    default: true
    }
  }

  /// "While you can open the tank here, filling it results in an error": in spite of that.
  private static func isConcession(_ view: ClauseView) -> Bool {
    view.leading.conditions.contains { $0.first?.isWord("while") == true && MainVerb.group(in: $0)?.modality == .may }
  }

  /// "if the stream is closed", and not "by default".
  static func isCase(_ cause: String) -> Bool {
    cause.lowercased().split(separator: " ").first.map { ["if", "when", "unless", "once"].contains($0) } == true
  }

  /// "…, otherwise the fill will fail", "…, or the host will be killed".
  static func ending(_ view: ClauseView) -> String? {
    guard view.clause.link == .causal("otherwise"),
      view.clause.tail.prefix(while: { !$0.isWord(in: ["assuming", "because", "by", "since"]) })
        .allSatisfy({ $0.kind == .mark })
    else { return nil }
    return view.verb.lemma == "fail" ? "error" : view.verb.lemma == "kill" && view.verb.isPassive ? "crash" : nil
  }

  /// "Calling it again has no effect", "Setting this after X has no effect".
  private static func isOfCall(_ view: ClauseView) -> Bool {
    guard let first = view.clause.subject.first else { return false }
    if view.verb.lemma == "be" { return first.kind == .word && Verbs.isGerund(first.lower) }
    if first.kind == .word, Verbs.isGerund(first.lower), Self.isDoneAlready(view.clause.subject) { return true }
    return first.isWord(in: ["calling", "invoking", "setting", "changing", "calls"])
  }

  /// "A `StateException` will be thrown if …".
  private static func thrown(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isPassive, ["throw", "raise", "return", "generate", "report", "trigger"].contains(view.verb.lemma),
      !view.verb.isNegated, !view.isHedged, view.clause.link != .causal("otherwise"),
      let cause = view.condition, !isTimeout(cause),
      view.isInSection, view.clause.subject.first?.isWord("no") != true, !isTold(view.clause.subject, in: cause),
      view.clause.subject.contains(where: { $0.lower.hasSuffix("exception") || $0.lower.hasSuffix("error") })
    else { return asserted(view) }
    let isThrown = ["throw", "raise"].contains(view.verb.lemma)
    guard isThrown || isReported(cause, view) else { return nil }
    return [draft(isThrown ? "exception" : "error", of: cause, subject: view.resolver.topic, view)]
  }

  /// "If called in any other place, an assertion is triggered."
  private static func asserted(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isPassive, ["trigger", "raise", "fire", "throw"].contains(view.verb.lemma), !view.verb.isNegated,
      !view.isHedged, view.isInSection, view.clause.subject.last?.isWord(in: ["assertion", "assert"]) == true,
      view.clause.subject.count <= 3, let cause = view.condition, isCase(cause)
    else { return nil }
    return [draft("error", of: cause, subject: view.resolver.topic, view)]
  }

  /// "if it is called twice, an error is returned": a wrong call, not an error that has come about before.
  private static func isReported(_ cause: String, _ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    let words = cause.lowercased().split(separator: " ")
    return subject.count <= 3 && subject.last?.lower.hasSuffix("error") == true
      && ["if", "when"].contains(words.first ?? "")
      && !words.contains { $0.hasPrefix("error") || $0.hasPrefix("exception") }
  }

  static func draft(_ result: String, of misuse: String, subject: Subject, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(
      .misuseResult(misuse: Misuse(action: .call, object: misuse, scope: .anywhere), result: result), subject: subject)
    draft.condition = nil
    draft.obligor = .framework
    return draft
  }
}
