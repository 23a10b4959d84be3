/// What has to be returned, and ends that are told with their time.
extension DutyForm {
  /// "it should return `true` if the tank leaks, or `false` if it does not": both answers, each with its case.
  static func values(_ view: ClauseView) -> ClaimDraft? {
    guard isOfValues(view.clause), view.clause.leading.isEmpty, !view.clause.subject.isEmpty,
      view.adverbials.orders.isEmpty, let subject = actor(view)
    else { return nil }
    var draft = draft(.create, view.clause.tail.trimmingMarks.phrase + " returned", scope(of: subject), subject, view)
    draft.condition = nil
    return draft
  }

  /// "(must return) `true` if A, or `false` if B", "`nil` when A or the row otherwise".
  static func isOfValues(_ clause: Clause) -> Bool {
    guard let verb = clause.verb, verb.lemma == "return", !verb.isPassive, !verb.isNegated,
      [.must, .should].contains(verb.modality),
      case let tail = clause.tail.trimmingMarks, let first = tail.first, first.kind != .word,
      let or = tail.lastIndex(where: { $0.isWord(in: ["or", "and"]) }), or + 2 < tail.count, tail[or + 1].kind != .word
    else { return false }
    return tail[..<or].dropFirst().first?.isWord(in: ["if", "when"]) == true
      && tail[or + 2].isWord(in: ["if", "when", "otherwise"])
  }

  /// "(must) complete successfully | before the tank is filled": an order, and nothing that could be left undone for itself.
  static func isEndInTime(_ object: [Token], _ view: ClauseView) -> Bool {
    ["complete", "finish", "return", "end"].contains(view.verb.lemma) && !view.adverbials.orders.isEmpty
      && object.allSatisfy { $0.kind == .word && Lexicon.isAdverb($0.lower) }
  }
}
