/// What whoever calls the method must not do.
extension MethodProhibitionForm {
  /// "the caller must not access `headers` after this point", "calls that send one message should not await this".
  static func caller(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality != .may, view.isInSection,
      view.clause.subject.prefix(while: { !$0.isWord(in: Lexicon.relative) }).contains(where: { $0.isWord(in: actors) })
    else { return [] }
    let object = view.adverbials.rest.trimmingMarks
    guard !object.isEmpty else { return [] }
    if let itself = itself(object, view) { return [itself] }
    // "must not open it here", where nothing says what "here" is.
    guard view.adverbials.threads.isEmpty, scope(view) != .words("") else { return [] }
    return VerbPhrases.split(lemma: view.verb.lemma, tokens: view.adverbials.rest).compactMap { phrase in
      if phrase.object.isEmpty, Verbs.blocking.contains(phrase.lemma) {
        return draft(.block, "", scope(view), view.place.map { .methods($0) } ?? owner(view), view)
      }
      let object = phrase.object.trimmingMarks
      guard !object.isEmpty, let rule = RuleVerbs.rule(phrase.lemma, object) else { return nil }
      var draft = draft(rule.action, rule.object, scope(view), subject(object, view), view)
      draft.verb = phrase.lemma
      return draft
    }
  }

  private static func scope(_ view: ClauseView) -> Scope {
    view.place.map { .within($0) }
      ?? (view.adverbials.orders.isEmpty && !view.namesPlace ? .anywhere : view.ruleScope)
  }

  /// What is done to a method is a rule about that; what is done in one, about the place.
  private static func subject(_ object: [Token], _ view: ClauseView) -> Subject {
    (view.resolver.place(object) ?? view.place).map { .methods($0) } ?? owner(view)
  }

  /// The heading's method; where it names none, that of "an implementation of `drain`", or whoever is meant.
  private static func owner(_ view: ClauseView) -> Subject {
    guard view.resolver.heading == .unknown || Roles.isHandlerOfOtherKind(view.clause.subject) else {
      return view.resolver.heading
    }
    let named = view.resolver.methods(in: view.clause.subject)
    return named.count == 1 ? .methods(named) : .phrase(view.clause.subject.phrase)
  }

  /// "the hooks must run fast, cannot throw errors or change the row": denied under a duty, they are as much of a rule.
  static func further(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isCan, view.previous?.verb?.modality == .must, view.previous?.subject == view.clause.subject,
      case .phrase(let words) = view.subject, view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty
    else { return nil }
    let tail = view.adverbials.rest.trimmingMarks
    let end = tail.indices.dropLast().first { tail[$0].isWord("or") && tail[$0 + 1].isWord("be") } ?? tail.count
    let phrases = VerbPhrases.split(lemma: view.verb.lemma, tokens: Array(tail[..<end]).trimmingMarks)
    return phrases.compactMap { phrase in
      guard !phrase.object.isEmpty, let rule = RuleVerbs.rule(phrase.lemma, phrase.object) else { return nil }
      var further = draft(rule.action, rule.object, .anywhere, .phrase(words), view)
      further.verb = phrase.lemma
      return further
    }
  }

  /// "must not be called again until the handler has run".
  static func againUntil(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.isCall, view.adverbials.isAgain, case .methods = view.subject, view.adverbials.orders.count == 1,
      let until = view.clause.tail.firstIndex(where: { $0.isWord(in: ["until", "till", "before"]) }),
      view.adverbials.times == nil, view.adverbials.rest.allSatisfy({ $0.kind == .mark })
    else { return nil }
    let span = Array(view.clause.tail[until...]).trimmingMarks.phrase
    return [draft(.call, view.subject.asObject, .words("again \(span)"), view.subject, view)]
  }

  /// "the code in the handler cannot call functions that block": written by somebody who could.
  static func isOfCode(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.modality == .may && view.effect == .none
      && view.clause.subject.prefix(2).last?.isWord("code") == true && view.clause.subject.count > 2
  }

  /// "a constructor may not switch threads": what is written to be called may do nothing by chance.
  static func isOfCallable(_ view: ClauseView) -> Bool {
    view.verb.modality == .may && !view.verb.isCan && !view.verb.adverbs.contains("only") && view.effect == .none
      && view.clause.subject.last?.isWord(in: callables) == true
      && (RuleVerbs.isDeed(view.verb.lemma)
        || ["block", "throw", "switch", "allocate", "lock"].contains(view.verb.lemma))
  }

  private static let callables: Set<String> = [
    "constructor", "constructors", "destructor", "destructors", "initializer", "initializers", "finalizer",
    "finalizers",
    "callback", "callbacks", "handler", "handlers", "hook", "hooks", "listener", "listeners",
  ]

  /// "plugins must not call this function": whoever they are, the function is what the rule is about.
  static func demonstrated(_ view: ClauseView) -> ClaimDraft? {
    let object = view.adverbials.rest.trimmingMarks
    guard view.verb.modality != .may, view.isInMethodSection, case .phrase = view.subject,
      object.first?.isWord("this") == true
    else { return nil }
    return itself(object, view)
  }

  /// "plugins must not call this function from a listener": the function that must not be called, from where and by whom.
  private static func itself(_ object: [Token], _ view: ClauseView) -> ClaimDraft? {
    let adverbials = view.adverbials
    let end =
      object.firstIndex { $0.isWord(in: ["from", "in", "within", "inside", "to", "as", "with"]) } ?? object.count
    guard ["call", "invoke"].contains(view.verb.lemma), adverbials.threads.isEmpty, adverbials.orders.isEmpty,
      adverbials.times == nil, !adverbials.isAgain, view.place == nil || view.isInMethod(view.place),
      let methods = view.resolver.place(object[..<end].filter { !isManner($0) })
    else { return nil }
    let words = (object[..<end].filter(isManner) + object[end...]).phrase
    let who = "by \(view.clause.subject.objectPhrase)"
    return draft(
      .call, methods.map(\.name.written).joined(separator: ", "), .words(words.isEmpty ? who : "\(words) \(who)"),
      .methods(methods), view)
  }

  private static func isManner(_ token: Token) -> Bool { token.kind == .word && Lexicon.isAdverb(token.lower) }

  private static let actors: Set<String> = [
    "caller", "callers", "call", "calls", "user", "users", "client", "clients", "implementation", "implementations",
    "code", "application",
    "applications", "subclass", "subclasses", "plugin", "plugins", "consumer", "consumers", "handler", "handlers",
  ]
}
