/// What a clause behind "when" says about the time of the call: "when X has loaded" is after it, "when X is about to load" before it,
/// "when X is being loaded" during it. "When X loads" is what makes the call happen and gives no order.
package enum WhenClause {
  package static func relation(of event: [Token]) -> Relation? {
    var words = event.trimmingMarks
    if words.last?.isWord(in: ["successfully", "normally", "asynchronously"]) == true { words.removeLast() }
    if let only = relation(ofOne: withoutRelative(words)) { return only }
    guard let joint = words.firstIndex(where: { $0.isWord("and") }), joint + 1 < words.count else { return nil }
    return relation(ofOne: Array(words[(joint + 1)...])) == .after ? .after : nil
  }

  /// "E has happened and F is about to": after the one and before the other; nil when there are not two.
  package static func both(in event: [Token]) -> [(relation: Relation, target: [Token])]? {
    let words = event.trimmingMarks
    return words.indices.lazy.filter { words[$0].isWord("and") }.compactMap { both(in: words, at: $0) }.first
      ?? unfinished(in: words)
  }

  private static func both(in words: [Token], at joint: Int) -> [(relation: Relation, target: [Token])]? {
    guard joint + 2 < words.count, case let first = Array(words[..<joint]).trimmingMarks,
      let verb = MainVerb.group(in: first), verb.range.lowerBound > 0
    else { return nil }
    let rest = Array(words[(joint + 1)...])
    guard relation(ofOne: rest) == .before || rest[0].isWord(in: ["is", "are"]) else { return nil }
    let subject = rest[0].isWord(in: ["is", "are"]) ? Array(first[..<verb.range.lowerBound]) : []
    let second = subject + rest
    guard relation(ofOne: second) == .before, !verb.isNegated else { return nil }
    let begun = relation(ofOne: first).map { [(relation: $0, target: first)] } ?? []
    return begun.filter { $0.relation == .after } + [(relation: .before, target: second)]
  }

  /// "the tank is going to be closed".
  private static func isGoingTo(_ words: [Token]) -> Bool {
    words.indices.dropLast(3).contains {
      words[$0].isWord(in: ["is", "are"]) && words[$0 + 1].isWord("going") && words[$0 + 2].isWord("to")
        && (words[$0 + 3].isWord("be") || Verbs.lemma(of: words[$0 + 3].lower, as: [.base]) != nil)
    }
  }

  private static func relation(ofOne words: [Token]) -> Relation? {
    // "when the host will, whatever was found, go on": what is put in between is not when.
    if words.indices.dropLast().contains(where: { words[$0].isWord("will") && words[$0 + 1].isMark(",") }) {
      return nil
    }
    if isNothingLeft(words) { return .after }
    guard let verb = MainVerb.group(in: words) else { return hasFinished(words) ? .after : nil }
    guard verb.range.lowerBound > 0 else { return nil }
    let last = words[..<verb.range.upperBound].map(\.lower)
    if verb.isNegated { return nil }
    if words[0].isWord("no"), words.count > 1, words[1].isWord(in: ["more", "further"]), last.contains("will") {
      return .after
    }
    // "when no rows are ready to be drawn": there is nothing that it comes before.
    if words[0].isWord("no") { return nil }
    if verb.isProspective || isGoingTo(words) { return .before }
    if verb.isPassive, verb.modality == .fact, last.contains(where: { ["was", "were"].contains($0) }),
      !verb.isProgressive
    {
      return .after
    }
    if isNoLonger(words, verb) { return .after }
    // "has been idle for a minute".
    if verb.lemma == "be", verb.isPerfect, verb.modality == .fact, verb.range.upperBound < words.count { return .after }
    if verb.lemma == "be", let state = words[verb.range.upperBound...].first {
      if state.isWord("no"), words[verb.range.upperBound...].dropFirst().first?.isWord("longer") == true {
        return .after
      }
      // "is over the tank" is a place.
      let isLast = verb.range.upperBound + 1 == words.count || words[verb.range.upperBound + 1].kind == .mark
      if state.isWord("over"), !isLast { return nil }
      if state.isWord(in: ["complete", "finished", "done", "over"]) { return .after }
      // "is ready to be used" is a state; what is ready to be closed is about to.
      let next = words[verb.range.upperBound...].dropFirst().prefix(3).map(\.lower)
      if state.isWord("ready"), next.first == "to" { return next == ["to", "be", "used"] ? nil : .before }
      return nil
    }
    if verb.isPerfect { return verb.modality == .fact ? .after : nil }
    if verb.isProgressive, verb.isPassive || isBeginningOrEnding(verb.lemma) { return .during }
    if last.contains("will"), verb.modality == .fact, !verb.isPassive { return .before }
    if ["complete", "finish"].contains(verb.lemma), verb.isPassive { return .after }
    // "is fully drained": it has been.
    if verb.isPassive, verb.modality == .fact, !verb.isProgressive,
      words[verb.range].contains(where: { $0.isWord(in: ["fully", "completely", "entirely"]) })
    {
      return .after
    }
    if verb.lemma == "do", verb.isPassive, verb.modality == .fact, verb.range.upperBound == words.count {
      // "when you are done": whoever wants it is.
      return words[0].isWord(in: ["you", "we"]) ? nil : .after
    }
    if ["complete", "finish", "end", "succeed", "fail"].contains(verb.lemma), verb.modality == .fact,
      verb.range.upperBound == words.count
    {
      return .after
    }
    return nil
  }

  /// "the host no longer | needs it".
  private static func isNoLonger(_ words: [Token], _ verb: VerbGroup) -> Bool {
    verb.modality == .fact && !verb.isPassive && verb.range.lowerBound > 2
      && words[..<verb.range.lowerBound].suffix(2).map(\.lower) == ["no", "longer"]
  }

  /// "is quitting", "is shutting down", "is starting": it has begun, and goes on while the call is made.
  private static func isBeginningOrEnding(_ lemma: String) -> Bool {
    [
      "quit", "stop", "close", "exit", "terminate", "shut", "disconnect", "suspend", "leave",
      "start", "launch", "boot", "resume", "restart", "restore", "enter",
    ].contains(lemma)
  }

  /// "the loom finished weaving", "the host successfully completed the update": the past of a verb that ends something.
  private static func hasFinished(_ words: [Token]) -> Bool {
    words.dropFirst().contains {
      Verbs.lemma(of: $0.lower, as: [.past]).map { ["complete", "finish", "end"].contains($0) } == true
    }
  }

  /// "when", "whenever", "once", "as soon as": the words behind the connective; nil for a condition that is no moment.
  package static func event(in condition: [Token]) -> [Token]? {
    let words = condition.drop { $0.isWord(in: ["only", "and", "or"]) }
    guard let first = words.first else { return nil }
    if words.count < condition.count, relation(of: Array(words.dropFirst())) == .before { return nil }
    if first.isWord(in: ["when", "whenever"]) { return Array(words.dropFirst()) }
    if first.isWord(in: ["every", "each"]), words.dropFirst().first?.isWord("time") == true {
      return Array(words.dropFirst(2))
    }
    if first.isWord("as"), words.prefix(3).map(\.lower) == ["as", "soon", "as"] { return Array(words.dropFirst(3)) }
    return nil
  }

  /// The moments among conditions: those that say when, and not in which case.
  package static func moments(in conditions: [[Token]]) -> [(relation: Relation, target: [Token])] {
    conditions.compactMap { condition in
      event(in: condition).flatMap { event in relation(of: event).map { (relation: $0, target: event) } }
    }
  }
}
