/// Orders that are themselves what is spoken of.
extension CalledInOrderForm {
  /// "the order of the hooks corresponds to the order of their rows", "the call order is the same as that of the rows".
  static func ofOrder(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, view.verb.modality == .fact, view.effect == .none,
      let order = subject.prefix(3).firstIndex(where: { $0.isWord("order") }), order + 2 < subject.count,
      subject[order + 1].isWord(in: ["of", "in"]), !subject[order + 2].isWord("which"),
      let same = sameAs(view), let noun = same.prefix(3).firstIndex(where: { $0.isWord("order") }),
      same.count > noun + 1
    else { return nil }
    let things = subject[(order + 2)...].filter { !$0.isWord(in: ["the", "these", "those"]) }
    // "The order of the tuple corresponds to that of the input": how its parts lie.
    if things.last?.isWord(in: [
      "tuple", "list", "array", "elements", "values", "items", "results", "arguments", "columns",
    ])
      == true
    {
      return nil
    }
    let words = same.prefix { $0.kind != .mark }
    return [view.draft(.order(.inOrder, .event(words.phrase)), subject: .phrase(things.phrase))]
  }

  /// What it is like: "(corresponds to) the order of the rows", "(is the same as) the order in which they came".
  private static func sameAs(_ view: ClauseView) -> ArraySlice<Token>? {
    let tail = view.clause.tail[...]
    switch view.verb.lemma {
    case "correspond": return tail.first?.isWord("to") == true ? tail.dropFirst() : nil
    case "match", "follow", "mirror", "reflect": return tail
    case "be": return tail.prefix(3).map(\.lower) == ["the", "same", "as"] ? tail.dropFirst(3) : nil
    default: return nil
    }
  }
}
