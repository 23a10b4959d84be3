/// Calls that a call ends: in the section of one method, "the `-didTick` hook will no longer be called".
///
/// Refuses a method's own calls, cases and moments that the sentence names itself, and what may go on.
enum NoLongerCalledForm: SentenceForm {
  static let name = "no-longer-called"
  static let summary = "calls that end with the call of the section's method"
  static let examples = ["The `-didTick` hook will no longer be called."]
  static let refuses = [
    "It is no longer called.", "The `-didTick` hook may no longer be called.",
    "If the tank leaks, the `-didTick` hook is no longer called.", "The `-didTick` hook is no longer called on main.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, view.verb.isNegated, !view.isHedged,
      !view.isDenied, view.verb.adverbs.contains("longer"), view.clause.link == .main,
      view.condition == nil, view.adverbials.orders.isEmpty, view.leading.orders.isEmpty,
      view.clause.tail.trimmingMarks.isEmpty, view.clause.leading.isEmpty,
      // "is no longer called" tells as well of what a newer version does.
      view.verb.isFuture,
      case .methods(let methods) = view.subject, let heading = view.heading(beside: methods)
    else { return [] }
    return [view.draft(.order(.neverAfter, .method(heading, finished: false)))]
  }
}
