/// Calls that something keeps from happening: "returning `false` prevents `close` from being called", "setting it to zero disables the
/// handler".
///
/// What prevents them is the condition. Refuses things that are prevented and are no calls, and what merely may prevent them.
enum PreventedCallForm: SentenceForm {
  static let name = "prevented-call"
  static let summary = "calls that something keeps from being made"
  static let examples = [
    "Returning `false` prevents `close` from being called.",
    "Throwing an error will prevent any later hooks from being invoked.",
    "If the count is zero, the drain handler is disabled.",
  ]
  static let refuses = [
    "Returning `false` prevents the tank from being drained.",
    "Returning `false` may prevent `close` from being called.",
    "Returning `true` does not prevent `close` from being called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let disabled = disabled(view) { return [disabled] }
    guard !view.verb.isPassive, isFact(view), let first = view.clause.subject.first, first.kind == .word,
      Verbs.isGerund(first.lower),
      let called = view.verb.lemma == "disable" ? callback(view.clause.tail, view) : called(view)
    else { return [] }
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: called)
    draft.condition = [view.clause.subject.phrase, view.condition].compactMap { $0 }.joined(separator: ", ")
    return [draft]
  }

  private static func isFact(_ view: ClauseView) -> Bool {
    !view.verb.isNegated && view.verb.modality == .fact && !view.isHedged && !view.isDenied
  }

  /// "if the count is zero, the drain handler is disabled".
  private static func disabled(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "disable", view.verb.isPassive, isFact(view), !view.verb.isPerfect,
      view.condition != nil, view.adverbials.orders.isEmpty, let called = callback(view.clause.subject, view)
    else { return nil }
    return view.draft(.multiplicity(.zero, per: nil), subject: called)
  }

  /// "the drain callback": nothing but what is called.
  private static func callback(_ words: [Token], _ view: ClauseView) -> Subject? {
    guard let last = words.trimmingMarks.last, words.count <= 5,
      last.isWord(in: ["callback", "handler", "hook", "listener", "callbacks", "handlers", "hooks", "listeners"])
    else { return nil }
    let named = view.resolver.callSubject(of: words.trimmingMarks)
    return named == .unknown ? nil : named
  }

  /// "X from being called", and nothing behind it.
  private static func called(_ view: ClauseView) -> Subject? {
    guard ["prevent", "keep", "stop"].contains(view.verb.lemma) else { return nil }
    let tail = view.clause.tail.trimmingMarks
    guard let from = tail.firstIndex(where: { $0.isWord("from") }), from > 0, from + 3 == tail.count,
      tail[from + 1].isWord("being"), let lemma = Verbs.lemma(of: tail[from + 2].lower, as: [.participle]),
      Verbs.invocation.contains(lemma)
    else { return nil }
    let thing = Array(tail[..<from])
    let named = view.resolver.callSubject(of: thing)
    return named == .unknown ? nil : named
  }
}
