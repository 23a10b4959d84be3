/// States that have begun by the time of the call.
extension StateAtCallForm {
  /// "When this is called, the rows are already loaded": that has been done. What merely is so when it
  /// is called has no order.
  static func already(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .fact, !view.verb.isNegated, !view.verb.isPerfect, !view.verb.isPast,
      !view.verb.isProgressive, !view.isHedged, !view.isDenied, view.effect == .none, view.clause.link == .main,
      view.adverbials.orders.isEmpty, !view.isCall, let first = view.clause.subject.first,
      !first.isWord(in: ["there", "no", "this", "it", "you", "we"]),
      view.verb.adverbs.contains("already") || view.clause.tail.contains(where: { $0.isWord("already") }),
      let methods = (view.clause.leading + view.adverbials.conditions).compactMap({ called(in: $0, view) }).first
        ?? atThisPoint(view),
      let event = event(view)
    else { return nil }
    var draft = view.draft(.order(.after, .event(event)), subject: .methods(methods))
    draft.condition = nil
    return draft
  }

  /// "the rows have been loaded", "the tank is open".
  private static func event(_ view: ClauseView) -> String? {
    let words = view.clause.subject.phrase
    let rest = view.adverbials.rest.filter { !$0.isWord("already") }.trimmingMarks
    if view.verb.isPassive {
      return rest.isEmpty || isPoint(rest) ? Verbs.perfect(words, view.verb.lemma, passive: true) : nil
    }
    guard view.verb.lemma == "be", (1...3).contains(rest.count), rest.allSatisfy({ $0.kind == .word }),
      !rest[0].isWord(in: Lexicon.determiners), !rest[0].isWord(in: Lexicon.hedges)
    else { return nil }
    return Verbs.being(words, rest.phrase)
  }
}
