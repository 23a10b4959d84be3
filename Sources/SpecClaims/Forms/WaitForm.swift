/// Something that waits for something else: "the host waits until the valve is shut before filling the tank".
///
/// Refuses a wait that names nothing it holds up ("waits until the valve is shut").
enum WaitForm: SentenceForm {
  static let name = "wait"
  static let summary = "something that is not done before something else has happened"
  static let examples = [
    "The host will wait until the valve is shut before filling the tank.",
    "Wait for the `drained` signal before closing the tank.",
  ]
  static let refuses = [
    "The host waits until the valve is shut.", "The host waits for the main thread before calling `fill`.",
    "The host may wait until the valve is shut before filling it.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "wait", !view.verb.isNegated, !view.verb.isPassive, !view.isHedged,
      [.fact, .must].contains(view.verb.modality), !isOfSome(view.clause.subject),
      let first = view.clause.tail.first, first.isWord(in: ["until", "for"]), view.clause.tail.count > 1,
      !view.clause.tail[1].isWord(in: ["at", "up", "no"]),
      let before = view.clause.tail.firstIndex(where: { $0.isWord("before") }), before > 2
    else { return [] }
    let awaited = Array(view.clause.tail[1..<before])
    let held = Array(view.clause.tail[(before + 1)...].prefix { !$0.isMark(",") })
    // "waits for it to close before returning": what the call itself does then is no other event.
    guard held.count > 1, !held[0].isWord("returning"), !awaited[0].isWord(in: ["it", "them"]),
      awaited.last?.isWord(in: ["thread", "queue", "loop", "lock", "mutex"]) != true,
      first.isWord("for") || MainVerb.group(in: awaited)?.range.lowerBound ?? 0 > 0,
      Verbs.isGerund(held[0].lower) || MainVerb.group(in: held)?.range.lowerBound ?? 0 > 0
    else { return [] }
    return [view.draft(.order(.after, view.resolver.reference(awaited)), subject: .phrase(held.phrase))]
  }

  /// "most pumps that share a tank": of the others nothing is told, and the deed behind "before" is not theirs alone.
  private static func isOfSome(_ subject: [Token]) -> Bool {
    subject.prefix(6).contains { $0.isWord(in: ["most", "many", "some", "several", "few"]) }
      || subject.contains { $0.isWord(in: ["that", "which"]) } && subject.count > 3
  }
}
