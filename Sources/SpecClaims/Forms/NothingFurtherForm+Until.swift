/// What waits for a call: nothing more of it comes before that.
extension NothingFurtherForm {
  /// "no further data will be delivered until `request` is called".
  static func notUntil(_ view: ClauseView) -> [ClaimDraft] {
    guard view.clause.subject.count > 2, view.clause.subject[1].isWord(in: ["further", "more", "other", "new"]),
      !view.clause.subject[2].isWord(in: calls),
      let order = view.adverbials.orders.first(where: { $0.relation == .before }), let what = awaiting(view)
    else { return [] }
    return [view.draft(.order(.neverBefore, view.resolver.reference(order.target)), subject: .phrase(what))]
  }

  private static func awaiting(_ view: ClauseView) -> String? {
    let subject = view.clause.subject
    // "no further tanks are opened until E": the first ones are.
    guard subject[1].isWord("further"), ["open", "start", "launch", "create"].contains(view.verb.lemma) else {
      return subject.dropFirst(2).phrase
    }
    guard view.verb.isPassive, view.verb.modality == .fact, subject.count <= 5 else { return nil }
    return Verbs.passive(subject.dropFirst().phrase, view.verb.lemma)
  }
}
