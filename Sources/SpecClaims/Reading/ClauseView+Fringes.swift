/// What restricts a call or a count from the ends of its clause without a comma: "In kiosk mode the host calls it on main", "on main with the
/// default executor", "once outside transactions".
extension ClauseView {
  func restrictedAtItsEnds(_ unrestricted: ClaimDraft) -> ClaimDraft {
    let draft = restrictedMeanwhile(restrictedFromThen(withoutCircumstance(unrestricted)))
    switch draft.payload {
    case .thread, .multiplicity: break
    default: return draft
    }
    guard isCall || Verbs.calling.contains(verb.lemma) else { return draft }
    let told = draft.condition?.lowercased() ?? ""
    let fringes = [inFront, behind(draft)].compactMap { $0?.phrase }.filter { !told.contains($0.lowercased()) }
    guard !fringes.isEmpty else { return draft }
    var restricted = draft
    restricted.condition = ([draft.condition].compactMap { $0 } + fringes).joined(separator: ", ")
    return restricted
  }

  /// "In kiosk mode | the host".
  private var inFront: [Token]? {
    let words = written.subject
    guard let first = words.first, words.count > 3,
      first.isWord(in: [
        "in", "on", "at", "for", "without", "with", "inside", "outside", "under", "within", "via", "from",
      ]),
      let who = words.indices.dropFirst(2).last(where: { words[$0].isWord(in: ["the", "a", "an", "each", "every"]) }),
      (2...6).contains(who), words.count - who <= 3, !words[..<who].contains(where: { $0.kind == .mark })
    else { return nil }
    return Array(words[..<who])
  }

  /// "(on main) | with the default executor", "(once) | outside transactions", "(on main) | by the demo host".
  private func behind(_ draft: ClaimDraft) -> [Token]? {
    let tail = clause.tail.trimmingMarks
    guard let end = endOfTold(tail), end < tail.count, case let rest = Array(tail[end...]),
      (2...6).contains(rest.count),
      rest.allSatisfy({ $0.kind != .mark }), ThreadPhrase.read(rest, at: 0) == nil,
      TimesPhrase.read(rest, at: 0) == nil,
      OrderPhrase.read(rest, at: 0) == nil, PerPhrase.read(rest, at: 0) == nil,
      !rest.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: Lexicon.coordinators) })
    else { return nil }
    if rest.contains(where: { $0.isWord(in: ["exception", "exceptions"]) }) { return nil }
    // "once with the row": what it is given.
    if rest[0].isWord("with"), case .multiplicity = draft.payload, rest.allSatisfy({ $0.kind == .word }) { return nil }
    // "without the lock", "without a delay": how.
    if rest[0].isWord("without") { return rest[1].kind == .code ? rest : nil }
    if rest[0].isWord("on") {
      return rest.last?.isWord(in: ["start", "startup", "start-up", "launch", "load", "boot", "exit", "shutdown"])
        == true
        ? rest : nil
    }
    if rest[0].isWord("by") { return isOfOneHost(rest) ? rest : nil }
    if rest[0].isWord("as") {
      return rest[1].isWord("a") && rest.last?.isWord(in: ["fallback", "resort"]) == true ? rest : nil
    }
    if rest[0].isWord("in") {
      return rest[1].isWord("the") && rest[2...].first?.isWord(in: ["absence", "presence"]) == true ? rest : nil
    }
    if rest[0].isWord("from") {
      return rest.contains { $0.kind == .code } || rest[1].isWord("the") && rest.last?.isWord("line") == true
        ? rest : nil
    }
    return rest[0].isWord(in: ["with", "outside", "given", "assuming", "behind", "past", "pending"])
      ? rest : nil
  }

  /// Where the words that tell the thread or the count end.
  private func endOfTold(_ tail: [Token]) -> Int? {
    tail.indices.compactMap { ThreadPhrase.read(tail, at: $0)?.1 ?? TimesPhrase.read(tail, at: $0)?.1 }.max()
  }

  /// One among several: "by the GTK backend", "by native hosts"; not "by the framework".
  private func isOfOneHost(_ words: [Token]) -> Bool {
    let noun = words.dropFirst().drop { $0.isWord("the") }
    guard let last = noun.last,
      last.isWord(in: [
        "backend", "host", "hosts", "scripts", "emulator", "simulator", "exporters", "plugins", "extensions", "driver",
        "drivers",
      ])
    else { return false }
    return noun.count > 1 || last.isWord(in: ["scripts", "emulator", "simulator", "exporters"])
  }
}
