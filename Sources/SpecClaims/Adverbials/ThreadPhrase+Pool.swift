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

  /// "thread pool", "worker thread pool", "threadpool".
  private static func poolEnd(_ tokens: [Token], from start: Int) -> Int? {
    let pool = tokens[start...].prefix(3).firstIndex { $0.isWord(in: ["pool", "threadpool"]) }
    return pool.flatMap { end in
      tokens[start...end].allSatisfy { $0.kind == .word && !Lexicon.isFunctionWord($0.lower) } ? end + 1 : nil
    }
  }
}
