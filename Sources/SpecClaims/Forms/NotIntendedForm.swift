/// What a method is not for: "it is not intended for changing the level", "this hook is not meant for opening the tank".
///
/// Refuses what a method is intended for: that is advice.
enum NotIntendedForm: SentenceForm {
  static let name = "not-intended"
  static let summary = "what a method is not meant for"
  static let examples = ["It is not intended for changing the level.", "This hook is not meant for opening the tank."]
  static let refuses = ["It is intended for changing the level.", "It is usually not intended for changing the level."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, view.verb.isNegated, ["intend", "mean", "design"].contains(view.verb.lemma),
      view.verb.modality == .fact, !view.isHedged, case .methods(let methods) = view.subject,
      view.clause.tail.first?.isWord("for") == true, view.clause.tail.count > 1
    else { return [] }
    let act = Array(view.clause.tail.dropFirst().prefix { $0.kind != .mark })
    guard let lemma = Verbs.lemma(of: act[0].lower, as: [.gerund]) else { return [] }
    let object = RuleVerbs.object(of: Array(act.dropFirst()))
    guard !object.isEmpty, let rule = RuleVerbs.rule(lemma, object) else { return [] }
    var draft = view.rule(
      .prohibition(action: rule.action, object: rule.object, scope: .within(methods)), subject: view.subject)
    draft.modality = .should
    return [draft]
  }
}
