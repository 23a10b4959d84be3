/// "all hooks will be called on that thread": the thread that the sentence has named before.
enum ThatThread {
  static func resolved(_ clause: Clause, after earlier: ArraySlice<Clause>) -> Clause {
    let tail = clause.tail
    guard let start = tail.indices.first(where: { points(tail, at: $0) }),
      let named = earlier.reversed().lazy.compactMap({ phrase(in: $0.tail) }).first,
      // "on main, in which case it is called on that queue": another than main.
      tail[start + 2].isWord("thread") || named.last?.isWord("queue") == true
    else { return clause }
    var resolved = clause
    resolved.tail = tail[..<start] + named + tail[(start + 3)...]
    return resolved
  }

  /// "on that thread", "on the same thread" is another matter.
  private static func points(_ tail: [Token], at index: Int) -> Bool {
    index + 2 < tail.count && tail[index].isWord(in: ["on", "from"]) && tail[index + 1].isWord("that")
      && tail[index + 2].isWord(in: ["thread", "queue"])
  }

  /// The words that name the one thread of a clause.
  private static func phrase(in tail: [Token]) -> [Token]? {
    for index in tail.indices {
      if let (thread, end) = ThreadPhrase.read(tail, at: index) {
        return thread == .any || thread == .same ? nil : Array(tail[index..<end])
      }
    }
    return nil
  }
}
