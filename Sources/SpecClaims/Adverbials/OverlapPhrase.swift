/// "concurrently", "simultaneously", "in parallel", "at the same time": calls that overlap.
enum OverlapPhrase {
  static let adverbs: Set<String> = ["concurrently", "simultaneously"]
  private static let phrases = adverbs.map { [$0] } + [["in", "parallel"], ["at", "the", "same", "time"]]

  /// "(only one) at a time": in a moment.
  static let moments = [
    ["at", "a", "time"], ["at", "one", "time"], ["at", "the", "same", "time"], ["at", "once"], ["at", "any", "time"],
    ["at", "any", "given", "time"], ["at", "any", "one", "time"], ["at", "any", "given", "moment"],
  ]

  /// Whether there is nothing but one of them.
  static func isAll(of words: [Token]) -> Bool { !words.isEmpty && first(in: words) == 0..<words.count }

  /// Where the first of them stands.
  static func first(in words: some Collection<Token>) -> Range<Int>? {
    let words = words.map(\.lower)
    for start in words.indices {
      if let phrase = phrases.first(where: { words[start...].starts(with: $0) }) {
        return start..<(start + phrase.count)
      }
    }
    return nil
  }

  /// "concurrently with `close`", "at the same time as `close`": of two methods, and not of the calls of one.
  static func isBesideAnother(_ behind: some Collection<Token>) -> Bool {
    behind.count > 1 && behind.first?.isWord(in: ["with", "as"]) == true
      && !behind.dropFirst().prefix(3).map(\.lower).elementsEqual(["your", "own", "code"])
      && !behind.dropFirst().prefix(2).contains { $0.isWord(in: ["itself", "themselves", "another", "other"]) }
  }
}
