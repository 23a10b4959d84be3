/// Calls that a call ends: in the section of one method, "the `-didTick` hook will no longer be called", "is never subsequently called".
///
/// Refuses a method's own calls, cases and moments that the sentence names itself, and what may go on.
enum NoLongerCalledForm: SentenceForm {
  static let name = "no-longer-called"
  static let summary = "calls that end with the call of the section's method"
  static let examples = [
    "The `-didTick` hook will no longer be called.", "The `-didTick` hook is never subsequently called.",
  ]
  static let refuses = [
    "It is no longer called.", "The `-didTick` hook may no longer be called.",
    "If the tank leaks, the `-didTick` hook is no longer called.", "The `-didTick` hook is no longer called on main.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, view.verb.isNegated, !view.isHedged,
      !view.isDenied, isFromThenOn(view.verb), view.clause.link == .main,
      view.conditionInFront == nil, view.adverbials.orders.isEmpty, view.leading.orders.isEmpty,
      isLast(view.clause.tail), view.clause.leading.isEmpty,
      let heading = heading(view)
    else { return [] }
    return [view.draft(.order(.neverAfter, .method(heading, finished: false)))]
  }

  /// The section's method, where the call that ends is another one: "the row callback will no longer be called".
  private static func heading(_ view: ClauseView) -> MethodReference? {
    switch view.subject {
    case .methods(let methods): return view.heading(beside: methods)
    case .phrase:
      guard view.clause.subject.last?.isWord(in: ["callback", "handler", "listener"]) == true,
        view.clause.subject.count > 2, view.resolver.scope.isCalledByReaders || view.resolver.scope.handsOver,
        case .methods(let own) = view.resolver.heading, own.count == 1
      else { return nil }
      return own[0]
    default: return nil
    }
  }

  /// "is no longer called" tells as well of what a newer version does.
  private static func isFromThenOn(_ verb: VerbGroup) -> Bool {
    verb.isFuture && verb.adverbs.contains("longer") || verb.adverbs.contains("subsequently")
  }

  /// Nothing follows but what is no exception: "even if the tank leaks".
  private static func isLast(_ tail: [Token]) -> Bool {
    tail.trimmingMarks.first.map { $0.isWord("even") } ?? true
  }
}
