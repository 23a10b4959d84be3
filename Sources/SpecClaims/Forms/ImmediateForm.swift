/// What happens at once, or does not, when the section's method is called: "the next task is not run immediately", "the tank is closed
/// immediately", "`-refresh` does not immediately draw the panel".
///
/// Refuses a moment of its own ("immediately after E"), returning at once, which is no order, and sections of no method.
enum ImmediateForm: SentenceForm {
  static let name = "immediate"
  static let summary = "something that happens, or does not, at once when a method is called"
  static let examples = [
    "The next task is not run immediately.", "The tank is closed immediately.",
    "The host does not guarantee that the change is applied immediately.", "This method stops the tank immediately.",
  ]
  static let refuses = [
    "It returns immediately.", "The tank is closed immediately after the pump has stopped.",
    "The tank is usually closed immediately.", "The tank may be closed immediately.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard case .methods(let heading) = view.resolver.heading, heading.count == 1, view.effect == .none,
      !view.isHedged, view.verb.modality == .fact, !view.verb.isPerfect, !view.isYou, !view.verb.isElliptical,
      view.adverbials.orders.isEmpty, view.leading.orders.isEmpty, !view.namesPlace, !isOnOccasion(view),
      !isOfTraffic(view), isAtOnce(view), let subject = subject(view, heading[0])
    else { return [] }
    var draft = view.draft(.order(.immediatelyAfter, .method(heading[0], finished: false)), subject: subject)
    if view.verb.isNegated || view.isDenied { draft.polarity = false }
    return [draft]
  }

  /// "When E, it is closed immediately": at once after that.
  private static func isOnOccasion(_ view: ClauseView) -> Bool {
    (view.leading.conditions + view.adverbials.conditions).contains {
      $0.first?.isWord(in: ["when", "whenever", "as", "upon", "every", "each"]) == true
        || $0.contains { $0.isWord("should") }
    }
  }

  /// "If there is no delay, all rows are delivered immediately": whenever there are any.
  private static func isOfTraffic(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord(in: ["all", "any", "every", "each"]) == true
      && ["deliver", "send", "emit", "write", "process", "forward"].contains(view.verb.lemma)
  }

  /// "immediately" with nothing behind it that would be its moment.
  private static func isAtOnce(_ view: ClauseView) -> Bool {
    if view.verb.adverbs.contains(where: words.contains) { return true }
    let tail = view.clause.tail
    guard let word = tail.firstIndex(where: { $0.kind == .word && words.contains($0.lower) }), word <= 4 else {
      return false
    }
    guard let next = tail[(word + 1)...].first else { return true }
    return next.kind == .mark || next.isWord(in: ["and", "but", "without"])
  }

  private static let words: Set<String> = ["immediately", "instantly", "straightaway"]

  /// "this method stops the tank immediately": the tank is stopped then.
  private static func done(_ view: ClauseView, _ heading: MethodReference) -> Subject? {
    guard view.subject == .methods([heading]), view.conditionInFront == nil || view.leading.conditions.count == 1,
      case let object = view.clause.tail.filter({ !Lexicon.isAdverb($0.lower) }).trimmingMarks
    else { return nil }
    return Deed.event(of: view.verb, to: object).map(Subject.phrase)
  }

  private static func subject(_ view: ClauseView, _ heading: MethodReference) -> Subject? {
    guard view.verb.isPassive else { return done(view, heading) }
    guard let first = view.clause.subject.first, !first.isWord(in: ["no", "nothing", "none", "there"]),
      !view.clause.subject.isLonePronoun, view.clause.subject.count <= 8
    else { return nil }
    // "the reason is returned immediately": by whichever call.
    if view.verb.lemma == "return" { return nil }
    if view.isCall {
      // "It will not be called immediately": after what, is told elsewhere.
      if case .methods(let named) = view.subject, named.contains(where: { $0.name.base == heading.name.base }) {
        return nil
      }
      return view.subject
    }
    return .phrase(Verbs.passive(view.clause.subject.phrase, view.verb.lemma))
  }
}
