/// What an author may do only from a moment on: "you can only use the handle after `-open` has returned", "only access the rows once they
/// are loaded".
///
/// Refuses calls, which other forms read, and moments that do not exclude an earlier one.
enum OnlyAfterForm: SentenceForm {
  static let name = "only-after"
  static let summary = "something that an author may do only once something else has happened"
  static let examples = [
    "You can only use the handle after `-open` has returned.", "Only access the rows once they are loaded.",
  ]
  static let refuses = [
    "You can use the handle after `-open` has returned.", "You can only use the handle.",
    "You should usually only use the handle after `-open` has returned.", "It only uses the handle after `-open`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor, !view.isHedged, !view.verb.isNegated, !view.verb.isPassive, !view.isCall,
      view.effect == .none || view.effect == .permitted,
      view.verb.modality != .fact, !view.verb.isPerfect
    else { return [] }
    let object = view.adverbials.rest.prefix { $0.kind != .mark }
    guard let first = object.first, object.count <= 7, !first.isWord(in: ["to", "that"]),
      !view.verb.isImperative || view.verb.adverbs.contains("only") || object.count == view.adverbials.rest.count
    else { return [] }
    let action = "\(view.verb.lemma) \(Array(object).phrase)"
    return view.adverbials.orders.compactMap { order in
      guard order.relation == .after, order.exclusively || view.verb.adverbs.contains("only") else { return nil }
      var draft = view.draft(.order(.neverBefore, view.resolver.reference(order.target)), subject: .phrase(action))
      (draft.modality, draft.obligor) = (.must, .subclass)
      return draft
    }
  }
}
