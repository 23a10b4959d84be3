/// What must have been called by the time of another call: "for this hook to be called, you must have called `-enable`", "`-open` must
/// already have been called".
///
/// Refuses what merely should have been, and moments that the sentence names itself, which are another form's.
enum PriorCallForm: SentenceForm {
  static let name = "prior-call"
  static let summary = "a call that must have been made before this one"
  static let examples = [
    "For this hook to be called, you must have called `-enable`.", "`-open` must already have been called.",
  ]
  static let refuses = [
    "`-open` should have been called.", "`-open` must not have been called.", "`-open` has been called.",
    "`-open` must have been called usually.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPerfect, view.verb.modality == .must, Verbs.calling.contains(view.verb.lemma),
      !view.verb.isNegated, !view.isHedged, view.effect == .none,
      view.adverbials.orders.isEmpty, view.leading.orders.isEmpty,
      let called = called(view), let heading = view.heading(beside: [called])
    else { return [] }
    var draft = view.draft(.order(.before, .method(heading, finished: false)), subject: .methods([called]))
    draft.condition = nil
    draft.obligor = .subclass
    return [draft]
  }

  private static func called(_ view: ClauseView) -> MethodReference? {
    let words = view.verb.isPassive ? view.clause.subject : Array(view.clause.tail.prefix { $0.kind != .mark })
    guard words.count <= 4 else { return nil }
    let named = view.resolver.methods(in: words)
    return named.count == 1 ? named[0] : nil
  }
}
