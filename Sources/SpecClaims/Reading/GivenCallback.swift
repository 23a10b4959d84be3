/// What an item says of a callback that the section's method is given: "`done` A callback function (with an error) to be called when E",
/// "`done` {Function} Call this function when E", "`row_cb` callback to be called after E".
enum GivenCallback {
  /// "Called when E", "Must be called when E"; nil when the words say something else.
  static func told(_ words: [Token]) -> [Token]? {
    let plain = withoutBrackets(words)
    guard plain.count > 5, let first = plain.first, first.kind == .word else { return nil }
    return command(plain) ?? NominalCall.ofParameter([capitalized(first)] + plain.dropFirst())
  }

  /// "Call this function when the tank is full": whoever is given it has to.
  private static func command(_ words: [Token]) -> [Token]? {
    guard words[0].isWord(in: ["call", "invoke"]), words[1].isWord(in: ["this", "the"]), words[2].isWord(in: nouns),
      words[3].isWord(in: ["when", "once", "after", "before"])
    else { return nil }
    return ["Must", "be", "called"].map { .word($0, words[0]) } + words[3...]
  }

  private static func capitalized(_ word: Token) -> Token {
    .word(word.text.prefix(1).uppercased() + word.text.dropFirst(), word)
  }

  /// "(optionally with an error)" behind the noun.
  private static func withoutBrackets(_ words: [Token]) -> [Token] {
    guard let open = words.prefix(6).firstIndex(where: { $0.isMark("(") }), open > 0,
      let close = words[open...].prefix(16).firstIndex(where: { $0.isMark(")") }),
      // "(if the tank is open)": which restricts it.
      !words[open..<close].contains(where: { $0.isWord(in: ["if", "when", "unless", "only", "not", "never"]) })
    else { return words }
    return Array(words[..<open] + words[(close + 1)...])
  }

  /// The label ends where a noun for a callback stands in small letters: "`row_cb` | callback to be called …".
  static func opens(_ words: ArraySlice<Token>) -> Bool {
    guard let noun = words.first(where: { !$0.isWord(in: ["a", "the", "an"]) }), noun.isWord(in: nouns),
      let index = words.firstIndex(of: noun), index - words.startIndex < 2, index + 3 < words.endIndex
    else { return false }
    return words[index + 1].isWord("to") && words[index + 2].isWord(in: ["be", "call", "invoke", "run"])
      || words[index + 1].isWord(in: ["that", "which"]) && NominalCall.isCall(words[(index + 2)...])
  }

  private static let nouns: Set<String> = [
    "callback", "function", "handler", "listener", "closure", "block", "routine",
  ]
}
