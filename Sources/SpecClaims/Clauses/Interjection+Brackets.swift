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

  /// "after the tank is full (but before it is drained)": as behind a comma.
  static func withMomentInBrackets(_ tokens: [Token]) -> [Token] {
    guard let open = tokens.indices.dropFirst(3).dropLast(4).first(where: { tokens[$0].isMark("(") }),
      tokens[open + 1].isWord("but"), tokens[open + 2].isWord(in: ["before", "after"]),
      let close = tokens[open...].firstIndex(where: { $0.isMark(")") }), close - open > 3
    else { return withoutMomentAgain(tokens) }
    let comma = Token(kind: .mark, text: ",", range: tokens[open].range)
    return tokens[..<open] + [comma] + tokens[(open + 1)..<close] + tokens[(close + 1)...]
  }

  /// "while the tank is open (after `open` was called)": the same time in other words.
  private static func withoutMomentAgain(_ tokens: [Token]) -> [Token] {
    guard let open = tokens.indices.dropFirst(5).dropLast(3).first(where: { tokens[$0].isMark("(") }),
      tokens[open + 1].isWord(in: ["after", "once"]),
      let close = tokens[open...].prefix(12).firstIndex(where: { $0.isMark(")") }),
      let state = tokens[..<open].lastIndex(where: { $0.isWord("while") }), open - state <= 8,
      tokens[state..<open].allSatisfy({ $0.kind != .mark })
    else { return tokens }
    return Array(tokens[..<open] + tokens[(close + 1)...])
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
