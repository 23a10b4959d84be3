/// Calls of which those behind the first are told with "then" alone: "`-fill` and then `-drain` are called", "`-fill` is called, then `-drain`
/// and finally `-close`".
///
/// Refuses calls of which only some have a "then", and what is denied or open.
enum ThenCalledForm: SentenceForm {
  static let name = "then-called"
  static let summary = "calls, one and then the other"
  static let examples = [
    "`-fill` and then `-drain` are called.", "`-fill` is called, then `-drain`.",
    "First `-fill` is called, then `-drain`, and finally `-close`.",
  ]
  static let refuses = [
    "`-fill` and then `-drain` are not called.", "`-fill` or then `-drain` may be called.",
    "`-fill` is called, then `-drain` or `-close`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact, view.effect == .none,
      let words = words(view), let calls = chain(words, view)
    else { return [] }
    if calls.count > 2 { return [view.draft(.sequence(calls), subject: .methods(calls))] }
    return [view.draft(.order(.after, .method(calls[0], finished: false)), subject: .methods([calls[1]]))]
  }

  /// The names and what joins them: "`-fill`, then `-drain`".
  private static func words(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail.trimmingMarks
    if view.isCall {
      if tail.isEmpty { return view.clause.subject }
      return isThen(tail.first { !$0.isMark(",") && !$0.isWord("and") }) ? view.clause.subject + tail : nil
    }
    guard Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, !view.isAuthor, !view.clause.subject.isEmpty,
      !view.verb.isImperative
    else { return nil }
    return tail
  }

  /// The calls one after the other, each behind the first with "then" or the like in front.
  private static func chain(_ words: [Token], _ view: ClauseView) -> [MethodReference]? {
    var calls: [MethodReference] = []
    var hasJoint = true
    for token in words {
      switch token.kind {
      case .code:
        let named = view.resolver.methods(in: [token])
        guard hasJoint, named.count == 1, !calls.contains(named[0]) else { return nil }
        calls += named
        hasJoint = false
      case .mark where token.isMark(","): break
      case .word where isThen(token) && !calls.isEmpty: hasJoint = true
      case .word where token.isWord("first") && calls.isEmpty || token.isWord("and") && !calls.isEmpty: break
      case .word where token.isWord(in: ["the", "method", "hook", "callback", "function"]): break
      default: return nil
      }
    }
    return calls.count > 1 ? calls : nil
  }

  private static func isThen(_ token: Token?) -> Bool { token?.isWord(in: Sequel.words) == true }
}
