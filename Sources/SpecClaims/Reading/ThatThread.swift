/// "all hooks will be called on that thread": the thread that the sentence has named before.
enum ThatThread {
  static func resolved(_ clause: Clause, after earlier: ArraySlice<Clause>) -> Clause {
    let tail = clause.tail
    guard let start = tail.indices.first(where: { points(tail, at: $0) }),
      let named = earlier.reversed().lazy.compactMap({ phrase(in: $0.tail) }).first
    else { return clause }
    var resolved = clause
    resolved.tail = tail[..<start] + named + tail[(start + 3)...]
    return resolved
  }

  /// "`draw` is called once, and `close` is not called after it": the method that the clause before is about.
  static func pointingBack(_ clause: Clause, after earlier: ArraySlice<Clause>) -> Clause {
    guard clause.subject.contains(where: { $0.kind == .code }),
      let it = clause.tail.indices.dropFirst().first(where: { index in
        clause.tail[index].isWord("it") && clause.tail[index - 1].isWord(in: ["after", "before"])
          && (index + 1 == clause.tail.count || clause.tail[index + 1].kind == .mark)
      }),
      let named = earlier.last?.subject, named.count { $0.kind == .code } == 1,
      named.allSatisfy({
        $0.kind == .code || $0.isWord(in: Lexicon.determiners) || $0.isWord(in: SubjectResolver.methodNouns)
      })
    else { return clause }
    var resolved = clause
    resolved.tail.replaceSubrange(it...it, with: named)
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
