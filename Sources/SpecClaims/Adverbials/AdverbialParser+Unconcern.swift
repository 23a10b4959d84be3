/// What a call does not depend on.
extension AdverbialParser {
  /// "regardless of what the level is | when it is filled": of the question, and no case of the call.
  static func isOfUnconcern(_ words: ArraySlice<Token>) -> Bool {
    guard let start = words.lastIndex(where: { $0.isWord("regardless") }), words.endIndex - start > 3 else {
      return false
    }
    return words[start + 1].isWord("of")
      && words[start + 2].isWord(in: ["what", "which", "how", "who", "where", "whether"])
      && !words[start...].contains { $0.kind == .mark }
  }
}
