/// What an author must not do: "you should never create any views, touch the layer or add recognizers in your initializer",
/// "do not cache specs", "it is best practice to never access `self.view` in this method".
///
/// One claim a verb; the place at the end holds for all of them.
enum ProhibitionForm: SentenceForm {
  static let name = "prohibition"
  static let summary = "something an author is told not to do"
  static let examples = [
    "You should never create any views or touch the layer in your initializer.", "Do not create nodes in this method.",
    "It is best practice to never access `self.view` here.",
  ]
  static let refuses = [
    "You should not create too many nodes here.", "You might not create nodes here.",
    "You do not have to create nodes here.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor || isYourCode(view) || isToAvoid(view) && SupercallForm.isOverride(view),
      view.verb.isNegated || isToAvoid(view), !view.verb.isPassive,
      view.effect != .unnecessary, !isOfWriters(view),
      view.modality != .fact,
      view.modality != .may || isImpossible(view) || isNotAllowed(view) || view.isRefusal, !isHedged(view),
      !isInability(view)
    else { return [] }
    guard let (lemma, told) = verbAndObject(view), ThreadRuleForm.elsewhere(view) == nil,
      SupercallForm.notOmitted(view) == nil
    else { return [] }
    if let shared = shared(lemma, view.clause.tail, view) { return [shared] }
    let threads = view.verb.lemma == lemma ? onThreads(view) : nil
    let tokens = threads?.object ?? told
    let phrases = VerbPhrases.split(
      lemma: lemma, tokens: tokens, forms: view.verb.lemma == "avoid" ? [.gerund] : [.base])
    // "do not open the tank and close it again": both together are forbidden.
    if view.adverbials.isAgain && phrases.count > 1 || ConcurrencyForm.isUnsafeToCall(view)
      || threads == nil && view.adverbials.threads.contains(where: { [.any, .notMain].contains($0) })
    {
      return []
    }
    // What is not to be assumed, is so nowhere.
    let scope: Scope =
      ["assume", "rely"].contains(lemma) && !view.namesPlace ? .anywhere : threads?.scope ?? view.ruleScope
    return phrases.compactMap { phrase in
      let object = RuleVerbs.object(of: phrase.object).withoutThat(
        behind: view.isInMethodSection || !isConcession(view) ? phrase.lemma : "")
      if object.isEmpty, let itself = inCase(phrase.lemma, view) { return itself }
      if object.isEmpty, Verbs.blocking.contains(phrase.lemma) {
        return view.rule(.prohibition(action: .block, object: "", scope: scope), subject: subject(scope, view))
      }
      // "this or `open`": one of both would be left out.
      if object.count > 2, object[0].isWord(in: ["this", "it"]), object[1].isWord(in: ["or", "and", "nor"]),
        object[2].kind == .code
      {
        return nil
      }
      guard !object.isEmpty, !isIdiom(object), !object[0].isWord("that"), !isCut(object, view),
        !object.contains(where: { $0.isWord("following") }), let rule = RuleVerbs.rule(phrase.lemma, object)
      else { return nil }
      if let (methods, purpose) = itself(phrase.lemma, object, view) {
        return onMethod(.call, methods, manner: purpose, view)
      }
      // "you should not use it", in the section of a method: what is used there is open.
      if phrase.lemma == "use", object[0].isWord("it"), view.isInMethodSection { return nil }
      if phrase.lemma == "use", rule.action != .override || view.resolver.scope.isCalledByReaders,
        object[0].isWord("this"), !view.namesPlace,
        let methods = view.resolver.place(object.withoutManner)
      {
        return onMethod(.call, methods, manner: object.manner, view)
      }
      if phrase.lemma == "use", object[0].isWord(in: Lexicon.prepositions),
        case .methods(let heading) = view.resolver.heading
      {
        return onMethod(.call, heading, manner: object, view)
      }
      if rule.action == .override || rule.action == .call, !view.namesPlace, !isRestricted(object),
        isCallOrOverride(phrase.lemma), !object.contains(where: { $0.isWord(in: Lexicon.relative) || $0.isSuper }),
        let methods = view.resolver.place(object.withoutManner)
      {
        guard rule.action != .call || isWhole(object, view) else { return nil }
        return onMethod(rule.action, methods, manner: object.manner, view).scoped(in: object.otherManner)
      }
      if rule.action == .call, case .words(let place) = scope, !place.isEmpty, view.namesPlace, !isRestricted(object),
        isCallOrOverride(phrase.lemma),
        let methods = view.resolver.place(object)
      {
        var draft = onMethod(.call, methods, manner: [], view)
        draft.manner = place
        return draft
      }
      // What is not to be assumed is no thing that the rule is about.
      let about = phrase.lemma == "assume" ? subject(scope, view) : subject(scope, object, view)
      // "do not call `open` here", where nothing says what "here" is: not everywhere.
      if scope == .words(""), about != .unknown { return nil }
      return view.rule(
        .prohibition(
          action: rule.action,
          object: rule.object + MethodProhibitionForm.again(rule.action, view), scope: scope),
        subject: about, verb: phrase.lemma)
    }
  }

