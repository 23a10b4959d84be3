/// Things that no two threads may have.
extension ProhibitionForm {
  /// "you must never share one tank between several threads", "never use the same handle from more than one thread at a time".
  static func shared(_ lemma: String, _ tail: [Token], _ view: ClauseView) -> ClaimDraft? {
    guard ["use", "share", "access", "touch", "open"].contains(lemma) || isDoneAtOnce(lemma, tail),
      view.adverbials.orders.isEmpty,
      let preposition = tail.firstIndex(where: {
        $0.isWord(in: ["in", "from", "by", "between", "among", "across", "on"])
      }),
      (2...4).contains(preposition), case let place = tail[preposition...].prefix(while: { $0.kind != .mark }),
      isSeveralThreads(place.dropFirst()), let rule = RuleVerbs.rule("access", Array(tail[..<preposition]))
    else { return nil }
    return view.rule(
      .prohibition(action: rule.action, object: rule.object, scope: .words(Array(place).phrase)),
      subject: view.resolver.thing(Array(tail[..<preposition])), verb: lemma)
  }

  /// "(must not) load one tank from several threads at once".
  private static func isDoneAtOnce(_ lemma: String, _ tail: [Token]) -> Bool {
    ["load", "fill", "read", "write", "modify", "change", "update", "close", "free"].contains(lemma)
      && (OverlapPhrase.first(in: tail) != nil || tail.trimmingMarks.suffix(2).map(\.lower) == ["at", "once"])
  }

  /// "several threads", "more than one thread (at a time)".
  private static func isSeveralThreads(_ words: ArraySlice<Token>) -> Bool {
    let words = words.map(\.lower)
    if words.prefix(4) == ["more", "than", "one", "thread"] { return true }
    return words.count > 1 && ["multiple", "several", "different", "many", "two"].contains(words[0])
      && words[1] == "threads"
  }
}
