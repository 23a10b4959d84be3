/// What an author has to do: "you should always create a controller on the main thread".
///
/// Reads a command only with "always" or a judgement around it; a tutorial's "Create a file" promises nothing. "It is not necessary to
/// hold a lock" is read as the obligation denied.
enum ObligationForm: SentenceForm {
  static let name = "obligation"
  static let summary = "something an author is told to do"
  static let examples = [
    "You must always create a controller on the main thread.", "It should never be necessary to hold a lock here.",
  ]
  static let refuses = ["If you want to draw, you need to create a brush.", "You could create a brush here."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let permission = permission(view) { return [permission] }
    guard view.isAuthor, ["override", "implement"].contains(view.verb.lemma) || SupercallForm.read(view).isEmpty,
      !view.verb.isNegated, !view.verb.isPassive,
      !view.verb.isPerfect || isDoneBeforeCall(view), !view.isHedged,
      !view.isRecipe, ThingCountForm.owed(view) == nil,
      view.effect != .permitted
    else { return [] }
    let isDenied = view.effect == .unnecessary
    guard isDenied || isOwed(view), !isOfAnotherMethod(view), !isTold(view), !goesOn(view),
      !ConcurrencyForm.isUnsafeToCall(view)
    else { return [] }
    let tokens = withoutSuper(view, view.ruleObject)
    guard !tokens.isEmpty || view.place != nil && view.verb.isInfinitive, !ProhibitionForm.isIdiom(tokens),
      !tokens.contains(where: \.isSuper),
      tokens.first.map({ $0.isWord(in: Lexicon.prepositions) && !RuleVerbs.takes(view.verb.lemma, $0) }) != true,
      view.verb.lemma != "avoid", let (action, object) = rule(view, tokens)
    else { return [] }
    let deed = RuleVerbs.deed((action, object), view.verb.lemma)
    var draft = view.rule(
      .obligation(
        action: deed.action, object: deed.object,
        scope: action == .override || isOwn(view, tokens) ? .anywhere : scope(view)),
      subject: subject(view, tokens))
    draft.polarity = !isDenied
    // "override this hook and do what has to be done when the tank leaks": the case is that of the second.
    if secondDeed(in: tokens) != nil, itself(view, tokens) != nil {
      draft.condition = view.conditionInFront
    }
    return [draft]
  }

  /// "call `fill` again when it leaks", in the section of `fill`: not from within.
  private static func isOwn(_ view: ClauseView, _ object: [Token]) -> Bool {
    guard !view.namesPlace, let methods = itself(view, object), case .methods(let heading) = view.resolver.heading
    else { return false }
    return (Verbs.calling.contains(view.verb.lemma) || view.verb.lemma == "override")
      && methods.map(\.name.base) == heading.map(\.name.base)
  }

  /// "use `spawn` instead": not within the method of the section.
  private static func scope(_ view: ClauseView) -> Scope {
    view.isInstead && !view.namesPlace ? .anywhere : view.ruleScope
  }

  /// "override this method | without calling super": what is said of super is another claim.
  private static func withoutSuper(_ view: ClauseView, _ tokens: [Token]) -> [Token] {
    guard ["override", "implement"].contains(view.verb.lemma), let super_ = tokens.firstIndex(where: \.isSuper),
      super_ > 2, tokens[super_ - 2].isWord("without")
    else { return tokens }
    return Array(tokens[..<(super_ - 2)])
  }

  /// "we need to add a file", "you should read this chapter": a tutorial speaks to its reader.
  private static func isTold(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    if subject.count == 1, subject[0].isWord("we"), view.effect == .none { return true }
    let rest = view.adverbials.rest
    return rest.indices.dropLast().contains {
      rest[$0].isWord(in: ["this", "the"])
        && rest[$0 + 1].isWord(in: [
          "chapter", "guide", "section", "tutorial", "page", "article", "documentation", "docs",
        ])
    }
  }

  /// "close it before E, and free it before F": the time of the first is not that of the second.
  private static func goesOn(_ view: ClauseView) -> Bool {
    !view.adverbials.orders.isEmpty && view.isFollowedByCommand
  }

  /// "When using `other`, you must …" in the section of a method: where the rule holds is not in that method.
  private static func isOfAnotherMethod(_ view: ClauseView) -> Bool {
    guard view.isYou, view.place == nil, case .methods(let heading) = view.resolver.heading,
      let leading = view.clause.leading.first, leading.prefix(2).last.map({ Verbs.isGerund($0.lower) }) == true
    else { return false }
    return view.resolver.methods(in: leading).contains { other in !heading.contains { $0.name.base == other.name.base }
    }
  }

