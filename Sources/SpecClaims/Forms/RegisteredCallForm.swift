/// When a function runs that a method takes: "`addHook` accepts a function that is called before the request", "the hook lets you specify a
/// callback that will be executed after each run".
///
/// Refuses a function of which only is told what it does ("takes a function that calls the host").
enum RegisteredCallForm: SentenceForm {
  static let name = "registered-call"
  static let summary = "when a function that is handed over gets called"
  static let examples = [
    "It accepts a function that is called before the request.",
    "This hook lets you specify a callback that will be executed after the run.",
    "Schedules a callback to run on the main thread.", "Sets the callbacks that are called when the valve leaks.",
  ]
  static let refuses = [
    "It takes a function that calls the host before the request.",
    "It accepts a function that is usually called before the request.", "It draws a function that is called before it.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let reduced = reduced(view) { return reduced }
    guard !view.verb.isNegated, !view.isHedged, !view.verb.isPassive, takes(view),
      let noun = noun(in: view.clause.tail), noun + 3 < view.clause.tail.count,
      view.clause.tail[noun + 1].isWord(in: ["that", "which", "to"])
    else { return [] }
    let rest = Array(view.clause.tail[(noun + 2)...])
    if view.clause.tail[noun + 1].isWord("to") { return infinitive(rest, view.clause.tail[noun], view) }
    guard let verb = VerbGroupParser(rest).group(at: 0), verb.isPassive || verb.lemma == "run", !verb.isNegated,
      !verb.isHedged,
      verb.modality == .fact, !verb.adverbs.contains("only"), Verbs.invocation.contains(verb.lemma)
    else { return [] }
    return claims(Array(rest[verb.range.upperBound...]), view.clause.tail[noun], view)
  }

  /// "schedules a callback to run after the request", "add a function to be called on the main thread".
  private static func infinitive(_ rest: [Token], _ noun: Token, _ view: ClauseView) -> [ClaimDraft] {
    let start = rest[0].isWord(in: ["run", "execute"]) ? 1 : rest[0].isWord("be") ? 2 : 0
    guard start > 0, rest.count > start, start == 2 || view.clause.subject.isEmpty || view.isAboutHeading,
      start == 1 || Verbs.lemma(of: rest[1].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return [] }
    return claims(Array(rest[start...]), noun, view)
  }

  /// "registers a callback called after each request", "is used to create a hook running before each run".
  private static func reduced(_ view: ClauseView) -> [ClaimDraft]? {
    guard !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      !view.verb.isPassive && takes(view) || view.verb.lemma == "use" && view.verb.isPassive && isMade(view),
      let noun = noun(in: view.clause.tail), noun + 3 < view.clause.tail.count,
      view.clause.tail[noun + 1].kind == .word,
      let lemma = Verbs.lemma(of: view.clause.tail[noun + 1].lower, as: [.participle, .gerund]),
      ["run", "execute", "call", "invoke", "fire"].contains(lemma), view.clause.tail[noun + 1].lower != lemma,
      (lemma == "run" || lemma == "execute") == Verbs.isGerund(view.clause.tail[noun + 1].lower)
    else { return nil }
    return claims(Array(view.clause.tail[(noun + 2)...]), view.clause.tail[noun], view)
  }

  /// The last word of "a callback function".
  private static func noun(in tail: [Token]) -> Int? {
    guard let first = tail.firstIndex(where: { $0.isWord(in: nouns) || isType($0) }) else { return nil }
    return first + 1 < tail.count && tail[first + 1].isWord(in: ["function", "method"]) ? first + 1 : first
  }

  /// `LeakHandler`, `DrainCallback`.
  private static func isType(_ token: Token) -> Bool {
    token.isNamedCallback && token.text.first?.isUppercase == true && token.text.allSatisfy(\.isLetter)
  }

  /// "is used to create a hook …".
  private static func isMade(_ view: ClauseView) -> Bool {
    view.clause.tail.count > 3 && view.clause.tail[0].isWord("to")
      && view.clause.tail[1].isWord(in: ["create", "add", "register", "define", "install"])
  }

  private static func claims(_ words: [Token], _ noun: Token, _ view: ClauseView) -> [ClaimDraft] {
    let adverbials = AdverbialParser(words).parse()
    guard adverbials.rest.allSatisfy({ !$0.isWord(in: Lexicon.hedges) && !$0.isWord(in: ["but", "only", "except"]) })
    else { return [] }
    let subject = Subject.phrase("the \(noun.kind == .code ? noun.text : noun.lower) given to \(owner(view))")
    let moments =
      adverbials.orders.map { (relation: $0.relation, target: $0.target) }
      + WhenClause.moments(in: adverbials.conditions)
    let orders = moments.map { Payload.order($0.relation, view.resolver.reference($0.target)) }
    let placed = orders + adverbials.threads.map { .thread(on: $0) }
    let causes = placed.isEmpty && adverbials.times == nil ? adverbials.conditions.compactMap(cause) : []
    return (placed + causes).map { payload in
      var draft = view.draft(payload, subject: subject)
      // The cause is no case of itself.
      if case .trigger = payload { draft.condition = view.conditionInFront }
      draft.modality = .fact
      draft.obligor = .framework
      return draft
    }
  }

  /// "when a valve leaks, which …"; "when it is idle" speaks of whoever calls.
  private static func cause(_ condition: [Token]) -> Payload? {
    guard let event = TriggerForm.event(in: condition.prefix { !$0.isMark(",") }.map { $0 }),
      !event.hasPrefix("it "), !event.hasPrefix("they ")
    else { return nil }
    return .trigger(event: event)
  }

  private static func owner(_ view: ClauseView) -> String {
    if case .methods(let methods) = view.subject { return methods.map(\.name.written).joined(separator: ", ") }
    if view.clause.subject.isEmpty { return view.resolver.topic.written }
    if Roles.end(view.clause.subject) { return view.resolver.topic.written }
    return view.clause.subject[0].isWord("this") ? "this method" : view.clause.subject.phrase
  }

  private static let takers: Set<String> = [
    "accept", "take", "register", "specify", "add", "provide", "expect", "install", "schedule", "define", "attach",
    "queue", "pass", "set", "enqueue", "post",
  ]

  private static func takes(_ view: ClauseView) -> Bool {
    let isSummary = view.verb.isImperative && view.isInMethodSection && view.clause.leading.isEmpty
    guard !view.clause.subject.isEmpty || view.verb.isElliptical && view.isInMethodSection || isSummary,
      isSummary || !view.isAuthor
    else { return false }
    if takers.contains(view.verb.lemma) { return true }
    return ["allow", "let", "enable"].contains(view.verb.lemma)
      && view.clause.tail.prefix(4).contains {
        $0.kind == .word && Verbs.lemma(of: $0.lower, as: [.base]).map(takers.contains) == true
      }
  }

  private static let nouns: Set<String> = [
    "function", "callback", "callable", "handler", "hook", "block", "closure", "listener", "functions", "callbacks",
    "handlers",
    "hooks", "blocks", "closures", "listeners", "action", "task", "job", "runnable",
  ]
}
