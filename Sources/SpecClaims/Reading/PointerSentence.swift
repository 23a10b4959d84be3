/// "See `next`, which must not be called after the end", "See also `head`: must be called first": of what is pointed at, and not of the
/// method whose section it is.
enum PointerSentence {
  static func opens(_ tokens: [Token]) -> Bool {
    guard tokens.count > 3, tokens[0].isWord("see") else { return false }
    let next = tokens[1].isWord("also") ? 2 : 1
    guard tokens[next].kind == .code else { return false }
    return tokens[(next + 1)...].prefix(3).contains { $0.isMark(",") || $0.isMark(":") }
  }
}
