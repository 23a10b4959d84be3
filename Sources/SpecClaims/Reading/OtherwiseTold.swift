import SpecDocument

/// A sentence behind a promise that tells of a case in which it is otherwise: "With `async`, this happens on a worker.", "In rare cases it may
/// be called twice.", "The rule does not apply to daemons.", "Async mode allows it."
enum OtherwiseTold {
  /// Of which claims the sentence takes something away.
  enum Reach { case all, threads, counts, rules }

  static func reach(of tokens: [Token]) -> Reach? {
    let words = Array(tokens.trimmingMarks.drop { $0.isWord(in: ["but", "and"]) || $0.isMark(",") })
    guard words.count > 1, words.count <= 20, tokens.last?.isMark("?") != true else { return nil }
    if isPartial(words) || isNamed(words) || isDeniedLater(words) || isInverted(words) { return .all }
    if isOfRule(words) || allows(words) { return .rules }
    return elsewhere(words)
  }

  /// "Not always, though.", "Exception: daemons."
  private static func isPartial(_ words: [Token]) -> Bool {
    if words[0].isWord(in: ["exception", "exceptions"]), words[1].isMark(":") { return true }
    if words.count <= 5, words.suffix(2).map(\.lower) == ["that", "is"], words[0].isWord(in: Lexicon.hedges) {
      return true
    }
    return words.count <= 5 && words[0].isWord("not") && words[1].isWord(in: ["always", "everywhere", "necessarily"])
  }

  /// "The rule does not apply to daemons.", "The order is reversed on old hosts."
  private static func isNamed(_ words: [Token]) -> Bool {
    guard words.count > 3, words[0].isWord(in: ["the", "this", "that"]), words[1].isWord(in: nouns) else {
      return false
    }
    let rest = words.dropFirst(2).prefix(4)
    return rest.contains { $0.isWord(in: ["not", "only"]) } && rest.contains { $0.isWord(in: applying) }
      || rest.contains { $0.isWord(in: ["reversed", "lifted", "relaxed", "different", "waived"]) }
  }

  /// "Since 3.0, it is not.", "Under load, it does not."
  private static func isDeniedLater(_ words: [Token]) -> Bool {
    guard words.count <= 8, words[0].isWord(in: opening), words.last?.isWord("not") == true,
      case let end = words.dropLast(), let verb = end.last
    else { return false }
    return verb.isWord(in: ["is", "are", "does", "do"]) && end.dropLast().last?.isWord(in: pronouns) == true
  }

  /// "Only if the tank is full does it wait."
  private static func isInverted(_ words: [Token]) -> Bool {
    words[0].isWord("only") && words[1].isWord(in: ["if", "when", "on", "in", "with"])
      && words.indices.dropFirst(3).dropLast().contains {
        words[$0].isWord(in: ["does", "is", "may", "can", "will"]) && words[$0 + 1].isWord(in: pronouns)
      }
  }

  /// "This is only a recommendation.", "This is only needed on old hosts.", "You can lift this restriction with `multi`."
  private static func isOfRule(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    if lower.count > 3, pronouns.contains(lower[0]), lower[1] == "is", ["only", "just"].contains(lower[2]) {
      return ["a", "needed", "necessary", "required"].contains(lower[3])
    }
    return lower.starts(with: ["you", "can", "lift"])
  }

  /// "In async mode this is allowed.", "Async mode allows it."
  private static func allows(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    guard lower.count <= 9, !lower.contains("not"), !lower.contains("only") else { return false }
    if ["allows", "permits"].contains(lower[lower.count - 2]) { return pronouns.contains(lower[lower.count - 1]) }
    guard words[0].isWord(in: opening), let last = lower.last, lower.count > 4 else { return false }
    return ["allowed", "permitted", "fine", "safe", "ok"].contains(last) && lower[lower.count - 2] == "is"
      && pronouns.contains(lower[lower.count - 3])
  }

  /// "With `async`, this happens on a worker", "In rare cases it may be called again": the same call, elsewhere or more often.
  private static func elsewhere(_ words: [Token]) -> Reach? {
    guard words[0].isWord(in: opening), !words.contains(where: { $0.isWord(in: ["too", "also", "still", "well"]) }),
      let pronoun = words.indices.dropFirst(2).first(where: {
        words[$0].isWord(in: pronouns) && $0 + 1 < words.count && isVerb(words[$0 + 1])
          && (words[$0 - 1].isMark(",") || !words[0].isWord(in: ["if", "when"]))
      })
    else { return nil }
    let rest = Array(words[pronoun...])
    if rest.contains(where: { $0.isWord("instead") }) { return .all }
    let told = AdverbialParser(rest).parse()
    if !told.threads.isEmpty { return .threads }
    return told.times != nil || told.isAgain ? .counts : nil
  }

  private static func isVerb(_ token: Token) -> Bool {
    token.isWord(in: ["is", "may", "can", "will", "happens", "runs", "gets", "might", "could"])
  }

  private static let pronouns: Set<String> = ["it", "this", "that"]
  private static let applying: Set<String> = ["apply", "applies", "hold", "holds"]
  private static let opening: Set<String> = [
    "if", "when", "with", "on", "in", "since", "starting", "for", "under", "during", "as", "while", "without",
  ]
  private static let nouns: Set<String> = [
    "rule", "restriction", "order", "guarantee", "requirement", "limitation", "limit", "promise",
  ]
}

extension OtherwiseTold.Reach {
  func concerns(_ draft: ClaimDraft) -> Bool {
    switch (self, draft.payload) {
    // "For streams it is called for each row. For others, it is called once": each has its own case.
    case (.threads, .thread), (.counts, .multiplicity): draft.polarity && draft.condition == nil
    case (.rules, .prohibition), (.rules, .obligation), (.rules, .thread): draft.modality != .fact
    case (.all, .prohibition), (.all, .obligation): true
    case (.all, _): Retraction.concerns(draft)
    default: false
    }
  }
}
