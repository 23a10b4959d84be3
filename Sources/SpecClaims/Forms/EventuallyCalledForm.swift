/// What a call leads to sooner or later: in the section of one method, "the `-didStop` hook will eventually be called".
///
/// Refuses a method's own call, moments that the sentence names itself, and calls that are only possible.
enum EventuallyCalledForm: SentenceForm {
  static let name = "eventually-called"
  static let summary = "a call that follows the call of the section's method sooner or later"
  static let examples = ["The `-didStop` hook will eventually be called."]
  static let refuses = [
    "It will eventually be called.", "The `-didStop` hook may eventually be called.",
    "The `-didStop` hook will not eventually be called.", "The `-didStop` hook is eventually called after `-close`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged,
      !view.isDenied, view.clause.link == .main || view.clause.link == .coordinate, isLater(view),
      view.adverbials.orders.isEmpty, view.leading.orders.isEmpty, view.leading.conditions.isEmpty,
      case .methods(let methods) = view.subject, let heading = view.heading(beside: methods)
    else { return [] }
    return [view.draft(.order(.after, .method(heading, finished: false)))]
  }

  private static func isLater(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains(where: later.contains) || view.clause.tail.first?.isWord(in: later) == true
  }

  private static let later: Set<String> = ["eventually", "subsequently"]
}
