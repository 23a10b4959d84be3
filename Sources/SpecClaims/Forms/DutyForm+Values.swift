/// What has to be returned, and ends that are told with their time.
extension DutyForm {
  /// "it should return `true` if the tank leaks, or `false` if it does not": both answers, each with its case.
  static func values(_ view: ClauseView) -> ClaimDraft? {
    guard view.clause.isOfAnswers, view.clause.leading.isEmpty, !view.clause.subject.isEmpty, let subject = actor(view)
    else { return nil }
    return draft(.create, view.clause.tail.trimmingMarks.phrase + " returned", scope(of: subject), subject, view)
  }

  /// "(must) complete successfully | before the tank is filled": an order, and nothing that could be left undone for itself.
  static func isEndInTime(_ object: [Token], _ view: ClauseView) -> Bool {
    ["complete", "finish", "return", "end"].contains(view.verb.lemma) && !view.adverbials.orders.isEmpty
      && object.allSatisfy { $0.kind == .word && Lexicon.isAdverb($0.lower) }
  }
}
