/// Hedges of several words: "most of the time", "in most cases", "by convention", "whenever possible".
enum HedgePhrase {
  static func isIn(_ tokens: [Token]) -> Bool { opens(phrases, openers, in: tokens) }

  /// "most of the time", "in most cases": what holds so often, holds not always, be it a rule or a promise.
  static func isOften(_ tokens: [Token]) -> Bool { opens(frequencies, frequencyOpeners, in: tokens) }

  /// What stands in front of a clause: "In most cases, …", "Typically, when …".
  static func opensClause(_ leading: [Token]) -> Bool {
    guard let first = leading.first, first.isWord(in: ["in", "under"]) else {
      return leading.first?.isWord(in: Lexicon.hedges) == true
        || leading.count == 2 && leading[1].isWord("possible") && isIn(leading)
    }
    let words = leading.map(\.lower)
    return words.count <= 4 && ["cases", "situations", "circumstances"].contains(words.last)
      && words.contains { ["most", "many", "some", "general", "typical", "normal"].contains($0) }
  }

  private static func opens(_ phrases: [[String]], _ openers: Set<String>, in tokens: [Token]) -> Bool {
    guard tokens.count > 1 else { return false }
    return tokens.indices.contains { start in
      guard tokens[start].kind == .word, openers.contains(tokens[start].lower) else { return false }
      let words = tokens[start...].prefix(6).map { $0.kind == .word ? $0.lower : "," }
      return phrases.contains { words.starts(with: $0) } || isOfCases(words)
    }
  }

  private static let frequencies = [
    ["most", "of", "the", "time"], ["for", "the", "most", "part"], ["more", "often", "than", "not"],
    ["as", "a", "rule"], ["now", "and", "then"], ["every", "so", "often"],
    ["every", "now", "and"], ["in", "theory"], ["in", "principle"], ["on", "paper"],
    ["as", "far", "as", "we"], ["as", "far", "as", "i"],
  ]
  private static let frequencyOpeners = Set(frequencies.map { $0[0] }).union(placing)
  private static let placing: Set<String> = ["in", "under", "on", "for", "with"]

  private static let phrases =
    frequencies + [
      ["or", "so", "it"], ["or", "so", "we"], ["or", "so", "i"], ["by", "convention"],
      ["on", "average"], ["at", "best"], ["all", "being", "well"], ["all", "going", "well"],
      ["as", "of", "this", "writing"],
      ["for", "all", "we", "know"], ["so", "the", "theory"], ["with", "any", "luck"],
      ["in", "general"], ["by", "and", "large"],
      ["if", "possible"],
      ["when", "possible"],
      ["whenever", "possible"], ["where", "possible"], ["wherever", "possible"], ["once", "in", "a", "while"],
      ["from", "time", "to", "time"], ["more", "or", "less"], ["if", "at", "all"],
      ["if", "ever"], ["at", "times"], ["so", "to", "speak"], ["by", "accident"], ["by", "chance"],
      ["by", "coincidence"],
      ["as", "far", "as", "possible"], ["in", "some", "cases"], ["in", "certain", "cases"],
      ["depending", "on", "the", "platform"],
      ["to", "my", "knowledge"], ["to", "our", "knowledge"],
      ["where", "available"], ["at", "the", "time", "of", "writing"], ["in", "an", "ideal", "world"],
      ["half", "of", "the", "time"], ["half", "the", "time"], ["or", "close", "to", "it"],
      ["to", "the", "best", "of", "our"], ["give", "or", "take"], ["in", "practice"],
      ["sooner", "or", "later"],
      ["in", "a", "sense"], ["for", "once"], ["as", "luck", "would"],
      ["if", "memory", "serves"], ["if", "i", "remember"], ["if", "we", "remember"], ["if", "anything"],
      ["if", "nothing", "else"], ["if", "you", "ask"], ["on", "balance"], ["on", "the", "face", "of"],
      ["in", "our", "experience"], ["in", "my", "experience"], ["for", "the", "sake", "of", "argument"],
      ["as", "often", "as", "not"], ["at", "worst"], ["as", "yet"], ["as", "it", "happens"],
      ["as", "an", "experiment"],
      ["as", "things", "stand"], ["as", "it", "stands"], ["as", "a", "last", "resort"], ["as", "an", "exception"],
      ["at", "first"], ["with", "luck"], ["or", "at", "least"], ["with", "some", "luck"],
      ["on", "a", "best-effort", "basis"], ["on", "a", "best", "effort"], ["under", "normal", "circumstances"],
      ["every", "second", "time"],
      ["every", "other", "time"], ["out", "of", "ten"],
      ["i", "think"], ["i", "believe"], ["i", "guess"], ["we", "think"], ["we", "believe"],
    ]

  private static let openers = Set(phrases.map { $0[0] }).union(placing).union(["by"])

  private static let common: Set<String> = [
    "most", "many", "general", "typical", "normal", "almost", "common", "usual", "ordinary",
  ]

  /// "in most cases", "under normal circumstances", "on most hosts".
  private static func isOfCases(_ words: [String]) -> Bool {
    guard words.count > 2 else { return false }
    if placing.contains(words[0]) || words[0] == "by", words[1] == "most", !words[2].hasPrefix("recent"),
      words[2] != ","
    {
      return true
    }
    if ["by", "for"].contains(words[0]), words[1] == "some", !words[2].hasPrefix("reason") { return true }
    guard ["in", "under"].contains(words[0]) else { return false }
    let window = words.dropFirst().prefix(4)
    guard
      let noun = window.firstIndex(where: {
        ["case", "cases", "situations", "circumstances", "scenarios"].contains($0)
      })
    else { return false }
    return window[..<noun].contains { common.contains($0) }
  }
}