  private static func rule(_ view: ClauseView, _ object: [Token]) -> (Action, String)? {
    if view.verb.lemma == "use", object.first?.isWord("this") == true { return nil }
    if let provided = DutyForm.provided(object, view) { return (.override, provided.written) }
    if view.effect != .unnecessary, let methods = itself(view, object) {
      return (
        ["override", "implement"].contains(view.verb.lemma) ? .override : .call,
        methods.map(\.name.written).joined(separator: ", ")
      )
    }
    if view.effect == .unnecessary {
      guard itself(view, object) == nil, let action = RuleVerbs.action(for: view.verb.lemma, object: object),
        action != .call, action != .override
      else { return nil }
    }
    if view.verb.lemma != "send", let action = RuleVerbs.action(for: view.verb.lemma, object: object) {
      return (action, object.phrase)
    }
    return RuleVerbs.rule(view.verb.lemma, object).map { ($0.action, $0.object) }
  }

  /// "call this method to …": the method itself is what is to be called.
  private static func itself(_ view: ClauseView, _ object: [Token]) -> [MethodReference]? {
    guard ["call", "invoke", "override", "implement"].contains(view.verb.lemma) else { return nil }
    // "Call callback when the valve opens": the one that is given.
    if object.first?.isWord(in: ["callback", "handler", "listener", "callbacks"]) == true { return nil }
    // "call `free` on what `open` has returned": the second is not called.
    let names = object.indices.dropFirst().first {
      object[$0].isWord(in: ["on", "with", "from", "by", "through"]) && object[..<$0].contains { $0.kind == .code }
    }
    return view.resolver.place(
      object[..<min(names ?? object.count, secondDeed(in: object) ?? object.count)].prefix {
        $0.kind != .mark && !$0.isWord(in: ["to", "if", "when", "for", "instead"])
      }.map { $0 })
  }

  private static func isOwed(_ view: ClauseView) -> Bool {
    if view.effect == .required || view.effect == .recommended {
      // "it is recommended that you call `reload`".
      return view.verb.isInfinitive
        || view.clause.subject.count == 1 && view.clause.subject[0].isWord("you")
          && (view.isInMethodSection || view.verb.lemma != "use" || view.clause.tail.contains { $0.kind == .code })
    }
    if view.verb.isImperative {
      if view.resolver.scope.describesInCommands { return false }
      if view.verb.adverbs.contains("always") || isCase(view) || isInNamedMethod(view) { return true }
      let isTimed =
        !view.adverbials.conditions.isEmpty || !view.leading.orders.isEmpty || !view.leading.conditions.isEmpty
      // "Call callback() when E", as the first words on a method: what it does.
      if view.summaryOpening == "call", view.clause.tail.first?.lower.hasPrefix("callback") == true { return false }
      return isTimed && Verbs.calling.contains(view.verb.lemma)
        && itself(view, view.adverbials.rest.trimmingMarks) != nil
    }
    return view.verb.modality == .must || view.verb.modality == .should
  }

  /// "If no listener has answered, send an error": what is to be done in a case that the program comes to, not in one that the reader
  /// wishes for ("if you want …").
  private static func isCase(_ view: ClauseView) -> Bool {
    guard view.effect == .none, deeds.contains(view.verb.lemma),
      view.isInMethodSection || view.resolver.scope.type != nil,
      let leading = view.clause.leading.first, leading.count > 3, leading[0].isWord(in: ["if", "when", "whenever"])
    else { return false }
    return !leading.contains {
      $0.isWord(in: ["you", "we", "your", "want", "need", "needs", "wish", "desired", "required", "necessary"])
    }
  }

  /// "In `onOpen`, subscribe to the tank": what an override of a method that the page knows has to do.
  private static func isInNamedMethod(_ view: ClauseView) -> Bool {
    guard view.effect == .none, view.clause.leading.count == 1, let leading = view.clause.leading.first,
      leading.count == 2, leading[0].isWord(in: ["in", "inside", "within"]), leading[1].kind == .code,
      let place = view.resolver.place([leading[1]]), place.count == 1
    else { return false }
    return view.resolver.scope.plain.contains(place[0].name.base)
  }

  private static let deeds: Set<String> = [
    "call", "invoke", "perform", "release", "free", "close", "send", "emit", "notify", "dispose", "cancel", "remove",
    "unsubscribe", "dispatch", "throw", "stop", "register", "unregister",
  ]

  /// "create an X on main" is about X; everything else about the method it is said of.
  private static func subject(_ view: ClauseView, _ object: [Token]) -> Subject {
    if case .onThread = view.ruleScope {
      // "process the calls through an event that is sent": what is processed, and not how.
      let noun = object.filter { !$0.isWord(in: Lexicon.determiners) }.prefix {
        !$0.isWord(in: Lexicon.prepositions.subtracting(["of"])) && !$0.isWord(in: Lexicon.relative)
      }
      return .phrase(noun.phrase)
    }
    if case .within(let methods) = view.ruleScope { return .methods(methods) }
    if let callers = view.callersSpokenOf { return .phrase(callers) }
    if let outsider = view.outsider { return outsider }
    let heading = view.resolver.heading
    if !view.isYou, heading == .unknown { return view.subject }
    // What is returned is no more than what a method gives.
    if heading == .unknown, view.verb.lemma == "return", !object.contains(where: { $0.kind == .code }) {
      return .unknown
    }
    return heading == .unknown && view.resolver.scope.hasHeading ? view.resolver.thing(withoutMeans(object)) : heading
  }
}
