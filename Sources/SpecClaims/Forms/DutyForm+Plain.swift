/// A call that is asked for, and nothing of when or where.
extension DutyForm {
  /// "this must be called", "this must be called manually", "it must be called to free the tank".
  static func isPlain(_ view: ClauseView) -> Bool {
    if view.verb.modality == .should { return isCaseForIt(view) }
    guard view.verb.modality == .must, !view.verb.adverbs.contains("only"),
      let next = view.clause.tail.first(where: { !$0.isWord(in: Lexicon.adverbs) && !$0.isWord(in: often) })
    else { return view.verb.modality == .must && !view.verb.adverbs.contains("only") }
    return next.isWord(in: ["to", "by", "if", "when", "explicitly"]) || next.kind == .mark
      || isPurpose(view.clause.tail) || isOccasion(view.clause.tail)
  }

  private static let often = ["regularly", "periodically"]

  /// "If the pump stops, this method should be called": without a case, it may tell no more than what is to be expected.
  private static func isCaseForIt(_ view: ClauseView) -> Bool {
    guard !view.verb.adverbs.contains("only") else { return false }
    if view.clause.leading.isEmpty { return isOccasion(view.clause.tail) && CallOrderForm.read(view).isEmpty }
    return view.clause.leading.count == 1 && view.clause.leading[0].first?.isWord("if") == true
      && view.clause.tail.allSatisfy { $0.kind == .mark }
  }

  /// "(should be called) when the tank leaks", "whenever the level changes", "each time a valve is opened".
  static func isOccasion(_ tail: [Token]) -> Bool {
    guard let first = tail.first, tail.count > 3,
      !tail.contains(where: { $0.isWord(in: ["want", "wants", "need", "needs", "wish", "wishes", "like", "desired"]) })
    else { return false }
    return first.isWord(in: ["when", "whenever", "if"])
      || first.isWord(in: ["each", "every"]) && tail[1].isWord("time")
  }

  /// "should be used when the default is not enough": a choice, and no occasion.
  static func isOccasion(_ view: ClauseView) -> Bool {
    guard isOccasion(view.clause.tail) else { return false }
    return view.verb.modality == .must
      || view.adverbials.conditions.allSatisfy { MainVerb.group(in: Array($0.dropFirst()))?.lemma != "be" }
  }

  /// "(must be called) in order to drain the tank".
  static func isPurpose(_ words: [Token]) -> Bool { words.prefix(3).map(\.lower) == ["in", "order", "to"] }
}
