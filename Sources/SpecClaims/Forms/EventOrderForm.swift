/// The order of something that is not a method: "the node is created before calling super".
enum EventOrderForm: SentenceForm {
  static let name = "event-order"
  static let summary = "an event before or after something"
  static let examples = ["The node is created before the call to super in `-init`."]
  static let refuses = ["Read the guide before you start.", "The reader usually starts before the writer."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let done = done(view) ?? summary(view) { return done.filter { !isOfAct($0, view) } }
    guard !view.isCall, view.adverbials.rest.first?.isWord("being") != true, !view.isYou,
      view.verb.isPassive || !["call", "invoke"].contains(view.verb.lemma) && !view.verb.lemma.contains("_"),
      ![
        "remain", "stay", "last", "have", "block", "cause", "lead", "result", "mean", "keep", "become", "consider",
        "deem", "regard", "represent", "denote", "describe", "refer", "correspond", "ensure", "support",
      ].contains(
        view.verb.lemma),
      view.verb.lemma != "use" || view.adverbials.rest.isEmpty, view.verb.lemma != "come" || view.verb.isNegated,
      view.verb.lemma != "make" || view.adverbials.rest.isEmpty,
      view.clause.subject.prefix(while: { !$0.isWord(in: ["that", "which"]) }).count <= 9, !isWaiting(view),
      !view.isHedged, !["be", "repeat", "retry", "redo"].contains(view.verb.lemma),
      isNounPhrase(view.clause.subject) || isSetting(view) || isEnding(view),
      !isDutyOfRole(view), !isSetUp(view), !ImmutabilityForm.isTreated(view),
      isPromise(view), isEvent(view)
    else { return [] }
    return told(view).compactMap { order in
      guard order.relation != .during || isPartOfCall(order, view) || isWithin(order, view),
        order.relation != .atSameTime || isWithin(order, view),
        view.verb.isPassive && view.effect == .none || !isOwnAction(order.target) || isDeed(view) || isAskedFor(view),
        let relation = relation(order, view)
      else {
        return nil
      }
      let payload = Payload.order(relation, view.resolver.reference(order.target))
      // "Until the tank is full, A happens before B": not for ever.
      let isInFront = view.leading.orders.contains { $0 == order }
      var draft =
        isInFront ? view.draft(payload, subject: subject(view)) : view.statement(payload, subject: subject(view))
      draft.modality = isAskedFor(view) ? .must : view.effect == .recommended ? .should : view.verb.modality
      return isOfAct(draft, view) || hasLostObject(draft, view) ? nil : draft
    }
  }

  /// "the application should close open valves once they are dry": a duty with an object, which another form reads.
  private static func isDutyOfRole(_ view: ClauseView) -> Bool {
    [.must, .should].contains(view.verb.modality) && !view.verb.isPassive && Roles.end(view.clause.subject)
      && !view.verb.adverbs.contains("only") && !view.adverbials.orders.contains(where: \.exclusively)
      && view.adverbials.rest.contains { $0.kind == .word && !Lexicon.isAdverb($0.lower) || $0.kind == .code }
  }

  private static func isPromise(_ view: ClauseView) -> Bool {
    if case .parenthetical = view.clause.link { return false }
    // "Must be set before E", with the setter in the title.
    let isOwed = view.verb.modality == .must && isSetting(view)
    if view.verb.isInfinitive || view.verb.isElliptical && !isOwed { return false }
    if view.verb.isPerfect, view.verb.modality != .must, !isDoneBefore(view), !isAskedFor(view) { return false }
    if view.verb.modality == .may, !view.verb.isNegated {
      return view.verb.isCan || view.verb.adverbs.contains("only") || isPossible(view)
    }
    return !view.verb.isNegated || view.verb.modality == .fact
      || view.verb.isPassive && (view.clause.tail.contains { $0.isWord("until") } || isImpossible(view))
  }

  /// "the rows will have been drawn before E", "the rows have already been drawn before `open` is called".
  private static func isDoneBefore(_ view: ClauseView) -> Bool {
    (view.verb.isPassive || EventMomentForm.beginnings.contains(view.verb.lemma)) && view.verb.modality == .fact
      && !view.verb.isNegated
      && (view.verb.isFuture || view.verb.adverbs.contains("already") || isByThen(view.clause.tail))
      && view.adverbials.orders.allSatisfy { [.before, .immediatelyBefore].contains($0.relation) }
  }

  /// "it is critical that the pump has stopped before E".
  private static func isAskedFor(_ view: ClauseView) -> Bool {
    view.effect == .required && view.verb.isPerfect && view.verb.modality == .fact && !view.verb.isNegated
      && !view.verb.isPast
      && view.adverbials.orders.allSatisfy { $0.relation == .before }
  }

  /// "the tank cannot be filled after E"; what cannot be changed from then on is read as such.
  private static func isImpossible(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.modality == .may && view.conditionInFront == nil && ImmutabilityForm.read(view).isEmpty
  }

  /// "The tank closes its valves before the pump": its valves are closed before the pump.
  private static func done(_ view: ClauseView) -> [ClaimDraft]? {
    guard !view.verb.isPassive, !view.verb.isNegated, view.verb.modality == .fact, !view.verb.isElliptical,
      !view.verb.isProgressive, !view.isYou, !view.isHedged, !view.clause.subject.isEmpty, !isWaiting(view),
      case let object = view.adverbials.rest.filter({ !($0.kind == .word && Lexicon.isAdverb($0.lower)) }),
      isNounPhrase(object),
      let event = Deed.event(
        of: view.verb, to: object, isTimed: view.adverbials.orders.allSatisfy { isHappening($0.target) })
        ?? sameDeed(object, view)
    else { return nil }
    let claims = view.adverbials.orders.compactMap { order -> ClaimDraft? in
      guard ![.during, .atSameTime].contains(order.relation),
        !isOwnAction(order.target) || isCall(order.target) || isSameDeed(order.target, view),
        let relation = relation(order, view)
      else { return nil }
      return view.draft(.order(relation, view.resolver.reference(order.target)), subject: .phrase(event))
    }
    return claims.isEmpty ? nil : claims
  }

