/// Calls told without a verb, in the section of the method they are calls of: "Always on the UI thread.", "At most one call per row.",
/// "Happens exactly once per row."
enum VerblessCall {
  /// The tokens of "Called …", or the tokens as they are.
  static func completed(_ tokens: [Token], isOfMethod: Bool) -> [Token] {
    guard isOfMethod, tokens.count > 2, let first = tokens.first, first.kind == .word else { return tokens }
    if let counted = counted(tokens) { return counted }
    let words = tokens.trimmingMarks
    if words[0].isWord(in: ["always", "only", "exclusively"]), words.count > 2,
      let (thread, end) = ThreadPhrase.read(words, at: 1), end == words.count, thread != .any
    {
      return [.word("Called", first)] + tokens
    }
    // "Always followed by `drain`."
    if words.count == 4, words[0].isWord(in: ["always", "never", "immediately"]),
      words[1].isWord(in: ["followed", "preceded"]), words[2].isWord("by"), words[3].kind == .code
    {
      return [.word("It", first), .word("is", first)] + tokens
    }
    if first.isWord(in: ["happens", "occurs"]), isTimed(tokens) {
      return [.word("Called", first)] + tokens.dropFirst()
    }
    return tokens
  }

  /// "exactly once per row", "before the tank closes": what is told of a call, and of nothing else.
  private static func isTimed(_ tokens: [Token]) -> Bool {
    switch AdverbialParser(tokens).adverbial(at: 1)?.0 {
    case .times, .order, .thread: true
    default: false
    }
  }

  /// "Zero or more calls per row": "called zero or more times per row".
  private static func counted(_ tokens: [Token]) -> [Token]? {
    guard let noun = tokens.prefix(6).firstIndex(where: { $0.isWord(in: ["call", "calls"]) }), noun > 0,
      let count = counts[tokens[..<noun].map(\.lower).joined(separator: " ")], noun + 2 < tokens.count,
      tokens[noun + 1].isWord(in: ["per", "for"]), MainVerb.group(in: Array(tokens[(noun + 1)...])) == nil
    else { return nil }
    let front = Tokenizer.tokens(ofText: "Called \(count)", range: tokens[0].range)
    return front + tokens[(noun + 1)...]
  }

  private static let counts = [
    "zero or more": "zero or more times", "one or more": "at least once", "at most one": "at most once",
    "exactly one": "exactly once", "one": "once", "at least one": "at least once", "zero or one": "at most once",
    "one and only one": "exactly once",
  ]
}
