/// What a returned value means: "a return value of YES means stop drawing", "returning `false` means that the row stays closed".
///
/// Under the name of a parameter it is the parameter that returns it.
enum AnswerForm: SentenceForm {
  static let name = "answer"
  static let summary = "what a returned value means"
  static let examples = ["A return value of `true` means stop drawing.", "Returning `false` means stop drawing."]
  static let refuses = ["A return value of `true` may mean stop drawing.", "This means stop drawing."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "mean", !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged,
      isAnswer(view.clause.subject)
    else { return [] }
    let subject = view.resolver.parameter.map { Subject.phrase($0) } ?? view.resolver.heading
    let words = MethodEffect.phrase(view.clause.tail[...])
    guard subject != .unknown, !words.isEmpty else { return [] }
    return MethodEffect.draft("\(view.clause.subject.objectPhrase) means \(words.phrase)", of: subject)
  }

  /// "a return value of V", "returning V".
  private static func isAnswer(_ subject: [Token]) -> Bool {
    let words = subject.drop { $0.isWord(in: ["a", "the"]) }
    if words.count == 2, words.first?.isWord("returning") == true { return true }
    return words.count == 4 && words.prefix(3).map(\.lower) == ["return", "value", "of"]
  }
}
