/// A call that its caller may repeat: "you may call `open()` more than once", "it is safe to call this several times", "calling this twice is
/// fine".
///
/// Refuses calls at the same time, which are no matter of how many there are, and calls that have to be repeated.
enum RepeatableCallForm: SentenceForm {
  static let name = "repeatable-call"
  static let summary = "a call that is allowed more than once"
  static let examples = [
    "You may call `-open` more than once.", "It is safe to call `-open` several times.",
    "Calling `-open` twice is fine.",
  ]
  static let refuses = [
    "You might call `-open` several times.", "You must call `-open` several times.",
    "It is not safe to call `-open` twice.", "You may call `-open` several times at once.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let supported = supported(view) { return [supported] }
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, !view.verb.isPassive,
      let act = judged(view) ?? asked(view), !act.contains(where: { $0.isWord(in: meetings) }),
      case let read = AdverbialParser(act).parse(), read.times == .multiple, read.orders.isEmpty, read.threads.isEmpty,
      case let (call, owner) = apart(read.rest.trimmingMarks),
      let methods = view.resolver.methodsAlone(in: call)
    else { return [] }
    var draft = view.draft(.multiplicity(.multiple, per: read.per), subject: .methods(methods))
    if let owner { draft.restrict(by: owner) }
    (draft.modality, draft.obligor) = (.may, .framework)
    return [draft]
  }

  /// "(the tank must support) | an unbounded number of calls to `-fill`".
  private static func supported(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard ["support", "allow", "tolerate", "handle"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.verb.isNegated, [.must, .should].contains(view.verb.modality), !view.isHedged, !view.isDenied,
      view.condition == nil, let of = tail.firstIndex(where: { $0.isWord("of") }), (2...3).contains(of),
      tail[..<of].contains(where: { $0.isWord(in: ["any", "unbounded", "unlimited", "arbitrary"]) }),
      tail[of - 1].isWord("number"), tail.count == of + 4, tail[of + 1].isWord("calls"), tail[of + 2].isWord("to"),
      let methods = view.resolver.methodsAlone(in: [tail[of + 3]])
    else { return nil }
    var draft = view.draft(.multiplicity(.multiple, per: nil), subject: .methods(methods))
    (draft.modality, draft.obligor) = (.may, .framework)
    return draft
  }

  /// "this | on a tank": what is called, and on what.
  private static func apart(_ words: [Token]) -> (call: [Token], owner: String?) {
    guard let on = words.indices.dropFirst().dropLast().first(where: { words[$0].isWord(in: ["on", "for"]) }),
      // "a tank that has been drained before" takes more words.
      words.count - on <= (words[on...].contains { $0.isWord(in: ["that", "which"]) } ? 10 : 4),
      words[on + 1].isWord(in: ["a", "an", "the", "one", "each", "any"]),
      words[on...].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.coordinators) })
    else { return (words, nil) }
    return (Array(words[..<on]), words[on...].phrase)
  }

  /// "(you may call) `-open` more than once", "(it is safe to call) this twice".
  private static func asked(_ view: ClauseView) -> [Token]? {
    let isAllowed =
      view.effect == .permitted && view.verb.isInfinitive && view.written.verb?.adverbs.isEmpty != false
      || view.effect == .none && view.isYou && !view.verb.isImperative && view.verb.modality == .may
    guard isAllowed, ["call", "invoke"].contains(view.verb.lemma), !view.verb.adverbs.contains("only") else {
      return nil
    }
    return view.clause.tail.trimmingMarks
  }

  /// "calling `-open` twice | is fine".
  private static func judged(_ view: ClauseView) -> [Token]? {
    let words = view.clause.subject
    guard view.verb.lemma == "be", view.verb.modality == .fact, view.effect == .none, words.count > 2,
      words[0].isWord(in: ["calling", "invoking"]),
      case let verdict = view.clause.tail.trimmingMarks.drop(while: { $0.isWord(in: ["perfectly", "always", "also"]) }),
      verdict.count == 1, Matrix.permits(verdict[0]) || verdict[0].isWord("harmless")
    else { return nil }
    return Array(words.dropFirst())
  }

  /// Words of calls that meet.
  private static let meetings: Set<String> = [
    "concurrently", "simultaneously", "parallel", "time", "row", "recursively", "threads", "without", "only",
  ]
}
