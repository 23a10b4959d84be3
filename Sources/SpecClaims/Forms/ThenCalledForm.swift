/// Two calls, the second of which is told with "then" alone: "`-fill` and then `-drain` are called", "`-fill` is called, then `-drain`".
///
/// Refuses more than two, and what is denied or open.
enum ThenCalledForm: SentenceForm {
  static let name = "then-called"
  static let summary = "two calls, one and then the other"
  static let examples = [
    "`-fill` and then `-drain` are called.", "`-fill` is called, then `-drain`.",
    "First `-fill` is called, then `-drain`.",
  ]
  static let refuses = [
    "`-fill` and then `-drain` are not called.", "`-fill` or then `-drain` may be called.",
    "`-fill` is called, then `-drain` or `-close`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact,
      view.effect == .none, let (first, second) = pair(view)
    else { return [] }
    return [view.draft(.order(.after, .method(first, finished: false)), subject: .methods([second]))]
  }

  private static func pair(_ view: ClauseView) -> (MethodReference, MethodReference)? {
    let subject = view.clause.subject.drop { $0.isWord(in: ["first", "the"]) }
    let tail = view.clause.tail
    if let then = subject.firstIndex(where: { $0.isWord("then") }), then > subject.startIndex + 1,
      subject[then - 1].isWord("and") || subject[then - 1].isMark(",")
    {
      return tail.isEmpty ? named(subject[..<(then - 1)], subject[(then + 1)...], view) : nil
    }
    let rest = tail.drop { $0.isMark(",") || $0.isWord("and") }
    guard rest.first?.isWord("then") == true else { return nil }
    return named(subject, rest.dropFirst(), view)
  }

  /// One name each, with at most the noun that tells what it is.
  private static func named(
    _ first: ArraySlice<Token>, _ second: ArraySlice<Token>, _ view: ClauseView
  ) -> (MethodReference, MethodReference)? {
    func one(_ words: ArraySlice<Token>) -> MethodReference? {
      let rest = words.filter { $0.kind != .code && !$0.isWord(in: ["the", "method", "hook", "callback", "function"]) }
      let methods = view.resolver.methods(in: Array(words))
      return rest.allSatisfy { $0.kind == .mark } && words.count(where: { $0.kind == .code }) == 1 ? methods.first : nil
    }
    guard let before = one(first), let after = one(second), before != after else { return nil }
    return (before, after)
  }
}
