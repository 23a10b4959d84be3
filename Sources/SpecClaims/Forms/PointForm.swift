/// A call described as a moment: "is the point where the view has been loaded".
enum PointForm: SentenceForm {
  static let name = "point"
  static let summary = "a call that is the point at which something has happened"
  static let examples = ["It is the moment when the view has been created."]
  static let refuses = ["It is the moment when the view is visible."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact else { return [] }
    if let before = ofThis(view) { return before }
    let words = view.clause.tail.filter { $0.kind != .mark }
    guard words.count > 4, words[0].isWord("the"), words[1].isWord(in: ["point", "moment", "time", "place"]),
      let start = event(in: words)
    else { return [] }
    let event = Array(words[start...])
    guard let verb = MainVerb.group(in: event), verb.isPerfect, verb.range.lowerBound > 0 else { return [] }
    return [view.draft(.order(.after, .event(event.phrase)))]
  }

  /// "Note that this is before the view has been created".
  private static func ofThis(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.count == 1, view.clause.subject[0].isWord(in: ["this", "it"]), view.isInMethodSection,
      let order = view.adverbials.orders.first, view.adverbials.orders.count == 1,
      [.before, .after, .immediatelyBefore, .immediatelyAfter].contains(order.relation),
      view.adverbials.rest.allSatisfy({ $0.kind == .mark || Lexicon.isAdverb($0.lower) }),
      MainVerb.group(in: order.target).map({ $0.range.lowerBound > 0 && $0.isPassive }) == true
    else { return nil }
    return [view.draft(.order(order.relation, view.resolver.reference(order.target)))]
  }

  /// Behind "where", "when", "at which", "by which".
  private static func event(in words: [Token]) -> Int? {
    if words[2].isWord(in: ["where", "when"]) { return 3 }
    if words[2].isWord(in: ["at", "by", "in"]), words[3].isWord("which") { return 4 }
    return nil
  }
}
