/// What a method, a caller or a thing has to do or to have done to it: "this should call `context.write`", "it must return a stream",
/// "plugins must use the dispatcher", "the hooks must be invoked by the runtime", "should be overridden to release the view".
///
/// Refuses hedged clauses, clauses with an order or a thread (other forms read those) and verbs that ask for nothing visible ("should
/// be fast", "should contain", "should know").
enum DutyForm: SentenceForm {
  static let name = "duty"
  static let summary = "something that must or should be done by or to the subject"
  static let examples = [
    "This should call `next.write` to pass the data on.", "The server must close the stream.",
    "It must return a valid view.", "It should be overridden to release the view.",
    "It must be called whenever the level changes.",
  ]
  static let refuses = [
    "It should be fast.", "It should usually call the next handler.", "The view should become visible.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard [.must, .should].contains(view.modality), !["avoid", "require", "cause"].contains(view.verb.lemma),
      !(view.verb.lemma == "expect" && view.verb.isPassive), SupercallForm.read(view).isEmpty, !view.verb.isNegated,
      !view.verb.isImperative, !view.isHedged, view.effect == .none || isJudged(view),
      !view.verb.isPerfect, !view.isYou, !view.isRecipe, !Self.isReason(view), !isOpen(view),
      !Self.isConditionOnly(view)
    else { return [] }
    guard ObligationForm.read(view).isEmpty, ErrorForm.read(view).isEmpty, PairedCallForm.read(view).isEmpty,
      PrecedenceForm.read(view).isEmpty, ConcurrencyForm.read(view).isEmpty
    else { return [] }
    return view.verb.isPassive ? passive(view) : active(view)
  }

