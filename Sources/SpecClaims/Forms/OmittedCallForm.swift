/// A call that is left out in a case: "`-drain` is skipped when the tank is empty", "if the pump fails, the tank is closed without calling
/// `-drain`", "returning `nil` closes the tank without calling `-drain`".
///
/// Refuses a call that is left out in no case in particular, and what somebody must not, may or should leave out.
enum OmittedCallForm: SentenceForm {
  static let name = "omitted-call"
  static let summary = "a call that is left out in a case"
  static let examples = [
    "`-drain` is skipped when the tank is empty.",
    "If the pump fails, the tank is closed without calling `-drain`.",
    "Returning `nil` closes the tank without calling `-drain`.",
  ]
  static let refuses = [
    "`-drain` is skipped.", "The tank is closed without calling `-drain`.",
    "If the pump fails, the tank may be closed without calling `-drain`.",
    "If the pump fails, do not close the tank without calling `-drain`.",
    "If the pump fails, the tank is closed without calling `-drain` twice.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged, !view.isDenied, !view.isYou,
      view.effect == .none, !view.verb.isPerfect, view.clause.link != .causal("otherwise")
    else { return [] }
    return skipped(view).map { [$0] } ?? without(view)
  }

  /// "`-drain` is skipped if E".
  private static func skipped(_ view: ClauseView) -> ClaimDraft? {
    guard ["skip", "omit", "bypass"].contains(view.verb.lemma), view.verb.isPassive, view.adverbials.rest.isEmpty,
      view.adverbials.orders.isEmpty, view.adverbials.times == nil, case .methods = view.subject,
      let condition = condition(view)
    else { return nil }
    return draft(view.subject, condition, view)
  }

  /// "… without calling `-drain` or `-close`".
  private static func without(_ view: ClauseView) -> [ClaimDraft] {
    let tail = view.clause.tail
    guard let start = tail.indices.first(where: { opens(tail, at: $0) }), let condition = condition(view) else {
      return []
    }
    let words = tail[(start + 2)...].drop { $0.isWord(in: Lexicon.determiners) }
      .prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) }
    guard !words.isEmpty,
      words.allSatisfy({ $0.kind == .code || $0.isWord("or") || $0.isWord(in: ["method", "hook", "callback"]) }),
      case let named = view.resolver.methods(in: Array(words)), !named.isEmpty,
      named.count == words.count(where: { $0.kind == .code })
    else { return [] }
    return named.map { draft(.methods([$0]), condition, view) }
  }

  private static func opens(_ tail: [Token], at index: Int) -> Bool {
    index + 2 < tail.count && tail[index].isWord("without")
      && tail[index + 1].isWord(in: ["calling", "invoking", "running", "executing", "triggering"])
  }

  /// The case: "if E", or the deed that the sentence is about ("returning `nil`").
  private static func condition(_ view: ClauseView) -> String? {
    if let condition = view.condition { return condition }
    let moments = view.leading.conditions + view.adverbials.conditions
    if !moments.isEmpty { return moments.map(\.phrase).joined(separator: ", ") }
    guard let first = view.clause.subject.first, first.kind == .word, Verbs.isGerund(first.lower) else { return nil }
    return "when \(first.lower) \(view.clause.subject.dropFirst().phrase)"
  }

  private static func draft(_ subject: Subject, _ condition: String, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.multiplicity(.zero, per: nil), subject: subject)
    draft.condition = condition
    return draft
  }
}
