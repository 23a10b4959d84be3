/// Reads the adverbials out of the words after a verb, left to right; the first recogniser that fits at a word wins.
package struct AdverbialParser {
  let tokens: [Token]
  /// Times that belong to an infinitive ("to clean up before E") are taken, too.
  private let reachesInfinitives: Bool

  package init(_ tokens: [Token], reachingInfinitives: Bool = false) {
    self.tokens = tokens
    reachesInfinitives = reachingInfinitives
  }

  package func parse() -> Adverbials {
    var result = Adverbials()
    var index = 0
    var nesting = InnerVerb(passesInfinitives: reachesInfinitives)
    while index < tokens.count, !opensExample(at: index) {
      if let end = includedEnd(at: index) {
        index = end
        continue
      }
      if let (adverbial, end) = adverbial(at: index), !nesting.takes(adverbial) {
        if !result.items.contains(where: \.isCondition) { nesting.closeAtComma(tokens, at: index) }
        result.items += TwoMoments.split(adverbial)
        index = end
      } else {
        nesting.observe(tokens, at: index)
        result.rest.append(tokens[index])
        index += 1
      }
    }
    // "…, however": a remark on the sentence before.
    if let last = result.rest.last, last.isWord(in: ["however", "though"]),
      result.rest.dropLast().last?.isMark(",") == true
    {
      result.rest.removeLast(2)
    }
    return result
  }

  /// "(after E), including when F": it narrows nothing.
  private func includedEnd(at index: Int) -> Int? {
    guard tokens[index].isWord("including"), index + 1 < tokens.count,
      tokens[index + 1].isWord(in: ["when", "if", "after", "before", "during", "while"])
    else { return nil }
    return tokens[index...].firstIndex { $0.isMark(",") } ?? tokens.count
  }

  package func adverbial(at index: Int) -> (Adverbial, Int)? {
    if let (thread, end) = ThreadPhrase.read(tokens, at: index) { return (.thread(thread), end) }
    if let (times, end) = TimesPhrase.read(tokens, at: index) { return (.times(times), end) }
    if let (noun, end) = PerPhrase.read(tokens, at: index) { return (.per(noun), end) }
    if let order = OrderPhrase.read(tokens, at: index) { return (order.adverbial, order.end) }
    if let end = conditionEnd(at: index) { return (.condition(Self.withoutHedge(tokens[index..<end])), end) }
    if let end = outsideEnd(at: index) { return (.condition(Array(tokens[index..<end])), end) }
    if let end = butOnlyEnd(at: index) { return (.condition(Array(tokens[(index + 1)..<end])), end) }
    if let end = restrictionEnd(at: index) { return (.condition(Array(tokens[index..<end])), end) }
    if let (words, end) = ScopePhrase.read(tokens, at: index) { return (.scope(words), end) }
    if tokens[index].isWord("again") { return (.again, index + 1) }
    return nil
  }

  private static let places: Set<String> = [
    "method", "hook", "callback", "handler", "function", "block", "event", "scope", "transaction", "testing",
  ]

  /// "outside of this hook", "outside the scope of the callback": a place in the program, unlike "outside of the class".
  private func outsideEnd(at index: Int) -> Int? {
    guard tokens[index].isWord("outside") else { return nil }
    let end = tokens[(index + 1)...].firstIndex { $0.isMark(",") } ?? tokens.count
    return tokens[(index + 1)..<end].prefix(6).contains { $0.isWord(in: Self.places) } ? end : nil
  }

  private static let modes: Set<String> = [
    "mode", "modes", "build", "builds", "configuration", "configurations", "environments",
  ]

  /// "but only for streams", "but only on old hosts": a restriction, unless it is a thread, a time or a moment of its own.
  private func butOnlyEnd(at index: Int) -> Int? {
    guard tokens[index].isWord("but"), index + 3 < tokens.count, tokens[index + 1].isWord("only"),
      tokens[index + 2].isWord(in: ["in", "on", "for", "with", "within", "under", "from", "at"]),
      ThreadPhrase.read(tokens, at: index + 2) == nil, OrderPhrase.read(tokens, at: index + 2) == nil
    else { return nil }
    return tokens[(index + 2)...].firstIndex { $0.isMark(",") } ?? tokens.count
  }

  /// "in debug builds", "on Linux only", "in background mode": a restriction without a verb.
  func modeEnd(at index: Int) -> Int? {
    guard tokens[index].isWord(in: ["in", "on", "for", "with"]), index + 1 < tokens.count, !isBehindModal(index) else {
      return nil
    }
    let words = tokens[(index + 1)...].prefix(5).prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) }
    if let only = words.firstIndex(where: { $0.isWord("only") }), only > index + 1,
      !tokens[index + 1].isWord(in: ["a", "an"])
    {
      return only + 1
    }
    return words.firstIndex { $0.isWord(in: Self.modes) }.map { $0 + 1 }
  }

  /// "(is called) and can be used to alter the pump | for this panel only": said of the second verb.
  private func isBehindModal(_ index: Int) -> Bool {
    tokens[..<index].indices.dropLast().contains {
      tokens[$0].isWord("and") && tokens[$0 + 1].isWord(in: ["can", "may", "will", "should", "must"])
    }
  }

  /// "check if", "detect if": whether, not a condition.
  private static let questioning: Set<String> = [
    "check", "checks", "checking", "checked", "detect", "determine", "determines", "determining", "see", "know", "test",
    "verify", "tell", "decide", "indicate", "indicates", "learn",
  ]

  /// The first words of all connectives; hardly a word of a page is one.
  private static let connecting: Set<String> = [
    "as", "the", "in", "provided", "any", "each", "every", "even", "also", "and", "or", "only", "when", "whenever",
    "if", "unless", "while", "upon", "depending",
  ]

  /// The length of a connective that opens a condition at `index`.
  package static func connectiveLength(_ tokens: [Token], at index: Int) -> Int? {
    if let length = ExceptionPhrase.length(tokens, at: index) { return length }
    guard tokens[index].isWord(in: connecting) else { return nil }
    let words = tokens[index...].prefix(4).map { $0.kind == .word ? $0.lower : "" }
    // "regardless if it is open", "regardless of if it is": in no case not.
    let before = index > 0 && tokens[index - 1].isWord("of") ? index - 2 : index - 1
    if before >= 0, tokens[before].isWord("regardless") || isOfUnconcern(tokens[..<index]) { return nil }
    if words == ["as", "soon", "as", "possible"] { return nil }
    if words.starts(with: ["as", "well", "as", "when"]) || words.starts(with: ["as", "well", "as", "whenever"]) {
      return 4
    }
    if words == ["if", "and", "only", "if"] { return 4 }
    if words.starts(with: ["as", "long", "as"]) || words.starts(with: ["as", "soon", "as"]) { return 3 }
    if words.starts(with: ["the", "first", "time"]) || words.starts(with: ["the", "next", "time"]) {
      // "for the first time" counts, and opens no clause.
      return index > 0 && tokens[index - 1].isWord(in: ["for", "at"]) ? nil : 3
    }
    if words.starts(with: ["in", "case", "if"]) { return 3 }
    if words == ["in", "the", "case", "that"] || words == ["in", "the", "event", "of"]
      || words == ["in", "the", "event", "that"]
    {
      return 4
    }
    if words.starts(with: ["depending", "on"]) { return 2 }
    if isProviso(tokens, at: index) { return 1 }
    if words.starts(with: ["provided", "that"]) || words.starts(with: ["in", "case"]) { return 2 }
    // "any time, …", "any time after E": no clause follows.
    if words.starts(with: ["any", "time"]), words.count > 2,
      tokens[index + 2].kind == .mark || ["after", "before"].contains(words[2])
    {
      return nil
    }
    if words.starts(with: ["any", "time"]), index == 0 || !tokens[index - 1].isWord(in: ["at", "for", "in"]) {
      return 2
    }
    if words.starts(with: ["each", "time"]) || words.starts(with: ["every", "time"])
      || ["even", "also"].contains(words.first) && words.count > 1 && ["if", "when", "while"].contains(words[1])
    {
      return 2
    }
    if words.starts(with: ["and", "when"]) || words.starts(with: ["or", "when"])
      || words.starts(with: ["only", "when"])
      || words.starts(with: ["only", "if"]) || words.starts(with: ["and", "whenever"])
      || words.starts(with: ["or", "whenever"])
    {
      return 2
    }
    if words.first == "if", index > 0, tokens[index - 1].isWord(in: questioning) { return nil }
    // "for a while": a noun.
    if words.first == "while", index > 0, tokens[index - 1].isWord(in: ["a", "little", "short", "long"]) { return nil }
    // "a tank upon which it floats": which tank, and no case.
    if words.starts(with: ["upon", "which"]) { return nil }
    let isOpener = words.first.map { ["when", "whenever", "if", "unless", "while", "upon"].contains($0) } == true
    return isOpener ? 1 : nil
  }
}