  private static func isConditionOnly(_ view: ClauseView) -> Bool {
    if view.clause.subject.count > 1, view.clause.subject[0].isWord("that") { return true }
    if view.clause.subject.contains(where: { $0.isWord(in: Lexicon.temporal) }) { return true }
    if let first = view.clause.subject.first, ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) != nil,
      first.isWord("attempting") || Verbs.isGerund(first.lower)
    {
      return true
    }
    if view.clause.subject.last?.isWord(in: ["care", "caution", "attention", "consideration"]) == true
      || view.clause.subject.contains(where: { $0.isWord("no") })
    {
      return true
    }
    return view.clause.tail.contains { $0.isSuper || $0.isWord("inherited") }
      || view.clause.subject.count == 1 && view.clause.subject[0].isSuper
      || view.clause.subject.first?.isWord(in: ["what", "how", "there", "no", "who"]) == true
  }

  /// "it is recommended that the tank should be closed", "it is important that `fill` returns a promise".
  private static func isJudged(_ view: ClauseView) -> Bool {
    guard [.recommended, .required].contains(view.effect), !view.clause.subject.isEmpty else { return false }
    if view.verb.isPassive { return view.verb.modality != .fact }
    return view.verb.modality == .fact && !view.verb.isInfinitive && view.clause.tail.first?.isWord("that") == false
      && !["do", "have", "be"].contains(view.verb.lemma)
  }

  /// "most callers should close it", "callers should use this as:": nobody's in particular, and what is shown below.
  private static func isOpen(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord(in: ["most", "many", "some", "few"]) == true
      || view.clause.tail.trimmingMarks.last?.isWord("as") == true
  }

  private static func isReason(_ view: ClauseView) -> Bool {
    switch view.clause.link {
    case .causal, .parenthetical: true
    case .main, .coordinate, .relative: false
    }
  }

  private static func active(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma != "be",
      ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) == nil || !view.isAboutHeading,
      !view.clause.subject.isEmpty || view.verb.isElliptical
    else { return [] }
    var object = view.ruleObject
    // "must update the rows, and return true if the tank is full": the case is that of the second.
    let later = view.adverbials.conditions.isEmpty ? nil : laterDeed(in: object)
    if let later { object = Array(object[..<later]) }
    // "It must close it": neither of the two is known.
    if view.clause.subject.isLonePronoun, object.first?.isWord(in: ["it", "them"]) == true { return [] }
    if ["go", "live"].contains(view.verb.lemma), let place = view.place, case .phrase = view.subject, object.isEmpty {
      return [draft(.call, view.clause.subject.objectPhrase, .within(place), .methods(place), view)]
    }
    if let whole = values(view) ?? alone(object, view) { return [whole] }
    if isEndInTime(object, view) { return [] }
    guard !object.isEmpty,
      !object[0].isWord(in: Lexicon.prepositions) || object[0].isWord("from")
        || RuleVerbs.takes(view.verb.lemma, object[0]),
      let rule = RuleVerbs.rule(view.verb.lemma, object)
    else { return [] }
    let done: Action = RuleVerbs.isPut(view.verb.lemma, for: rule.action) ? .override : rule.action
    if let deed = purposeOfUse(view) { return [deed] }
    if let method = onItself(view, done) {
      var draft = draft(done, method.asObject, .anywhere, method, view)
      // "override this and return true if the tank is full": the case is that of the second.
      if ObligationForm.secondDeed(in: object) != nil { draft.condition = view.conditionInFront }
      return [draft]
    }
    if let method = provided(object, view) {
      return [draft(.override, method.asObject, .anywhere, method, view)]
    }
    if rule.action == .override, view.verb.lemma == "override", let named = overridden(object, view) {
      return [overriding(named, view)]
    }
    let deed = RuleVerbs.deed(rule, view.verb.lemma)
    guard let subject = actor(view) else { return [] }
    var draft = draft(
      deed.action, deed.object, moment(of: subject, view) ?? place(of: subject, view), subject, view)
    if later != nil { draft.condition = view.conditionInFront }
    return [draft]
  }

  /// "(update) the rows | , and return true".
  private static func laterDeed(in object: [Token]) -> Int? {
    object.indices.dropLast(2).first { index in
      index > 0 && object[index].isMark(",") && object[index + 1].isWord("and")
        && Verbs.lemma(of: object[index + 2].lower, as: [.base]) != nil
    }
  }

  /// "the application must free what it gets": what others than the method have to do is done in it only where it is theirs to write.
  static func place(of subject: Subject, _ view: ClauseView) -> Scope {
    if case .words(let words) = view.ruleScope, view.namesPlace, !words.isEmpty { return view.ruleScope }
    // "the host must close the tank in `open()`": there, whoever has to.
    if view.namesPlace, let place = view.place, case .phrase = subject { return .within(place) }
    guard view.isAuthor, view.isInMethodSection, case .anywhere = view.ruleScope else { return scope(of: subject) }
    return .anywhere
  }

  /// "the caller must free the tank after use": when a role has to do it.
  private static func moment(of subject: Subject, _ view: ClauseView) -> Scope? {
    guard case .phrase = subject, let order = view.adverbials.orders.first, !view.namesPlace,
      order.relation != .atSameTime
    else { return nil }
    return view.ruleScope
  }

  /// "subclasses should call this method", "a panel must override this and return true": the rule is about the method.
  private static func onItself(_ view: ClauseView, _ action: Action) -> Subject? {
    guard action == .override || ["call", "invoke", "use"].contains(view.verb.lemma) else { return nil }
    let object = view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord(in: ["to", "if", "when", "for"]) }
    if view.isAuthor { return view.resolver.place(Array(object)).map(Subject.methods) }
    guard Roles.end(view.clause.subject), view.isInMethodSection, object.first?.isWord("this") == true,
      object.dropFirst().drop(while: { $0.isWord(in: ["method", "function", "hook", "callback"]) })
        .first?.isWord(in: ["as", "and", "from", "in"]) ?? true
    else { return nil }
    return view.resolver.heading
  }

  /// "the application must provide an implementation of this function": override it.
  static func provided(_ object: [Token], _ view: ClauseView) -> Subject? {
    guard ["provide", "supply"].contains(view.verb.lemma), object.count > 3,
      object.prefix(3).map(\.lower) == ["an", "implementation", "of"]
    else { return nil }
    let words = object.dropFirst(3).prefix {
      $0.kind != .mark && !$0.isWord(in: ["to", "if", "when", "for", "before"])
    }
    return view.resolver.place(Array(words)).map(Subject.methods)
  }

  /// Who has to do it: the method spoken of, or the noun in front of the verb; nil when that is not known.
  static func actor(_ view: ClauseView) -> Subject? {
    if let outsider = view.outsider { return outsider }
    if view.isAuthor, view.isInMethodSection { return view.resolver.heading }
    if let first = view.clause.subject.first, Verbs.isGerund(first.lower), view.isInSection {
      // "Closing the tank must flush it": closing, and not whatever the section is about.
      let isOfIt = view.clause.subject.dropFirst().allSatisfy {
        $0.isWord(in: ["this", "it", "the", "method", "hook"])
      }
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? first.lower
      return isOfIt || view.resolver.topic.written.lowercased().contains(lemma)
        ? view.resolver.topic : .phrase(view.clause.subject.phrase)
    }
    return view.subject == .unknown ? nil : view.subject
  }

  static func scope(of subject: Subject) -> Scope {
    if case .methods(let methods) = subject { return .within(methods) }
    return .anywhere
  }

  static func draft(_ action: Action, _ object: String, _ scope: Scope, _ subject: Subject, _ view: ClauseView)
    -> ClaimDraft
  {
    view.rule(.obligation(action: action, object: object, scope: scope), subject: subject)
  }
}
