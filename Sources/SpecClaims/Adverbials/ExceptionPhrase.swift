/// "except for", "apart from", "with the exception of": what follows is left out of what is said.
enum ExceptionPhrase {
  /// The first words of all of them; hardly a word of a page is one.
  static let openings: Set<String> = [
    "except", "excepting", "excluding", "with", "apart", "aside", "barring", "save", "bar", "not", "discounting",
  ]

  private static let phrases = [
    ["with", "the", "exception", "of"], ["with", "the", "sole", "exception", "of"],
    ["with", "the", "single", "exception", "of"], ["with", "the", "only", "exception", "of"], ["except", "for"],
    ["except"], ["excepting"], ["excluding"], ["apart", "from"],
    ["aside", "from"], ["barring"], ["save", "for"], ["not", "counting"], ["not", "including"], ["discounting"],
  ]

  /// The number of words that open an exception at `index`.
  static func length(_ tokens: [Token], at index: Int) -> Int? {
    if let place = otherThanPlace(tokens, at: index) ?? behindThread(tokens, at: index) { return place }
    guard tokens[index].isWord(in: openings) else { return nil }
    let words = tokens[index...].prefix(5).map { $0.kind == .word ? $0.lower : "" }
    return phrases.first { words.starts(with: $0) }?.count
  }

  /// Also "but", "besides" and "other than", which except between names only.
  static func lengthBetweenNames(_ tokens: [Token], at index: Int) -> Int? {
    if let length = length(tokens, at: index) ?? otherThan(tokens, at: index) { return length }
    return tokens[index].isWord(in: ["but", "besides"]) ? 1 : nil
  }

  /// "Apart from `close`, …", "Other than closing it, …". "Besides `close`, …" adds something.
  static func opens(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && (length(tokens, at: 0) ?? otherThan(tokens, at: 0)) != nil
  }

  /// "(not called) other than on main", "anywhere other than in `open`": a place or a time of the call itself.
  private static func otherThanPlace(_ tokens: [Token], at index: Int) -> Int? {
    guard let length = otherThan(tokens, at: index), index + length < tokens.count else { return nil }
    let next = tokens[index + length]
    return next.isWord(in: ["on", "in", "from", "at", "by", "inside", "within"]) || next.isWord(in: Lexicon.temporal)
      ? length : nil
  }

  /// "any thread | but the render thread", "any thread | other than that of the pump".
  private static func behindThread(_ tokens: [Token], at index: Int) -> Int? {
    guard index > 0, tokens[index - 1].isWord(in: ["thread", "threads", "queue", "queues"]),
      case let length? = otherThan(tokens, at: index) ?? (tokens[index].isWord(in: ["but", "bar", "save"]) ? 1 : nil),
      index + length < tokens.count, tokens[index + length].isWord(in: Lexicon.determiners)
    else { return nil }
    return length
  }

  private static func otherThan(_ tokens: [Token], at index: Int) -> Int? {
    index + 1 < tokens.count && tokens[index].isWord("other") && tokens[index + 1].isWord("than") ? 2 : nil
  }
}
