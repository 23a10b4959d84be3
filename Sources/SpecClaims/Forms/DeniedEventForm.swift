/// What does not come in a case: "rows will not be received while the tank is shut", "you will not receive rows while disconnected", "the
/// tank does not send rows if it is shut".
///
/// Refuses what may or should not come, and what never comes, for which nothing tells the case.
enum DeniedEventForm: SentenceForm {
  static let name = "denied-event"
  static let summary = "something that is not sent or received in a case"
  static let examples = [
    "Rows will not be received while the tank is shut.", "You will not receive rows while disconnected.",
    "The tank does not send rows if it is shut.",
  ]
  static let refuses = [
    "Rows will not be received.", "Rows may not be received while the tank is shut.",
    "Rows will usually not be received while the tank is shut.", "Rows must not be received while the tank is shut.",
    "You will not receive the key while the tank is shut.", "Rows will be received while the tank is shut.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isNegated, view.verb.modality == .fact, !view.verb.isPast, !view.verb.isPerfect, !view.isHedged,
      !view.isDenied, view.effect == .none, !view.verb.isImperative, isCase(view), let things = things(view)
    else { return [] }
    return [view.draft(.multiplicity(.zero, per: nil), subject: .phrase(things.phrase))]
  }

  /// One case, and no moment: from a moment on is another claim.
  private static func isCase(_ view: ClauseView) -> Bool {
    let cases = view.adverbials.conditions + view.leading.conditions
    return cases.count == 1 && cases[0].count > 1 && cases[0][0].isWord(in: ["while", "when", "if"])
      && view.adverbials.orders.isEmpty && view.leading.orders.isEmpty && view.adverbials.threads.isEmpty
      && view.adverbials.times == nil
  }

  /// "rows", "pending rows": many of them, and no single thing.
  private static func things(_ view: ClauseView) -> [Token]? {
    if view.verb.isPassive {
      guard passed.contains(view.verb.lemma), view.adverbials.rest.trimmingMarks.isEmpty else { return nil }
      return plural(view.clause.subject)
    }
    let object = Array(view.adverbials.rest.trimmingMarks.drop { $0.isWord("any") })
    if ["receive", "get"].contains(view.verb.lemma) { return isReceiver(view) ? plural(object) : nil }
    guard ["send", "emit", "deliver", "publish", "do", "perform", "make"].contains(view.verb.lemma), !view.isYou,
      !view.clause.subject.isLonePronoun, (1...4).contains(view.clause.subject.count)
    else { return nil }
    return plural(object)
  }

  private static func isReceiver(_ view: ClauseView) -> Bool {
    let words = view.clause.subject
    return words.map(\.lower) == ["you"]
      || (1...3).contains(words.count)
        && words.last?.isWord(in: ["listener", "listeners", "observer", "observers", "client", "clients", "handler"])
          == true
  }

  private static func plural(_ words: [Token]) -> [Token]? {
    guard (1...4).contains(words.count), let last = words.last, last.kind == .word, Verbs.isPlural(words.phrase),
      last.lower.hasSuffix("s"), !words.isLonePronoun,
      words.allSatisfy({
        $0.kind == .word && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: ["no", "some", "all"])
      })
    else { return nil }
    return words
  }

  private static let passed: Set<String> = ["receive", "process", "handle", "replay", "redeliver", "forward", "draw"]
}
