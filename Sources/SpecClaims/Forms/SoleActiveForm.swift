/// One at a time: "only one drain can be open at a time", "no more than one thread may be active inside a tank at any time", "only one task
/// can run on a pump at any given moment".
///
/// What is open or active leaves no room for another; what runs, runs in turn. Refuses counts that are no matter of time.
enum SoleActiveForm: SentenceForm {
  static let name = "sole-active"
  static let summary = "a thing of which only one may be active at a time"
  static let examples = [
    "Only one drain can be open at a time.", "No more than one thread may be active inside a tank at any time.",
    "Only one task can run on a pump at any given moment.",
  ]
  static let refuses = [
    "Only one drain can be open.", "Usually only one drain can be open at a time.", "Only one name can be long.",
    "Only one drain was open at a time.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, !view.verb.isPast, view.effect == .none,
      view.verb.modality == .fact || view.verb.modality == .may, let thing = thing(view.clause.subject),
      let mode = mode(view), ConcurrencyForm.read(view).isEmpty,
      let rest = withoutMoment(withoutWhich(view.clause.tail).trimmingMarks)
    else { return [] }
    let place = rest.dropFirst(view.verb.lemma == "be" ? isInFlight(rest) ? 2 : 1 : 0)
    guard place.isEmpty || place.first?.isWord(in: Lexicon.prepositions) == true, place.count <= 5 else { return [] }
    var draft = view.statement(.concurrency(mode: mode))
    draft.subject = .phrase(thing.phrase)
    (draft.modality, draft.obligor) = (.fact, .framework)
    if !place.isEmpty {
      draft.restrict(by: Array(place).phrase)
    }
    return [draft]
  }

  /// "…, which is why tanks never overflow": what comes of it.
  private static func withoutWhich(_ tail: [Token]) -> [Token] {
    let which = tail.indices.dropFirst().first { tail[$0].isWord("which") && tail[$0 - 1].isMark(",") }
    return which.map { Array(tail[..<($0 - 1)]) } ?? tail
  }

  /// "only one drain", "no more than one thread".
  private static func thing(_ words: [Token]) -> [Token]? {
    let lower = words.map(\.lower)
    let openings = [["only", "one"], ["only", "a", "single"], ["no", "more", "than", "one"], ["at", "most", "one"]]
    guard let opening = openings.first(where: { lower.starts(with: $0) }) else { return nil }
    let noun = Array(words.dropFirst(opening.count))
    return (1...4).contains(noun.count) && noun[0].kind == .word && !noun[0].isWord("of") ? noun : nil
  }

  private static func mode(_ view: ClauseView) -> String? {
    if ["run", "execute"].contains(view.verb.lemma), !view.verb.isPassive { return "serial" }
    guard view.verb.lemma == "be", let state = view.clause.tail.first else { return nil }
    if isInFlight(view.clause.tail) { return "exclusive" }
    return state.isWord(in: ["active", "open", "running", "pending", "outstanding", "enabled", "inside"])
      ? "exclusive" : nil
  }

  private static func isInFlight(_ tail: [Token]) -> Bool {
    tail.count > 1 && tail[0].isWord("in") && tail[1].isWord(in: ["flight", "progress", "use"])
  }

  /// The words in front of "at a time", "at any given moment"; nil where no moment stands there.
  private static func withoutMoment(_ tail: [Token]) -> [Token]? {
    guard let at = tail.lastIndex(where: { $0.isWord("at") }) else { return nil }
    return OverlapPhrase.moments.contains(tail[at...].map(\.lower)) ? Array(tail[..<at]) : nil
  }
}
