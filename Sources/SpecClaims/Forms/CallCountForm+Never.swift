/// Calls that do not come: for certain cases, or altogether.
extension CallCountForm {
  /// "The tank is considered empty and `drained` is not called": only where the first is so.
  static func isOutcome(_ view: ClauseView) -> Bool {
    view.clause.link == .coordinate && !view.clause.inheritsSubject && view.condition == nil
      && view.previous?.verb.map { !$0.isImperative && $0.modality == .fact && !$0.isNegated } == true
      && view.adverbials.orders.isEmpty && view.adverbials.rest.isEmpty
  }

  /// "The tank is considered empty and `drained` is not called": what it is taken for is no case.
  static func isJudgedOutcome(_ view: ClauseView) -> Bool {
    isOutcome(view) && ["consider", "deem", "regard", "treat", "assume"].contains(view.previous?.verb?.lemma ?? "")
  }

  /// "(where) the tank is shut": what the clause before tells.
  private static func cause(_ view: ClauseView) -> String? {
    guard isOutcome(view), let previous = view.previous, let verb = previous.verb, !previous.subject.isEmpty,
      !previous.subject.isLonePronoun, verb.lemma != "be"
    else { return nil }
    let thing = previous.subject.objectPhrase
    let event = verb.isPassive ? Verbs.passive(thing, verb.lemma) : Verbs.active(thing, verb.lemma)
    return "where \(event) \(previous.tail.phrase)".trimmingCharacters(marks: " ")
  }

