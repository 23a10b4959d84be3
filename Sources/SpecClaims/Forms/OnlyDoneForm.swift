/// The only place or case for an act: "filling the tank must only be done inside the pump task", "opening a valve should only be done when the
/// pump has stopped".
///
/// Refuses threads and moments, which are claims of their own, hedges, and what is only done so as it happens.
enum OnlyDoneForm: SentenceForm {
  static let name = "only-done"
  static let summary = "an act that must be done in one place or case only"
  static let examples = [
    "Filling the tank must only be done inside the pump task.",
    "Opening a valve should only be done when both pumps allow it.",
  ]
  static let refuses = [
    "Filling the tank is only done inside the pump task.", "Filling the tank must be done inside the pump task.",
    "Filling the tank should usually only be done inside the pump task.",
    "Filling the tank must only be done on the main thread.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["do", "perform"].contains(view.verb.lemma), view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.verb.modality) || view.verb.modality == .may && view.verb.isCan,
      view.verb.adverbs.contains("only"), view.effect == .none, view.adverbials.threads.isEmpty,
      view.adverbials.orders.isEmpty, view.adverbials.times == nil, view.clause.tail.count > 2,
      view.clause.tail[0].isWord(in: ["in", "inside", "within", "from", "at", "when", "if", "while"]),
      view.isInMethodSection || RuleGate.isSaidOfCode(view), let act = act(view)
    else { return [] }
    let scope = Scope.words("other than \(view.clause.tail.trimmingMarks.phrase)")
    var draft = view.rule(
      .prohibition(action: act.action, object: act.object, scope: scope), subject: act.subject, verb: act.lemma)
    // "when both allow it" is told by the scope.
    if view.clause.tail[0].isWord(in: ["when", "if", "while"]) { draft.condition = view.conditionInFront }
    return [draft.forbidden]
  }

  /// "This may leak, so it must only be done …": the call; "you can change the size, and it must only …" is another act.
  private static func isOfCall(_ previous: Clause?) -> Bool {
    previous.map { $0.subject.count == 1 && $0.subject[0].isWord(in: ["this", "it"]) } ?? true
  }

  private typealias Act = (action: Action, object: String, subject: Subject, lemma: String)

  /// "filling the tank"; "it", in the section of a method, is to call that.
  private static func act(_ view: ClauseView) -> Act? {
    let subject = view.clause.subject
    if subject.count == 1, subject[0].isWord("it"), view.isInMethodSection, isOfCall(view.previous) {
      return (.call, view.resolver.heading.written, view.resolver.heading, "call")
    }
    return NamedAct(subject).map { ($0.rule.action, $0.rule.object, $0.subject(in: view), $0.lemma) }
  }
}
