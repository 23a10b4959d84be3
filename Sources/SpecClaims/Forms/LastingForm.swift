/// Something that has to last: "the buffer must remain valid until the callback runs", "the key has to stay alive for as long as the tank
/// is open".
///
/// Refuses what merely lasts ("the buffer remains valid"), and states of which nobody can be asked to keep them ("must remain small").
enum LastingForm: SentenceForm {
  static let name = "lasting"
  static let summary = "something that must be kept valid, open or alive"
  static let examples = [
    "The buffer must remain valid until the callback has run.", "The key has to stay alive while the tank is open.",
  ]
  static let refuses = [
    "The buffer remains valid.", "The list should usually stay open.", "The price must remain low.",
    "The buffer need not remain valid.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard [.must, .should].contains(view.verb.modality), !view.verb.isNegated, !view.verb.isUnneeded, !view.isHedged,
      view.effect == .none, !view.verb.isImperative,
      !DutyForm.read(view).contains(where: { DraftGate.admits($0, of: view) }), !view.clause.subject.isEmpty,
      lasts(view),
      case let named = view.resolver.callSubject(of: view.clause.subject), named != .unknown
    else { return [] }
    let object = ([view.clause.subject.objectPhrase] + [span(view)]).compactMap { $0 }.joined(separator: " ")
    return [view.rule(.obligation(action: .retain, object: object, scope: .anywhere), subject: named, verb: "keep")]
  }

  private static func lasts(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.filter { !$0.isWord(in: Lexicon.adverbs) }
    switch view.verb.lemma {
    case "remain", "stay": return words.first?.isWord(in: states) == true && !view.verb.isPassive
    case "keep": return view.verb.isPassive && words.first?.isWord(in: states) == true
    case "be": return words.first?.isWord(in: ["valid", "alive"]) == true && span(view) != nil
    default: return false
    }
  }

  private static let states = [
    "valid", "alive", "open", "accessible", "available", "unchanged", "unmodified", "allocated", "locked", "intact",
    "reachable", "usable", "readable", "registered", "attached", "connected", "loaded",
  ]

  /// "until X", "for the duration of X", "as long as X": how long, in words.
  private static func span(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    let start = tail.indices.first { index in
      tail[index].isWord(in: ["until", "while", "throughout", "during", "across"])
        || index + 1 < tail.count && tail[index].isWord(in: ["for", "as"])
          && tail[index + 1].isWord(in: ["the", "long", "as"])
    }
    return start.map { tail[$0...].prefix { $0.kind != .mark }.phrase }
  }
}
