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
    if let acquired = acquired(view) { return [acquired] }
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

  /// "you must have opened the tank with `open` before you may call this function".
  private static func acquired(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPerfect, view.verb.modality == .must, !view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.isAuthor, view.adverbials.orders.count == 1, view.adverbials.orders[0].relation == .before,
      view.adverbials.orders[0].target.contains(where: { $0.isWord(in: ["call", "calling"]) }),
      case .methods(let heading) = view.resolver.heading, heading.count == 1,
      view.adverbials.orders[0].target.contains(where: { $0.isWord("this") }),
      let with = view.clause.tail.firstIndex(where: { $0.isWord(in: ["with", "using", "calling"]) }),
      case let named = view.resolver.methods(in: Array(view.clause.tail[with...])), named.count == 1
    else { return nil }
    var draft = view.draft(.order(.before, .method(heading[0], finished: false)), subject: .methods(named))
    (draft.condition, draft.obligor) = (nil, .subclass)
    return draft
  }

  private static func called(_ view: ClauseView) -> MethodReference? {
    let words = view.verb.isPassive ? view.clause.subject : Array(view.clause.tail.prefix { $0.kind != .mark })
    guard words.count <= 4 else { return nil }
    let named = view.resolver.methods(in: words)
    return named.count == 1 ? named[0] : nil
  }
}
