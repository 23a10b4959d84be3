/// Where the method must not run, and what must not be done to it.
extension MethodProhibitionForm {
  /// "is never called on the render thread": as sure as a rule, and the framework's.
  static func neverOnThread(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isDenied, view.effect == .none,
      !view.verb.isPerfect, view.verb.isPassive || ["run", "execute"].contains(view.verb.lemma),
      !view.verb.adverbs.contains(where: { ["always", "necessarily", "only"].contains($0) }),
      let thread = view.adverbials.threads.first, view.condition == nil || view.verb.isPassive
    else { return nil }
    let claims = onThread(thread, view).map { draft in
      var draft = draft
      (draft.modality, draft.obligor) = (.fact, .framework)
      return draft
    }
    return claims.isEmpty ? nil : claims
  }

  /// "is never called by user code": what only the host does, and so a rule for everybody else.
  static func neverByUsers(_ view: ClauseView) -> [ClaimDraft]? {
    guard isNeverByUsers(view) else { return nil }
    let who = view.clause.tail.prefix { $0.kind != .mark }.phrase
    switch view.subject {
    case .methods, .everyMethod:
      guard Verbs.calling.contains(view.verb.lemma) else { return nil }
      var draft = draft(.call, view.subject.asObject, .anywhere, view.subject, view)
      draft.manner = who
      return [draft]
    case .phrase:
      guard Verbs.creation.contains(view.verb.lemma) else { return nil }
      return [draft(.create, "\(view.clause.subject.objectPhrase) \(who)", .anywhere, view.subject, view)]
    case .unknown: return nil
    }
  }

  static func isNeverByUsers(_ view: ClauseView) -> Bool {
    view.verb.isPassive && view.verb.isNegated && view.verb.modality == .fact && !view.isHedged && !view.isDenied
      && view.effect == .none && !view.verb.isPerfect
      && users.contains(view.clause.tail.trimmingMarks.prefix { $0.kind != .mark }.map(\.lower))
  }

  private static let users: Set<[String]> = [
    ["by", "user", "code"], ["by", "users"], ["by", "the", "user"], ["by", "client", "code"], ["by", "clients"],
    ["by", "application", "code"], ["by", "applications"], ["by", "the", "application"],
  ]

  /// "this should not be a long-running operation", "it must not be blocking work".
  static func lengthy(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.lemma == "be", view.verb.isNegated, [.must, .should].contains(view.verb.modality), !view.isHedged,
      !view.verb.isPassive, view.effect == .none, case .methods(let methods) = view.subject,
      case let words = view.clause.tail.drop(while: { $0.isWord(in: ["a", "an"]) }), (2...5).contains(words.count),
      words.first?.isWord(in: ["long-running", "blocking", "lengthy", "time-consuming", "long"]) == true,
      words.last?.isWord(in: ["operation", "operations", "task", "tasks", "work", "call", "process"]) == true
    else { return nil }
    return [draft(.block, words.phrase, .within(methods), view.subject, view)]
  }

  /// "a driver must not change its entry", "plugins are not allowed to open windows", "a filter must not send data after it is closed":
  /// whoever it is that must not.
  static func thing(_ view: ClauseView) -> [ClaimDraft] {
    if let further = further(view) { return further }
    guard view.verb.modality != .may || view.verb.isAllowed || isOfCode(view) || isOfCallable(view),
      case .phrase(let words) = view.subject,
      view.clause.subject.count <= 9, !view.clause.subject.contains(where: { $0.isWord(in: Lexicon.temporal) }),
      view.clause.subject.first?.isWord(in: ["there", "no", "what", "which", "who"]) != true,
      case let object = view.adverbials.rest.trimmingMarks, !object.isEmpty || isWhole(view),
      object.first?.isWord(in: Lexicon.prepositions) != true || RuleVerbs.takes(view.verb.lemma, object[0])
        || isPurpose(object),
      view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty || view.place == nil,
      let rule = RuleVerbs.rule(view.verb.lemma, object)
    else { return [] }
    let scope: Scope =
      view.adverbials.orders.isEmpty && !view.namesPlace
      ? view.place.map { .within($0) } ?? .anywhere : view.ruleScope
    // "must not open it here", where nothing says what "here" is.
    if scope == .words("") { return [] }
    return [draft(rule.action, rule.object, scope, .phrase(words), view)]
  }

  /// "a pump must not block", "must not crash": nothing has to stand behind the verb.
  private static func isWhole(_ view: ClauseView) -> Bool {
    ["block", "crash", "fail", "panic", "exit", "terminate", "abort", "hang", "sleep"].contains(view.verb.lemma)
  }

  /// "(must not register) to receive rows".
  private static func isPurpose(_ object: [Token]) -> Bool {
    object.count > 2 && object[0].isWord("to") && Verbs.lemma(of: object[1].lower, as: [.base]) != nil
  }

