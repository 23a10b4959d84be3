/// Calls that something keeps from happening: "returning `false` prevents `close` from being called", "this keeps the hooks from being
/// invoked".
///
/// What prevents them is the condition. Refuses things that are prevented and are no calls, and what merely may prevent them.
enum PreventedCallForm: SentenceForm {
  static let name = "prevented-call"
  static let summary = "calls that something keeps from being made"
  static let examples = [
    "Returning `false` prevents `close` from being called.",
    "Throwing an error will prevent any later hooks from being invoked.",
  ]
  static let refuses = [
    "Returning `false` prevents the tank from being drained.",
    "Returning `false` may prevent `close` from being called.",
    "Returning `true` does not prevent `close` from being called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["prevent", "keep", "stop"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated,
      view.verb.modality == .fact, !view.isHedged, !view.isDenied, let first = view.clause.subject.first,
      first.kind == .word, Verbs.isGerund(first.lower), let called = called(view)
    else { return [] }
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: called)
    draft.condition = [view.clause.subject.phrase, view.condition].compactMap { $0 }.joined(separator: ", ")
    return [draft]
  }

  /// "X from being called", and nothing behind it.
  private static func called(_ view: ClauseView) -> Subject? {
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
