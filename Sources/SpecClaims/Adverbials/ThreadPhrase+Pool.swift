/// Threads that are known by what they belong to, or by what belongs to them.
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

  /// "(posted) to the event queue of the main thread", "(put) on the queue of the render thread": what is in the queue runs there.
  static func queueOfThread(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard tokens[index].isWord(in: ["to", "on", "onto", "in"]), index + 1 < tokens.count,
      tokens[index + 1].isWord("the"),
      let of = tokens[(index + 2)...].prefix(4).firstIndex(where: { $0.isWord("of") }), of > index + 2,
      tokens[of - 1].isWord(in: ["queue", "loop"]), of + 1 < tokens.count,
      let (thread, end) = noun(tokens, from: of + 1), thread != .any, tokens[end - 1].lower.hasSuffix("thread")
    else { return nil }
    return (thread, end)
  }
}
