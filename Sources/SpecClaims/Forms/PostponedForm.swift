/// What is put off: "the reply is delayed until after the pump has stopped", "writes must be deferred until the lock is free", "the call is
/// put off to the next turn of the loop". It does not come before what it waits for.
///
/// Refuses what is put off without a moment, and what merely may be.
enum PostponedForm: SentenceForm {
  static let name = "postponed"
  static let summary = "something that is put off until something else has happened"
  static let examples = [
    "The reply is delayed until after the pump has stopped.", "Writes must be deferred until the lock is free.",
    "The callback is deferred to the next iteration of the loop.",
    "Hosts should postpone the removal of the tank until its pump has stopped.",
  ]
  static let refuses = [
    "The reply is delayed.", "The reply may be delayed until the pump has stopped.",
    "The reply is not delayed until the pump has stopped.", "The reply is delayed to save power.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let active = active(view) { return [active] }
    guard postponing.contains(view.verb.lemma), view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.verb.modality != .may, let first = view.clause.subject.first, view.clause.subject.count <= 9,
      !first.isWord(in: ["no", "none", "nothing", "there"]),
      !view.clause.tail.contains(where: { $0.isWord("or") }) || !view.clause.tail.contains(where: { $0.isMark(",") }),
      let moment = moment(view)
    else { return [] }
    let isPronoun = view.clause.subject.isLonePronoun
    // "If another row comes in, it is held until E": the row, perhaps.
    guard !isPronoun || view.isAboutHeading && view.leading.conditions.isEmpty, view.subject != .unknown else {
      return []
    }
    return [view.draft(.order(.neverBefore, view.resolver.reference(moment)))]
  }

  /// "the host postpones the call until the tank is dry", "defer closing the valve until then".
  private static func active(_ view: ClauseView) -> ClaimDraft? {
    // "holds its own reference until E": for so long.
    guard postponing.contains(view.verb.lemma), view.verb.lemma != "hold" || view.verb.isImperative,
      !view.verb.isPassive, !view.verb.isNegated, !view.isHedged, view.modality != .may,
      [.none, .recommended, .required].contains(view.effect),
      let until = view.clause.tail.firstIndex(where: { $0.isWord(in: ["until", "till"]) }), (1...8).contains(until),
      case let thing = view.clause.tail[..<until].drop(while: { $0.isWord(in: ["any", "all"]) }),
      !thing.isEmpty, !thing.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.pronouns) }),
      case let moment = view.clause.tail[(until + 1)...].drop(while: { $0.isWord("after") }).prefix(while: {
        !$0.isMark(",")
      }),
      moment.count > 1
    else { return nil }
    return view.draft(
      .order(.neverBefore, view.resolver.reference(Array(moment))), subject: .phrase(Array(thing).phrase))
  }

  static let postponing: Set<String> = ["defer", "delay", "postpone", "suspend", "hold"]

  private static func preposition(_ view: ClauseView) -> Int? {
    view.clause.tail.prefix(3).firstIndex { $0.isWord(in: ["until", "till", "to"]) }
  }

  /// "until (after) E", "to the next turn".
  private static func moment(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    guard let until = preposition(view) else { return nil }
    var words = tail[(until + 1)...].prefix { !$0.isMark(",") }
    if words.first?.isWord("after") == true { words = words.dropFirst() }
    guard words.count > 1 || words.first?.kind == .code else { return nil }
    if tail[until].isWord("to") { return isNext(words) ? Array(words) : nil }
    return Array(words)
  }

  /// "to the next frame", "to the end of the frame"; "to save power" is what for.
  private static func isNext(_ words: ArraySlice<Token>) -> Bool {
    words.prefix(2).map(\.lower).first == "the"
      && words.dropFirst().first?.isWord(in: ["next", "following", "end", "subsequent"]) == true
  }
}
