/// Threads that are not named: any but the one that is spoken of.
extension CallThreadForm {
  /// "may be called from another thread", "is safe to call from other threads": from whichever; "can only be called from another thread":
  /// from none but those, as what is told to be called from there.
  static func onAnother(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall || isAsked(view), view.adverbials.threads.isEmpty || isOfPurpose(view), !view.verb.isNegated,
      !view.isDenied,
      view.effect == .none || view.effect == .permitted, view.modality == .may || view.modality == .fact,
      view.subject != .unknown,
      let end = another(in: view.clause.tail), !isShared(view.clause.tail, at: end)
    else { return nil }
    if view.modality == .fact { return view.draft(.thread(on: .another)) }
    guard isOnly(view) || view.clause.tail.first?.isWord("only") == true else { return view.draft(.thread(on: .any)) }
    var draft = view.draft(.thread(on: .another))
    draft.modality = .must
    return draft
  }

  /// Where "from another thread", "in other threads", "from another thread context" ends.
  private static func another(in tail: [Token]) -> Int? {
    for index in tail.indices where tail[index].isWord(in: ["from", "on", "in"]) && index + 2 < tail.count && index < 3
    {
      let start = tail[index + 1].isWord("a") ? index + 2 : index + 1
      guard tail[start].isWord(in: ["another", "other", "different"]), start + 1 < tail.count,
        tail[start + 1].isWord(in: ["thread", "threads"])
      else { continue }
      return start + 2 < tail.count && tail[start + 2].isWord("context") ? start + 3 : start + 2
    }
    return nil
  }

  /// "from another thread than main": named after all.
  private static func isShared(_ tail: [Token], at end: Int) -> Bool {
    end < tail.count && tail[end].isWord(in: ["than", "that", "which", "where", "but"])
  }

  /// "you can call this from another thread".
  private static func isAsked(_ view: ClauseView) -> Bool {
    Verbs.calling.contains(view.verb.lemma) && view.isAuthor && view.clause.tail.first?.isWord("this") == true
  }
}
