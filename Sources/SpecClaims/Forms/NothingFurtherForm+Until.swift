/// What waits for a call: nothing more of it comes before that.
extension NothingFurtherForm {
  /// "no further data will be delivered until `request` is called".
  static func notUntil(_ view: ClauseView) -> [ClaimDraft] {
    guard view.clause.subject.count > 2, view.clause.subject[1].isWord(in: ["further", "more", "other", "new"]),
      !view.clause.subject[2].isWord(in: calls),
      let order = view.adverbials.orders.first(where: { $0.relation == .before })
    else { return [] }
    // "no further tanks are opened until E": the first ones are.
    if ["open", "start", "launch", "create"].contains(view.verb.lemma), view.clause.subject[1].isWord("further") {
      guard view.verb.isPassive, view.verb.modality == .fact, view.clause.subject.count <= 5 else { return [] }
      let further = Verbs.passive(view.clause.subject.dropFirst().phrase, view.verb.lemma)
      return [
        view.draft(.order(.neverBefore, view.resolver.reference(order.target)), subject: .phrase(further))
      ]
    }
    return [
      view.draft(
        .order(.neverBefore, view.resolver.reference(order.target)),
        subject: .phrase(view.clause.subject.dropFirst(2).phrase))
    ]
  }
}
