/// Leads under which an item tells the contrary, or what comes of it: "It is a bug to:", "The app crashes if you:", "All but the following
/// are thread-safe:", "with these exceptions:".
enum LeadReversal {
  static func isIn(_ lead: [Token]) -> Bool {
    let words = lead.trimmingMarks
    guard lead.last?.isMark(":") == true, words.count > 1, words.count <= 24 else { return false }
    return blames(words) || excepts(words) || isCut(words)
  }

  /// "It is dangerous to:", "Undefined behaviour results if you:", "We advise against the following:".
  private static func blames(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    let isOpen = ["to", "you", "following"].contains(lower.last) || lower.suffix(2) == ["the", "following"]
    let isJudged = words.contains { $0.isWord(in: bad) }
    if isJudged, isOpen || lower.contains("following") { return true }
    return isOpen && phrases.contains { lower.joined(separator: " ").contains($0) }
  }

  private static let bad: Set<String> = [
    "bug", "error", "invalid", "dangerous", "unsafe", "undefined", "crashes", "crash", "hangs", "fails", "fail",
    "breaks", "leaks", "deadlocks", "against", "flags", "harmful", "discouraged",
  ]
  private static let phrases = [
    "bad idea", "bad things", "instead of", "without having to", "tempted to", "you had to", "do you", "are you sure",
    "unless you",
  ]

  /// "…, with these exceptions:", "except for the following:", "Unless listed below, …:", "in the reverse of the following order:".
  private static func excepts(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    let end = lower.suffix(6)
    if end.contains("exceptions") || end.contains("exception") || end.contains("except") || end.contains("unlike")
      || end.contains("apart")
    {
      return true
    }
    return lower.starts(with: ["unless", "listed"]) || lower.contains("reverse") && lower.contains("following")
  }

  /// "Subclasses must not:", "We recommend that you do not:": half a rule, whose other half is the item.
  private static func isCut(_ words: [Token]) -> Bool {
    words.last?.isWord(in: ["not", "never"]) == true && words.first?.isWord(in: ["we"]) == true
  }
}
