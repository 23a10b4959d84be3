/// Calls that readers are told to make so often: "Call `close()` once per row", "Call this method once, at launch".
extension CallCountForm {
  static func commanded(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isImperative, !view.verb.isNegated, !view.isHedged, view.verb.lemma == "call",
      view.clause.link == .main, view.effect == .none, view.adverbials.times == .once, view.adverbials.orders.isEmpty,
      view.adverbials.threads.isEmpty, let called = called(view.clause.tail, view)
    else { return nil }
    var draft = view.draft(.multiplicity(.once, per: view.adverbials.per), subject: called)
    (draft.modality, draft.obligor) = (.must, .subclass)
    return draft
  }

  /// "`close()` once …", "this method once …".
  private static func called(_ tail: [Token], _ view: ClauseView) -> Subject? {
    let object = tail.prefix { !$0.isWord(in: ["once", "exactly", "only", "just"]) }
    if object.count == 2, object[0].isWord("this"), object[1].isWord(in: ["method", "function", "hook"]) {
      return view.isInMethodSection ? view.resolver.heading : nil
    }
    guard object.count == 1, object[0].kind == .code,
      case let named = view.resolver.methods(in: Array(object)), named.count == 1
    else { return nil }
    return .methods(named)
  }
}
