/// A method that is asked: "Asks the delegate whether the row can be opened."
///
/// Its answer decides; what happens then is not said.
enum QuestionForm: SentenceForm {
  static let name = "question"
  static let summary = "a method whose answer decides something"
  static let examples = ["Asks the delegate whether the row can be opened.", "Asks the panel if it should close."]
  static let refuses = ["Asks the delegate for the row.", "The delegate asks whether the row can be opened."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    let subject = view.clause.subject
    guard let first = subject.first, first.isWord("asks"), view.clause.link == .main,
      let word = subject.firstIndex(where: { $0.isWord(in: ["if", "whether"]) }), (2...5).contains(word),
      word + 1 < subject.count, !view.verb.isHedged, case .methods(let methods) = view.resolver.heading
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[...])
    guard let modal = modal(view), !words.isEmpty || view.verb.lemma != "be" else { return [] }
    let verb = view.verb.isPassive ? "be \(Verbs.participle(of: view.verb.lemma))" : view.verb.lemma
    let question = "\(subject[(word + 1)...].phrase) \(modal) \(verb) \(words.phrase)"
    return MethodEffect.draft(
      "its answer decides whether \(question)".trimmingCharacters(marks: " "), of: .methods(methods))
  }

  private static func modal(_ view: ClauseView) -> String? {
    switch view.verb.modality {
    case .must: "must"
    case .should: "should"
    case .may: view.verb.isCan ? "can" : "may"
    case .fact: nil
    }
  }
}
