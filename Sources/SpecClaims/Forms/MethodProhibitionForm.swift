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
      [.should, .must].contains(view.verb.modality), !view.clause.subject.isEmpty
    {
      // "It runs dry, but this should be avoided": what happens, and no method.
      if view.written.subject.count == 1, view.written.subject[0].isWord(in: ["this", "that"]) { return [] }
      if let (methods, scope) = used(view) {
        return [draft(.call, Subject.methods(methods).written, scope, .methods(methods), view)]
      }
      if let act = NamedAct(view.clause.subject) {
        var done = draft(act.rule.action, act.rule.object, .anywhere, act.subject(in: view), view)
        done.verb = act.lemma
        return [done]
      }
      return [
        draft(
          .call, view.isAboutHeading ? view.subject.written : view.clause.subject.objectPhrase, .anywhere, view.subject,
          view)
      ]
    }
    if view.resolver.carried.isEmpty, view.clause.subject.contains(where: { $0.isWord("following") }) { return [] }
    // "must not be preceded by `close`": an order, and nothing that is done.
    if ["limit", "outlive"].contains(view.verb.lemma)
      || view.verb.isPassive && ["precede", "follow"].contains(view.verb.lemma)
    {
      return []
    }
    // "Calling it twice should not crash": what is hoped for.
    if ["crash", "deadlock", "leak", "hang"].contains(view.verb.lemma), NamedAct(view.clause.subject) != nil {
      return []
    }
    if let nothing = neverByUsers(view) ?? nothing(view) ?? notAllowed(view) ?? lengthy(view) ?? neverOnThread(view) {
      return nothing
    }
    guard !CallOrderForm.isForbiddenFrom(view), !mayFailToBe(view), LateReturnForm.read(view).isEmpty else { return [] }
    guard view.verb.isNegated, !view.isHedged, !view.isAuthor, !ProhibitionForm.isYourCode(view),
      view.effect == .none || isTurned(view),
      isForbidding(view), !isMild(view), !isToldLater(view),
      !isForeseen(view), !view.verb.isPerfect
    else { return [] }
    return view.verb.isPassive ? passive(view) : active(view)
  }

  /// "use of this function should be avoided", "calls to `x` should be avoided": the method is what should.
  private static func used(_ view: ClauseView) -> ([MethodReference], Scope)? {
    let subject = view.clause.subject.drop { $0.isWord("the") }
    guard subject.count > 2, subject.first?.isWord(in: ["use", "usage", "calls", "calling", "using"]) == true else {
      return nil
    }
    let words = subject.dropFirst().drop { $0.isWord(in: ["of", "to"]) }
    let end = words.firstIndex { $0.isWord(in: ["from", "in", "within", "inside", "during"]) } ?? words.endIndex
    guard let methods = view.resolver.place(Array(words[..<end])), methods.count == 1 else { return nil }
    return (methods, end == words.endIndex ? .anywhere : .words(words[end...].phrase))
  }

  /// "no references should be kept": the thing must not be done to any of them.
  private static func nothing(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.first?.isWord("no") == true, view.clause.subject.count > 1, view.verb.isPassive,
      !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.verb.modality)
        || view.verb.modality == .may && !view.verb.isCan
          && (RuleVerbs.isDeed(view.verb.lemma) || taken.contains(view.verb.lemma)),
      view.isInMethodSection, !view.isCall || view.place != nil
    else { return nil }
    let object = Array(view.clause.subject.dropFirst())
    guard let rule = RuleVerbs.rule(view.verb.lemma, object) else { return nil }
    return [draft(rule.action, rule.object, view.ruleScope, view.resolver.heading, view)]
  }

  /// What somebody does, and nothing does by itself.
  private static let taken: Set<String> = ["hold", "acquire", "take", "open", "lock", "create", "perform", "keep"]

  /// "side effects are not permitted", "no further calls are allowed".
  private static func notAllowed(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isPassive, ["permit", "allow"].contains(view.verb.lemma), !view.isHedged,
      ConcurrencyForm.ofKind(view) == nil,
      !view.clause.subject.isEmpty, view.isInMethodSection
    else { return nil }
    let words = view.clause.subject.drop { $0.isWord("no") }.filter { !$0.isWord("here") }[...]
    let isNone = view.clause.subject.first?.isWord("no") == true
    guard view.verb.isNegated != isNone, !words.isEmpty, view.adverbials.rest.isEmpty
    else { return nil }
    // "`fill()` is not allowed": its calls are not.
    if words.count == 1, let code = words.first, code.kind == .code, code.text.hasSuffix(")") {
      return OnlyCalledForm.read(view).isEmpty
        ? [draft(.call, code.text, view.ruleScope, view.resolver.heading, view)] : []
    }
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
    // "are not allowed after E" is an order, which another form reads.
    let isTimed =
      view.clause.tail.contains { $0.isWord(in: ["before", "after", "until"]) } || !view.leading.orders.isEmpty
    if isTimed, words.contains(where: { $0.isWord(in: ["calls", "call"]) }) { return nil }
    if let calls = words.first(where: { $0.isWord(in: ["calls", "call"]) }) {
      let called = words.drop { $0 != calls }.dropFirst().drop { $0.isWord("to") }
      // "Long calls are not allowed": of some kind.
      let all = ["no", "all", "any", "further", "other"]
      let isOfKind = words.prefix { $0 != calls }.contains { !$0.isWord(in: all) }
      if called.isEmpty && !isNone || isOfKind && !called.isEmpty { return [] }
      return [draft(.call, called.phrase, .anywhere, .phrase("any method"), view)]
    }
    let act = words.drop { $0.kind == .word && Lexicon.isAdverb($0.lower) }
    if let first = act.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) {
      // Where it is not said to be here, the act is condemned wherever it is done; another form reads that.
      guard isHere(view.clause.subject), let rule = RuleVerbs.rule(lemma, Array(act.dropFirst())) else { return nil }
      return [draft(rule.action, rule.object, view.ruleScope, view.resolver.heading, view)]
    }
    let scope: Scope = view.leading.orders.isEmpty ? view.ruleScope : .anywhere
    if let changed = changed(Array(words)) {
      var draft = draft(.access, changed, scope, view.resolver.heading, view)
      draft.verb = "change"
      return [draft]
    }
    return [draft(.create, Array(words).objectPhrase, scope, view.resolver.heading, view)]
  }

  private static func isForbidding(_ view: ClauseView) -> Bool {
    switch view.verb.modality {
    case .must, .should: true
    case .may where isPerhapsNotCalled(view): false
    case .may: !view.verb.isElliptical || view.verb.isDeniedLoudly || isFromPlace(view) || view.isRefusal
    case .fact: false
    }
  }

  /// "`onFill` may not be called if the tank is full": what the host calls by its own will, it may also leave out.
  private static func isPerhapsNotCalled(_ view: ClauseView) -> Bool {
    guard view.isCall, view.verb.isPassive, !view.verb.isCan, !view.verb.isAllowed, !view.verb.isDeniedLoudly,
      !(view.adverbials.conditions + view.leading.conditions).isEmpty, case .methods(let methods) = view.subject
    else { return false }
    return methods.allSatisfy { HeadingReader.isHook($0.name) }
  }

  /// "May not be called from a listener": whoever leaves out the subject gives a rule.
  static func isFromPlace(_ view: ClauseView) -> Bool {
    view.clause.tail.first?.isWord("from") == true && view.adverbials.conditions.isEmpty
      && ["call", "invoke", "use"].contains(view.verb.lemma)
  }

  /// "it is not safe to call this function from a listener": said of the function.
  private static func isTurned(_ view: ClauseView) -> Bool {
    view.verb.isPassive && view.written.verb?.isInfinitive == true && [.required, .recommended].contains(view.effect)
  }

  /// "must not be called too often".
  static func isTooOften(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.trimmingMarks.prefix { $0.kind != .mark }
    return view.isCall && words.count == 2 && words[0].isWord("too")
      && words[1].isWord(in: ["often", "frequently", "early", "late"])
  }

  /// "it should not be assumed that …", "what must not be called is …": what is assumed, and which, stands behind.
  private static func isToldLater(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord("what") == true
      || view.verb.lemma == "assume" && view.verb.isPassive && view.clause.tail.first?.isWord("that") == true
  }

  /// "this exception is never expected to be thrown": nobody is told so.
  private static func isForeseen(_ view: ClauseView) -> Bool {
    view.verb.isPassive && ["throw", "raise"].contains(view.verb.lemma)
      && view.clause.subject.first?.isWord(in: ["this", "that"]) == true
  }

  private static func isMild(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("necessarily")
      || !isTooOften(view)
        && view.clause.tail.contains { $0.isWord(in: ["necessarily", "too", "only"]) }
      || view.verb.isGuaranteed
      || view.verb.lemma == "be"
  }

  static func draft(_ action: Action, _ object: String, _ scope: Scope, _ subject: Subject, _ view: ClauseView)
    -> ClaimDraft
  {
    var draft = view.rule(.prohibition(action: action, object: object, scope: scope), subject: subject)
    if draft.modality == .may || draft.modality == .fact { draft.modality = .must }
    return draft
  }
}
