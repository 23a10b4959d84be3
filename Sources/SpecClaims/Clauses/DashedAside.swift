/// "All hooks — for example, `open` — are called on main": examples between two dashes, which are no clause.
enum DashedAside {
  static func removed(from tokens: [Token]) -> [Token] {
    guard
      let open = tokens.indices.dropLast(3).first(where: { tokens[$0].isDash && opensExamples(tokens[($0 + 1)...]) }),
      open > 0, let close = tokens[(open + 2)...].firstIndex(where: \.isDash), close + 1 < tokens.count
    else { return tokens }
    return Array(tokens[..<open] + tokens[(close + 1)...])
  }

  private static func opensExamples(_ words: ArraySlice<Token>) -> Bool {
    guard let first = words.first else { return false }
    if first.isWord(in: ["such", "e.g.", "eg", "including", "like"]) { return true }
    return first.isWord("for") && words.dropFirst().first?.isWord(in: ["example", "instance"]) == true
  }
}
