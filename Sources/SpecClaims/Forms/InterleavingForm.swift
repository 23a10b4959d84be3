/// Whether calls or deeds run into each other: "tasks do not interleave", "timers never overlap", "callbacks interleave by default", "rows are
/// drained one at a time".
///
/// Refuses what merely may not overlap, and things of which it is not told what they do ("the columns overlap a little").
enum InterleavingForm: SentenceForm {
  static let name = "interleaving"
  static let summary = "calls or deeds that do, or do not, run into each other"
  static let examples = [
    "Tasks do not interleave.", "Timers of one tank never overlap.", "Callbacks interleave by default.",
    "Rows are drained one at a time.", "Timers can interleave with other calls.",
  ]
  static let refuses = [
    "Tasks usually do not interleave.", "Tasks might overlap.", "The columns overlap a little.",
    "Rows are not drained one at a time.", "A row is drained one at a time.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.isDenied, view.effect == .none, !view.verb.isPerfect, !view.verb.isPast,
      view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty, isOfSeveral(view.clause.subject),
      ConcurrencyForm.read(view).isEmpty, let mode = overlap(view) ?? turns(view)
    else { return [] }
    return [view.statement(.concurrency(mode: mode), subject: view.resolver.callSubject(of: view.clause.subject))]
  }

  private static func overlap(_ view: ClauseView) -> String? {
    if let meeting = withOthers(view) { return meeting }
    let noun = view.clause.subject.prefix { !$0.isWord(in: Lexicon.prepositions) }.last
    guard ["interleave", "overlap"].contains(view.verb.lemma), view.verb.modality != .may,
      noun?.isWord(in: deeds) == true,
      endings.contains(view.clause.tail.trimmingMarks.map(\.lower))
    else { return nil }
    if view.verb.isNegated { return "serial" }
    return view.verb.lemma == "interleave" && view.verb.modality == .fact && !view.verb.isPassive ? "concurrent" : nil
  }

  /// "(timers) can interleave with other calls".
  private static func withOthers(_ view: ClauseView) -> String? {
    let tail = view.clause.tail.trimmingMarks
    guard ["interleave", "overlap"].contains(view.verb.lemma), view.verb.modality == .may, !view.verb.isNegated,
      !view.verb.isPassive, view.clause.subject.contains(where: { $0.isWord(in: deeds) }),
      tail.prefix(2).map(\.lower) == ["with", "other"], (3...5).contains(tail.count),
      tail.last?.isWord(in: deeds) == true
    else { return nil }
    return "concurrent"
  }

  private static let endings: Set<[String]> = [
    [], ["each", "other"], ["with", "each", "other"], ["with", "one", "another"], ["in", "time"], ["by", "default"],
  ]

  /// "(rows are drained) one at a time".
  private static func turns(_ view: ClauseView) -> String? {
    let manner = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) }.map(\.lower)
    guard view.verb.isPassive, !view.verb.isNegated, view.verb.modality != .may,
      Deed.isEvent(view.verb.lemma) || ["process", "handle"].contains(view.verb.lemma)
    else { return nil }
    return [
      ["one", "at", "a", "time"], ["one", "by", "one"], ["one", "after", "another"], ["one", "after", "the", "other"],
    ]
    .contains(manner) ? "serial" : nil
  }

  /// What is called or done; columns and rows overlap on a page.
  private static let deeds: Set<String> = [
    "calls", "callbacks", "invocations", "executions", "hooks", "handlers", "listeners", "events", "tasks", "requests",
    "messages", "turns", "operations", "jobs", "runs", "timers", "deliveries", "notifications", "reads", "writes",
    "updates", "transactions", "methods", "functions", "activations",
  ]

  /// "callbacks of one tank": of one there is nothing beside.
  private static func isOfSeveral(_ subject: [Token]) -> Bool {
    let noun = subject.prefix { !$0.isWord(in: Lexicon.prepositions) }
    return subject.count <= 8 && !subject.isLonePronoun && noun.last.map(MainVerb.isPluralNoun) == true
      && noun.first?.isWord(in: ["no", "some", "most", "few"]) == false
  }
}
