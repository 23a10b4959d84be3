/// What must not be done, with the thing as subject: "drawing code should never be put in this hook", "it must not be overridden".
enum PassiveProhibitionForm: SentenceForm {
  static let name = "passive-prohibition"
  static let summary = "something that must not be done to the subject"
  static let examples = ["Layout code must never be put in this hook.", "It should not be used for drawing code."]
  static let refuses = ["Layout code should usually not be put in this hook."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, view.verb.isNegated, [.must, .should].contains(view.verb.modality), !view.isHedged,
      !view.isCall
    else { return [] }
    if view.verb.lemma == "use", let purpose = purpose(view) { return purpose }
    guard !view.clause.subject.isEmpty, let action = RuleVerbs.action(for: view.verb.lemma, object: view.clause.subject)
    else { return [] }
    if isPronoun(view.clause.subject) {
      guard action == .override || action == .call else { return [] }
      return [rule(action, object: view.subject.written, subject: view.subject, scope: .anywhere, view)]
    }
    let scope = view.ruleScope
    guard view.namesPlace, case .within(let methods) = scope else { return [] }
    return [rule(action, object: view.clause.subject.objectPhrase, subject: .methods(methods), scope: scope, view)]
  }

  /// "should not be used for X": no X in the methods.
  private static func purpose(_ view: ClauseView) -> [ClaimDraft]? {
    guard let first = view.adverbials.rest.first, first.isWord("for"), case .methods(let methods) = view.subject else {
      return nil
    }
    let object = view.adverbials.rest.dropFirst()
    guard let last = object.last else { return nil }
    // "should not be used for large rows": not then, and no rows are made in it.
    if !last.isWord(in: ["code", "work", "logic", "tasks", "initialization", "setup", "cleanup"]),
      !Verbs.isGerund(object.first?.lower ?? "")
    {
      var draft = rule(.call, object: view.subject.written, subject: view.subject, scope: .anywhere, view)
      draft.manner = view.adverbials.rest.trimmingMarks.phrase
      return [draft]
    }
    return [rule(.create, object: object.phrase, subject: .methods(methods), scope: .within(methods), view)]
  }

  private static func isPronoun(_ tokens: [Token]) -> Bool {
    tokens.isLonePronoun
  }

  private static func rule(_ action: Action, object: String, subject: Subject, scope: Scope, _ view: ClauseView)
    -> ClaimDraft
  {
    view.rule(.prohibition(action: action, object: object, scope: scope), subject: subject)
  }
}
