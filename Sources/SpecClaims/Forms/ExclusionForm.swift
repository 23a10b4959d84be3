/// Nothing else may come first: "no other method runs before `-init` has returned".
enum ExclusionForm: SentenceForm {
  static let name = "exclusion"
  static let summary = "no other method before a method has finished"
  static let examples = ["No other method runs until `-init` has returned."]
  static let refuses = ["No other method matters."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.clause.subject.first?.isWord("no") == true, isRunning(view), !view.verb.isNegated,
      case .everyMethod(let type, _) = view.subject, let order = view.adverbials.orders.first,
      order.relation == .before,
      case .method(let method, _) = view.resolver.reference(order.target)
    else { return [] }
    return [
      ClaimDraft(
        subject: .everyMethod(of: method.type ?? type, except: method),
        payload: .order(.neverBefore, .method(method, finished: true)))
    ]
  }

  private static func isRunning(_ view: ClauseView) -> Bool {
    Verbs.invocation.contains(view.verb.lemma) || view.verb.lemma == "happen" || view.verb.lemma == "start"
  }
}
