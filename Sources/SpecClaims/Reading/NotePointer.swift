/// "(note 1)", "(see note 2)", "(cf. remark b)", "(see the note below)": the sentence holds with what stands there.
enum NotePointer {
  /// "note 2"; nil where nothing is pointed at.
  static func pointed(in tokens: [Token]) -> String? {
    guard let noun = tokens.firstIndex(where: { $0.isWord(in: nouns) }),
      let open = tokens[..<noun].lastIndex(where: { $0.isMark("(") }), noun - open <= 5,
      let close = tokens[noun...].firstIndex(where: { $0.isMark(")") }), close - noun <= 3,
      case let front = tokens[(open + 1)..<noun], front.allSatisfy({ $0.isWord(in: pointing) || $0.kind == .mark }),
      front.contains(where: { $0.isWord(in: ["see", "cf", "cf."]) }) || isNumbered(tokens[(noun + 1)..<close])
    else { return nil }
    let rest = tokens[noun..<close].filter { !$0.isWord(in: ["below", "above"]) }
    return rest.phrase
  }

  private static let nouns: Set<String> = [
    "note", "notes", "remark", "remarks", "footnote", "footnotes", "caveat", "caveats",
  ]
  private static let pointing: Set<String> = ["see", "but", "cf", "cf.", "the", "also", "however"]

  private static func isNumbered(_ words: ArraySlice<Token>) -> Bool {
    guard let number = words.first, words.count == 1 else { return false }
    return number.kind == .number || number.text.count == 1
  }
}
