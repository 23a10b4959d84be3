/// What a method must not do, or must not have done to it: "this method should not throw", "it cannot add hooks", "these functions must
/// not be called from a callback", "this method should not be invoked directly".
///
/// Refuses hedges, "cannot" of things that are impossible anyway (a phrase as subject), and clauses whose order or thread is a claim of
/// its own.
enum MethodProhibitionForm: SentenceForm {
  static let name = "method-prohibition"
  static let summary = "something that a method must not do, or a method that must not be called"
  static let examples = [
    "This method should not throw exceptions.", "It must not be called directly by other classes.",
  ]
  static let refuses = ["The window cannot fly.", "It should not necessarily be called."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if view.verb.lemma == "avoid", view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .should, !view.clause.subject.isEmpty
    {
      return [
        draft(
          .call, view.isAboutHeading ? view.subject.written : view.clause.subject.objectPhrase, .anywhere, view.subject,
          view)
      ]
    }
    if view.resolver.carried.isEmpty, view.clause.subject.contains(where: { $0.isWord("following") }) { return [] }
    if view.verb.lemma == "limit" { return [] }
    if let nothing = nothing(view) ?? notAllowed(view) { return nothing }
    guard view.verb.isNegated, !view.isHedged, !view.isAuthor, view.effect == .none, isForbidding(view), !isMild(view)
    else { return [] }
    return view.verb.isPassive ? passive(view) : active(view)
  }