  /// "it returns", "the valve is closed": a clause with a verb of its own.
  static func isHappening(_ target: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: target) else { return false }
    return verb.range.lowerBound > 0 && !verb.isImperative && !verb.isInfinitive && !target.contains { $0.isWord("or") }
  }

  /// What happens, not what something does to something else: "leaves the listeners alone until E" lasts, and "returns nil before E"
  /// tells of a state.
  private static func isEvent(_ view: ClauseView) -> Bool {
    if view.verb.isPassive || view.verb.isNegated || view.verb.isGuaranteed { return true }
    return view.verb.modality != .fact || isProspect(view) || isPhase(view)
      || view.adverbials.rest.allSatisfy { $0.kind == .mark || Lexicon.isAdverb($0.lower) }
  }

  /// "continues running", "stops sending rows": the verb behind it, and what that does it to, are part of it.
  static func isPhase(_ view: ClauseView) -> Bool {
    let rest = view.adverbials.rest.trimmingMarks
    guard ["continue", "keep", "begin", "start", "stop", "finish", "cease", "resume"].contains(view.verb.lemma),
      (1...4).contains(rest.count), rest[0].kind == .word, !view.clause.subject.isEmpty
    else { return false }
    return Verbs.isGerund(rest[0].lower) && !rest[0].isWord("being")
      && !rest.contains {
        $0.kind == .mark || $0.isWord(in: Lexicon.prepositions) || $0.isWord(in: Lexicon.coordinators)
      }
  }

  private static func isProspect(_ view: ClauseView) -> Bool {
    view.clause.subject.isEmpty == false
      && ["send", "emit", "notify", "start", "stop", "close"].contains(view.verb.lemma)
  }

  /// "this may only be set before …" in the section of a setter.
  private static func isSetting(_ view: ClauseView) -> Bool {
    view.isAboutHeading && view.adverbials.rest.isEmpty && view.verb.isPassive
      && ["set", "use", "change", "configure"].contains(view.verb.lemma)
  }

  /// "It must complete before E": the call that the section is about.
  private static func isEnding(_ view: ClauseView) -> Bool {
    view.clause.subject.isLonePronoun && view.isAboutHeading && view.isInMethodSection && !view.verb.isPassive
      && ["complete", "finish", "return"].contains(view.verb.lemma) && [.must, .should].contains(view.verb.modality)
  }

  /// "blocks until", "remains until": how long something lasts, not when it happens.
  private static func isWaiting(_ view: ClauseView) -> Bool {
    !view.verb.isNegated && view.clause.tail.contains { $0.isWord(in: ["until", "till"]) }
  }

  /// "checks the value before proceeding": what the same actor does next is a recipe, not a promise.
  private static func isOwnAction(_ target: [Token]) -> Bool {
    guard let first = target.first else { return true }
    return Verbs.lemma(of: first.lower, as: [.gerund]) != nil
      || first.kind == .word && first.lower.hasSuffix("ing") && target.count < 3
  }

  /// "this function is set before E", in the section of one: as a pointer, and not called.
  private static func isSetUp(_ view: ClauseView) -> Bool {
    guard case .methods = view.subject, !view.isCall, view.verb.modality == .fact else { return false }
    return view.verb.isPassive && ["set", "overwrite", "define", "declare"].contains(view.verb.lemma)
  }

  /// "filling the tank happens before closing the valve": both are deeds of nobody in particular.
  private static func isDeed(_ view: ClauseView) -> Bool {
    ["happen", "occur"].contains(view.verb.lemma) && view.clause.subject.first.map { Verbs.isGerund($0.lower) } == true
  }

  /// "locks the tank before calling your handler": whoever does both, the handler is called after it.
  private static func isCall(_ target: [Token]) -> Bool {
    guard let first = target.first, first.kind == .word, target.count > 1,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]), Verbs.invocation.contains(lemma)
    else { return false }
    return target.contains {
      $0.kind == .code || $0.isWord(in: ["handler", "callback", "hook", "method", "function", "listener", "block"])
    }
  }

  private static func relation(
    _ order: Adverbials.Order, _ view: ClauseView
  ) -> Relation? {
    if order.exclusively, view.verb.isNegated { return nil }
    let isOnly = order.exclusively || view.verb.adverbs.contains("only")
    switch (order.relation, view.verb.isNegated, isOnly) {
    case (.before, true, _), (.after, false, true): return .neverBefore
    case (.after, true, _): return view.verb.isPassive || view.verb.modality != .fact ? .neverAfter : nil
    case (.before, false, true): return .neverAfter
    case (_, true, _): return nil
    case (_, false, _): return order.relation
    }
  }

  private static func isNounPhrase(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind != .number else { return false }
    return !tokens.isLonePronoun
      && !first.isWord(in: ["no", "none", "nothing", "there", "to"])
      // "that pump"; "that it is open" is a clause.
      && (!first.isWord("that") || tokens.count == 2 && tokens[1].kind == .word)
  }
}
