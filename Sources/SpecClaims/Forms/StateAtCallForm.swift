/// What has happened by the time of the call: "when this hook is called, the view has been created", "by the time `onClose` runs, the
/// server has stopped".
///
/// Refuses what merely is the case then ("when it is called, the view is visible"): that is no order.
enum StateAtCallForm: SentenceForm {
  static let name = "state-at-call"
  static let summary = "what has, or has not yet, happened when a method is called"
  static let examples = [
    "When this hook is called, the view has been created.",
    "By the time `-stop` runs, the server has stopped listening.",
  ]
  static let refuses = [
    "When this hook is called, the view is visible.", "When this hook is called, the view may have been created.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPerfect, view.verb.modality == .fact, !view.isHedged, !view.clause.subject.isEmpty else {
      return []
    }
    let methods = view.clause.leading.compactMap { called(in: $0, view) }.first
    guard let methods else { return [] }
    let words = view.clause.subject.drop { $0.isWord("no") }
    let isDenied = view.verb.isNegated || words.count < view.clause.subject.count
    let event =
      "\(words.phrase) has \(view.verb.isPassive ? "been " : "")\(Verbs.participle(of: view.verb.lemma)) \(view.adverbials.rest.phrase)"
    return [
      view.draft(
        .order(isDenied ? .before : .after, .event(event.trimmingCharacters(marks: " "))), subject: .methods(methods))
    ].map { draft in
      var draft = draft
      draft.condition = nil
      return draft
    }
  }

  /// "when this hook is called", "by the time `x` runs": the methods whose call it is.
  private static func called(in leading: [Token], _ view: ClauseView) -> [MethodReference]? {
    let lower = leading.map(\.lower)
    let start: Int
    if lower.first == "when" || lower.first == "once" {
      start = 1
    } else if lower.starts(with: ["by", "the", "time"]) {
      start = 3
    } else {
      return nil
    }
    let words = Array(leading[start...])
    guard let verb = MainVerb.group(in: words), Verbs.invocation.contains(verb.lemma), verb.range.lowerBound > 0,
      !verb.isNegated,
      words[verb.range.upperBound...].allSatisfy({ $0.kind == .mark })
    else { return nil }
    guard case .methods(let methods) = view.resolver.callSubject(of: Array(words[..<verb.range.lowerBound])) else {
      return nil
    }
    return methods
  }
}
