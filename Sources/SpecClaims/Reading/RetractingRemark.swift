/// A short sentence behind a promise that takes it back: "Usually.", "In theory.", "Or so we thought.", "Twice, actually.", "This was changed
/// in 3.0.", "No, it isn't."
enum RetractingRemark {
  /// Told by the first word, before the sentence is taken apart.
  static let openers: Set<String> = [
    "Usually", "Mostly", "Well", "Almost", "Nonsense", "Wrong", "In", "Most", "Once", "Twice", "Or", "We", "Sometimes",
    "Often", "Probably", "At", "Actually", "That", "This", "It", "Hopefully", "Normally", "Typically", "Generally",
    "Why", "Ours", "As", "That's", "That\u{2019}s", "It's", "You", "Version", "Since", "Future",
    "It\u{2019}s",
  ]

  static func isIn(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .mark }
    guard let first = words.first, words.count <= 8 else { return false }
    let lower = words.map(\.lower)
    if first.isWord("or"), lower.count <= 6 { return lower.dropFirst().first == "so" }
    if lower.count <= 4, ["nonsense", "wrong"].contains(lower[0]) || lower.starts(with: ["not", "quite"]) {
      return true
    }
    // "`fill()` is never called. Why?"
    if lower == ["why"] { return true }
    if lower.count <= 6,
      lower.starts(with: ["we", "do", "no"]) || lower.starts(with: ["we", "do", "not"])
        || lower.starts(with: ["this", "one", "does", "not"]) || lower.starts(with: ["ours", "does", "not"])
    {
      return true
    }
    if first.isWord("no"), tokens.dropFirst().first?.isMark(",") == true { return true }
    if isHedge(words) || isDenial(lower) || isLifted(lower) { return true }
    if lower.count <= 3, lower.last == "actually", TimesPhrase.read(words, at: 0) != nil { return true }
    return isOver(lower)
  }

  /// "In reality it is not.", "Actually, it is not.", "At least, it should be.", "At least, that is the plan.", "That is wrong.",
  /// "This is an implementation detail.", "This is not implemented yet.", "This is a myth."
  private static func isDenial(_ lower: [String]) -> Bool {
    if lower[0] == "in" || lower[0] == "actually",
      lower.suffix(3).dropFirst() == ["is", "not"] || lower.last == "isn't"
    {
      return lower.count <= 6
    }
    if lower.starts(with: ["at", "least"]), lower.suffix(2) == ["should", "be"] || lower.suffix(2) == ["the", "plan"] {
      return true
    }
    guard ["this", "that", "it"].contains(lower[0]), lower.count > 2, lower[1] == "is" else { return false }
    let rest = lower.dropFirst(2).joined(separator: " ")
    return [
      "wrong", "an implementation detail", "a known issue", "a known bug", "a myth", "not implemented yet", "not true",
      "not yet implemented", "not so", "no longer so", "no longer true", "just an implementation detail",
      "an implementation detail and may change", "not part of the contract", "not part of the api",
      "only a recommendation", "a recommendation only",
    ].contains(rest) || rest.hasPrefix("fixed in ")
  }

  /// "Version 9 lifted this restriction.", "This requirement was dropped in 3.0.", "Since 6.1 this is no longer necessary.", "You should
  /// not depend on that."
  private static func isLifted(_ lower: [String]) -> Bool {
    guard lower.count > 3 else { return false }
    if lower[0] == "future" {
      return ["versions", "releases"].contains(lower[1]) && ["may", "might"].contains(lower[2])
    }
    if lower[0] == "this", lower[1] == "was", lower[2] == "true" { return true }
    if lower[0] == "but", lower.contains("sometimes") { return lower.contains("not") }
    if lower[0] == "you" {
      return lower.contains("not") && lower.contains { ["depend", "rely"].contains($0) }
        && ["that", "this", "it"].contains(lower[lower.count - 1])
    }
    if lower[0] == "version" {
      return ["lifted", "dropped", "removed", "relaxed", "changed"].contains(lower[2]) && lower[3] == "this"
    }
    if lower[0] == "since" {
      return lower.contains("longer") && lower.contains { ["this", "that", "it"].contains($0) }
    }
    return lower[0] == "this" && lower[2] == "was"
      && ["requirement", "restriction", "rule", "limitation", "guarantee", "promise"].contains(lower[1])
      && ["dropped", "lifted", "removed", "relaxed", "changed"].contains(lower[3])
  }

  /// "Mostly.", "Well, almost never.", "Most of the time, anyway."
  private static func isHedge(_ words: [Token]) -> Bool {
    let rest = words.drop { $0.isWord(in: ["well", "at", "least"]) }
    guard MainVerb.group(in: Array(rest)) == nil else { return false }
    return rest.count <= 3 && rest.first?.isWord(in: Lexicon.hedges) == true
      && rest.dropFirst().allSatisfy { $0.isWord(in: ["never", "always", "anyway", "so", "not"]) }
      || rest.count <= 6 && HedgePhrase.isIn(words)
  }

  /// "It isn't any more.", "This was changed in 3.0.", "That is the plan, at least.", "This is a bug.", "We have since removed this promise."
  private static func isOver(_ lower: [String]) -> Bool {
    guard ["it", "this", "that", "we"].contains(lower[0]), lower.count > 2 else { return false }
    if lower.contains("not"), lower.contains("any"), lower.last == "more" || lower.last == "longer" { return true }
    if lower[0] == "we" { return lower.contains("since") && lower.contains("removed") }
    if ["is", "was"].contains(lower[1]),
      ["bug", "plan", "mistake", "lie", "defect"].contains(where: lower.prefix(4).contains)
    {
      return true
    }
    return lower[1] == "was" && ["changed", "removed", "dropped", "fixed"].contains(lower[2])
  }
}
