/// What a method leaves alone: "this will not clear the rows of its children", "this method does not change the data".
///
/// Only of the method spoken of by "this"; refuses what it need not or cannot do, and what only holds by degrees.
enum NoEffectForm: SentenceForm {
  static let name = "no-effect"
  static let summary = "what a method does not do"
  static let examples = ["This will not clear the rows of its children.", "This method does not change the data."]
  static let refuses = [
    "This does not usually change the data.", "This method must not change the data.", "You do not change the data.",
    "This does not mean that the data changes.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isNegated, view.verb.modality == .fact, !view.verb.isPassive, !view.verb.isPerfect, !view.isHedged,
      !view.isDenied, view.effect == .none, !silent.contains(view.verb.lemma), isThis(view.clause.subject),
      view.clause.leading.isEmpty, !view.isCall, case .methods(let methods) = view.subject, methods.count == 1,
      ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail) == nil
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[...])
    guard !words.isEmpty, !words.contains(where: { $0.isWord(in: degrees) }) else { return [] }
    return MethodEffect.draft(
      "does not \(view.verb.lemma) \(words.phrase)", of: view.subject, condition: view.condition)
  }

  private static func isThis(_ subject: [Token]) -> Bool {
    guard let first = subject.first, first.isWord("this") else { return false }
    return subject.count == 1 || subject.count == 2 && subject[1].isWord(in: ["method", "function", "call"])
  }

  /// Verbs of being and meaning: what they deny cannot be seen.
  private static let silent: Set<String> = [
    "be", "mean", "matter", "need", "have", "require", "apply", "work", "imply", "help", "affect", "guarantee",
    "support", "assume", "expect",
  ]
  private static let degrees: Set<String> = ["only", "necessarily", "always", "just", "too", "much"]
}
