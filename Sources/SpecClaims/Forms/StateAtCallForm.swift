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
    if let over = whenOver(view) { return [over] }
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

  /// "when `stop` returns, all rows have been drawn": they are drawn before its end.
  private static func whenOver(_ view: ClauseView) -> ClaimDraft? {
    guard !view.verb.isNegated, !view.clause.subject[0].isWord("no") else { return nil }
    let ended = view.clause.leading.lazy.compactMap { leading -> MethodReference? in
      let lower = leading.prefix(3).map(\.lower)
      let start = lower == ["by", "the", "time"] ? 3 : ["when", "once"].contains(lower.first ?? "") ? 1 : nil
      guard let start, case let words = Array(leading[start...]), let verb = MainVerb.group(in: words),
        ["return", "finish", "complete"].contains(verb.lemma), !verb.isNegated, verb.range.lowerBound > 0,
        words[verb.range.upperBound...].allSatisfy({ $0.kind == .mark }),
        case .methods(let methods) = view.resolver.callSubject(of: Array(words[..<verb.range.lowerBound]))
      else { return nil }
      return methods.count == 1 ? methods[0] : nil
    }.first
    guard let ended else { return nil }
    let event =
      "\(view.clause.subject.phrase) has \(view.verb.isPassive ? "been " : "")\(Verbs.participle(of: view.verb.lemma))"
    var draft = view.draft(.order(.before, .method(ended, finished: true)), subject: .phrase(event))
    draft.condition = nil
    return draft
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
