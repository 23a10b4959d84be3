/// A message that is quoted: 'The error "`write()` must not be called twice" is raised if …' says when it is raised.
enum QuotedMessage {
  static func isIn(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard tokens[index].isWord(in: messages) else { return false }
      let next = tokens[(index + 1)...].drop { $0.isMark("(") || $0.isMark(":") }
      return next.first.map { quotes.contains($0.text) } == true
    }
  }

  private static let quotes: Set<String> = ["\"", "\u{201C}", "\u{2018}", "'", "``"]
  private static let messages: Set<String> = [
    "error", "assertion", "warning", "message", "exception", "diagnostic", "failure", "says", "prints",
  ]
}
