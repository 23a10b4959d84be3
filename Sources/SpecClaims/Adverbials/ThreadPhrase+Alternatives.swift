/// Threads that are excepted, and threads to choose from.
extension ThreadPhrase {
  /// "on no thread but main", "on no other thread than main".
  static func noneButMain(_ tokens: [Token], at index: Int) -> Int? {
    if index + 3 < tokens.count, tokens[index + 1].isWord("nowhere") { return mainExcepted(tokens, at: index + 2) }
    guard index + 4 < tokens.count, tokens[index + 1].isWord("no") else { return nil }
    if tokens[index + 2].isWord("thread") { return mainExcepted(tokens, at: index + 3) }
    guard tokens[index + 2].isWord("other"), tokens[index + 3].isWord("thread"), tokens[index + 4].isWord("than"),
      let (than, end) = index + 5 < tokens.count ? noun(tokens, from: index + 5) : nil
    else { return nil }
    return than == .main ? end : nil
  }

  /// "on a thread that is not the main thread", "on a thread other than main", "on a different thread than the main thread".
  static func anotherThanMain(_ tokens: [Token], at index: Int) -> Int? {
    let words = tokens[(index + 1)...].prefix(5).map(\.lower)
    if words.first == "anywhere" { return mainExcepted(tokens, at: index + 2) }
    guard words.count > 3, ["a", "any", "some", "the", "another"].contains(words[0]) else { return nil }
    if words[1] == "thread", ["that is not", "which is not"].contains(words[2...].joined(separator: " ")) {
      return mainEnd(tokens, from: index + 6)
    }
    if words[1] == "thread", words[0] == "another" {
      return words[2] == "than" ? mainEnd(tokens, from: index + 4) : nil
    }
    if words[1] == "thread" { return mainExcepted(tokens, at: index + 3) }
    guard words[1] == "different", words[2] == "thread", ["than", "from"].contains(words[3]) else { return nil }
    return mainEnd(tokens, from: index + 5)
  }

  private static func mainEnd(_ tokens: [Token], from index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    if ["the main one", "the ui one"].contains(tokens[index...].prefix(3).map(\.lower).joined(separator: " ")) {
      return index + 3
    }
    guard let (thread, end) = noun(tokens, from: index), thread == .main else { return nil }
    return end
  }

  /// "any thread | but the main thread", "any thread | other than main".
  static func mainExcepted(_ tokens: [Token], at index: Int) -> Int? {
    guard index < tokens.count, let length = ExceptionPhrase.lengthBetweenNames(tokens, at: index),
      case let end? = mainEnd(tokens, from: index + length)
    else { return nil }
    return end
  }

  /// "… or on a background thread": both together are "any".
  static func alternative(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard index < tokens.count else { return nil }
    let isAdded = tokens[index...].prefix(3).map(\.lower) == ["as", "well", "as"]
    guard isAdded || tokens[index].isWord(in: ["or", "and"]) else { return nil }
    var start = index + (isAdded ? 3 : 1)
    while start < tokens.count, tokens[start].isMark("/") || tokens[start].isWord(in: ["or", "on", "from", "by"]) {
      start += 1
    }
    start = behindCase(tokens, at: start)
    if let end = otherThread(tokens, at: start) { return (.any, end) }
    return start < tokens.count ? ofPool(tokens, at: start) ?? noun(tokens, from: start) : nil
  }

  /// "on the main thread or the render thread": the two that there are to choose from. Main and a background thread are all there are.
  static func choice(in tokens: [Token]) -> String? {
    for index in tokens.indices.dropLast() where tokens[index].isWord(in: ["on", "from", "in"]) {
      guard let (first, end) = ofPool(tokens, at: index + 1) ?? noun(tokens, from: index + 1),
        let (second, secondEnd) = alternative(tokens, at: end)
      else { continue }
      let isAll = [first, second].contains(.any) || Set([first, second]) == [.main, .background]
      return isAll ? nil : tokens[index..<secondEnd].phrase
    }
    return nil
  }

  /// "(on main or) any other thread".
  private static func otherThread(_ tokens: [Token], at index: Int) -> Int? {
    let words = tokens[min(index, tokens.count)...].prefix(3).map(\.lower)
    if words.prefix(2) == ["another", "thread"] { return index + 2 }
    guard words.count == 3, ["any", "some"].contains(words[0]), words[1] == "other" else { return nil }
    return ["thread", "threads", "queue"].contains(words[2]) ? index + 3 : nil
  }

  /// "on main | or render": a choice of which the second is no known word for a thread.
  static func hasNamelessAlternative(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].isWord("or"), tokens[index + 1].kind == .word,
      !Lexicon.isFunctionWord(tokens[index + 1].lower), !Lexicon.isAdverb(tokens[index + 1].lower)
    else { return false }
    return index + 2 == tokens.count || tokens[index + 2].kind == .mark
  }

  /// "or, on Linux, | on a background thread": which of the two it is stays open.
  private static func behindCase(_ tokens: [Token], at start: Int) -> Int {
    guard start < tokens.count, tokens[start].isMark(","),
      let comma = tokens[(start + 1)...].prefix(6).firstIndex(where: { $0.isMark(",") }), comma + 2 < tokens.count,
      tokens[comma + 1].isWord(in: ["on", "from"])
    else { return start }
    return comma + 2
  }

  /// "a single thread", "one thread", and no more of them.
  static func singleThread(_ tokens: [Token], at index: Int) -> Int? {
    for words in [["a", "single", "thread"], ["one", "thread"], ["one", "single", "thread"]]
    where tokens[index...].prefix(words.count).map(\.lower) == words {
      let end = index + words.count
      let next = end < tokens.count ? tokens[end] : nil
      return next?.isWord(in: ["or", "and", "while", "at", "per"]) == true || next?.isMark(",") == true ? nil : end
    }
    return nil
  }

  /// Where a clause about the thread ends: what restricts the call is no part of it.
  static func clauseEnd(_ tokens: [Token], from start: Int) -> Int {
    tokens.indices.first { $0 >= start && tokens[$0].isWord(in: ["if", "unless", "except"]) } ?? tokens.count
  }

  /// "on whichever thread is free".
  static func isAnyThatIs(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 4 < tokens.count, tokens[index + 1].isWord(in: ["whatever", "whichever", "any"]),
      tokens[index + 2].isWord(in: nouns)
    else { return false }
    return tokens[index + 3].isWord("is") && tokens[index + 4].isWord(in: ["free", "available", "idle", "ready"])
      || tokens[index + 3].isWord(in: ["you", "they"])
        && tokens[index + 4].isWord(in: ["like", "want", "wish", "please"])
  }
}
