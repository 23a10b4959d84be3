/// A sentence behind a promise that tells how it is in another case: "With `async`, this happens on a worker.", "In rare cases it may be
/// called twice.", "Async mode allows it."
enum OtherwiseTold {
  /// Of which claims the sentence takes something away.
  enum Reach { case all, threads, counts, rules }

  static func reach(of tokens: [Token]) -> Reach? {
    let words = Array(tokens.trimmingMarks.drop { $0.isWord(in: ["but", "and"]) || $0.isMark(",") })
    guard words.count > 1, words.count <= 20, tokens.last?.isMark("?") != true else { return nil }
    return isOfRule(words) || allows(words) ? .rules : elsewhere(words)
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
    guard words[0].isWord(in: NextException.opening), let last = lower.last, lower.count > 4 else { return false }
    return ["allowed", "permitted", "fine", "safe", "ok"].contains(last) && lower[lower.count - 2] == "is"
      && pronouns.contains(lower[lower.count - 3])
  }

  /// "With `async`, this happens on a worker", "In rare cases it may be called again": the same call, elsewhere or more often.
  private static func elsewhere(_ words: [Token]) -> Reach? {
    guard words[0].isWord(in: NextException.opening),
      !words.contains(where: { $0.isWord(in: ["too", "also", "still", "well"]) }),
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
}

extension OtherwiseTold.Reach {
  func concerns(_ draft: ClaimDraft) -> Bool {
    switch (self, draft.payload) {
    // "For streams it is called for each row. For others, it is called once": each has its own case.
    case (.threads, .thread), (.counts, .multiplicity): draft.polarity && draft.condition == nil
    case (.rules, .prohibition), (.rules, .obligation), (.rules, .thread): draft.modality != .fact
    case (.all, _): NextException.concerns(draft)
    default: false
    }
  }
}
