/// What must not be done to a thing.
extension MethodProhibitionForm {
  /// "the size must not be trusted", "the tank must not be opened in a callback".
  static func thing(_ words: String, _ view: ClauseView) -> [ClaimDraft] {
    guard !view.clause.subject.isEmpty || view.verb.isElliptical,
      view.verb.modality != .may || isFromPlace(view) || isBarredInCase(view) || isBarredInPlace(view)
        || isBarredForAll(view),
      !isOpen(view),
      let scope = scope(ofThing: view),
      // "must not be done synchronously" forbids the manner, and not the deed.
      !leftover(view).contains(where: { $0.isWord(in: ["synchronously", "asynchronously", "concurrently"]) }),
      !isAlreadyRead(view), view.verb.lemma != "do", ConcurrencyForm.shared(view) == nil,
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
    else { return [] }
    // "Must not be copied" under the heading of a type.
    let thing = view.clause.subject.isEmpty ? words : view.clause.subject.objectPhrase
    let agent = DutyForm.isAgent(view.adverbials.rest[...]) ? Array(view.adverbials.rest.dropFirst()) : nil
    let rest = agent == nil ? withoutStranded(view.adverbials.rest) : []
    // "must not be opened and closed in one call": both together are forbidden, and neither alone.
    if rest.first?.isWord(in: ["and", "or"]) == true { return [] }
    let isStranded = rest.count > 1 && rest[1].isWord(in: ["or", "and"])
    let place = rest.drop { $0.isWord(in: Lexicon.adverbs) }
    let isSaid =
      place.first.map { $0.isWord(in: Lexicon.prepositions) || $0.isWord("as") } == true
      || DeniedDeeds.complemented.contains(view.verb.lemma)
    let adjunct = isSaid && !isStranded ? rest.phrase : ""
    // "once again by the pump": whose deed is denied.
    if view.adverbials.isAgain, !adjunct.isEmpty, view.adverbials.orders.isEmpty { return [] }
    // "this interface" under its heading has the name of the type.
    let isAsWritten = words == view.clause.subject.filter { $0.kind != .mark }.phrase
    let object =
      (rule.action == .call && !view.isCall ? "\(view.verb.lemma) \(thing)" : isAsWritten ? thing : words)
      + (adjunct.isEmpty ? manner(of: leftover(view)) : " " + adjunct) + again(rule.action, view)
    // What is implemented and is no method known by its name, is made.
    let action: Action = rule.action == .override ? .create : rule.action
    let subject =
      agent.map(view.resolver.callSubject(of:)) ?? (view.isInMethodSection ? view.resolver.heading : view.subject)
    let isReturned = view.verb.lemma == "return" && action == .create
    return [draft(action, isReturned ? object + " returned" : object, scope, subject, view)]
  }

  /// "should not be written | defensively": so, and not at all otherwise.
  private static func manner(of rest: [Token]) -> String {
    guard rest.count == 1, rest[0].kind == .word, rest[0].lower.hasSuffix("ly") else { return "" }
    return " " + rest[0].text
  }

  /// "must not be opened | again": once it may be. "must not be used again" forbids any use from then on.
  static func again(_ action: Action, _ view: ClauseView) -> String {
    action == .call && view.adverbials.isAgain && view.adverbials.orders.isEmpty ? " again" : ""
  }

  /// "a valve cannot be opened while the pump runs": what is done to it at other times must not be done then.
  private static func isBarredInCase(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.modality == .may && RuleVerbs.isDeed(view.verb.lemma) && view.effect == .none
      && view.clause.link == .main && view.clause.leading.isEmpty && view.adverbials.rest.trimmingMarks.isEmpty
      && view.adverbials.conditions.contains { $0.first?.isWord(in: ["when", "while", "if"]) == true }
      && view.clause.subject.first?.isWord(in: ["a", "an", "the", "this"]) == true
  }

  /// "Drains cannot be nested": whoever tries to is told not to; what else cannot be done to a thing is often its nature.
  private static func isBarredForAll(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.modality == .may && barredForAll.contains(view.verb.lemma)
      && view.clause.tail.trimmingMarks.isEmpty
      && view.clause.leading.isEmpty && view.clause.link == .main && (1...3).contains(view.clause.subject.count)
  }

  /// "rows cannot be opened inside the listener": elsewhere they can.
  private static func isBarredInPlace(_ view: ClauseView) -> Bool {
    let place = view.clause.tail.trimmingMarks
    guard view.verb.isCan, view.verb.modality == .may,
      RuleVerbs.isDeed(view.verb.lemma) || barred.contains(view.verb.lemma),
      view.effect == .none, view.clause.link == .main, view.clause.leading.isEmpty, (3...5).contains(place.count),
      place[0].isWord(in: ["inside", "within", "from", "in", "during"]),
      place[1].isWord(in: ["a", "an", "the", "this", "any"]),
      let noun = place.last
    else { return false }
    return noun.isWord(in: ["callback", "callbacks", "listener", "handler", "hook", "transaction", "constructor"])
      && view.clause.subject.count <= 4
  }

  private static let barredForAll: Set<String> = [
    "nest", "cancel", "defer", "skip", "deactivate", "reassign", "modify", "mutate",
  ]

  private static let barred: Set<String> = ["open", "construct", "create", "use", "define"]

  /// Where, if that is a method or a place of a known kind ("in a callback").
  private static func scope(ofThing view: ClauseView) -> Scope? {
    guard view.namesPlace else { return .anywhere }
    if let place = view.place { return .within(place) }
    // "in this method", under no method's heading, is nowhere.
    guard let place = (view.adverbials.scopes + view.leading.scopes).first,
      place.first.map({ $0.isWord(in: ["a", "an", "any"]) || $0.kind == .code }) == true
    else { return nil }
    return view.ruleScope
  }

  /// "directly | by the application", whose rule it would be.
  private static func isOpen(_ view: ClauseView) -> Bool {
    // "must not be used then": when that is, another clause tells.
    if view.adverbials.rest.trimmingMarks.map(\.lower) == ["then"] { return true }
    return view.adverbials.rest.firstIndex { $0.isWord("by") }.map { by in
      by > 0 && DutyForm.isAgent(view.adverbials.rest[by...].prefix(3))
    } ?? false
  }

  /// "(must not be written) to", "to | outside of the call": the preposition that the verb leaves behind.
  private static func withoutStranded(_ rest: [Token]) -> [Token] {
    DeniedDeeds.stranded(rest, at: 0) == 1 ? Array(rest.dropFirst()) : rest
  }
}
