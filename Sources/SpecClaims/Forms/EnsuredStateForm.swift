/// A state that the author has to bring about: "make sure that the tank is closed before leaving it", "ensure that a valid view is
/// returned".
///
/// Refuses states outside of the section of a method, which are steps of a recipe, what the framework ensures, and the summary of a method
/// that ensures something.
enum EnsuredStateForm: SentenceForm {
  static let name = "ensured-state"
  static let summary = "something that an author has to make sure of"
  static let examples = [
    "Make sure that the tank is already closed before leaving this hook.", "Ensure that a valid view is returned.",
  ]
  static let refuses = [
    "The host ensures that the tank is closed.", "Make sure that the tank is large.", "Ensure it is set.",
    "Make sure that no more than one pump is opened at once.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.effect == .required || view.effect == .recommended, view.verb.isPassive, !view.verb.isNegated,
      view.verb.modality == .fact, !view.isHedged, view.isInMethodSection, !view.isCall, view.clause.subject.count > 1,
      !view.clause.subject[0].isWord(in: ["no", "none", "nothing", "only", "at", "neither", "few"]),
      !view.verb.isInfinitive, ![.causal("otherwise"), .relative].contains(view.clause.link),
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
    else { return [] }
    let isReturned = view.verb.lemma == "return"
    if view.summaryOpening == "ensure", !isReturned, isBare(view) { return [] }
    let thing = view.clause.subject.objectPhrase
    let object =
      rule.action == .create && isReturned ? "\(thing) returned" : "\(view.verb.lemma) \(thing)\(means(view))"
    var draft = view.rule(
      .obligation(action: isReturned ? .create : .call, object: object, scope: view.ruleScope),
      subject: view.resolver.heading)
    draft.modality = view.effect == .required ? .must : .should
    return [draft]
  }

  /// "(that the tank is filled) | through the valve".
  private static func means(_ view: ClauseView) -> String {
    guard view.adverbials.rest.first?.isWord(in: ["through", "via", "with", "using"]) == true else { return "" }
    return " " + view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord(in: ["in", "to", "so"]) }.phrase
  }

  /// "Ensure that the tank is drained" at the head of a section tells what the method does.
  private static func isBare(_ view: ClauseView) -> Bool {
    view.clause.tail.isEmpty && view.clause.leading.isEmpty && !view.verb.isPerfect && view.clause.link == .main
  }
}
