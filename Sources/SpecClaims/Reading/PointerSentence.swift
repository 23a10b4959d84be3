/// "See `next`, which must not be called after the end", "See also `head`: must be called first": of what is pointed at, and not of the
/// method whose section it is.
enum PointerSentence {
  static func opens(_ tokens: [Token]) -> Bool {
    // "Except when it is idle; then it runs on a worker": what stands in front, the sentence does not say.
    if tokens.count > 3, tokens[0].isWord("except"), tokens[1].isWord(in: ["when", "if"]) {
      return tokens.contains { $0.isMark(";") }
    }
    guard tokens.count > 3, tokens[0].isWord("see") else { return false }
    let next = tokens[1].isWord("also") ? 2 : 1
    guard tokens[next].kind == .code else { return false }
    return tokens[(next + 1)...].prefix(3).contains { $0.isMark(",") || $0.isMark(":") }
  }
}