  /// "we should not open it yet": what the writers of the code explain to one another.
  private static func isOfWriters(_ view: ClauseView) -> Bool {
    view.clause.subject.count == 1 && view.clause.subject[0].isWord("we") && view.effect == .none
  }

  /// "avoid keeping X" is "do not keep X"; "avoid X" alone asks to leave X.
  private static func verbAndObject(_ view: ClauseView) -> (String, [Token])? {
    let tokens = objectTokens(view)
    if ["attempt", "try"].contains(view.verb.lemma) {
      guard tokens.count > 2, tokens[0].isWord("to"), tokens[1].kind == .word else { return nil }
      return (tokens[1].lower, Array(tokens.dropFirst(2)))
    }
    guard view.verb.lemma == "avoid" else { return (view.verb.lemma, tokens) }
    guard let first = tokens.first, first.kind == .word else { return nil }
    if let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) { return (lemma, Array(tokens.dropFirst())) }
    return nil
  }

  /// "keep this in mind", "keep it top of mind": no object that could be kept.
  static func isIdiom(_ object: [Token]) -> Bool {
    object.contains { $0.isWord(in: ["mind", "care", "note", "attention"]) }
  }

  /// "you should avoid": negative without a negation.
  private static func isToAvoid(_ view: ClauseView) -> Bool {
    view.verb.lemma == "avoid" && view.verb.modality == .should
  }

  /// "your code must not …": what the author writes must not do, the author must not let it.
  static func isYourCode(_ view: ClauseView) -> Bool { view.clause.subject.map(\.lower) == ["your", "code"] }

  /// "you cannot call X": forbidden; "you may not" and "might not" leave it open.
  private static func isImpossible(_ view: ClauseView) -> Bool {
    (view.isYou || isYourCode(view)) && !view.verb.isImperative && !view.verb.isHedged && view.effect == .none
      && view.verb.isCan
  }

  /// "you are not allowed to call X".
  private static func isNotAllowed(_ view: ClauseView) -> Bool {
    view.verb.isAllowed && !view.verb.isImperative && !view.verb.isHedged && view.effect == .none
  }

  /// "we cannot use it on every host", "since you cannot delete fields, …": what is impossible, and why. "You will not be able to send
  /// data" tells what it comes to, and forbids nothing.
  private static func isInability(_ view: ClauseView) -> Bool {
    guard view.verb.isCan else { return false }
    // "you can't use it to reliably stop all pumps": it is of no use for that.
    if view.verb.isFuture || view.clause.tail.contains(where: { $0.isWord("reliably") }) { return true }
    if case .causal = view.clause.link { return true }
    return view.clause.subject.first?.isWord("we") == true
  }

  /// "too much", "usually": a matter of degree, not a rule.
  private static func isHedged(_ view: ClauseView) -> Bool {
    view.isHedged || view.clause.tail.contains { $0.isWord(in: ["too", "necessarily", "only"]) }
  }

  private static func subject(_ scope: Scope, _ view: ClauseView) -> Subject {
    if case .within(let methods) = scope { return .methods(methods) }
    return view.resolver.heading
  }

  /// Without a method to speak of, the rule is about its object.
  private static func subject(_ scope: Scope, _ object: [Token], _ view: ClauseView) -> Subject {
    if scope == .anywhere, let outsider = view.outsider { return outsider }
    // "`Pass` subclasses must not …", where no method is spoken of.
    if view.resolver.heading == .unknown, view.clause.subject.first?.kind == .code, view.clause.subject.count == 2 {
      return .phrase(view.clause.subject.phrase)
    }
    let subject = subject(scope, view)
    if !view.isYou, view.verb.modality != .may, scope != .anywhere, !view.namesPlace,
      object != object.filter({ $0.isWord(in: Lexicon.pronouns) }),
      view.clause.subject.last?.isWord(in: ["caller", "callers"]) == true
    {
      return .phrase(object.phrase)
    }
    return subject == .unknown && view.resolver.scope.hasHeading ? view.resolver.thing(object) : subject
  }
}
