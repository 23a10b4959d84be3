/// What threads do with something: "only one thread may hold the lock at a time", "several threads can read the table at the same time",
/// "no other thread can write the table".
///
/// Refuses threads that merely do something ("a thread reads the table").
enum ThreadSubjectForm: SentenceForm {
  static let name = "thread-subject"
  static let summary = "how many threads may do something at a time"
  static let examples = [
    "Only one thread may read the table at a time.", "Multiple threads can read the table at the same time.",
    "While the table is locked, no other thread can read it.",
  ]
  static let refuses = [
    "A thread reads the table.", "Usually, only one thread reads the table at a time.", "Several threads are started.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.verb.isPassive, view.verb.lemma != "be", let mode = mode(view),
      let subject = subject(view)
    else { return [] }
    var draft = view.statement(.concurrency(mode: mode), subject: subject)
    // "only one thread may": the others must not.
    if draft.modality == .may, view.clause.subject.first?.isWord(in: ["only", "no"]) == true { draft.modality = .must }
    return [draft]
  }

  private static func mode(_ view: ClauseView) -> String? {
    let words = withoutTime(view.clause.subject)
    if words.count < view.clause.subject.count, isOne(words), !view.verb.isNegated { return "serial" }
    guard let last = words.last, last.isWord(in: ["thread", "threads", "goroutines", "tasks", "fibers"]),
      words.count <= 5, !view.verb.isNegated
    else {
      return nil
    }
    if words[0].isWord("no"), words.count <= 3, words.count == 2 || words[1].isWord(in: ["other", "two"]) {
      guard view.verb.modality == .may else { return nil }
      return words.count == 2 || words[1].isWord("two") && !isTogether(view) ? nil : "exclusive"
    }
    // "Only a single thread may call this": one, and for good.
    if !isTogether(view) {
      guard isOne(words), words[0].isWord("only"), view.verb.modality == .may else { return nil }
      return Verbs.calling.contains(view.verb.lemma) ? "exclusive" : "serial"
    }
    if isOne(words) { return "serial" }
    return words[0].isWord(in: ["multiple", "several", "many", "all"]) && view.verb.modality == .may
      ? "concurrent" : nil
  }

  /// "only one thread | at a time".
  private static func withoutTime(_ subject: [Token]) -> [Token] {
    subject.count > 3 && subject.suffix(3).map(\.lower) == ["at", "a", "time"] ? Array(subject.dropLast(3)) : subject
  }

  /// "only one thread", "at most one thread", "a single thread".
  private static func isOne(_ words: [Token]) -> Bool {
    let text = words.map(\.lower).joined(separator: " ")
    return ["only one thread", "only a single thread", "at most one thread", "exactly one thread", "one thread"]
      .contains(
        text)
  }

  /// "at a time", "at the same time", "simultaneously".
  private static func isTogether(_ view: ClauseView) -> Bool {
    if view.verb.adverbs.contains(where: { OverlapPhrase.adverbs.contains($0) }) { return true }
    let text = view.clause.tail.map(\.lower).joined(separator: " ")
    return ["at a time", "at once", "at the same time", "at any time", "simultaneously", "concurrently", "in parallel"]
      .contains { text.hasSuffix($0) || text.contains($0 + " ") }
  }

  /// "may | draw into the tank at a time": what the one thread does.
  private static func act(_ view: ClauseView) -> Subject? {
    let words = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord("at") }
    guard words.count <= 5, view.verb.modality == .may || view.verb.isCan else { return nil }
    return .phrase(([view.verb.lemma] + words.map(\.text)).joined(separator: " "))
  }

  /// What is done something to: a method, a thing, or the pronoun's method.
  private static func subject(_ view: ClauseView) -> Subject? {
    let object = view.clause.tail.prefix {
      $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: OverlapPhrase.adverbs)
    }.filter { !$0.isWord(in: ["or", "and"]) }.drop { Verbs.lemma(of: $0.lower, as: [.base]) != nil }
    guard let first = object.first, !first.isWord(in: Lexicon.coordinators) else {
      let words = withoutTime(view.clause.subject)
      return isOne(words) || words.first?.isWord("no") == true ? act(view) : nil
    }
    if object.count == 1, first.isWord(in: ["it", "this", "them"]) {
      return view.resolver.topic == .unknown ? nil : view.resolver.topic
    }
    let subject = view.resolver.callSubject(of: Array(object))
    return subject == .unknown ? nil : subject
  }
}
