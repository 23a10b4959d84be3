/// The only place a call may come from: "it may only be called from a listener", "these functions must be called from within the render
/// callback". The call then lies within that one.
///
/// Refuses threads, which another form reads, and calls that merely can come from there.
enum CalledFromForm: SentenceForm {
  static let name = "called-from"
  static let summary = "a call that may be made only within another"
  static let examples = [
    "It may only be called from a listener callback.", "This function must be called from within `-render`.",
  ]
  static let refuses = [
    "It may be called from a listener callback.", "It may only be called from the main thread.",
    "It must not be called from a listener callback.", "It may only be called from Java.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isHedged, !view.isDenied, isExclusive(view),
      view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty, view.subject != .unknown,
      let place = place(view)
    else { return [] }
    var draft = view.draft(.order(.during, place))
    draft.modality = .must
    draft.obligor = .subclass
    return [draft]
  }

  private static func isExclusive(_ view: ClauseView) -> Bool {
    if view.verb.modality == .must { return true }
    return view.verb.modality == .may
      && (view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true)
  }

  private static func place(_ view: ClauseView) -> Reference? {
    let tail = Array(view.clause.tail.drop { $0.isWord("only") })
    guard tail.count > 1, tail[0].isWord(in: ["from", "within", "inside"]) else { return nil }
    let words = tail.dropFirst().drop { $0.isWord(in: ["within", "inside"]) }.prefix { $0.kind != .mark }
    guard let last = words.last, words.count <= 10 else { return nil }
    let named = view.resolver.methods(in: Array(words))
    guard !named.isEmpty || last.isWord(in: calls) || words.contains(where: { $0.isWord(in: calls) }) else {
      return nil
    }
    return named.count == 1 && words.count <= 4 ? .method(named[0], finished: false) : .event(Array(words).phrase)
  }

  private static let calls: Set<String> = [
    "callback", "callbacks", "method", "methods", "hook", "hooks", "handler", "handlers", "listener", "listeners",
  ]
}
