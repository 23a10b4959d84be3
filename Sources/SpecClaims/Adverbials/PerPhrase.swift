/// "per node", "for each cell", "in the controller's lifecycle", "in its life": over what a count is taken.
package enum PerPhrase {
  private static let lives: Set<String> = ["life", "lifecycle", "lifetime", "lifespan"]

  /// What happens again and again: "on every frame" is how often, "on every cell" is where.
  private static let occasions: Set<String> = [
    "call", "invocation", "update", "change", "render", "frame", "tick", "request", "commit", "turn", "pass", "run",
    "build", "event", "response", "message", "transition", "cycle", "poll", "connection", "exception", "error", "load",
    "reload", "start", "launch", "attempt", "retry", "step", "iteration", "access", "visit",
  ]

  package static func read(_ tokens: [Token], at index: Int) -> (String, Int)? {
    if tokens[index].isWord("per"), index + 1 < tokens.count {
      return ofCall(tokens, from: index + 1) ?? nounPhrase(tokens, from: index + 1)
    }
    if tokens[index].isWord(in: ["for", "on", "in"]), index + 2 < tokens.count,
      tokens[index + 1].isWord(in: ["each", "every"]), let phrase = nounPhrase(tokens, from: index + 2),
      tokens[index].isWord("for") || tokens[phrase.1 - 1].isWord(in: occasions)
        || tokens[index + 2].isWord(in: occasions)
    {
      return phrase
    }
    if isOnEachThread(tokens, at: index) { return (tokens[index + 2].text, index + 3) }
    if let given = ofAnyGiven(tokens, at: index) { return given }
    if let one = single(tokens, at: index) ?? bare(tokens, at: index) { return one }
    guard tokens[index].isWord(in: ["in", "during", "over", "within"]) else { return nil }
    return life(tokens, from: index + 1)
  }

  /// "once on each thread".
  private static func isOnEachThread(_ tokens: [Token], at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isWord("on") && tokens[index + 1].isWord("each")
      && tokens[index + 2].isWord(in: ["thread", "worker", "queue", "device"])
  }

  /// "per call to `next()`".
  private static func ofCall(_ tokens: [Token], from start: Int) -> (String, Int)? {
    guard start + 2 < tokens.count, tokens[start].isWord(in: ["call", "invocation"]),
      tokens[start + 1].isWord(in: ["to", "of"]), tokens[start + 2].kind == .code
    else { return nil }
    return (tokens[start..<(start + 3)].phrase, start + 3)
  }

  /// "in any given pass", "in any one run", "with each row": behind a count, over what it is taken.
  private static func ofAnyGiven(_ tokens: [Token], at index: Int) -> (String, Int)? {
    guard index + 3 <= tokens.count else { return nil }
    // "(called) with each row exactly once".
    if index == 0, tokens[0].isWord("with"), tokens[1].isWord(in: ["each", "every"]),
      let row = nounPhrase(tokens, from: 2), row.1 < tokens.count, tokens[row.1].isWord(in: ["exactly", "once"])
    {
      return row
    }
    guard index > 0, tokens[index - 1].isWord(in: ["once", "time"]) else { return nil }
    if tokens[index].isWord(in: ["in", "within", "during"]), index + 3 < tokens.count, tokens[index + 1].isWord("any"),
      tokens[index + 2].isWord(in: ["given", "one", "single"])
    {
      return nounPhrase(tokens, from: index + 3)
    }
    guard tokens[index].isWord(in: ["in", "with", "within", "during"]), tokens[index + 1].isWord(in: ["each", "every"])
    else { return nil }
    return nounPhrase(tokens, from: index + 2)
  }

  /// "for a single tank", "for any given tank", "on the same tank", "on each `close()`".
  private static func single(_ tokens: [Token], at index: Int) -> (String, Int)? {
    guard tokens[index].isWord(in: ["for", "on"]), index + 3 <= tokens.count else { return nil }
    if tokens[index + 1].isWord(in: ["each", "every"]), tokens[index + 2].kind == .code,
      tokens[index + 2].text.hasSuffix(")")
    {
      return (tokens[index + 2].text, index + 3)
    }
    let isOne =
      tokens[index + 1].isWord(in: ["a", "any"]) && tokens[index + 2].isWord(in: ["single", "given", "particular"])
    let isSame = tokens[index + 1].isWord("the") && tokens[index + 2].isWord("same")
    return isOne || isSame ? nounPhrase(tokens, from: index + 3) : nil
  }

  /// "is called every frame".
  private static func bare(_ tokens: [Token], at index: Int) -> (String, Int)? {
    guard tokens[index].isWord(in: ["every", "each", "a", "an"]), index + 1 < tokens.count,
      index == 0 || tokens[index - 1].isWord(in: ["once", "twice", "exactly"]) || isAgent(tokens[..<index])
    else { return nil }
    let isEach = tokens[index].isWord(in: ["every", "each"])
    if isEach, let round = round(tokens, from: index + 1) { return round }
    if isTime(tokens, at: index) { return (tokens[index + 1].text, index + 2) }
    // "once every 10 seconds"
    guard isEach, index + 2 < tokens.count, tokens[index + 2].isWord(in: times.map { $0 + "s" }) else { return nil }
    return (tokens[(index + 1)...(index + 2)].phrase, index + 3)
  }

  /// "(every) frame", "(each) event loop tick"; "every frame rate change" is no frame.
  private static func round(_ tokens: [Token], from start: Int) -> (String, Int)? {
    guard
      let end = tokens.indices[start...].prefix(3).last(where: { tokens[$0].isWord(in: rounds) }),
      tokens[start..<end].allSatisfy({ isNoun($0) && !Lexicon.isFunctionWord($0.lower) }),
      end + 1 == tokens.count || !isNoun(tokens[end + 1])
    else { return nil }
    return (tokens[start...end].phrase, end + 1)
  }

  /// "(is called) by the host | every frame".
  private static func isAgent(_ words: ArraySlice<Token>) -> Bool {
    words.count > 1 && words.count < 6 && words.first?.isWord("by") == true
      && words.dropFirst().allSatisfy { token in
        !token.isWord("that") && (token.kind == .code || isNoun(token) || token.isWord(in: Lexicon.determiners))
      }
  }

  /// "a minute", "every second".
  static func isTime(_ tokens: [Token], at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord(in: ["every", "each", "a", "an"])
      && tokens[index + 1].isWord(in: times) && !(index + 2 < tokens.count && isNoun(tokens[index + 2]))
  }

  private static let rounds = ["frame", "tick", "update", "step", "iteration", "pass"]
  private static let times = ["millisecond", "second", "minute", "hour", "day", "week", "month", "year"]

  private static func nounPhrase(_ tokens: [Token], from start: Int) -> (String, Int)? {
    var end = start
    while end < tokens.count, end - start < 4, tokens[end].kind == .code || isNoun(tokens[end]),
      ExceptionPhrase.lengthBetweenNames(tokens, at: end) == nil
    {
      end += 1
    }
    // "for each kind of pump".
    if end > start, end + 1 < tokens.count, tokens[end].isWord("of"),
      tokens[end - 1].isWord(in: ["kind", "type", "sort"]),
      isNoun(tokens[end + 1])
    {
      end += 2
    }
    guard end > start, !isShort(of: tokens, at: end) else { return nil }
    // "for every row that is visible", "for each frame in which it leaks": for those only.
    if opensRelative(tokens, at: end) {
      let clause = tokens[end...].indices.prefix {
        tokens[$0].kind != .mark && !tokens[$0].isWord(in: cases) && !isInOrder(tokens, at: $0)
      }
      if clause.count > 1 { end = clause.endIndex }
    } else if end - start > 1, end < tokens.count, tokens[end - 1].kind == .word,
      Verbs.lemma(ofParticiple: tokens[end - 1].lower) != nil
    {
      // "for every row added before E".
      end = tokens[end...].firstIndex { $0.kind == .mark || $0.isWord(in: cases) } ?? tokens.count
    }
    return (tokens[start..<end].phrase, end)
  }

  private static func opensRelative(_ tokens: [Token], at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return tokens[index].isWord(in: Lexicon.relative)
      || index + 2 < tokens.count && tokens[index].isWord(in: Lexicon.prepositions) && tokens[index + 1].isWord("which")
  }

  /// "(for each row that is visible) | in the order of E".
  private static func isInOrder(_ tokens: [Token], at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isWord("in") && tokens[index + 2].isWord("order")
  }

  private static let cases: Set<String> = ["when", "whenever", "if", "unless", "while", "once", "as", "and", "or"]

  /// "for every row but the first", "for each row other than that": for which ones, no noun tells. "Except for" is read as a condition.
  private static func isShort(of tokens: [Token], at index: Int) -> Bool {
    guard index + 1 < tokens.count, ExceptionPhrase.length(tokens, at: index) == nil else { return false }
    return ExceptionPhrase.lengthBetweenNames(tokens, at: index) != nil
      && (tokens[index].isWord("other") || tokens[index + 1].isWord(in: Lexicon.determiners))
  }

  private static func isNoun(_ token: Token) -> Bool {
    token.kind == .word && !Lexicon.prepositions.contains(token.lower) && !Lexicon.coordinators.contains(token.lower)
      && !Lexicon.temporal.contains(token.lower) && !Lexicon.adverbs.contains(token.lower)
      && !Lexicon.be.contains(token.lower) && !Lexicon.relative.contains(token.lower)
      && !["as", "until", "since", "than", "like"].contains(token.lower)
  }

  /// "a controller's lifecycle", "the life of a node", "its lifetime".
  package static func life(_ tokens: [Token], from start: Int) -> (String, Int)? {
    var index = start
    while index < tokens.count, index - start < 5, tokens[index].kind != .mark {
      if tokens[index].isWord(in: lives) {
        let owner = tokens[start..<index].filter { !$0.isWord(in: Lexicon.determiners) }
        if index + 1 < tokens.count, tokens[index + 1].isWord("of"), let (noun, end) = owned(tokens, from: index + 2) {
          return (noun, end)
        }
        return (owner.isEmpty ? "instance" : owner.map(\.text).joined(separator: " "), index + 1)
      }
      index += 1
    }
    return nil
  }

  private static func owned(_ tokens: [Token], from start: Int) -> (String, Int)? {
    let first = start < tokens.count && tokens[start].isWord(in: Lexicon.determiners) ? start + 1 : start
    return nounPhrase(tokens, from: first)
  }
}
