/// Restrictions that no form may lose.
extension ClauseView {
  /// "Instead, use `spawn`", "use `spawn` instead".
  var isInstead: Bool {
    clause.leading.contains { $0.count == 1 && $0[0].isWord("instead") }
      || clause.tail.trimmingMarks.last?.isWord("instead") == true
  }

  /// "If the tank is open, when it is called, …": a form that needs no condition of its own keeps the one that is there. What somebody
  /// merely wants ("if you want to draw, override this") restricts nothing, nor does what points back at a rule ("if they do").
  func restricted(_ draft: ClaimDraft) -> ClaimDraft {
    if isOtherwise(draft) { return draft.onlyIf("otherwise") }
    if case .thread = draft.payload, let span = spanBehindThread, draft.condition?.contains(span.phrase) != true {
      return draft.onlyIf(span.phrase)
    }
    guard draft.condition == nil, let restriction = restrictions.first(where: { !isSaid($0, by: draft) }) else {
      return draft
    }
    var restricted = draft
    restricted.condition = restriction.phrase
    return restricted
  }

  /// "if the tank is full, it is called before E, otherwise it is called after E": in all other cases, and not in all.
  private func isOtherwise(_ draft: ClaimDraft) -> Bool {
    guard clause.link == .causal("otherwise") else { return false }
    switch draft.payload {
    case .thread, .order, .sequence, .multiplicity: return true
    default: return false
    }
  }

  /// "(is called) on main | until the tank is open": what holds from then on is not told.
  private var spanBehindThread: [Token]? {
    guard !clause.tail.isEmpty, let (_, end) = ThreadPhrase.read(clause.tail, at: 0), end + 1 < clause.tail.count,
      clause.tail[end].isWord("until")
    else { return nil }
    return clause.tail[end...].prefix { !$0.isMark(",") }.map { $0 }
  }

  private var restrictions: [[Token]] {
    let given = clause.leading.filter { $0.count > 1 && $0[0].isWord("given") }
    let platforms = (circumstances + clause.leading.filter(Self.isMode)).filter {
      $0.count < 5 && $0[0].isWord(in: ["in", "on"]) && !Self.isReach($0) && !Self.isMomentOfCall($0)
    }
    let conditions = (clause.leading + adverbials.conditions).filter { words in
      words.count > 2 && words[0].isWord(in: ["if", "unless"]) && !words[1].isWord(in: ["you", "we", "this", "it"])
        && !ErrorForm.pointsBack(words.phrase)
    }
    return exceptionBehind + conditions + given + platforms + platformInFront + clause.leading.filter(isInNamedThing)
  }

  /// "(sent when a row fails), except a `DryRow`".
  private var exceptionBehind: [[Token]] {
    let tail = clause.tail
    guard let comma = tail.indices.dropLast(2).last(where: { tail[$0].isMark(",") }),
      tail[comma + 1].isWord(in: ["except", "excepting", "excluding", "barring"])
    else { return [] }
    return [Array(tail[(comma + 1)...]).trimmingMarks]
  }

  /// "In `otherpump`, …": code that is no method of the page, so that it is not where something is done.
  private func isInNamedThing(_ words: [Token]) -> Bool {
    guard words.count == 2, words[0].isWord(in: ["in", "with", "under"]), words[1].kind == .code else { return false }
    let named = resolver.methods(in: [words[1]])
    guard let base = named.first?.name.base else { return words[1].text != resolver.scope.type }
    return !resolver.scope.plain.contains(base) && !words[1].text.contains("(")
  }

  /// "(is sent) on Linux | when E": nowhere else.
  private var platformInFront: [[Token]] {
    let tail = clause.tail
    guard tail.count > 3, tail[0].isWord("on"), tail[1].isWord(in: Lexicon.platforms),
      tail[2].isWord(in: Lexicon.temporal)
    else { return [] }
    return [Array(tail[..<2])]
  }

  /// "in debug builds": read as a condition already.
  private static func isMode(_ words: [Token]) -> Bool { !AdverbialParser(words).parse().conditions.isEmpty }

  /// "in this case", "in that mode": of what was said before.
  private static func isReach(_ words: [Token]) -> Bool {
    words.contains {
      $0.isWord(in: ["this", "that", "these", "those", "all", "any", "both", "either", "each", "every"])
    }
  }

  /// "on return", "on exit".
  private static func isMomentOfCall(_ words: [Token]) -> Bool {
    words.last?.isWord(in: ["return", "exit", "entry", "completion"]) == true
  }

  private func isSaid(_ restriction: [Token], by draft: ClaimDraft) -> Bool {
    // "called when the tank is closed, or if it is full": another occasion, and no restriction of the first.
    if case .trigger(let event) = draft.payload, event.contains(" or") { return true }
    return CanonicalSentence.text(for: draft).contains(restriction.dropFirst().phrase)
  }

  /// "on old hosts", behind "except on old hosts" or itself.
  static func isTold(_ phrase: String, in others: ArraySlice<String>) -> Bool {
    others.contains { [phrase, "except \(phrase)", "other than \(phrase)"].contains($0) }
  }

  /// "once per frame | until `stop` is called": not for ever.
  var endOfRounds: String? {
    guard adverbials.per != nil, !verb.isNegated, !adverbials.isAgain,
      let until = clause.tail.firstIndex(where: { $0.isWord("until") }),
      condition?.contains("until") != true
    else { return nil }
    return Array(clause.tail[until...].prefix { $0.kind != .mark }).phrase
  }
}

extension ClaimDraft {
  fileprivate func onlyIf(_ condition: String) -> ClaimDraft {
    var restricted = self
    restricted.condition = [condition, self.condition].compactMap { $0 }.joined(separator: ", ")
    return restricted
  }

  /// With the words for a thread that is "the same", so that a reader sees as which.
  func tellingThread(of clause: Clause) -> ClaimDraft {
    guard case .thread(let thread) = payload, manner == nil else { return self }
    var told = self
    switch thread {
    case .same: told.manner = ThreadPhrase.sameThread(in: clause.tail)
    case .any where [.must, .should].contains(modality): told.manner = ThreadPhrase.choice(in: clause.tail)
    default: break
    }
    return told
  }
}
