/// "once", "exactly once", "at most once", "multiple times", "more than once".
package enum TimesPhrase {
  package static func read(_ tokens: [Token], at index: Int) -> (Times, Int)? {
    if let range = range(tokens, at: index) { return range }
    if index > 0, tokens[index - 1].isWord(in: ["about", "around", "roughly", "approximately", "almost"]) {
      return nil
    }
    if let end = onceOrNot(tokens, at: index) { return (.atMostOnce, end) }
    if isNoCount(tokens, at: index) || isComparison(tokens, at: index) { return nil }
    if tokens[index].isWord("once"), index + 2 < tokens.count, tokens[index + 1].isWord("or"),
      tokens[index + 2].isWord(in: ["twice", "more", "several", "multiple", "many"])
    {
      return nil
    }
    if let figure = figure(tokens, at: index) { return figure }
    guard let phrases = byFirstWord[word(tokens[index])] else { return nil }
    // "not just once": how often is what is denied.
    if tokens[..<index].last(where: { !$0.isWord(in: ["just", "only", "merely", "simply"]) })?.isWord("not") == true {
      return nil
    }
    for (words, times) in phrases where matches(words, tokens, at: index) {
      let end = index + words.count
      let isCase = words.count > 1 && end < tokens.count && tokens[end].isWord(in: ["if", "unless", "while"])
      if end < tokens.count, tokens[end].isWord("too") { return nil }
      if words.last == "once", end + 1 < tokens.count, tokens[end].isWord(in: ["in", "every", "out", "each"]),
        isRate(tokens, at: end)
      {
        return nil
      }
      if words.last == "once", !isCase, opensClause(tokens, at: end) || isAtATime(tokens, at: end) { return nil }
      return (times, end)
    }
    return nil
  }

  /// "3 times", "two times", "2 or more times"; "up to 3 times" and "at least 2 times" are no counts.
  private static func figure(_ tokens: [Token], at index: Int) -> (Times, Int)? {
    guard let count = number(tokens[index]), count != 1,
      index == 0
        || !(tokens[index - 1].isWord("of") && tokens[..<index].contains { $0.isWord(in: ["maximum", "most"]) })
          && !tokens[index - 1].isWord(in: [
            "to", "least", "most", "than", "or", "and", "first", "last", "every", "next",
          ])
    else { return nil }
    let rest = tokens[(index + 1)...]
    if rest.first?.isWord("times") == true {
      if count == 0 { return (.zero, index + 2) }
      // "2 times out of 3", "3 times as often"
      return rest.dropFirst().first?.isWord(in: ["out", "as", "faster", "slower"]) == true
        ? nil : (.multiple, index + 2)
    }
    return count > 1 && rest.prefix(3).map(\.lower) == ["or", "more", "times"] ? (.multiple, index + 4) : nil
  }

  /// Counts that are told with a number above two: denied, they set no limit of one.
  package static func isAboveTwo(_ tokens: [Token]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { count, next in
      next.isWord(in: ["times", "or"]) && (number(count).map { $0 > 2 } ?? false)
    }
  }

  private static func number(_ token: Token) -> Int? {
    token.kind == .number ? Int(token.text) : token.kind == .word ? numbers.firstIndex(of: token.lower) : nil
  }

  private static let numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// The table has "one" for "1".
  private static func word(_ token: Token) -> String {
    token.kind == .word ? token.lower : token.kind == .number && token.text == "1" ? "one" : ""
  }

  /// Longest first.
  private static let table: [([String], Times)] = [
    (["only", "once", "at", "most"], .atMostOnce), (["once", "at", "most"], .atMostOnce),
    (["once", "and", "only", "once"], .once), (["a", "single", "time"], .once), (["exactly", "one", "time"], .once),
    (["at", "most", "one", "time"], .atMostOnce), (["only", "one", "time"], .once),
    (["no", "less", "than", "once"], .atLeastOnce), (["no", "fewer", "than", "once"], .atLeastOnce),
    (["not", "less", "than", "once"], .atLeastOnce), (["once", "at", "least"], .atLeastOnce),
    (["no", "more", "than", "once"], .atMostOnce), (["never", "more", "than", "once"], .atMostOnce),
    (["any", "number", "of", "times"], .multiple), (["an", "arbitrary", "number", "of", "times"], .multiple),
    (["over", "and", "over"], .multiple), (["zero", "or", "more", "times"], .multiple),
    (["one", "or", "more", "times"], .atLeastOnce), (["more", "than", "one", "time"], .multiple),
    (["not", "more", "than", "once"], .atMostOnce), (["more", "than", "once"], .multiple),
    (["at", "most", "once"], .atMostOnce), (["at", "least", "once"], .atLeastOnce),
    (["at", "least", "twice"], .multiple),
    (["again", "and", "again"], .multiple), (["as", "many", "times"], .multiple),
    (["only", "ever", "once"], .once), (["exactly", "once"], .once), (["precisely", "once"], .once),
    (["only", "once"], .once),
    (["just", "once"], .once), (["one", "time"], .once), (["multiple", "times"], .multiple),
    (["many", "times"], .multiple), (["several", "times"], .multiple), (["repeatedly"], .multiple),
    (["periodically"], .multiple),
    (["twice"], .multiple),
    (["a", "second", "time"], .multiple), (["another", "time"], .multiple), (["once"], .once),
  ]

  private static let byFirstWord = Dictionary(grouping: table) { $0.0[0] }

  /// "at once", "once more", "once in a while", "once or | twice".
  private static func isNoCount(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["once", "twice"]) else { return false }
    if index > 0, tokens[index - 1].isWord(in: ["at", "or"]) { return true }
    // "at most twice": a limit that is not one.
    if index > 0, tokens[index].isWord("twice"), tokens[index - 1].isWord(in: ["most", "least", "than"]) {
      return true
    }
    guard index + 1 < tokens.count else { return false }
    // "once in 100 milliseconds": a rate.
    if tokens[index + 1].isWord(in: ["in", "every", "out", "each"]), index + 2 < tokens.count,
      isRate(tokens, at: index + 1)
    {
      return true
    }
    return tokens[index + 1].isWord(in: ["more", "again"])
      || tokens[(index + 1)...].prefix(3).map(\.lower) == ["in", "a", "while"]
  }

  /// "(once) in 100 milliseconds", "in ten frames", "out of three", "every two frames", "in each of the two passes". "Once every 10 seconds"
  /// is over time.
  private static func isRate(_ tokens: [Token], at index: Int) -> Bool {
    if PerPhrase.read(tokens, at: index) != nil { return false }
    let next = tokens[index + 1].isWord("of") && index + 2 < tokens.count ? tokens[index + 2] : tokens[index + 1]
    if next.kind == .number || numbers.contains(next.lower) { return true }
    return tokens[index].isWord("in") && next.isWord("each") && index + 2 < tokens.count
      && tokens[index + 2].isWord("of")
  }

  /// "as many times as `open`": as often as that is called, be it often or not.
  private static func isComparison(_ tokens: [Token], at index: Int) -> Bool {
    guard let many = tokens[index...].prefix(2).firstIndex(where: { $0.isWord("many") }), many > 0,
      many + 3 < tokens.count
    else { return false }
    let isOfCalls =
      tokens[many + 3].isWord(in: ["this", "the", "it"]) && tokens[(many + 3)...].contains { $0.isWord("called") }
    return tokens[many - 1].isWord("as") && tokens[many + 2].isWord("as")
      && (tokens[many + 3].kind == .code || isOfCalls)
  }

  /// "once, or not at all", "once or never".
  private static func onceOrNot(_ tokens: [Token], at index: Int) -> Int? {
    let isExact = tokens[index].isWord(in: ["exactly", "precisely", "just", "only", "either"])
    let once = isExact ? index + 1 : index
    guard once < tokens.count, tokens[once].isWord("once") else { return nil }
    let rest = tokens[(once + 1)...].drop { $0.isMark(",") }
    guard rest.first?.isWord("or") == true, let next = rest.dropFirst().first else { return nil }
    if next.isWord("never") { return rest.startIndex + 2 }
    let words = rest.dropFirst().prefix(3).map(\.lower)
    return words == ["not", "at", "all"] ? rest.startIndex + 4 : nil
  }

  /// "0 to N times", "0 or more times", "0 or 1 times".
  private static func range(_ tokens: [Token], at index: Int) -> (Times, Int)? {
    // "0..N times".
    if tokens[index].text.hasPrefix("0.."), tokens[index].text.count > 3, index + 1 < tokens.count,
      tokens[index + 1].isWord(in: ["time", "times"])
    {
      return (tokens[index].text.hasSuffix(".1") ? .atMostOnce : .multiple, index + 2)
    }
    guard index + 3 < tokens.count, tokens[index].text == "0" || tokens[index].isWord("zero"),
      tokens[index + 1].isWord(in: ["to", "or"]), tokens[index + 3].isWord(in: ["time", "times"])
    else { return nil }
    return (number(tokens[index + 2]) == 1 ? .atMostOnce : .multiple, index + 4)
  }

  private static func matches(_ words: [String], _ tokens: [Token], at index: Int) -> Bool {
    guard index + words.count <= tokens.count else { return false }
    return zip(words, tokens[index...]).allSatisfy { word($1) == $0 }
  }

  /// "at most once at a time": not how often, but how many at once.
  private static func isAtATime(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index...].prefix(3).map(\.lower) == ["at", "a", "time"]
  }

  /// "once the view is loaded", "once it has …": a moment, not a count.
  private static func opensClause(_ tokens: [Token], at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let next = tokens[index]
    if next.kind == .code { return true }
    // "once a minute"
    if PerPhrase.isTime(tokens, at: index) { return false }
    if index == tokens.count - 1, next.kind == .word, Verbs.lemma(of: next.lower, as: [.participle]) != nil {
      return true
    }
    if next.isWord(in: ["the", "a", "an", "it", "they", "you", "we", "its", "your", "this", "that", "these", "all"]) {
      return true
    }
    if next.isWord(in: ["each", "every"]), index + 1 < tokens.count, tokens[index + 1].isWord("time") { return false }
    if next.isWord(in: [
      "per", "whenever", "in", "for", "between", "within", "during", "on", "at", "before", "after", "and", "or", "when",
      "right",
      "immediately", "just",
      "shortly", "directly", "even", "only", "if", "unless", "until", "whether",
    ]) {
      return false
    }
    let rest = Array(tokens[index...].prefix { $0.kind != .mark })
    return next.kind == .word && MainVerb.group(in: rest) != nil
  }
}