  /// "is not called during dev", "is not called on `update`", "does not run when X has been done": where and when belongs to it.
  static func never(_ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.multiplicity(.zero, per: nil))
    let during = times(view)
    let rest = restOfDenial(view)
    let place = rest.first?.isWord(in: Lexicon.prepositions) == true ? [rest.phrase] : []
    let manner = rest.filter { $0.isWord(in: ["automatically", "directly"]) }.map(\.lower)
    let within = view.adverbials.scopes.map { $0.isEmpty ? "here" : "in \($0.phrase)" }
    let moments = view.adverbials.conditions.map(\.phrase).filter { draft.condition?.contains($0) != true }
    let first = view.leading.conditions.map(\.phrase).filter { draft.condition?.contains($0) != true }
    if let outcome = cause(view) { draft.condition = outcome }
    if isNoMoreInCase(view) { draft.restrict(by: "again") }
    let parts = (first + [draft.condition].compactMap { $0 } + during + place + manner + within + moments)
      .reduce(into: [String]()) { said, part in if !said.contains(part) { said.append(part) } }
    draft.condition = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return draft
  }

  /// "during the draw", "during the draw or during the fill".
  private static func times(_ view: ClauseView) -> [String] {
    let times = view.adverbials.orders.map { "during \($0.target.phrase)" }
    return isChoiceOfTimes(view) ? [times.joined(separator: " or ")] : times
  }

  /// Nothing but "or" is left between two times.
  private static func isChoiceOfTimes(_ view: ClauseView) -> Bool {
    let orders = view.adverbials.orders
    return orders.count == 2 && orders.allSatisfy { $0.relation == .during }
      && view.adverbials.rest.map(\.lower) == ["or"]
  }

  /// What is left behind the verb, without "at all".
  private static func restOfDenial(_ view: ClauseView) -> [Token] {
    let rest = isChoiceOfTimes(view) ? [] : view.adverbials.rest.trimmingMarks
    return rest.suffix(2).map(\.lower) == ["at", "all"] ? rest.dropLast(2).trimmingMarks : rest
  }

  /// Something is said of calls, not of a program that runs or a message that is sent.
  static func isOwnSubject(_ view: ClauseView) -> Bool {
    switch view.subject {
    case .methods, .everyMethod, .unknown: true
    case .phrase(let phrase):
      isNameCalled(view) || head(of: phrase).last.map { callNouns.contains($0.lowercased()) } ?? false
    }
  }

  /// "`fill` is not called": what is called by a name in code, is code, also where no heading has it. So is "the rest of the hooks".
  private static func isNameCalled(_ view: ClauseView) -> Bool {
    (view.clause.subject.count == 1 && view.clause.subject[0].kind == .code || isCallbackOfName(view.clause.subject)
      || view.condition != nil && isOthers(view.clause.subject))
      && ["call", "invoke"].contains(view.verb.lemma)
  }

  /// "the rest of the hooks", "any other `fill` method".
  private static func isOthers(_ subject: [Token]) -> Bool {
    let opening = subject.prefix(3).map(\.lower)
    return opening == ["the", "rest", "of"]
      || opening.prefix(2) == ["any", "other"] && subject.contains { $0.kind == .code }
  }

  /// "your `fill` watcher", "the `fill` listener".
  private static func isCallbackOfName(_ subject: [Token]) -> Bool {
    subject.count == 3 && subject[0].isWord(in: ["your", "the", "its"]) && subject[1].kind == .code
      && subject[2].isWord(in: ["watcher", "handler", "listener", "callback", "observer", "hook"])
  }

  /// "the hooks | of the outer panels".
  private static func head(of phrase: String) -> [Substring] {
    phrase.split(separator: " ").split { ["of", "in", "on", "for"].contains($0) }.first.map(Array.init) ?? []
  }

  private static let callNouns: Set<String> = [
    "functions", "hooks", "callbacks", "methods", "handlers", "listeners", "function", "hook", "callback", "method",
    "handler", "listener",
  ]

  /// "the `'full'` event is not emitted if the tank leaks"; without a case it may be one that was told before.
  static func isEventInCase(_ view: ClauseView) -> Bool {
    guard case .phrase = view.subject else { return false }
    let isEvent = view.clause.subject.last?.isWord(in: ["event", "events", "signal", "signals"]) == true
    if view.condition == nil { return isEvent && view.clause.tail.first?.isWord("for") == true }
    return isEvent || isRunInCase(view) || isSentInCase(view)
  }

  /// "if the tank is shut, the body of the loop is not evaluated": what a program does, and in this case does not do.
  private static func isRunInCase(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    return view.verb.isPassive && running.contains(view.verb.lemma) && (2...7).contains(subject.count)
      && subject[0].isWord(in: ["the", "this", "that", "its"]) && view.clause.link != .relative
      && !subject.contains { $0.isWord(in: Lexicon.relative) || $0.isWord(in: Lexicon.temporal) }
  }

  /// "Rows will not be sent while the tank is shut": things in the plural, and what befalls them.
  private static func isSentInCase(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    return view.verb.isPassive && sending.contains(view.verb.lemma) && (1...5).contains(subject.count)
      && view.verb.adverbs.isEmpty && view.clause.link != .relative
      && subject.last?.isWord(in: ["events", "messages", "notifications", "rows", "updates", "signals", "requests"])
        == true
      && !subject.contains { $0.isWord(in: Lexicon.relative) || $0.isWord(in: Lexicon.temporal) }
  }

  private static let sending: Set<String> = [
    "deliver", "dispatch", "emit", "fire", "issue", "publish", "raise", "receive", "reschedule", "schedule", "send",
    "trigger",
  ]

  private static let running: Set<String> = ["execute", "evaluate", "run", "process", "perform", "call", "invoke"]

  /// "is never called", for certain cases or altogether.
  static func isPlainlyNever(_ view: ClauseView) -> Bool {
    // "the tank will be shut, but `drained` is not called": both belong to what was told before.
    if view.clause.isContrary, isOutcome(view), view.previous?.verb?.isPassive == true { return false }
    guard view.verb.modality == .fact || isMayNot(view), !view.verb.isPerfect, view.adverbials.threads.isEmpty,
      !view.adverbials.isAgain || isNoMoreInCase(view), !view.verb.adverbs.contains("longer") || isWhile(view),
      !view.verb.adverbs.contains("subsequently"),
      view.adverbials.per == nil
    else { return false }
    // "Once the tank is shut, it is never called": never after that, which is an order.
    let orders = (view.adverbials.orders + view.leading.orders).filter { $0.relation != .during }
    guard orders.isEmpty, !["receive", "send"].contains(view.verb.lemma) || isSentInCase(view) else { return false }
    if view.adverbials.restIsIgnorable { return true }
    let rest = restOfDenial(view).filter { $0.kind != .mark }
    if rest.isEmpty { return true }
    guard let first = rest.first, rest.count > 1,
      first.isWord(in: ["for", "in", "with", "on", "by"]) || isPurpose(rest)
    else { return false }
    if first.isWord("by"), rest.count > 4 { return false }
    return !rest.dropFirst().contains {
      $0.isWord(in: Lexicon.adverbs) && !$0.isWord(in: ["first", "last"])
        || $0.isWord(in: [
          "all", "every", "each", "order", "any", "manner", "way", "fashion", "alone", "exclusively", "solely",
        ])
    }
  }

  /// "If the tank is shut, `fill` will not be called again": not from then on.
  private static func isNoMoreInCase(_ view: ClauseView) -> Bool {
    !view.clause.inheritsSubject && !view.clause.subject.isLonePronoun && view.adverbials.isAgain && view.verb.isFuture
      && view.clause.tail.trimmingMarks.count == 1
      && view.conditionInFront?.lowercased().hasPrefix("if ") == true
  }

  /// "is no longer called | when the panel is hidden".
  private static func isWhile(_ view: ClauseView) -> Bool {
    !view.verb.isFuture
      && view.adverbials.conditions.contains { $0.first?.isWord(in: ["when", "while", "if"]) == true }
  }

  /// "is not called to report a row".
  private static func isPurpose(_ rest: [Token]) -> Bool {
    rest.count > 2 && rest[0].isWord("to") && Verbs.lemma(of: rest[1].lower, as: [.base]) != nil
  }

  /// "this callback may not be fired" when something holds: it is not to be counted on.
  private static func isMayNot(_ view: ClauseView) -> Bool {
    // "`fill` may not be called if the tank is full", of no hook: that is forbidden.
    if case .methods(let methods) = view.subject, Verbs.calling.contains(view.verb.lemma), view.verb.isPassive,
      !methods.contains(where: { HeadingReader.isHook($0.name) })
    {
      return false
    }
    return view.verb.modality == .may && !view.verb.isCan && !view.verb.isDeniedLoudly
      && !(view.adverbials.conditions + view.leading.conditions).isEmpty
  }
}
