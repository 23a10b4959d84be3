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
    if let already = already(view) { return [already] }
    guard view.verb.isPerfect || isStillToCome(view), view.verb.modality == .fact, !view.isHedged,
      !view.clause.subject.isEmpty, view.clause.subject[0].text != "there"
    else { return [] }
    if view.verb.isPerfect, let over = whenOver(view) { return [over] }
    let places = view.clause.leading + view.adverbials.conditions
    let methods = places.compactMap { called(in: $0, view) }.first ?? atThisPoint(view) ?? byThen(view)
    guard let methods else { return [] }
    let words = view.clause.subject.drop { $0.isWord("no") }
    let isDenied = view.verb.isNegated || words.count < view.clause.subject.count
    if case .methods(let other) = view.subject, other.count == 1, view.verb.isPassive,
      Verbs.invocation.contains(view.verb.lemma)
    {
      var draft = view.draft(
        .order(isDenied ? .before : .after, .method(other[0], finished: false)), subject: .methods(methods))
      draft.condition = nil
      return [draft]
    }
    let rest = view.adverbials.rest.filter { !$0.isWord(in: ["yet", "already"]) }
    let behind = isPoint(rest.trimmingMarks) ? "" : rest.phrase
    let event = "\(Verbs.perfect(words.phrase, view.verb.lemma, passive: view.verb.isPassive)) \(behind)"
    return [
      view.draft(
        .order(isDenied ? .before : .after, .event(event.trimmingCharacters(marks: " "))), subject: .methods(methods))
    ].map { draft in
      var draft = draft
      draft.condition = nil
      return draft
    }
  }

  /// "the tank is not filled yet": it will be.
  private static func isStillToCome(_ view: ClauseView) -> Bool {
    view.verb.isPassive && view.verb.isNegated && !view.verb.isPast && !view.verb.isProgressive
      && (view.verb.adverbs.contains("yet") || view.clause.tail.contains { $0.isWord("yet") })
  }

  /// "At this point, the tank has been filled (but has not been opened)", "the tank has not been filled at this point": in the section of a
  /// method, when it is called.
  static func atThisPoint(_ view: ClauseView) -> [MethodReference]? {
    let before = view.clause.link == .coordinate ? view.previous?.leading ?? [] : []
    guard
      (view.clause.leading + before).contains(where: isPoint)
        || isPoint(view.adverbials.rest.filter { !$0.isWord("yet") }),
      case .methods(let methods) = view.resolver.heading, methods.count == 1,
      view.clause.link == .main || !before.isEmpty
    else { return nil }
    return methods
  }

  /// "The tank will have been filled already": in the section of a method, by the time of the call.
  private static func byThen(_ view: ClauseView) -> [MethodReference]? {
    guard view.verb.isFuture, view.verb.isPassive, !view.verb.isNegated, view.clause.leading.isEmpty,
      view.adverbials.conditions.isEmpty, view.adverbials.orders.isEmpty, !view.isAboutHeading,
      case .methods(let methods) = view.resolver.heading, methods.count == 1, view.clause.link == .main
    else { return nil }
    return methods
  }

  static func isPoint(_ words: [Token]) -> Bool {
    if words.map(\.lower) == ["by", "now"] { return true }
    return words.count == 3 && words[0].isWord(in: ["at", "by"]) && words[1].isWord("this")
      && words[2].isWord(in: ["point", "time", "moment", "stage"])
  }

  /// "when `stop` returns, all rows have been drawn": they are drawn before its end.
  private static func whenOver(_ view: ClauseView) -> ClaimDraft? {
    guard !view.verb.isNegated, !view.clause.subject[0].isWord("no") else { return nil }
    let ended = view.clause.leading.lazy.compactMap { leading -> MethodReference? in
      if ["on return", "upon return"].contains(leading.map(\.lower).joined(separator: " ")) { return ofHeading(view) }
      let lower = leading.prefix(3).map(\.lower)
      let start = lower == ["by", "the", "time"] ? 3 : ["when", "once"].contains(lower.first ?? "") ? 1 : nil
      guard let start, case let words = Array(leading[start...]), let verb = MainVerb.group(in: words),
        ["return", "finish", "complete"].contains(verb.lemma), !verb.isNegated, verb.range.lowerBound > 0,
        words[verb.range.upperBound...].allSatisfy({ $0.kind == .mark || $0.isWord(in: ["successfully", "normally"]) }),
        case .methods(let methods) = view.resolver.callSubject(of: Array(words[..<verb.range.lowerBound]))
      else { return nil }
      return methods.count == 1 ? methods[0] : nil
    }.first
    guard let ended else { return nil }
    let event = Verbs.perfect(view.clause.subject.phrase, view.verb.lemma, passive: view.verb.isPassive)
    var subject = Subject.phrase(event)
    if case .methods(let called) = view.subject, called.count == 1, view.isCall { subject = view.subject }
    var draft = view.draft(.order(.before, .method(ended, finished: true)), subject: subject)
    draft.condition = nil
    return draft
  }

  private static func ofHeading(_ view: ClauseView) -> MethodReference? {
    guard case .methods(let methods) = view.resolver.heading, methods.count == 1 else { return nil }
    return methods[0]
  }

  /// "when this hook is called", "by the time `x` runs": the methods whose call it is.
  static func called(in leading: [Token], _ view: ClauseView) -> [MethodReference]? {
    let lower = leading.map(\.lower)
    let start: Int
    if ["when", "once"].contains(lower.first) {
      start = 1
    } else if lower.starts(with: ["by", "the", "time"]) {
      start = 3
    } else {
      return nil
    }
    let words = Array(leading[start...])
    guard let verb = MainVerb.group(in: words), verb.range.lowerBound > 0,
      case let begins = begins(verb, words), begins || Verbs.invocation.contains(verb.lemma), !verb.isNegated,
      words[verb.range.upperBound...].allSatisfy({ $0.kind == .mark })
    else { return nil }
    // "this invocation" is "this".
    let subject = words[..<verb.range.lowerBound].filter { !begins || !$0.isWord("invocation") }
    guard case .methods(let methods) = view.resolver.callSubject(of: subject) else { return nil }
    return methods
  }

  /// "by the time this invocation begins".
  private static func begins(_ verb: VerbGroup, _ words: [Token]) -> Bool {
    ["begin", "start"].contains(verb.lemma)
      && words[..<verb.range.lowerBound].last?.isWord(in: ["invocation", "call"]) == true
  }
}
