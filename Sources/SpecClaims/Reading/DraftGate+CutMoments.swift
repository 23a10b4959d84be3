/// Moments that belong to another verb than the clause's, or of which the other half is lost.
extension DraftGate {
  static func cutMoment(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    switch draft.payload {
    case .sequence where tail.contains(where: { $0.isWord("reverse") }): return "“reverse”, which turns it round"
    case .order where isTurned(tail): return "the end, which turns the order round"
    case .order(let relation, let other):
      if isOfSecondVerb(relation, other, tail) { return "the second verb, whose moment it is" }
      if let first = tail.first, first.isWord("as"), tail.dropFirst().first?.isWord(in: ["before", "after"]) == true {
        return "“as”, which likens"
      }
      if !view.verb.isNegated, isChoiceOfMoments(tail) { return "“or”, which leaves a choice" }
      if isUntilEither(tail) { return "the other end, which is as good" }
      if other.text.contains(" and will "), !other.text.contains("`") {
        return "the other verb within the event"
      }
      if view.verb.lemma == "know", tail.first?.isWord("when") == true {
        return "what is known or told, which was not taken up"
      }
      if case .phrase(let words) = draft.subject, isOfMadeThing(words, view) {
        return "the participle, whose moment it is"
      }
      return nil
    case .multiplicity(.atMostOnce, let per)
    where per == nil && view.verb.modality == .may
      && tail.map(\.lower).joined(separator: " ").contains("at the time"):
      return "“at the time”, which counts what is there at once"
    case .concurrency("blocking") where tail.contains(where: { $0.isWord(in: ["invokes", "calls"]) }):
      return "the callback, which is told when it is over"
    default: return nil
    }
  }

  /// "in the order in which they were added, the last one first", "in order, from last to first".
  private static func isTurned(_ tail: [Token]) -> Bool {
    let words = tail.map(\.lower).joined(separator: " ")
    return ["last one first", "with the last", "from last to first", "last to first"].contains { words.contains($0) }
  }

  /// "should be started before Docker, and stopped | after Docker".
  private static func isOfSecondVerb(_ relation: Relation, _ other: Reference, _ tail: [Token]) -> Bool {
    guard
      let and = tail.indices.dropFirst(2).dropLast(2).first(where: { index in
        tail[index].isWord("and") && tail[index + 2].isWord(in: ["before", "after"])
          && Verbs.lemma(ofParticiple: tail[index + 1].lower) != nil
          && tail[..<index].contains { $0.isWord(in: ["before", "after"]) }
      })
    else { return false }
    let isBefore = [.before, .immediatelyBefore, .neverBefore].contains(relation)
    guard tail[and + 2].isWord("before") == isBefore else { return false }
    let behind = Array(tail[(and + 3)...].prefix { $0.kind != .mark }).phrase
    return other.text == behind || behind.hasSuffix(other.text)
  }

  /// "after all have ended or after a timeout", "before `close` or on a timeout".
  private static func isChoiceOfMoments(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst(2).dropLast().contains { index in
      tail[index].isWord("or") && tail[index + 1].isWord(in: ["after", "on", "when", "upon"])
        && tail[..<index].contains { $0.isWord(in: ["before", "after"]) }
        && !tail[..<index].contains { $0.isWord(in: ["either", "whether", "when", "if"]) }
    }
  }

  /// "until it returns, or we reach a timeout".
  private static func isUntilEither(_ tail: [Token]) -> Bool {
    guard let until = tail.firstIndex(where: { $0.isWord("until") }),
      let or = tail[until...].firstIndex(where: { $0.isWord("or") }), or + 2 < tail.count, tail[or - 1].isMark(",")
    else { return false }
    return tail[or + 1].isWord(in: ["we", "you", "it", "they", "the", "a"])
  }

  /// "discards data created | before the drain": when it was created.
  private static func isOfMadeThing(_ words: String, _ view: ClauseView) -> Bool {
    guard view.written.verb?.isPassive == false, view.clause.verb?.isPassive == true else { return false }
    let chunks = words.split(separator: " ").map(String.init)
    guard chunks.count > 2, let be = chunks.lastIndex(where: { ["is", "are"].contains($0) }), be > 1 else {
      return false
    }
    return ["created", "made", "added", "received", "sent", "written", "produced", "modified"].contains(chunks[be - 1])
  }
}
