/// Threads that are known by the pool they belong to.
extension ThreadPhrase {
  /// "in | a thread from the thread pool", "on | one of the threads of its worker pool": whichever it is, it is one of these.
  static func ofPool(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    let isOneOf = tokens[index...].prefix(4).map(\.lower) == ["one", "of", "the", "threads"]
    let start = isOneOf ? index + 4 : index + 2
    guard start + 2 < tokens.count,
      isOneOf || tokens[index].isWord(in: ["a", "any"]) && tokens[index + 1].isWord("thread"),
      tokens[start].isWord(in: ["from", "of", "in"]), tokens[start + 1].isWord(in: ["the", "a", "its", "this"]),
      let end = poolEnd(tokens, from: start + 2)
    else { return nil }
    return (.named(tokens[(start + 2)..<end].map(\.text).joined(separator: " ")), end)
  }

  /// "by | a thread managed by the scheduler": one of the scheduler's.
  static func ofOwner(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard index + 4 < tokens.count, tokens[index].isWord("a"), tokens[index + 1].isWord("thread"),
      tokens[index + 2].isWord(in: ["managed", "owned", "created"]), tokens[index + 3].isWord("by"),
      case let owner = tokens[(index + 4)...].drop(while: { $0.isWord(in: ["the", "this", "its"]) }).prefix(2)
        .prefix(while: { $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }), !owner.isEmpty,
      owner.endIndex == tokens.count || tokens[owner.endIndex].kind != .word
        || Lexicon.isFunctionWord(tokens[owner.endIndex].lower)
    else { return nil }
    return (.named(owner.map(\.text).joined(separator: " ")), owner.endIndex)
  }

  /// "thread pool", "worker thread pool", "threadpool".
  private static func poolEnd(_ tokens: [Token], from start: Int) -> Int? {
    let pool = tokens[start...].prefix(3).firstIndex { $0.isWord(in: ["pool", "threadpool"]) }
    return pool.flatMap { end in
      tokens[start...end].allSatisfy { $0.kind == .word && !Lexicon.isFunctionWord($0.lower) } ? end + 1 : nil
    }
  }
}
