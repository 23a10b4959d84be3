/// What alone a method reaches: "only the first row is read, not those below it".
///
/// Refuses what should be so, and an "only" that restricts calls: other forms read those.
enum OnlyForm: SentenceForm {
  static let name = "only"
  static let summary = "the only thing that a method does something to"
  static let examples = ["Only the first row is read, not those below it."]
  static let refuses = [
    "Only the first row should be read.", "Only the first hook is called.", "The first row is read.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let first = view.clause.subject.first, first.isWord("only"), view.clause.subject.count > 1,
      view.verb.isPassive,
      !view.verb.isNegated, view.verb.modality == .fact, !view.verb.isPerfect, ConcurrencyForm.onlyOne(view) == nil,
      !view.isHedged, !view.isCall,
      view.clause.link == .main, case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[...].prefix(upTo: end(of: view.clause.tail)))
    let state = "\(Verbs.passive(view.clause.subject.objectPhrase, view.verb.lemma)) \(words.phrase)"
    return MethodEffect.draft(
      state.trimmingCharacters(marks: " "), of: .methods(methods), condition: view.condition)
  }

  /// "only cold water is let in | , several valves are opened": no more than a comma, and a clause of its own.
  private static func end(of tail: [Token]) -> Int {
    tail.indices.first { index in
      tail[index].isMark(",") && MainVerb.group(in: Array(tail[(index + 1)...])).map { $0.range.lowerBound > 0 } == true
    } ?? tail.count
  }
}
