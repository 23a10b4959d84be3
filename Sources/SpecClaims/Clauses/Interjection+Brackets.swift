/// Exceptions in brackets, in other words than "(except `drain`)".
extension Interjection {
  /// "(other than `drain`)", "(apart from `drain`)", "(but not on Linux)", "(`drain` excepted)".
  static func withExceptInBrackets(_ tokens: [Token]) -> [Token] {
    guard
      let open = tokens.indices.dropLast(3).first(where: { tokens[$0].isMark("(") && exceptive(tokens, $0) != nil }),
      let length = exceptive(tokens, open)
    else { return tokens.contains { $0.isWord("excepted") } ? withExceptedLast(tokens) : tokens }
    let rest = withExceptInBrackets(Array(tokens[(open + 1 + length)...]))
    return tokens[...open] + [.word("except", tokens[open])] + rest
  }

  /// How many words say so.
  private static func exceptive(_ tokens: [Token], _ open: Int) -> Int? {
    let words = tokens[(open + 1)...].prefix(3).map(\.lower)
    return exceptions.first { words.starts(with: $0) }?.count
  }

  private static let exceptions = [
    ["other", "than"], ["apart", "from"], ["aside", "from"], ["but", "not"], ["not", "including"], ["not", "counting"],
    ["excluding"], ["save", "for"], ["save"], ["bar"], ["barring"],
  ]

  private static func withExceptedLast(_ tokens: [Token]) -> [Token] {
    guard let word = tokens.firstIndex(where: { $0.isWord("excepted") }), word + 1 < tokens.count,
      tokens[word + 1].isMark(")"), let open = tokens[..<word].lastIndex(where: { $0.isMark("(") })
    else { return tokens }
    return tokens[...open] + [.word("except", tokens[open])] + tokens[(open + 1)..<word] + tokens[(word + 1)...]
  }
}
