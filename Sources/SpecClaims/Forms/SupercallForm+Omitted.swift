/// "Do not omit the call to `super`", "never skip calling super": it must be made.
extension SupercallForm {
  static func notOmitted(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isNegated, !view.verb.isPassive, !view.isHedged, view.isInMethodSection,
      ["omit", "skip", "drop", "miss", "neglect"].contains(view.verb.lemma), view.verb.modality != .fact,
      view.verb.modality != .may, view.isAuthor || isOverride(view)
    else { return nil }
    let object = view.clause.tail.drop { $0.isWord(in: ["the", "to"]) }
    let isCall =
      object.first?.isWord(in: ["call", "calling"]) == true && object.prefix(3).contains(where: \.isSuper)
      || object.first?.isSuper == true && object.dropFirst().first?.isWord("call") == true
    guard isCall else { return nil }
    // "in `open`": of another method than that of the heading.
    return object.contains { $0.kind == .code && !$0.isSuper } ? [] : [claim(required: true, view)]
  }
}
