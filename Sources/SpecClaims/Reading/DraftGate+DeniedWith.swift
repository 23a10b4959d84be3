/// Denials of a call together with something else: "is never called more than once on main" denies neither the calls nor the thread.
extension DraftGate {
  static func joinedDenial(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    if isOfOneCaller(draft, view) { return "the method that calls it, beside which there may be others" }
    guard view.verb.isNegated else { return nil }
    let tail = view.clause.tail
    if case .prohibition(.call, _, _) = draft.payload, view.verb.isNever, view.verb.modality == .may, !view.verb.isCan {
      return "“may never”, which is perhaps"
    }
    switch draft.payload {
    case .thread: return besideThread(view, tail)
    case .order(.neverBefore, _) where !view.adverbials.threads.isEmpty && view.isCall,
      .order(.neverAfter, _) where !view.adverbials.threads.isEmpty && view.isCall:
      return "the thread, without which nothing is denied"
    case .multiplicity(.atMostOnce, _):
      if !view.adverbials.threads.isEmpty { return "the thread, for which the count holds" }
      return tail.contains { $0.isWord(in: bounds) } ? "the bounds of the count" : nil
    case .multiplicity(.zero, _) where view.verb.adverbs.contains("yet"): return "“yet”, after which it is"
    default: return nil
    }
  }

  /// "never called | again on main", "twice in a frame", "by `drain` on main", "on main before `open`".
  private static func besideThread(_ view: ClauseView, _ tail: [Token]) -> String? {
    guard view.isCall || view.verb.isImperative || view.isYou, view.adverbials.threads.count == 1 else { return nil }
    if view.adverbials.times != nil || view.adverbials.isAgain { return "the count, which is what is denied" }
    if OverlapPhrase.first(in: tail) != nil { return "the calls at the same time, which are what is denied" }
    if !view.adverbials.orders.isEmpty {
      return "the moment, for which it is denied"
    }
    if let first = tail.first, first.isWord("by"), tail.count > 1, tail[1].kind == .code { return "who calls it there" }
    guard let start = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }) else { return nil }
    // "on main", "directly on main"; "`draw` on main" of a command.
    let isOther =
      !tail.contains { $0.isWord("outside") }
      && tail[..<start].contains { $0.isWord(in: ["by", "from", "within", "inside", "through", "via"]) }
    return isOther ? "who calls it there" : nil
  }

  private static let bounds: Set<String> = ["without", "before", "from", "until", "during", "while", "between"]

  /// "This method calls `close` once": so it does, and others may call it as well.
  private static func isOfOneCaller(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard let verb = view.written.verb, !verb.isPassive, Verbs.calling.contains(verb.lemma),
      view.clause.verb?.isPassive == true,
      !view.written.subject.isEmpty, case .methods(let callers) = view.resolver.callSubject(of: view.written.subject),
      draft.subject != .methods(callers)
    else { return false }
    // "can call `publish` to deliver rows on main": the rows.
    if case .phrase(let words) = draft.subject, !words.hasPrefix("`") { return false }
    guard draft.modality == .fact else { return false }
    switch draft.payload {
    case .multiplicity(let times, _): return times != .zero && times != .multiple
    case .thread: return true
    default: return false
    }
  }
}
