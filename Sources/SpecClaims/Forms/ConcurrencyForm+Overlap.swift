/// Calls beside each other, and calls in the middle of others.
extension ConcurrencyForm {
  /// "requests of different tanks might happen concurrently", "only one request happens at a time".
  static func overlap(_ view: ClauseView) -> String? {
    guard !view.verb.isNegated, !view.clause.subject.isEmpty, !view.isDenied else { return nil }
    let words = view.clause.tail.trimmingMarks.map(\.lower)
    if ["concurrently", "simultaneously"].contains(words.first), words.count == 1 { return "concurrent" }
    let isOne = view.clause.subject.prefix(2).map(\.lower) == ["only", "one"]
    return isOne && words.starts(with: ["at", "a", "time"]) && words.count == 3 ? "serial" : nil
  }

  /// "it is safe to call this from a signal handler", "can be called from within signal handlers".
  static func forSignals(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall || Verbs.calling.contains(view.verb.lemma), !view.verb.isNegated, !view.isDenied, !view.isHedged,
      view.effect == .permitted || view.verb.modality == .may, !view.verb.adverbs.contains("only"),
      isFromSignal(view.clause.tail)
    else { return nil }
    let named = view.verb.isPassive ? [] : view.resolver.methods(in: view.clause.tail)
    let subject = view.verb.isPassive ? view.subject : named.count == 1 ? .methods(named) : view.resolver.heading
    return subject == .unknown ? nil : view.draft(.concurrency(mode: "async-signal-safe"), subject: subject)
  }

  private static func isFromSignal(_ tail: [Token]) -> Bool {
    let signal = zip(tail.indices, tail.dropFirst()).first { index, next in
      tail[index].isWord("signal") && next.isWord(in: ["handler", "handlers"])
    }
    return signal.map { tail[..<$0.0].suffix(3).contains { $0.isWord(in: ["from", "in", "inside", "within"]) } }
      ?? false
  }
}
