/// Leads that are sentences: "The following must never happen:", "In offline mode the following apply:".
extension LeadBearing {
  /// What stands below is forbidden, no longer so, or free to be left out; a duty or a fact of it would say the contrary.
  static func isForbidding(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    func has(_ phrase: [String]) -> Bool {
      lower.count >= phrase.count
        && lower.indices.dropLast(phrase.count - 1).contains { Array(lower[$0..<($0 + phrase.count)]) == phrase }
    }
    guard pointers.contains(where: lower.contains) || lower.first == "it" || lower.first == "none" else { return false }
    if has(["none", "of"]) { return true }
    if let last = lower.last,
      ["forbidden", "prohibited", "disallowed", "obsolete", "outdated", "superseded"].contains(last)
    {
      return true
    }
    let denied = words.indices.dropLast().contains { index in
      words[index].isWord(in: Lexicon.negations)
        && words[index + 1].isWord(in: ["happen", "occur", "hold", "apply", "work", "longer"])
    }
    if denied || has(["no", "longer"]) || has(["ignore", "the", "following"]) || has(["ignore", "these"])
      || has(["disregard", "the"])
    {
      return true
    }
    if lower.first == "it", let last = lower.last { return last == "if" && has(["bug"]) || isPermission(lower) }
    return false
  }

  private static let pointers = ["following", "these", "this", "those"]

  /// "It is fine to:", "It is safe to:".
  private static func isPermission(_ lower: [String]) -> Bool {
    lower.last == "to" && lower.count <= 7
      && !Set(lower).isDisjoint(with: [
        "fine", "ok", "okay", "safe", "allowed", "permitted", "legal", "possible", "optional",
      ])
      && Set(lower).isDisjoint(with: ["not", "never", "unsafe"])
  }

  /// "In offline mode the following apply:", "With pumps on, these guarantees hold:", "These hold in debug builds only:": where they do.
  static func condition(_ words: [Token]) -> String? {
    if let things = ofThings(words) { return "for \(things.phrase)" }
    guard let pointer = words.firstIndex(where: { $0.isWord(in: ["following", "these"]) }),
      let verb = words[pointer...].firstIndex(where: {
        $0.isWord(in: ["apply", "applies", "hold", "holds", "true", "do"])
      })
    else { return promised(words) }
    if pointer > 1, words[0].isWord(in: openers) {
      let end = words[pointer - 1].isWord("the") ? pointer - 1 : pointer
      return end > 1 ? Array(words[..<end]).trimmingMarks.phrase : nil
    }
    let behind = Array(words[(verb + 1)...])
    guard pointer < 2, behind.count > 1,
      behind[0].isWord(in: ["in", "on", "for", "under", "with", "during", "when", "if"])
    else {
      return nil
    }
    return behind.phrase
  }

  private static let openers: Set<String> = [
    "in", "on", "outside", "with", "without", "under", "when", "if", "while", "during", "after", "before", "until",
    "for",
  ]

  /// "In offline mode, the library makes these promises:".
  private static func promised(_ words: [Token]) -> String? {
    guard words[0].isWord(in: openers), words.last?.isWord(in: ["promises", "guarantees", "changes"]) == true,
      let comma = words.firstIndex(where: { $0.isMark(",") }), comma > 1
    else { return nil }
    return Array(words[..<comma]).phrase
  }

  /// "Remote tanks behave as follows:", "Tanks that opt in get these guarantees:": of which the items are told.
  private static func ofThings(_ words: [Token]) -> [Token]? {
    let lower = words.map(\.lower)
    let ends = [["behave", "as", "follows"], ["get", "these", "guarantees"], ["have", "these", "rules"]]
    guard ends.contains(Array(lower.suffix(3))), case let things = words.dropLast(3), (2...6).contains(things.count),
      things.allSatisfy({ $0.kind == .word }), !things[0].isWord(in: Lexicon.determiners),
      things.contains(where: { $0.lower.hasSuffix("s") })
    else { return nil }
    return Array(things)
  }
}
