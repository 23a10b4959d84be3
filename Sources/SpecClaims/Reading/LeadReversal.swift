/// Leads under which an item tells the contrary, or what comes of it: "It is a bug to:", "The app crashes if you:", "All of them, with these
/// exceptions:".
enum LeadReversal {
  static func isIn(_ lead: [Token]) -> Bool {
    let words = lead.trimmingMarks.map(\.lower)
    return lead.last?.isMark(":") == true && (2...24).contains(words.count) && (blames(words) || excepts(words))
  }

  /// "It is dangerous to:", "Undefined behaviour results if you:", "We advise against the following:".
  private static func blames(_ words: [String]) -> Bool {
    let goesOn = ["to", "you", "following"].contains(words.last)
    if !bad.isDisjoint(with: words), goesOn || words.contains("following") { return true }
    let text = words.joined(separator: " ")
    return goesOn && phrases.contains { text.contains($0) }
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
  private static func excepts(_ words: [String]) -> Bool {
    let end = words.suffix(6)
    if end.last == "exceptions", end.contains("with") { return true }
    return ["except", "unlike", "apart"].contains(where: end.contains)
      || end.contains("exception") && end.contains("with") || words.starts(with: ["unless", "listed"])
      || words.contains("reverse") && words.contains("following")
  }
}
