/// A call that must not be over too early: "`-fill` must not return until the tank is full", "this hook should not return before the valve
/// is shut".
///
/// Refuses facts, which tell that the call waits, moments that are calls of the method itself, and whoever is no method.
enum LateReturnForm: SentenceForm {
  static let name = "late-return"
  static let summary = "a call that must not return before something has happened"
  static let examples = [
    "This hook must not return until the tank is full.", "`-fill` should not return before the valve is shut.",
  ]
  static let refuses = [
    "It does not return until the tank is full.", "It may return before the tank is full.",
    "The host must not return until the tank is full.", "It must not return a value before the tank is full.",
    "It should usually not return until the tank is full.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "return", view.verb.isNegated, !view.verb.isPassive, !view.verb.isPerfect,
      [.must, .should].contains(view.verb.modality), !view.isHedged, !view.isDenied, view.effect == .none,
      view.adverbials.rest.trimmingMarks.isEmpty, view.adverbials.orders.count == 1, view.leading.orders.isEmpty,
      view.adverbials.times == nil, let moment = view.adverbials.orders.first,
      moment.relation == .before || moment.relation == .after && moment.exclusively, moment.target.count > 1,
      let name = name(view)
    else { return [] }
    return [
      view.draft(
        .order(.neverBefore, view.resolver.reference(moment.target)), subject: .phrase(Verbs.active(name, "return")))
    ]
  }

  /// The method, or a name that only code has: "tank_fill".
  private static func name(_ view: ClauseView) -> String? {
    if case .methods(let methods) = view.subject, methods.count == 1 { return methods[0].name.written }
    guard view.clause.subject.count == 1, let word = view.clause.subject.first,
      word.text.contains("_") || word.kind == .code
    else { return nil }
    return word.text
  }
}
