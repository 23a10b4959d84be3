/// What callers may and must not do on several threads.
extension ConcurrencyForm {
  /// "it is safe to call from several threads": a permission that is a promise.
  static func isSafeToCall(_ view: ClauseView) -> Bool {
    view.effect == .permitted && ["call", "use"].contains(view.verb.lemma) && !view.verb.isNegated && !view.isHedged
      && view.isInMethodSection
      && (view.adverbials.threads.contains(.any) && view.clause.tail.contains { $0.isWord("threads") }
        || isThis(view.clause.tail) && view.clause.tail.contains { $0.isWord("concurrently") })
  }

  /// "(safe to call) this method concurrently", "it".
  private static func isThis(_ tail: [Token]) -> Bool {
    tail.first?.isWord(in: ["it", "this"]) == true || tail.first?.isWord("concurrently") == true
  }

  /// "it is not safe to call from several threads", "do not call this from multiple threads".
  static func isUnsafeToCall(_ view: ClauseView) -> Bool {
    if isToBeCalledByOneThread(view) { return true }
    return view.isYou && ["call", "use", "access"].contains(view.verb.lemma) && view.verb.isNegated && !view.isHedged
      && view.isInMethodSection && view.effect != .unnecessary
      && (view.adverbials.threads.contains(.any)
        && view.clause.tail.contains { $0.isWord(in: ["multiple", "several", "different"]) }
        || view.verb.lemma == "call" && view.clause.tail.last?.isWord("concurrently") == true
          && view.resolver.place(view.clause.tail.dropLast()) != nil)
  }

  /// "call it only from one thread at a time".
  private static func isToBeCalledByOneThread(_ view: ClauseView) -> Bool {
    guard view.isYou, ["call", "use"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.modality), view.isInMethodSection,
      view.clause.tail.first?.isWord(in: ["it", "this"]) == true
    else { return false }
    return isOneCaller(
      view.clause.tail.prefix { $0.kind == .word }.drop { !$0.isWord(in: ["from", "by", "on"]) })
  }
}
