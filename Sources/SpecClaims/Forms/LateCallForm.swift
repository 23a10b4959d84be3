/// What becomes of calls that come too late or too early: "calls made after `close` are ignored", "calls to this method before `open` are silently
/// discarded", of those that are not the first: "a second call has no effect", and of things that are sent then: "rows sent while the tank is
/// shut are dropped".
///
/// Refuses what may become of them, and calls that merely are slower or rarer.
enum LateCallForm: SentenceForm {
  static let name = "late-call"
  static let summary = "calls at the wrong time that are ignored"
  static let examples = [
    "Calls made after `close` are silently ignored.", "Calls to this method before `open` are discarded.",
    "A second call has no effect.", "Only the first call has an effect.",
    "Rows sent while the tank is shut are dropped.",
  ]
  static let refuses = [
    "Calls made after `close` may be ignored.", "Calls made after `close` are usually ignored.",
    "Calls made after `close` are not ignored.", "Calls made after `close` are logged.", "A second call is slower.",
    "Some calls made after `close` are ignored.", "A call has no effect.",
    "Some rows sent while the tank is shut are dropped.", "Rows sent by a pump are dropped.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality == .fact, !view.isHedged, !view.isDenied, !view.verb.isPast, view.effect == .none,
      view.clause.leading.isEmpty, view.adverbials.orders.isEmpty
    else { return [] }
    if isLost(view), let sent = sent(view) { return [sent] }
    guard view.condition == nil else { return [] }
    if let further = further(view) { return [further] }
    guard isLost(view), let misuse = misuse(view) else { return [] }
    return [view.draft(.misuseResult(misuse: misuse.act, result: "no-effect"), subject: .methods([misuse.method]))]
  }

  private static func isLost(_ view: ClauseView) -> Bool {
    view.verb.isPassive && !view.verb.isNegated && ["ignore", "discard", "drop"].contains(view.verb.lemma)
      && view.adverbials.rest.trimmingMarks.allSatisfy { $0.isWord(in: ["silently", "and", "have", "no", "effect"]) }
  }

  /// "calls to `fill` made | after `close`".
  private static func misuse(_ view: ClauseView) -> (act: Misuse, method: MethodReference)? {
    let words = view.clause.subject.drop { $0.isWord(in: ["all", "any", "further"]) }
    guard words.first?.isWord(in: ["calls", "invocations"]) == true,
      let moment = words.firstIndex(where: { $0.isWord(in: ["after", "before"]) }),
      case let target = Array(words[(moment + 1)...]), !target.isEmpty,
      case let between = words[..<moment].dropFirst().filter({ !$0.isWord(in: ["made", "issued", "that", "come"]) }),
      let method = method(between, view)
    else { return nil }
    let reference = view.resolver.reference(target)
    return (
      Misuse(
        action: .call, object: method.name.written,
        scope: words[moment].isWord("after") ? .after(reference) : .before(reference)), method
    )
  }

  /// "rows sent (are dropped) | while the tank is shut"; those "sent after `close`" are another form's.
  private static func sent(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject.drop { $0.isWord(in: ["all", "any", "further"]) }
    guard words.last?.isWord(in: sending) == true, (2...4).contains(words.count), let moment = view.condition,
      case let noun = Array(words.dropLast()), Verbs.isPlural(noun.phrase),
      noun.allSatisfy({ $0.kind == .word && !$0.isWord(in: ["some", "most", "many", "few", "calls", "invocations"]) })
    else { return nil }
    let act = Misuse(action: .call, object: "\(Array(words).phrase) \(moment)", scope: .anywhere)
    var draft = view.draft(.misuseResult(misuse: act, result: "no-effect"), subject: .phrase(noun.phrase))
    draft.condition = nil
    return draft
  }

  static let sending: Set<String> = [
    "sent", "emitted", "posted", "added", "written", "issued", "submitted", "scheduled", "delivered", "received",
    "published", "queued", "enqueued", "fired", "raised",
  ]

  /// "to this method", or nothing: that of the section. Calls of one that is named are another form's.
  private static func method(_ words: [Token], _ view: ClauseView) -> MethodReference? {
    guard case .methods(let heading) = view.resolver.heading, heading.count == 1,
      words.isEmpty || words[0].isWord(in: ["to", "of"]) && (2...3).contains(words.count) && words[1].isWord("this")
    else { return nil }
    return heading[0]
  }

  /// "A second call has no effect", "only the first call has an effect".
  private static func further(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject.map(\.lower)
    guard case .methods(let heading) = view.resolver.heading, heading.count == 1, !view.verb.isNegated,
      let noun = words.last, ["call", "calls", "invocation", "invocations"].contains(noun)
    else { return nil }
    let front = words.dropLast().filter { !["a", "any", "all", "the"].contains($0) }
    let tail = view.clause.tail.trimmingMarks.map(\.lower)
    if front == ["only", "first"] || front == ["first"] && view.verb.adverbs.contains("only") {
      guard view.verb.lemma == "have", [["an", "effect"], ["any", "effect"]].contains(tail) else { return nil }
    } else {
      guard front.count == 1, others.contains(front[0]),
        ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail.trimmingMarks) == "no-effect"
      else { return nil }
    }
    let act = Misuse(action: .call, object: "\(heading[0].name.written) again", scope: .anywhere)
    return view.draft(.misuseResult(misuse: act, result: "no-effect"), subject: .methods(heading))
  }

  private static let others: Set<String> = [
    "second", "further", "subsequent", "repeated", "additional", "later",
  ]
}
