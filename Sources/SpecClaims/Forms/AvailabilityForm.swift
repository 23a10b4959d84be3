/// From when, or until when, something is there: "the response is only available after `onHeaders`", "the handle is valid only within
/// this callback", "the size is not available until the view is loaded".
///
/// Refuses states without a moment, and moments that the sentence hedges.
enum AvailabilityForm: SentenceForm {
  static let name = "availability"
  static let summary = "from when or until when something is available, valid or complete"
  static let examples = [
    "The response is only available after `onHeaders`.", "The handle is only valid within this callback.",
    "The layout is complete after the call to super.", "The size is not available until the view is loaded.",
  ]
  static let refuses = ["The handle is valid.", "The response is usually available after `onHeaders`."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["be", "remain", "stay"].contains(view.verb.lemma), !view.isHedged, !view.isDenied,
      view.verb.modality == .fact,
      view.verb.lemma == "be" || view.adverbials.rest.count == 1,
      !view.clause.subject.isEmpty, view.clause.subject.count <= 10, let state = state(view),
      OnlyCalledForm.read(view).isEmpty
    else { return [] }
    let words = Array(view.clause.subject.drop { $0.isWord("only") })
    guard let first = words.first, !first.isWord(in: ["there", "no"]), let thing = thing(words, view) else { return [] }
    let subject = Subject.phrase(Verbs.being(thing, state.text))
    return claims(view, validity: state.isWord(in: ["valid", "usable"])).map { payload in
      var draft = view.draft(payload, subject: subject)
      if case .order(.during, .event(let span)) = payload, span.hasPrefix("while ") {
        draft.condition = view.conditionInFront
      }
      return draft
    }
  }

  /// What is available; "this", under the heading of one method or property, is that.
  private static func thing(_ words: [Token], _ view: ClauseView) -> String? {
    guard words.isLonePronoun else { return words.phrase }
    guard words[0].isWord("this"), case .methods(let heading) = view.resolver.heading, heading.count == 1 else {
      return nil
    }
    return heading[0].name.written
  }

  private static func state(_ view: ClauseView) -> Token? {
    view.clause.tail.first { !$0.isWord(in: Lexicon.adverbs) }.flatMap { $0.isWord(in: states) ? $0 : nil }
  }

  private static func claims(_ view: ClauseView, validity: Bool) -> [Payload] {
    if validity, let place = place(view) { return view.verb.isNegated ? [] : [.order(.during, place)] }
    if validity, !view.verb.isNegated, let span = span(view) { return [.order(.during, .event("while \(span)"))] }
    if let between = between(view) { return between }
    let isOnly = view.verb.adverbs.contains("only") || view.clause.tail.prefix(3).contains { $0.isWord("only") }
    return view.adverbials.orders.compactMap { order in
      let target = view.resolver.reference(order.target)
      switch (order.relation, view.verb.isNegated) {
      case (.before, true) where !validity: return .order(.neverBefore, target)
      case (.after, true) where validity: return .order(.neverAfter, target)
      case (.after, false): return .order(isOnly ? .neverBefore : .after, target)
      case (.during, false) where validity: return .order(.during, target)
      case (.before, false) where validity && !view.clause.tail.contains(where: { $0.isWord("by") }):
        return .order(.neverAfter, target)
      default: return nil
      }
    }
  }

  /// "only valid between calls to `open` and `close`": not before the one, and not after the other.
  private static func between(_ view: ClauseView) -> [Payload]? {
    let tail = view.clause.tail.trimmingMarks
    guard !view.verb.isNegated,
      view.verb.adverbs.contains("only") || tail.prefix(2).contains(where: { $0.isWord("only") }),
      let between = tail.prefix(3).firstIndex(where: { $0.isWord("between") }),
      case let words = tail[(between + 1)...].drop(while: { $0.isWord(in: ["the", "calls", "to", "of"]) }),
      words.count == 3, let first = words.first, let last = words.last, first.kind == .code, last.kind == .code,
      words[words.startIndex + 1].isWord("and")
    else { return nil }
    return [
      .order(.neverBefore, view.resolver.reference([first])), .order(.neverAfter, view.resolver.reference([last])),
    ]
  }

  /// "valid while the tank is open", "valid as long as E".
  private static func span(_ view: ClauseView) -> String? {
    for condition in view.adverbials.conditions {
      let words = condition.drop { $0.isWord("only") }
      let skip =
        words.first?.isWord("while") == true ? 1 : words.prefix(3).map(\.lower) == ["as", "long", "as"] ? 3 : 0
      let event = Array(words.dropFirst(skip))
      if skip > 0, let verb = MainVerb.group(in: event), verb.range.lowerBound > 0 { return event.phrase }
    }
    return nil
  }

  /// "valid only in this callback", "valid for the duration of this call".
  private static func place(_ view: ClauseView) -> Reference? {
    if let methods = view.place, methods.count == 1 { return .method(methods[0], finished: false) }
    let tail = view.clause.tail
    guard let span = tail.firstIndex(where: { $0.isWord(in: ["scope", "duration"]) }), span + 2 < tail.count,
      tail[span + 1].isWord("of")
    else { return nil }
    return view.resolver.reference(Array(tail[(span + 2)...].prefix { $0.kind != .mark }))
  }

  private static let states: Set<String> = [
    "available", "accessible", "complete", "valid", "ready", "usable", "readable", "writable", "visible",
    "observable", "effective",
  ]
}
