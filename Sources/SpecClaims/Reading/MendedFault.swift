/// "Fixed `onFill` not being called twice.": an entry of a list of changes, which tells what was wrong before.
enum MendedFault {
  static func isTold(in tokens: [Token]) -> Bool {
    // "Reverted “`fill` is called once”": it holds no more.
    if tokens.count > 2, tokens[0].isWord(in: ["reverted", "reverts", "revert", "withdrew", "backed"]),
      tokens[0].text.first?.isUppercase == true
    {
      return !tokens[0].isWord("backed") || tokens[1].isWord("out")
    }
    guard tokens.count > 3,
      tokens[0].isWord(in: ["fixed", "fixes", "fix", "addressed", "resolved", "corrected", "worked"]),
      tokens[0].text.first?.isUppercase == true
    else { return false }
    if tokens[0].isWord("worked") { return tokens[1].isWord("around") }
    return tokens[1].kind == .code || tokens[1].isWord(in: ["a", "an", "the", "where", "that"])
      || tokens.contains { $0.isWord("being") }
  }
}
