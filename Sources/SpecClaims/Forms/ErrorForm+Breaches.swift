/// What breaking a rule leads to, and calls that come to nothing.
extension ErrorForm {
  /// "…, otherwise it will be executed twice": the misuse is the rule just given, broken.
  static func otherwise(_ result: String, _ view: ClauseView) -> [ClaimDraft] {
    guard let rule = view.earlier.last, rule.modality != .may else { return unmet(result, view) }
    if case .obligation = rule.payload {
      if view.previous?.verb?.isImperative == false, view.previous.flatMap(Breach.words) != nil {
        return unmet(result, view, subject: rule.subject)
      }
      if view.previous == nil, view.resolver.discourse.owed.flatMap(Breach.words) != nil { return unmet(result, view) }
    }
    // An order beside another claim is one of several things that the sentence asks.
    if case .order(let relation, _) = rule.payload, relation != .neverBefore, view.earlier.count > 1 { return [] }
    return rule.broken(endingIn: result)
  }

  /// "The `tank` must be open, or an exception will be thrown", "The valve must be shut. Otherwise, an exception is thrown": the rule is none
  /// of calls, and its breach is told in its own words.
  private static func unmet(_ result: String, _ view: ClauseView, subject: Subject? = nil) -> [ClaimDraft] {
    guard let rule = view.previous ?? view.resolver.discourse.owed, view.isInSection, result != "no-effect",
      let breach = Breach.words(of: rule)
    else { return [] }
    return [draft(result, of: breach, subject: subject ?? view.resolver.topic, view)]
  }

