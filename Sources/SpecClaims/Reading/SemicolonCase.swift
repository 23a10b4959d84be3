/// "If the tank is open, throw; `drain` is then not called": the case may be that of what stands behind the semicolon as well.
enum SemicolonCase {
  static func precedes(_ clause: Clause, in tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.isWord(in: cases),
      let semicolon = tokens.firstIndex(where: { $0.isMark(";") }),
      tokens[..<semicolon].contains(where: { $0.isMark(",") }),
      !tokens[semicolon...].contains(where: { $0.isWord(in: others) })
    else { return false }
    // Words of one piece of text share its range, so that the clause is sought by its words.
    let words = (clause.subject.isEmpty ? Array(clause.tail.prefix(3)) : clause.subject).map(\.text)
    let behind = tokens[semicolon...].map(\.text)
    return !words.isEmpty && behind.indices.contains { behind[$0...].starts(with: words) }
  }

  private static let cases: Set<String> = [
    "if", "when", "where", "unless", "on", "in", "with", "without", "under", "while", "once", "until", "for",
  ]

  /// "otherwise, …", "in any case, …": the other case, or all of them.
  private static let others: Set<String> = [
    "otherwise", "else", "always", "still", "anyway", "regardless", "any", "either", "both", "nevertheless",
  ]
}
