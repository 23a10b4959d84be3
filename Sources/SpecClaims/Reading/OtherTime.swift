/// Clauses that tell of another time than that of the page: "in a future release", "previously, …", "until version 3".
enum OtherTime {
  static func isMeant(by clause: Clause) -> Bool {
    isToldOf(in: clause.subject) || isToldOf(in: clause.tail) || clause.leading.contains(where: isToldOf)
      || clause.leading.contains(where: isOtherTime)
      || clause.verb?.isFuture == true
        && clause.tail.indices.contains { endsInFuture(clause.tail, at: $0) || isInNumber(clause.tail, at: $0) }
      || clause.verb.map { !$0.isPerfect && $0.adverbs.contains(where: adverbs.contains) } == true
  }

  private static func isToldOf(in words: [Token]) -> Bool {
    words.indices.contains { index in
      isInSeries(words, at: index)
        || index + 1 < words.count && (isOtherVersion(words, at: index) || endsWithVersion(words, at: index))
        || isInVersion(words, at: index) || isOlder(words, at: index)
    }
  }

  /// "a future release", "earlier versions".
  private static func isOtherVersion(_ words: [Token], at index: Int) -> Bool {
    words[index].isWord(in: [
      "future", "next", "upcoming", "later", "earlier", "older", "previous", "prior", "old", "past", "former",
    ]) && words[index + 1].isWord(in: versions)
  }

  /// "(will be called on main) in the future", and not "at any time in the future".
  private static func endsInFuture(_ words: [Token], at index: Int) -> Bool {
    guard words[index...].prefix(3).map(\.lower) == ["in", "the", "future"],
      index == 0 || !words[index - 1].isWord(in: ["time", "point", "moment"])
    else { return false }
    return index + 3 == words.count || words[index + 3].kind == .mark
  }

  /// "(will be called on main) in 3.0".
  private static func isInNumber(_ words: [Token], at index: Int) -> Bool {
    index + 1 < words.count && words[index].isWord(in: ["in", "from"]) && words[index + 1].text.contains(".")
      && isVersionNumber(words[index + 1].text)
  }

  /// "in the 3.x series".
  private static func isInSeries(_ words: [Token], at index: Int) -> Bool {
    index > 0 && words[index].isWord(in: ["series", "branch", "line"]) && isVersionNumber(words[index - 1].text)
  }

  /// "until version 3", "before 2.0", "prior to release 4".
  private static func endsWithVersion(_ words: [Token], at index: Int) -> Bool {
    guard words[index].isWord(in: ["until", "before", "to", "till"]) else { return false }
    if words[index].isWord("to"), index == 0 || !words[index - 1].isWord(in: ["prior", "up"]) { return false }
    let next = words[index + 1]
    if next.isWord(in: [
      "version", "release", "v", "android", "ios", "macos", "java", "python", "swift", "kotlin", "node",
    ]),
      index + 2 < words.count, !words[index + 2].isWord(in: ["calls", "runs", "starts", "loads"])
    {
      return true
    }
    return isVersionNumber(next.text) || namesVersion(words[(index + 1)...].prefix(6))
  }

  /// "(before) tank version 1.29".
  private static func namesVersion(_ words: ArraySlice<Token>) -> Bool {
    words.indices.dropFirst().dropLast().contains {
      words[$0].isWord(in: ["version", "release"]) && words[$0 + 1].text.first?.isNumber == true
    }
  }

  /// "in version 2", and not "in version 2 and later" or "2.0+".
  private static func isInVersion(_ words: [Token], at index: Int) -> Bool {
    index + 2 < words.count && words[index].isWord("in") && words[index + 1].isWord(in: ["version", "versions"])
      && words[index + 2].text.first?.isNumber == true
      && !words[(index + 2)...].contains {
        $0.text.hasSuffix("+") || $0.isWord(in: ["later", "newer", "above", "up", "onwards", "higher"])
      }
  }

  /// "in versions before 3", "in Tank 3 and earlier", "through version 2", "as late as 4.2", "up to and including 1.9".
  private static func isOlder(_ words: [Token], at index: Int) -> Bool {
    let next = words[(index + 1)...].prefix(3).map(\.self)
    guard let first = next.first else { return false }
    let isNumber = { (token: Token?) in token?.text.first?.isNumber == true }
    if words[index].isWord(in: versions) {
      return first.isWord(in: ["before", "below", "until", "up", "prior", "older"]) && next.contains(where: isNumber)
    }
    if words[index].isWord("and"), index > 0, isNumber(words[index - 1]) {
      return first.isWord(in: ["earlier", "older", "below", "before"])
    }
    if words[index].isWord(in: ["through", "until", "till"]), first.isWord(in: versions) {
      return isNumber(next.dropFirst().first)
    }
    if words[index].isWord("as"), first.isWord("late") { return isNumber(next.last) }
    return words[index].isWord("including") && index > 1 && words[index - 1].isWord("and")
      && words[index - 2].isWord("to")
      && isVersionNumber(first.text)
  }

  /// "2.0", "v3", "1.4.x".
  private static func isVersionNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "v" }
    return digits.first?.isNumber == true && digits.contains(".")
      && digits.allSatisfy { $0.isNumber || ".x".contains($0) }
      || digits.count < text.count && digits.first?.isNumber == true
  }

  /// "In the future, …", "Previously, …", "Some day …".
  private static func isOtherTime(_ leading: [Token]) -> Bool {
    let words = leading.map(\.lower)
    return words.count <= 3 && words.last.map { ["future", "past"].contains($0) } == true
      || words.first.map(adverbs.contains) == true || words.starts(with: ["some", "day"])
  }

  /// "Previously, …", "Earlier, …": behind a verb "earlier" compares, and does not tell of another time.
  static func opens(_ words: [String]) -> Bool {
    words.count > 1 && words[1] == "," && adverbs.union(["earlier"]).contains(words[0])
  }

  private static let versions = ["release", "releases", "version", "versions"]
  private static let adverbs: Set<String> = ["previously", "formerly", "historically", "originally", "someday"]
}
