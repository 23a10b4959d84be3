/// What a method throws, as comments and the pages made of them tag it: "Throws `StateException`: if the tank is closed", "@throws StateException
/// if the tank is closed", "**Raises:** `StateError` – if …".
enum ThrownTag {
  /// "throws `StateException` if the tank is closed", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    guard let parts = parts(tokens), SentenceFrame.isAboutCalls(parts.condition, [parts.name]) else { return tokens }
    return [.word("throws", tokens[0]), parts.name] + parts.condition
  }

  /// Whether a sentence with this text is such a tag: it speaks of the method, and not of the value that it names.
  static func opens(_ text: String) -> Bool {
    guard let first = text.split(separator: " ").first, first.count < 12, tags.contains(where: { first.hasSuffix($0) })
    else { return false }
    return text.contains(" if ") || text.contains(" when ")
  }

  private static let tags = ["throws", "raises", "exception", "throw"]

  private static func parts(_ tokens: [Token]) -> (name: Token, condition: [Token])? {
    guard tokens.count > 4, let first = tokens.first, first.kind == .word, isTag(first) else { return nil }
    let isMarked = first.text.first?.isLetter == false || tokens[1].isMark(":")
    let rest = tokens.dropFirst().drop { $0.kind == .mark }
    guard let name = rest.first, isName(name), let next = rest.dropFirst().first else { return nil }
    let isSplit = next.endsLabel
    let condition = rest.dropFirst().drop { $0.kind == .mark }
    guard isMarked || isSplit, condition.first?.isWord(in: ["if", "when"]) == true else { return nil }
    return (name, Array(condition))
  }

  private static func isTag(_ word: Token) -> Bool {
    let name = word.lower.drop { "@\\:".contains($0) }
    return name.count < word.lower.count ? tags.contains(String(name)) : ["throws", "raises"].contains(word.lower)
  }

  /// `StateException`, `ClosedError`.
  private static func isName(_ token: Token) -> Bool {
    token.kind != .mark && token.text.first?.isUppercase == true
      && ["Exception", "Error", "Fault"].contains { token.text.hasSuffix($0) }
  }
}