  /// "no references should be kept": the thing must not be done to any of them.
  private static func nothing(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.first?.isWord("no") == true, view.clause.subject.count > 1, view.verb.isPassive,
      !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.verb.modality), view.isInMethodSection, !view.isCall
    else { return nil }
    let object = Array(view.clause.subject.dropFirst())
    guard let rule = RuleVerbs.rule(view.verb.lemma, object) else { return nil }
    return [draft(rule.action, rule.object, view.ruleScope, view.resolver.heading, view)]
  }

  /// "side effects are not permitted", "no further calls are allowed".
  private static func notAllowed(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isPassive, ["permit", "allow"].contains(view.verb.lemma), !view.isHedged,
      !view.clause.subject.isEmpty, view.isInMethodSection
    else { return nil }
    let words = view.clause.subject.drop { $0.isWord("no") }
    guard view.verb.isNegated != (words.count < view.clause.subject.count), !words.isEmpty, view.adverbials.rest.isEmpty
    else { return nil }
    if words.first?.isWord(in: ["blocking", "synchronous"]) == true {
      return [draft(.block, "", view.ruleScope, view.resolver.heading, view)]
    }
    if let order = (view.leading.orders + view.adverbials.orders).first(where: { $0.relation == .after }),
      words.contains(where: { $0.isWord(in: ["calls", "call"]) }),
      case let named = view.resolver.methods(in: Array(words)),
      !named.isEmpty
    {
      return [view.draft(.order(.neverAfter, view.resolver.reference(order.target)), subject: .methods(named))]
    }
    if let calls = words.first(where: { $0.isWord(in: ["calls", "call"]) }) {
      return [
        draft(
          .call, words.drop { $0 != calls }.dropFirst().drop { $0.isWord("to") }.phrase, .anywhere,
          .phrase("any method"), view)
      ]
    }
    if let first = words.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) {
      guard let rule = RuleVerbs.rule(lemma, Array(words.dropFirst())) else { return nil }
      return [draft(rule.action, rule.object, view.ruleScope, view.resolver.heading, view)]
    }
    return [draft(.create, Array(words).objectPhrase, view.ruleScope, view.resolver.heading, view)]
  }

  private static func isForbidding(_ view: ClauseView) -> Bool {
    switch view.verb.modality {
    case .must, .should: true
    case .may: !view.verb.isElliptical
    case .fact: false
    }
  }

  private static func isMild(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("necessarily")
      || view.clause.tail.contains { $0.isWord(in: ["necessarily", "too", "only"]) } || view.verb.isGuaranteed
      || view.verb.lemma == "be"
  }

  private static func active(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAboutHeading || isNamed(view), case .methods(let methods) = view.subject else { return caller(view) }
    let object = view.adverbials.rest.trimmingMarks
    guard let rule = RuleVerbs.rule(view.verb.lemma, object), !isUncertain(view, object) else { return [] }
    return [draft(rule.action, rule.object, .within(methods), view.subject, view)]
  }

  /// "it may not produce the result": perhaps it does not; "it may not throw" forbids.
  private static func isUncertain(_ view: ClauseView, _ object: [Token]) -> Bool {
    view.verb.modality == .may && !view.verb.isCan && view.verb.lemma != "throw"
      && RuleVerbs.action(for: view.verb.lemma, object: object) == nil
  }

  /// "the caller must not access `headers` after this point", "calls that send one message should not await this".
  private static func caller(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality != .may, view.isInSection,
      view.clause.subject.prefix(while: { !$0.isWord(in: Lexicon.relative) }).contains(where: { $0.isWord(in: actors) })
    else { return [] }
    let object = view.adverbials.rest.trimmingMarks
    guard !object.isEmpty, let rule = RuleVerbs.rule(view.verb.lemma, object) else { return [] }
    let subject: Subject = view.resolver.place(object).map { .methods($0) } ?? view.resolver.heading
    return [draft(rule.action, rule.object, .anywhere, subject, view)]
  }

  private static let actors: Set<String> = [
    "caller", "callers", "call", "calls", "user", "users", "client", "clients", "implementation", "implementations",
    "code", "application",
    "applications", "subclass", "subclasses", "plugin", "plugins", "consumer", "consumers", "handler", "handlers",
  ]

  /// "must not be called from a destructor": from there, not altogether.
  private static func source(_ view: ClauseView) -> Scope {
    let rest = view.adverbials.rest
    guard let first = rest.first, first.isWord(in: ["from", "with", "inside", "outside"]), rest.count > 1 else {
      return .anywhere
    }
    return .words(rest.phrase)
  }

  private static func isNamed(_ view: ClauseView) -> Bool { !view.resolver.methods(in: view.clause.subject).isEmpty }

  private static func passive(_ view: ClauseView) -> [ClaimDraft] {
    guard view.adverbials.orders.filter({ $0.relation != .during }).isEmpty, view.adverbials.times == nil,
      view.adverbials.threads.isEmpty
    else { return [] }
    let subject = view.subject
    switch subject {
    case .methods, .everyMethod:
      guard let rule = RuleVerbs.rule(view.verb.lemma, []), [.call, .override, .access].contains(rule.action) else {
        return []
      }
      if view.verb.lemma == "use", view.adverbials.rest.first?.isWord("for") == true { return [] }
      if view.verb.lemma != "call", view.verb.lemma != "invoke", rule.action == .call { return [] }
      if rule.action == .override || rule.action == .call, isAlreadyRead(view) { return [] }
      let scope: Scope = view.place == nil || view.isInMethod(view.place) ? source(view) : view.ruleScope
      return [draft(rule.action, subject.written == "*" ? "these methods" : subject.written, scope, subject, view)]
    case .phrase(let words):
      guard !view.clause.subject.isEmpty, view.verb.modality != .may, !view.namesPlace || view.place != nil,
        !isAlreadyRead(view),
        let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
      else { return [] }
      let thing = view.clause.subject.objectPhrase
      let adjunct =
        view.adverbials.rest.first?.isWord(in: Lexicon.prepositions) == true ? view.adverbials.rest.phrase : ""
      let object =
        (rule.action == .call && !view.isCall ? "\(view.verb.lemma) \(thing)" : words)
        + (adjunct.isEmpty ? "" : " " + adjunct)
      return [draft(rule.action, object, .anywhere, view.isInMethodSection ? view.resolver.heading : subject, view)]
    case .unknown: return []
    }
  }

  /// The forms before this one have read the clause.
  private static func isAlreadyRead(_ view: ClauseView) -> Bool { !PassiveProhibitionForm.read(view).isEmpty }

  private static func draft(_ action: Action, _ object: String, _ scope: Scope, _ subject: Subject, _ view: ClauseView)
    -> ClaimDraft
  {
    var draft = view.rule(.prohibition(action: action, object: object, scope: scope), subject: subject)
    if draft.modality == .may || draft.modality == .fact { draft.modality = .must }
    return draft
  }
}
