/// What a method does when nobody overrides it: "the default implementation calls `-draw`", "the base class clears the cache".
///
/// Refuses hedges ("usually does nothing"), and what calls the method itself: that is an order.
enum DefaultImplementationForm: SentenceForm {
  static let name = "default-implementation"
  static let summary = "what the default or inherited implementation does"
  static let examples = [
    "The default implementation calls `-draw` for every row.", "The base class implementation does nothing.",
  ]
  static let refuses = [
    "The default implementation usually calls `-draw`.", "The default colour is red.",
    "You can change the default implementation.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard isInherited(view.clause.subject), !view.verb.isPassive, view.verb.modality == .fact, !view.verb.isImperative,
      !view.isHedged, !view.verb.isPerfect, view.verb.lemma != "be"
    else { return [] }
    if Verbs.calling.contains(view.verb.lemma), view.clause.tail.first?.isWord(in: ["this", "it"]) == true {
      return []
    }
    let named = view.resolver.methods(in: view.clause.subject)
    let subject: Subject = named.count == 1 ? .methods(named) : view.resolver.heading
    let words = MethodEffect.phrase(view.clause.tail[...])
    guard case .methods = subject, !words.isEmpty else { return [] }
    let verb = view.verb.isNegated ? "does not \(view.verb.lemma)" : Verbs.thirdPerson(of: view.verb.lemma)
    let state = "\(view.clause.subject.objectPhrase) \(verb) \(words.phrase)"
    return MethodEffect.draft(state, of: subject, condition: view.condition)
  }

  /// "the default implementation", "the base class implementation", "base class", "the superclass's implementation".
  static func isInherited(_ subject: [Token]) -> Bool {
    guard (1...8).contains(subject.count),
      subject.contains(where: { $0.isWord(in: ["default", "base", "superclass", "inherited"]) })
    else { return false }
    return subject.contains { $0.isWord("implementation") }
      || subject.last?.isWord(in: ["class", "superclass"]) == true
  }
}
