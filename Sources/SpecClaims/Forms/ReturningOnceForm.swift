/// What a method waits for, told by when it returns: "Opens the tank, returning once it is full", "Returns when the tank is full".
///
/// Refuses what it returns ("returning the level once it is known") and sentences that have another subject than the method.
enum ReturningOnceForm: SentenceForm {
  static let name = "returning-once"
  static let summary = "a method that returns only when something has happened"
  static let examples = [
    "Opens the tank, returning once it has been filled.", "Opens the tank and returns when it is full.",
  ]
  static let refuses = [
    "Opens the tank, returning the level once it is full.", "Opens the tank, usually returning once it is full.",
    "The pump opens the tank, returning once it is full.", "Opens the tank, returning immediately.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isInMethodSection, !view.isHedged, !view.isDenied, view.verb.modality == .fact, !view.verb.isNegated,
      !view.verb.isPassive, view.effect == .none, case .methods(let heading) = view.resolver.heading,
      heading.count == 1,
      isOfMethod(view), waits(view)
    else { return [] }
    return [view.draft(.concurrency(mode: "blocking"), subject: .methods(heading))]
  }

  /// "this method returns", "(Opens the tank) and returns", "Returns".
  private static func isOfMethod(_ view: ClauseView) -> Bool {
    view.clause.subject.isEmpty && (view.verb.isElliptical || view.clause.inheritsSubject)
      || view.clause.subject.isLonePronoun
      || view.clause.subject.first?.isWord("this") == true && view.clause.subject.count == 2
  }

  private static func waits(_ view: ClauseView) -> Bool {
    let rest = view.clause.tail.drop { $0.isWord("only") }
    guard view.verb.lemma == "return", let first = rest.first, rest.count > 2 else { return false }
    if rest.prefix(3).map(\.lower) == ["as", "soon", "as"] {
      return rest.dropFirst(3).first?.isWord("possible") != true
    }
    return first.isWord(in: ["once", "when", "after"]) && !rest.contains { $0.isWord(in: ["if", "or", "unless"]) }
  }
}
