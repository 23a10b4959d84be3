/// What somebody else says: what is told of their words is no promise of the page.
enum Quotation {
  /// The whole sentence stands between quotation marks.
  static func isWhole(_ tokens: [Token]) -> Bool {
    guard tokens.count > 3, tokens[0].isMark("\"") else { return false }
    // "“It is never called”, somebody said": what is said there is somebody else's.
    if let end = tokens.dropFirst().firstIndex(where: { $0.isMark("\"") }) {
      if end > 4 || tokens[(end + 1)...].prefix(5).contains(where: { $0.isWord(in: saying) }) { return true }
    }
    return tokens.suffix(2).contains { $0.isMark("\"") } && tokens.filter { $0.isMark("\"") }.count == 2
  }

  /// "A comment reads: it is …", "As Ann wrote: “it is …”": a verb of saying in front of the colon.
  static func isReported(_ tokens: [Token]) -> Bool {
    // "It is called once, says the old guide."
    if let comma = tokens.trimmingMarks.lastIndex(where: { $0.isMark(",") }), comma > 2, comma + 2 < tokens.count,
      tokens[comma + 1].isWord(in: ["says", "said", "claims", "claimed", "writes", "wrote"]), tokens.count - comma <= 8
    {
      return true
    }
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), (2...8).contains(colon), colon + 3 < tokens.count
    else { return false }
    // "Compare `close`: it must be called on main": said of that one.
    if tokens[0].isWord(in: ["compare", "cf", "cf."]), colon <= 4 { return true }
    return tokens[..<colon].suffix(2).contains { $0.isWord(in: saying) }
  }

  private static let saying: Set<String> = [
    "reads", "says", "said", "wrote", "writes", "claims", "claimed", "asked", "states", "stated", "complained", "joked",
  ]
}