  /// "must not be called from a destructor", "directly", "as a substitute": so, not altogether.
  private static func source(_ view: ClauseView) -> Scope {
    let rest = leftover(view)
    if view.place == nil, let place = view.adverbials.scopes.first, !place.isEmpty, let first = rest.first,
      Verbs.isGerund(first.lower) || Verbs.lemma(of: first.lower, as: [.participle]) != nil
        || first.isWord(in: ["that", "which", "like", "or", "and"])
    {
      return .words("in \(place.phrase) \(rest.phrase)")
    }
    if rest.isEmpty || rest.map(\.lower) == ["from"] || rest.allSatisfy({ $0.isWord(in: Lexicon.adverbs) }),
      let place = view.adverbials.scopes.first, !place.isEmpty
    {
      let manner = rest.filter { !$0.isWord("from") }.map { $0.text + " " }.joined()
      return .words("\(manner)in \(place.phrase)")
    }
    guard let first = rest.first, first.isWord(in: Lexicon.prepositions.subtracting(["by"]).union(["as"])),
      rest.count > 1
    else { return .anywhere }
    return .words(rest.phrase)
  }

  /// "directly", "by other classes": says how, and leaves the rule as wide as it is.
  private static func manner(_ view: ClauseView) -> String? {
    let rest = leftover(view)
    return rest.isEmpty || source(view) != .anywhere ? nil : rest.phrase
  }

  static func leftover(_ view: ClauseView) -> [Token] {
    let rest = view.adverbials.rest
    let words = rest.indices.filter { index in
      !rest[index].isWord("e.g.") && !(rest[index].isMark(",") && index > 0 && rest[index - 1].isWord("e.g."))
    }
    let left = words.map { rest[$0] }.drop { $0.kind == .mark }.prefix { $0.kind != .mark }
    // "from `open` | or | from `close`": both are places.
    if left.count == 1, view.adverbials.scopes.count > 1, left.first?.isWord(in: ["or", "nor", "and"]) == true {
      return []
    }
    return Array(left)
  }

  static func isNamed(_ view: ClauseView) -> Bool { !view.resolver.methods(in: view.clause.subject).isEmpty }

  /// "the tank must not be copied after use", "may not be changed before E".
  private static func timed(_ view: ClauseView) -> [ClaimDraft]? {
    guard let order = view.adverbials.orders.first, [.after, .before].contains(order.relation), !order.exclusively,
      view.verb.modality != .may || view.isRefusal, !view.isCall, case .phrase = view.subject,
      !view.clause.subject.isEmpty, !view.clause.tail.contains(where: { $0.isWord(in: ["until", "till"]) }),
      view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
    else { return nil }
    let thing = view.clause.subject.objectPhrase
    let object = rule.action == .call ? "\(view.verb.lemma) \(thing)" : thing
    return [
      draft(rule.action, object, view.ruleScope, view.isInMethodSection ? view.resolver.heading : view.subject, view)
    ]
  }

  /// "must not be called on the render thread"; of main, the denial names the other threads, and is a claim about those.
  static func onThread(_ thread: ThreadWord, _ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall || view.verb.lemma == "use", case .methods = view.subject, view.adverbials.threads.count == 1,
      view.adverbials.orders.isEmpty,
      view.adverbials.times == nil, view.adverbials.restIsIgnorable
    else { return [] }
    switch thread {
    case .named, .background: return [draft(.call, view.subject.asObject, .onThread(thread), view.subject, view)]
    case .main, .notMain, .any, .same, .another: return []
    }
  }

  static func passive(_ view: ClauseView) -> [ClaimDraft] {
    if let thread = view.adverbials.threads.first { return onThread(thread, view) }
    if let timed = timed(view) ?? againUntil(view) { return timed }
    if isTooOften(view), case .methods = view.subject {
      return [draft(.call, view.subject.asObject, .words(leftover(view).phrase), view.subject, view)]
    }
    guard view.adverbials.orders.filter({ $0.relation != .during }).isEmpty, view.adverbials.times == nil else {
      return []
    }
    let subject = view.subject
    switch subject {
    case .methods, .everyMethod:
      guard let rule = RuleVerbs.rule(view.verb.lemma, []), [.call, .override, .access].contains(rule.action) else {
        return []
      }
      if view.verb.lemma == "use", view.adverbials.rest.first?.isWord("for") == true { return [] }
      if !["call", "invoke"].contains(view.verb.lemma), rule.action == .call, !isByAuthor(view) { return [] }
      if rule.action == .override || rule.action == .call, isAlreadyRead(view) { return [] }
      let scope: Scope = view.place == nil || view.isInMethod(view.place) ? source(view) : view.ruleScope
      var draft = draft(rule.action, named(view) ?? subject.asObject, scope, subject, view)
      draft.manner = manner(view)
      return [draft]
    case .phrase(let words): return thing(words, view)
    case .unknown: return []
    }
  }

  /// "neither `open` nor `close` should be called": by their names.
  private static func named(_ view: ClauseView) -> String? {
    guard case .methods(let methods) = view.subject, methods.count > 1, isNamed(view) else { return nil }
    return methods.map(\.name.written).joined(separator: ", ")
  }

  /// "cannot be emitted by the user".
  private static func isByAuthor(_ view: ClauseView) -> Bool {
    let rest = leftover(view).drop { $0.isWord("directly") }.prefix { !$0.isWord("of") }
    return Verbs.invocation.contains(view.verb.lemma) && rest.first?.isWord("by") == true && Roles.end(Array(rest))
  }

  /// The forms before this one have read the clause.
  static func isAlreadyRead(_ view: ClauseView) -> Bool { !PassiveProhibitionForm.read(view).isEmpty }
}
