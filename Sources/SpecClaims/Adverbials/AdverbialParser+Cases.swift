/// Words of time inside a case, and examples of one.
extension AdverbialParser {
  /// "if the tank was open | when it was left": a time in the case.
  func isInCase(_ index: Int, from start: Int) -> Bool {
    index + 1 < tokens.count && tokens[start].isWord(in: ["if", "unless"]) && tokens[index].isWord("when")
      && tokens[index + 1].isWord(in: ["it", "they"])
  }

  /// ", provided the tank is open"; "the callback provided" tells which.
  static func isProviso(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && index + 2 < tokens.count && tokens[index].isWord("provided")
      && (tokens[index - 1].isMark(",") || tokens[index - 1].isWord(in: ["times", "once", "thread", "time"]))
      && (tokens[index + 1].isWord(in: Lexicon.determiners) && !tokens[index + 1].isWord("that")
        || tokens[index + 1].isWord(in: Lexicon.pronouns) || tokens[index + 1].kind == .code)
  }

  /// "such as when E": one of the times that the words before mean.
  func opensExample(at index: Int) -> Bool {
    index + 3 < tokens.count && tokens[index].isWord("such") && tokens[index + 1].isWord("as")
      && tokens[index + 2].isWord(in: ["when", "whenever", "while", "if", "after", "before"])
  }

  /// A condition reaches to the next condition or order phrase, or to the end; commas inside lists do not end it.
  func conditionEnd(at index: Int) -> Int? {
    guard let length = Self.connectiveLength(tokens, at: index), index + length < tokens.count else { return nil }
    var end = index + length
    while end < tokens.count {
      // "if the class named | when it was registered": part of what was named.
      if Self.connectiveLength(tokens, at: end) != nil, !isInCase(end, from: index), !isOfPastState(end, from: index),
        !InnerVerb.isReducedRelative(tokens, at: end - 1)
      {
        break
      }
      // "when it is closed | which may be because of a fault"; in "which means that …", the adverbials are those of another verb.
      if tokens[end].isWord("which"), end + 1 < tokens.count, tokens[end + 1].isWord(in: ["may", "might"]) { break }
      if tokens[end].isMark(","), end + 1 < tokens.count,
        tokens[end + 1].isWord(in: ["meaning", "namely"]) || opensExample(at: end + 1)
      {
        break
      }
      if tokens[end].isMark(","), end + 2 < tokens.count, tokens[end + 1].isWord("but"), tokens[end + 2].isWord("only"),
        Self.connectiveLength(tokens, at: end + 2) != nil
      {
        break
      }
      if tokens[end].isWord(in: ["and", "but"]), end + 1 < tokens.count, ThreadPhrase.read(tokens, at: end + 1) != nil {
        break
      }
      // "when the tank is full | and before it is drained": a moment of its own.
      if tokens[end].isWord("and"), end + 3 < tokens.count,
        tokens[end + (tokens[end + 1].isWord(in: OrderPhrase.immediate) ? 2 : 1)]
          .isWord(in: ["before", "after"]),
        !tokens[index..<end].contains(where: { $0.isWord(in: ["before", "after"]) }),
        OrderPhrase.read(tokens, at: end + 1) != nil, MainVerb.group(in: Array(tokens[(index + length)..<end])) != nil
      {
        break
      }
      if tokens[end].isMark(","), tokens[(end + 1)...].prefix(3).map(\.lower) == ["and", "once", "more"] { break }
      if tokens[end].isMark(","), end + 1 < tokens.count {
        if OrderPhrase.read(tokens, at: end + 1) != nil { break }
        // "when the tank is full, but before it is closed".
        if tokens[end + 1].isWord("but"), end + 2 < tokens.count, OrderPhrase.read(tokens, at: end + 2) != nil,
          !tokens[index..<end].contains(where: { $0.isWord(in: ["before", "after"]) })
        {
          break
        }
        let next = tokens[(end + 1)...].firstIndex { !$0.isWord(in: ["always", "only", "and", "but"]) } ?? end + 1
        if ThreadPhrase.read(tokens, at: next) != nil { break }
      }
      end += 1
    }
    return end
  }

  /// "when the tank is shut | — typically | when it leaks": the word belongs to what follows.
  static func withoutHedge(_ condition: ArraySlice<Token>) -> [Token] {
    let words = Array(condition).trimmingMarks
    guard let last = words.last, words.count > 3, words[words.count - 2].isDash, last.isWord(in: Lexicon.hedges) else {
      return words
    }
    return Array(words.dropLast(2))
  }

  /// "(on Linux) kernel versions 2.4", "3.1 and older": behind it nothing else follows.
  private func versionEnd(at index: Int) -> Int? {
    let words = tokens[index...].drop { $0.isWord(in: ["kernel", "kernels", "version", "versions"]) }
    guard let number = words.first, number.kind == .number || number.text.first?.isNumber == true else { return nil }
    let age = words.dropFirst()
    let isAged =
      age.count > 1 && age.first?.isWord(in: ["and", "or"]) == true
      && age.dropFirst().first?.isWord(in: ["older", "newer", "later", "above", "below", "up"]) == true
    return number.isMark(",") ? nil : words.startIndex + (isAged ? 3 : 1)
  }

  /// "on Linux", "on iOS and macOS", "in tests": nowhere else.
  func platformEnd(at index: Int) -> Int? {
    guard index + 1 < tokens.count, index > 0 || tokens.count > 2 else { return nil }
    if tokens[index].isWord("in"), tokens[index + 1].isWord(in: ["tests", "production", "development"]),
      index + 2 == tokens.count || tokens[index + 2].kind == .mark
    {
      return index + 2
    }
    guard tokens[index].isWord(in: ["on", "under"]), tokens[index + 1].isWord(in: Lexicon.platforms) else { return nil }
    if let end = versionEnd(at: index + 2) { return end }
    var end = index + 2
    while end + 1 < tokens.count,
      tokens[end].isWord(in: ["and", "or"]) || tokens[end].isMark(",") || tokens[end].isMark("/"),
      tokens[end + 1].isWord(in: Lexicon.platforms)
    {
      end += 2
    }
    return end
  }

  /// "if the option was set | when the tank was made": when that was, and no moment of the call.
  private func isOfPastState(_ end: Int, from index: Int) -> Bool {
    guard tokens[index].isWord(in: ["if", "unless"]), tokens[end].isWord("when"), end > index + 2,
      tokens[end - 1].kind != .mark
    else { return false }
    let past: Set<String> = ["was", "were"]
    return tokens[index..<end].contains { $0.isWord(in: past) } && tokens[end...].contains { $0.isWord(in: past) }
  }
}
