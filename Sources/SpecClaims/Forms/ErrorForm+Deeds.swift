/// What comes of a deed that is told by a noun, and results that stand where the subject does.
extension ErrorForm {
  /// "any use of a shut tank", "modification of the row", "access to it".
  static func isUse(_ noun: Token, _ next: Token) -> Bool {
    noun.isWord(in: ["use", "usage", "modification", "modifications", "reuse", "mutation"]) && next.isWord("of")
      || noun.isWord(in: ["access", "accesses"]) && next.isWord("to")
  }

  /// "is likely to crash", "could lead to a deadlock": of a deed, no host can promise more.
  static func isLikely(_ view: ClauseView) -> Bool {
    let hedges = view.verb.adverbs.filter(Lexicon.hedges.contains)
    return hedges.count == 1 && ["likely", "could", "might"].contains(hedges[0])
      && !view.clause.leading.contains(where: HedgePhrase.opensClause) && !HedgePhrase.isIn(view.clause.tail)
      && !(view.clause.subject + view.clause.tail).contains { $0.isWord(in: Lexicon.hedges) }
      && act(view.clause.subject, "crash") != nil && view.clause.link != .causal("otherwise")
  }

  /// "is undefined | and probably harmful": what is sure stands first.
  static func isAndMore(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return view.verb.lemma == "be" && view.verb.adverbs.allSatisfy { !Lexicon.hedges.contains($0) } && tail.count > 2
      && tail[0].isWord(in: ["undefined", "unspecified"]) && tail[1].isWord("and")
      && !(view.clause.subject + view.clause.leading.flatMap { $0 }).contains { $0.isWord(in: Lexicon.hedges) }
  }

  /// "the behaviour is undefined", "the behaviour of this method", "the effect of `fill`": of whatever the heading or the words name.
  static func outcome(_ view: ClauseView) -> Subject? {
    let words = view.clause.subject.filter { !$0.isWord(in: Lexicon.determiners) }.drop { $0.isWord("subsequent") }
    guard view.isInSection,
      words.first?.isWord(in: ["behavior", "behaviour", "result", "results", "outcome", "effect"]) == true
    else { return nil }
    let owner = Array(words.dropFirst())
    if owner.isEmpty { return view.resolver.topic }
    guard owner.count == 2, owner[0].isWord("of") else { return nil }
    if owner[1].isWord(in: ["method", "function", "call", "routine", "operation", "interface"]) {
      return view.resolver.topic
    }
    let named = view.resolver.methods(in: [owner[1]])
    return named.count == 1 ? .methods(named) : nil
  }

  /// "Opening the tank twice is unsupported and | its effects are undefined": those of the act.
  static func ofActBefore(_ view: ClauseView) -> ClaimDraft? {
    guard view.clause.link == .coordinate, let previous = view.previous, view.isInSection, view.condition == nil,
      view.clause.subject.count == 2, view.clause.subject[0].isWord(in: ["its", "the", "their"]),
      view.clause.subject[1].isWord(in: ["effect", "effects", "result", "results", "behavior", "behaviour"]),
      let first = previous.subject.first, first.kind == .word, Verbs.isGerund(first.lower), previous.subject.count > 1
    else { return nil }
    return draft("undefined", of: previous.subject.phrase, subject: view.resolver.topic, view)
  }

  /// "If it is called twice, a deadlock may be the result", "undefined behaviour may occur if the tank is shut".
  static func arising(_ view: ClauseView) -> [ClaimDraft]? {
    guard !view.verb.isNegated, !view.verb.isPassive, view.isInSection, view.clause.link != .causal("otherwise"),
      ["result", "occur", "ensue", "follow", "arise"].contains(view.verb.lemma)
        || view.verb.lemma == "be" && view.clause.tail.trimmingMarks.map(\.lower) == ["the", "result"],
      let result = named(view.clause.subject), !view.isHedged || view.verb.adverbs == ["could"],
      let cause = view.condition, isCase(cause), !isMisfortune(cause)
    else { return nil }
    return [draft(result, of: cause, subject: view.resolver.topic, view)]
  }

  /// "a deadlock", "undefined behaviour", "a crash".
  private static func named(_ subject: [Token]) -> String? {
    let words = subject.filter { !$0.isWord(in: ["a", "an"]) }.map(\.lower)
    switch words {
    case ["deadlock"], ["deadlocks"]: return "deadlock"
    case ["crash"], ["crashes"], ["panic"]: return "crash"
    case ["undefined", "behavior"], ["undefined", "behaviour"], ["unpredictable", "results"]: return "undefined"
    default: return nil
    }
  }

  /// "If `tank` is null, `shut()` is a no-op": of the method that is named.
  static func inert(_ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    guard result == "no-effect", view.clause.link == .main, view.previous == nil,
      ["be", "do"].contains(view.verb.lemma), let cause = view.condition, isCase(cause),
      !isLack(cause), view.clause.subject.count == 1, view.clause.subject[0].kind == .code,
      case .methods(let methods) = view.subject, methods.count == 1
    else { return nil }
    return [draft(result, of: cause, subject: view.subject, view)]
  }

  /// "If `open` is called twice, the second call has no effect": the call that is told of.
  static func ofNextCall(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    guard subject.count == 3, subject[0].isWord("the"), subject[2].isWord("call"), !view.isHedged,
      subject[1].isWord(in: ["second", "next", "latter", "later", "subsequent"]), !view.verb.isNegated,
      view.clause.link != .causal("otherwise"), let cause = view.conditionInFront, isCase(cause),
      cause.lowercased().contains("called"),
      let result = view.verb.isPassive && view.verb.lemma == "ignore"
        ? "no-effect" : ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail)
    else { return nil }
    let named = view.clause.leading.flatMap { view.resolver.methods(in: $0) }
    let owner: Subject = named.count == 1 ? .methods(named) : view.resolver.heading
    return owner == .unknown ? nil : [draft(result, of: cause, subject: owner, view)]
  }

  /// "When that happens", "if it is", "if this cannot be done": what was told before, and no case of its own.
  static func pointsNowhere(_ cause: String) -> Bool {
    let words = cause.lowercased().split(separator: " ").dropFirst().map(String.init)
    if cause.lowercased() == "otherwise" { return true }
    return !words.isEmpty && !pointsBack(cause) && words.allSatisfy(pointing.contains) && isCase(cause)
  }

  private static let pointing: Set<String> = [
    "it", "this", "that", "they", "these", "so", "is", "are", "was", "were", "does", "do", "did", "not", "can",
    "cannot",
    "be", "done", "happens", "happen", "occurs", "occur", "the", "case", "has", "have", "you",
  ]

  /// "If the valve throws an error, the error is thrown by `fill`": the one that was just told of, and of no wrong use.
  static func isTold(_ subject: [Token], in cause: String) -> Bool {
    subject.first?.isWord(in: ["the", "this", "that"]) == true
      && cause.lowercased().split { !$0.isLetter }.contains {
        $0.hasSuffix("error") || $0.hasSuffix("exception") || ["throws", "raises", "threw"].contains($0)
      }
  }
}
