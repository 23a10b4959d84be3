/// Which of several values a method returns: "it returns the last cached layout", "returns the same view each time", "returns nil until
/// the panel has been measured".
///
/// Refuses what merely names the result ("returns the view").
enum ReturnedStateForm: SentenceForm {
  static let name = "returned-state"
  static let summary = "which value, of those there have been, a method returns"
  static let examples = ["It returns the last measured layout.", "Returns the same view every time."]
  static let refuses = ["It returns the view.", "It usually returns the same view.", "It may return the last layout."]

  private static let choosing: Set<String> = [
    "last", "latest", "same", "cached", "current", "previous", "new", "fresh",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "return", !view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact, !view.verb.isPerfect, view.isAboutHeading, case .methods = view.subject,
      chooses(view.clause.tail)
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[...])
    return words.isEmpty
      ? [] : MethodEffect.draft("returns \(words.phrase)", of: view.subject, condition: view.condition)
  }

  private static func chooses(_ tail: [Token]) -> Bool {
    let words = tail.drop { $0.isWord(in: Lexicon.determiners) }
    guard let first = words.first, words.count > 1 else { return false }
    if first.isWord(in: choosing) { return true }
    return first.isWord(in: ["nil", "null", "undefined", "none"]) && words.contains { $0.isWord("until") }
  }
}
