/// The only place for something: "changing the level is only allowed in a write block", "`-fill` is the only place where you should set
/// the level". What is allowed in one place only must not be done in another.
///
/// Refuses a place that is a thread, which another form reads, and permissions without "only".
enum OnlyPlaceForm: SentenceForm {
  static let name = "only-place"
  static let summary = "something that must be done in one place only"
  static let examples = [
    "Changing the level is only allowed in a write block.", "`-fill` is the only place where you should set the level.",
    "`-fill` is only available from within a write block.",
  ]
  static let refuses = [
    "Changing the level is allowed in a write block.", "Changing the level is only allowed on the main thread.",
    "`-fill` is a place where you should set the level.", "`-fill` is available from within a write block.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact else { return [] }
    return allowed(view) ?? place(view) ?? available(view) ?? []
  }

  /// "GERUND is only allowed in PLACE".
  private static func allowed(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isPassive, ["allow", "permit", "support"].contains(view.verb.lemma),
      view.adverbials.threads.isEmpty,
      view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true,
      let first = view.clause.subject.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]),
      let rule = RuleVerbs.rule(lemma, Array(view.clause.subject.dropFirst()))
    else { return nil }
    let place = view.clause.tail.drop { $0.isWord("only") }.prefix { $0.kind != .mark }
    guard place.count > 1, place[place.startIndex].isWord(in: ["in", "from", "within", "inside", "during"]),
      MainVerb.group(in: Array(place)) == nil
    else { return nil }
    let subject = view.resolver.thing(Array(view.clause.subject.dropFirst()))
    return [prohibition(rule, outside: place.dropFirst().phrase, subject, view)]
  }

  /// "`-fill` is only available from within a write block".
  private static func available(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = Array(view.clause.tail.trimmingMarks.drop { $0.isWord("only") })
    guard view.verb.lemma == "be", view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true,
      tail.count > 2, tail[0].isWord(in: ["available", "usable", "callable", "accessible"]),
      case let place = Array(tail.dropFirst().drop { $0.isWord("from") }), place.count > 1,
      place[0].isWord(in: ["within", "inside"]), place.allSatisfy({ $0.kind != .mark }),
      MainVerb.group(in: place) == nil, case .methods(let methods) = view.subject
    else { return nil }
    let rule = (action: Action.call, object: Subject.methods(methods).asObject)
    return [prohibition(rule, outside: place.dropFirst().phrase, view.subject, view)]
  }

  /// "X is the only place where you should VERB Y".
  private static func place(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail
    guard view.verb.lemma == "be", tail.count > 6, tail[0].isWord("the"), tail[1].isWord("only"),
      tail[2].isWord(in: ["place", "method", "hook", "function"]),
      let you = tail.firstIndex(where: { $0.isWord("you") }),
      you <= 5, let verb = VerbGroupParser(tail).group(at: you + 1), !verb.isNegated, verb.modality != .fact,
      case let object = RuleVerbs.object(of: Array(tail[verb.range.upperBound...])), !object.isEmpty,
      let rule = RuleVerbs.rule(verb.lemma, object)
    else { return nil }
    let outside = view.subject == .unknown ? view.clause.subject.phrase : view.subject.written
    return [prohibition(rule, outside: outside, view.resolver.thing(object), view)]
  }

  private static func prohibition(
    _ rule: (action: Action, object: String), outside place: String, _ subject: Subject, _ view: ClauseView
  ) -> ClaimDraft {
    var draft = view.rule(
      .prohibition(action: rule.action, object: rule.object, scope: .words("outside \(place)")), subject: subject)
    draft.modality = .must
    return draft
  }
}
