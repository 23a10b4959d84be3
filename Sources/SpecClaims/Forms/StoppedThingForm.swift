/// Things that do not come back: "a stopped tank will never be started again", "a tank already closed is never reopened".
///
/// Refuses what may come back, and rules, which other forms read.
enum StoppedThingForm: SentenceForm {
  static let name = "stopped-thing"
  static let summary = "a thing that, once it is over, never begins again"
  static let examples = [
    "A stopped tank will never be started again.", "A tank already closed is never opened again.",
  ]
  static let refuses = [
    "A stopped tank will usually never be started again.", "A stopped tank may never be started again.",
    "A stopped tank will be started again.", "A stopped tank is never started.",
    "A big tank will never be started again.",
    "A stopped tank will never be started again until it is full.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, view.verb.isNegated,
      view.verb.adverbs.contains("never") || view.written.verb?.isNegated == true,
      view.verb.modality == .fact, !view.verb.isPast, !view.isHedged, !view.isDenied, view.effect == .none,
      view.clause.tail.trimmingMarks.map(\.lower) == ["again"], view.clause.leading.isEmpty,
      let thing = thing(view.clause.subject)
    else { return [] }
    let over = Verbs.perfect("the \(thing.noun)", thing.lemma, passive: true)
    return [
      view.draft(
        .order(.neverAfter, .event(over)), subject: .phrase(Verbs.passive("the \(thing.noun)", view.verb.lemma)))
    ]
  }

  /// "a stopped tank", "a tank already stopped".
  private static func thing(_ words: [Token]) -> (noun: String, lemma: String)? {
    guard (3...4).contains(words.count), words[0].isWord(in: ["a", "an"]), words.allSatisfy({ $0.kind == .word }) else {
      return nil
    }
    let isBehind = words.count == 4 && words[2].isWord(in: ["already", "once"])
    guard words.count == 3 || isBehind, case let state = isBehind ? words[3] : words[1],
      let lemma = Verbs.lemma(of: state.lower, as: [.participle]), endings.contains(lemma)
    else { return nil }
    return (isBehind ? words[1].lower : words[2].lower, lemma)
  }

  private static let endings: Set<String> = [
    "stop", "close", "destroy", "cancel", "finish", "complete", "dispose", "shut", "release", "terminate", "remove",
  ]
}
