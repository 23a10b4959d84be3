/// A yes-or-no that is told by what it asks: "Whether the panel is on screen."
///
/// Read only as a whole sentence in the section of one method or property, with a state behind it.
enum WhetherForm: SentenceForm {
  static let name = "whether"
  static let summary = "a value that is true exactly while something is so"
  static let examples = ["Whether the panel is in a window."]
  static let refuses = [
    "It asks whether the panel is in a window.", "Whether the panel may be in a window.",
    "Whether the panel is in a window is up to you.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let first = view.clause.subject.first, first.isWord("whether"), view.clause.leading.isEmpty,
      view.clause.link == .main, view.verb.lemma == "be" || view.verb.isPassive, view.verb.modality == .fact,
      !view.verb.isHedged, !view.verb.isNegated,
      !isSubjectOfMore(view.clause.tail),
      case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return [] }
    let words = view.clause.subject.dropFirst().drop { $0.isWord(in: ["or", "not"]) }
    let participle = view.verb.isPassive ? "\(Verbs.participle(of: view.verb.lemma)) " : ""
    let state = Verbs.being(Array(words).phrase, participle + MethodEffect.phrase(view.clause.tail[...]).phrase)
    return MethodEffect.draft("true exactly while \(state)".trimmingCharacters(marks: " "), of: .methods(methods))
  }

  /// "Whether or not it is open, `f` …": what is told holds in any case, and is no answer.
  static func isOfAnyCase(_ tokens: [Token]) -> Bool {
    tokens.prefix(3).map(\.lower) == ["whether", "or", "not"] && tokens.contains { $0.isMark(",") }
  }

  /// "Whether it is open | is up to the tank", "… | depends on the pump": the question is what something is said of.
  private static func isSubjectOfMore(_ tail: [Token]) -> Bool {
    // "before or after it is shown | depends on the pump": behind any verb of its own.
    if tail.contains(where: { $0.isWord(in: ["depends", "varies"]) }) { return true }
    guard let verb = tail.firstIndex(where: { $0.isWord(in: judging) }) else { return false }
    if tail[(verb + 1)...].first?.isWord(in: unknown) == true { return true }
    return !tail[..<verb].contains {
      $0.isWord(in: Lexicon.relative) || $0.isWord(in: Lexicon.temporal) || $0.isWord("if")
    }
  }

  private static let unknown: Set<String> = [
    "unspecified", "undefined", "unknown", "undocumented", "unclear", "irrelevant", "up",
  ]
  private static let judging = Lexicon.be.union([
    "decides", "determines", "matters", "remains", "has",
  ])
}
