/// A yes-or-no that is told by what it asks: "Whether the panel is on screen."
///
/// Read only as a whole sentence in the section of one method or property, with a state behind it.
enum WhetherForm: SentenceForm {
  static let name = "whether"
  static let summary = "a value that is true exactly while something is so"
  static let examples = ["Whether the panel is in a window."]
  static let refuses = ["It asks whether the panel is in a window.", "Whether the panel may be in a window."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let first = view.clause.subject.first, first.isWord("whether"), view.clause.leading.isEmpty,
      view.clause.link == .main, view.verb.lemma == "be" || view.verb.isPassive, view.verb.modality == .fact,
      !view.verb.isHedged, !view.verb.isNegated,
      !view.clause.tail.contains(where: { $0.isWord(in: ["depends", "decides", "determines", "matters"]) }),
      case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return [] }
    let words = view.clause.subject.dropFirst().drop { $0.isWord(in: ["or", "not"]) }
    let participle = view.verb.isPassive ? "\(Verbs.participle(of: view.verb.lemma)) " : ""
    let state = Verbs.being(Array(words).phrase, participle + MethodEffect.phrase(view.clause.tail[...]).phrase)
    return MethodEffect.draft("true exactly while \(state)".trimmingCharacters(marks: " "), of: .methods(methods))
  }
}
