/// Calls that are kept apart only where they have something in common.
extension ConcurrencyForm {
  /// "(never called concurrently) for the same key": those calls, and no others. "…, but may be for others" says so itself.
  static func ofOne(_ view: ClauseView) -> (words: String, goesOn: Bool)? {
    let tail = view.clause.tail.trimmingMarks
    guard
      let start = tail.indices.dropLast(2).first(where: { index in
        tail[index].isWord("for")
          && (tail[index + 1].isWord("one") && tail[index + 2].kind == .word && !tail[index + 2].isWord("of")
            || tail[index + 1].isWord("the") && tail[index + 2].isWord("same")
            || tail[index + 1].isWord("a") && tail[index + 2].isWord(in: ["given", "single"]))
      })
    else { return nil }
    let words = tail[start...].prefix { $0.kind != .mark }
    return (words.phrase, tail[words.endIndex...].contains { $0.isWord("but") })
  }
}