  /// "Any changes after this step will not have an effect", "further calls are ignored".
  static func withoutEffect(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    let isMadeLate = isMadeLate(subject)
    // "changes by other hosts": what others do is no wrong use.
    guard subject.count > 1, !view.isHedged, view.verb.modality != .may, !subject.contains(where: { $0.isWord("by") }),
      subject[0].isWord(in: [
        "any", "further", "additional", "subsequent", "later", "multiple", "repeated", "duplicate",
      ])
        || subject.prefix(2).map(\.lower) == ["all", "other"] || isAttempt(subject) || isMadeLate
        || isSecondCall(subject)
    else { return nil }
    let isNamed = subject.count == 2 && subject[0].isWord(in: ["further", "additional"]) && subject[1].kind == .code
    guard
      isNamed || isMadeLate || isSecondCall(subject)
        || subject.prefix(4).contains(where: {
          $0.isWord(in: [
            "calls", "call", "changes", "updates", "modifications", "attempts", "writes", "requests",
            "invocations", "invocation",
          ])
        })
    else { return nil }
    // Calls that are discarded are another form's.
    let isSentLate = isMadeLate && !subject[0].isWord(in: ["calls", "invocations"])
    let isIgnored =
      view.verb.isPassive && !view.verb.isNegated
      && (view.verb.lemma == "ignore" || isSentLate && ["discard", "drop"].contains(view.verb.lemma))
    let isLost =
      view.verb.isNegated && !(view.verb.isPassive && view.verb.lemma == "affect")
      && ["affect", "have", "process", "handle", "execute", "deliver"].contains(view.verb.lemma)
    let isVoid =
      !view.verb.isNegated && ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) == "no-effect"
    guard isIgnored || isLost || isVoid, view.condition == nil else { return nil }
    let misuse = ([subject.phrase] + view.clause.leading.map(\.phrase)).joined(separator: " ")
    return [draft("no-effect", of: misuse, subject: owner(of: subject, view), view)]
  }

  /// "rows added after `close`", "changes made outside of `open`".
  private static func isMadeLate(_ subject: [Token]) -> Bool {
    guard
      let made = subject.prefix(4).firstIndex(where: {
        $0.isWord(in: LateCallForm.sending) || $0.isWord(in: ["made", "set", "registered"])
      }), made > 0, made + 2 < subject.count, subject[made - 1].lower.hasSuffix("s")
    else { return false }
    return subject[made + 1].isWord(in: ["after", "before", "outside", "during", "while", "once"])
  }

  /// "attempts to open it twice", "an attempt to open it twice".
  private static func isAttempt(_ subject: [Token]) -> Bool {
    let words = subject.drop { $0.isWord("an") }
    return words.first?.isWord(in: ["attempts", "attempt"]) == true && words.dropFirst().first?.isWord("to") == true
      && words.count > 3 && !words.dropFirst(2).prefix(2).map(\.lower).elementsEqual(["do", "so"])
  }

  /// "`close` may be called twice; later calls are ignored": calls of the method that the sentence is about, or the heading.
  private static func owner(of calls: [Token], _ view: ClauseView) -> Subject {
    let named = calls.dropFirst(2).first?.isWord(in: ["to", "of"]) == true ? Array(calls.dropFirst(3)) : []
    if (1...2).contains(named.count), let methods = view.resolver.place(named), methods.count == 1 {
      return .methods(methods)
    }
    if calls.count == 2, calls[1].kind == .code, case let methods = view.resolver.methods(in: [calls[1]]),
      methods.count == 1
    {
      return .methods(methods)
    }
    if isAttempt(calls), view.resolver.topic != .unknown { return view.resolver.topic }
    guard calls.last?.isWord(in: ["calls", "call", "invocations"]) == true, calls.count <= 3 else {
      return .phrase(calls.phrase)
    }
    if case .methods = view.earlier.last?.subject { return view.earlier.last?.subject ?? view.resolver.heading }
    return view.resolver.heading == .unknown ? .phrase(calls.phrase) : view.resolver.heading
  }

  /// "Dropping the handle will not stop the pump", "throwing an error does not cancel the fill": done in vain.
  static func inVain(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    guard view.verb.isNegated, !view.verb.isPassive, view.verb.modality == .fact, !view.isHedged, view.effect == .none,
      let first = subject.first, subject.count > 1, first.kind == .word,
      let act = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower),
      [
        "throw", "raise", "delete", "destroy", "drop", "free", "release", "remove", "cancel", "close", "dispose",
        "detach",
      ]
      .contains(act),
      view.isInSection || view.resolver.scope.type != nil, isDeedNotDone(view), !isBinding(view.clause.link)
    else { return nil }
    return [draft("no-effect", of: subject.phrase, subject: view.resolver.topic, view)]
  }

  /// What ends or changes something; "does not cause the fill to be cancelled" as well.
  private static func isDeedNotDone(_ view: ClauseView) -> Bool {
    let ends: Set<String> = [
      "stop", "cancel", "abort", "terminate", "interrupt", "change", "affect", "prevent", "revoke", "undo", "alter",
      "close", "kill", "influence", "unsubscribe", "unregister", "roll",
    ]
    if view.verb.lemma == "cause", let to = view.clause.tail.firstIndex(where: { $0.isWord("to") }) {
      return view.clause.tail[(to + 1)...].contains { word in ends.contains { word.lower.hasPrefix($0) } }
    }
    // "does not stop the pump from filling": the pump is not what would have been stopped.
    return ends.contains(view.verb.lemma) && !view.clause.tail.trimmingMarks.isEmpty
      && !view.clause.tail.contains { $0.isWord("from") }
  }

  private static func isBinding(_ link: Clause.Link) -> Bool {
    switch link {
    case .causal, .parenthetical, .relative: true
    case .main, .coordinate: false
    }
  }

  /// "If this is called after E, the call will be ignored".
  static func ignored(_ view: ClauseView) -> [ClaimDraft]? {
    if let late = ignoredThen(view) { return late }
    guard view.verb.isPassive, view.verb.lemma == "ignore", !view.verb.isNegated, view.verb.modality == .fact,
      !view.isHedged, view.isInSection, isCallAlone(view.clause.subject, view), let cause = view.condition,
      isCase(cause),
      isBare(view)
    else { return nil }
    return [draft("no-effect", of: cause, subject: view.resolver.topic, view)]
  }

  /// "the call", "this request"; under one method "calls", "any further calls".
  private static func isCallAlone(_ subject: [Token], _ view: ClauseView) -> Bool {
    guard let last = subject.last else { return false }
    if subject.count == 2, subject[0].isWord(in: ["the", "this", "that"]) {
      return last.isWord(in: ["call", "invocation", "request"])
    }
    return view.isInMethodSection && last.isWord(in: ["calls", "invocations"])
      && subject.dropLast().allSatisfy { $0.isWord(in: ["all", "any", "further", "subsequent", "later"]) }
  }

  /// "Calls to `drain` after `close` are ignored".
  private static func ignoredThen(_ view: ClauseView) -> [ClaimDraft]? {
    if let second = secondIgnored(view) { return [second] }
    guard view.verb.isPassive, view.verb.lemma == "ignore", !view.verb.isNegated, view.verb.modality == .fact,
      !view.isHedged, isBare(view),
      case let words = view.clause.subject.drop(while: { $0.isWord(in: ["any", "all", "further"]) }), words.count > 4,
      case let moment = words[(words.startIndex + 3)...],
      moment.first?.isWord(in: ["after", "before", "during", "while", "outside"]) == true
    else { return nil }
    let call = words.prefix(3)
    guard call.first?.isWord(in: ["call", "calls", "invocations"]) == true,
      call.dropFirst().first?.isWord("to") == true,
      case let named = view.resolver.methods(in: Array(call.suffix(1))), named.count == 1
    else { return nil }
    return [draft("no-effect", of: view.clause.subject.phrase, subject: .methods(named), view)]
  }

  /// "Calls to `drain` will fail if the tank is closed", "a call to the `drain` hook throws an error if it is closed".
  static func ofNamedCalls(_ view: ClauseView) -> [ClaimDraft]? {
    guard !view.isHedged, !view.verb.isNegated, view.verb.modality == .fact, view.clause.link != .causal("otherwise"),
      let cause = view.condition, isCase(cause), !isMisfortune(cause), let methods = called(view),
      let result = failure(view) ?? ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail)
    else { return nil }
    return [draft(result, of: cause, subject: .methods(methods), view)]
  }

  /// The method of "calls to `drain`", "any call of the `drain` hook", and of nothing more.
  static func called(_ view: ClauseView) -> [MethodReference]? {
    let words = view.clause.subject.drop { $0.isWord(in: ["a", "any", "all", "every"]) }
    guard words.first?.isWord(in: ["call", "calls", "invocation", "invocations"]) == true,
      words.dropFirst().first?.isWord(in: ["to", "of"]) == true
    else { return nil }
    let owner = words.dropFirst(2)
    if owner.count == 2, owner.first?.isWord(in: ["the", "this"]) == true, view.isInMethodSection,
      owner.last?.isWord(in: SubjectResolver.methodNouns) == true, case .methods(let own) = view.resolver.heading
    {
      return own
    }
    let named = words.dropFirst(2).filter { !$0.isWord(in: ["the", "method", "function", "hook", "callback"]) }
    let methods = view.resolver.methods(in: Array(words.dropFirst(2)))
    return named.count == 1 && methods.count == 1 ? methods : nil
  }
}
