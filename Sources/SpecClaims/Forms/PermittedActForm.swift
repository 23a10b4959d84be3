/// What somebody is allowed to do to a thing: "callers may wrap the tank", "you may close the valve here", "the tank may be copied, but must
/// not be closed".
///
/// Refuses what may merely happen: the framework, or a thing, is allowed nothing ("the host may close the tank"), and "can" and "might" tell
/// of possibilities. Calls, moments and threads are other forms'.
enum PermittedActForm: SentenceForm {
  static let name = "permitted-act"
  static let summary = "something that a caller or a subclass is allowed to do"
  static let examples = [
    "A caller may wrap the tank.", "Subclasses may change the given row.",
    "The tank may be copied, but must not be closed.",
  ]
  static let refuses = [
    "The host may close the tank.", "A caller can wrap the tank.", "A caller might wrap the tank.",
    "A caller may not wrap the tank.", "A caller may often wrap the tank.", "The tank may be copied.",
    "A caller may or may not wrap the tank.", "You may wish to wrap the tank.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, view.effect == .none else { return [] }
    if let overriding = overriding(view) { return [overriding] }
    guard view.isInMethodSection else { return [] }
    if let granted = granted(view) { return [granted] }
    guard isAllowed(view.verb), !view.verb.isPassive, view.clause.link == .main, !view.isCall,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      view.clause.leading.isEmpty, view.isAuthor || isRole(view.clause.subject), acts.contains(view.verb.lemma),
      ObligationForm.read(view).isEmpty,
      case let object = view.adverbials.rest.trimmingMarks, (1...8).contains(object.count),
      !object[0].isWord(in: Lexicon.prepositions),
      !object[0].isWord(in: ["this", "it", "them", "these", "that"])
        || object.count > 1 && object[1].kind == .word && !object[1].isWord(in: Lexicon.prepositions),
      !isPurpose(object, view),
      !object.contains(where: { $0.kind == .mark || $0.isWord(in: ["not", "by"]) }),
      let rule = RuleVerbs.rule(view.verb.lemma, object)
    else { return [] }
    return [draft(rule, view)]
  }

  /// "may use this to watch the level": what the method is good for, and what it is used for may have a "when" of its own.
  private static func isPurpose(_ object: [Token], _ view: ClauseView) -> Bool {
    view.verb.lemma == "use" && object.prefix(3).contains { $0.isWord("to") }
  }

  /// "the tank may be copied, but must not be closed": beside what is forbidden, "may" allows.
  private static func granted(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .must, view.verb.isNegated, view.clause.link == .coordinate,
      let previous = view.previous, let verb = previous.verb, isAllowed(verb), verb.isPassive,
      acts.contains(verb.lemma),
      previous.tail.isEmpty, previous.leading.isEmpty, (1...6).contains(previous.subject.count),
      !previous.subject.isLonePronoun, PhraseGate.isNounPhrase(previous.subject.phrase),
      view.resolver.methods(in: previous.subject).isEmpty, let rule = RuleVerbs.rule(verb.lemma, previous.subject)
    else { return nil }
    let thing = previous.subject.objectPhrase
    return draft((rule.action, rule.action == .call ? "\(verb.lemma) \(thing)" : thing), view, verb: verb.lemma)
  }

  private static func isAllowed(_ verb: VerbGroup) -> Bool {
    verb.modality == .may && !verb.isCan && !verb.isNegated && !verb.isHedged && !verb.isPerfect && !verb.isProgressive
      && !verb.adverbs.contains("only")
  }

  private static func draft(_ rule: (action: Action, object: String), _ view: ClauseView, verb: String? = nil)
    -> ClaimDraft
  {
    let scope: Scope = view.namesPlace ? view.ruleScope : .anywhere
    var draft = view.rule(
      .obligation(action: rule.action, object: rule.object, scope: scope), subject: view.resolver.heading, verb: verb)
    draft.modality = .may
    return draft
  }

  private static func isRole(_ subject: [Token]) -> Bool {
    subject.count <= 3 && Roles.end(subject)
      && subject.last?.isWord(in: ["host", "runtime", "framework", "library", "server", "driver", "program"]) == false
  }

  private static let acts: Set<String> = [
    "access", "add", "alter", "assign", "change", "close", "copy", "delete", "discard", "dispose", "edit", "free",
    "ignore", "keep", "modify", "move", "mutate", "open", "pass", "read", "reference", "release", "remove", "replace",
    "reset", "retain", "return", "reuse", "save", "set", "share", "start", "stop", "store", "raise", "throw", "use",
    "wrap",
    "write",
  ]
}
