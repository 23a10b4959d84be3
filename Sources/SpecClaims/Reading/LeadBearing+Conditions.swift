/// Leads whose items are the cases of something, and no facts: "The pump stops when:", "In any of the following cases, an error is thrown:",
/// "Check whether", "The outcome is undefined if one of:".
extension LeadBearing {
  static func asksForCases(_ lead: [Token]) -> Bool {
    let words = lead.trimmingMarks.filter { $0.kind != .mark }
    guard words.count > 1, words.count <= 20, let last = words.last else { return false }
    let isOpen = lead.last?.isMark(":") == true
    if last.isWord(in: ["whether", "where"]) || isOpen && last.isWord(in: ["if", "when", "whenever", "unless"]) {
      return words.count > 2 || words[0].isWord(in: ["check", "verify", "see"])
    }
    guard isOpen else { return false }
    let pointer = words.firstIndex { $0.isWord(in: ["following", "these"]) }
    if let pointer, words.contains(where: { $0.isWord(in: failing) }) {
      return words[..<pointer].contains { $0.isWord(in: ["in", "if", "when", "any", "one", "under", "for"]) }
        && words[pointer...].prefix(3).contains {
          $0.isWord(in: ["cases", "conditions", "situations", "case", "circumstances"]) || $0 == last
        }
    }
    if let one = words.suffix(3).first, one.isWord(in: ["if", "when"]), words.suffix(2).map(\.lower) == ["one", "of"] {
      return true
    }
    // "A host has to do at least one of:".
    if words.count > 3, words.suffix(2).map(\.lower) == ["one", "of"],
      words.dropLast(2).last?.isWord(in: ["least", "do", "any", "does"]) == true
    {
      return true
    }
    // "`drain` may be left out for these reasons:".
    if let pointer, words[pointer...].last?.isWord(in: ["reasons", "reason", "circumstances"]) == true { return true }
    // "We would like to get to a point where:".
    return words.prefix(3).map(\.lower) == ["we", "would", "like"]
  }

  private static let failing: Set<String> = [
    "exception", "error", "undefined", "aborts", "abort", "crash", "crashes", "deadlock", "deadlocks", "fails", "fail",
    "throws", "thrown", "panics", "terminated", "rejected", "raises", "raised", "asserts",
  ]
}
