/// Second halves that take the promise back as one of today or of yesterday.
extension Retraction {
  /// "which is subject to change", "this no longer applies", "(not any more)", "treat this as an accident".
  static func isPassing(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[index...].prefix(4).map(\.lower)
    if words.starts(with: ["subject", "to", "change"]) { return index > 0 && tokens[index - 1].isWord(in: Lexicon.be) }
    if words.starts(with: ["no", "longer"]), index > 0, tokens[index - 1].isWord(in: pointing) {
      return words.dropFirst(2).first.map { ["applies", "apply", "holds", "hold"].contains($0) } == true
    }
    if tokens[index].isMark("("), words.count > 3 {
      return words[1] == "not" && words[2] == "any" && ["more", "longer"].contains(words[3])
        || words[1...3] == ["not", "anymore", ")"]
    }
    return words.count > 2 && words[0] == "treat" && pointing.contains(words[1]) && words[2] == "as" && index > 1
      && tokens[index - 1].kind == .mark
  }

  /// "this may change", "it may vary between hosts", and not "it may change the loom".
  static func isVariable(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: pointing), case let words = withoutNoun(tokens[(index + 1)...]),
      words.first?.isWord(in: ["may", "might", "could"]) == true,
      words.dropFirst().first?.isWord(in: ["change", "vary", "differ"]) == true
    else { return false }
    guard let next = words.dropFirst(2).first else { return true }
    // "differs from host to host", and not "from the other hook".
    if next.isWord("from") { return words.contains { $0.isWord("to") } }
    return next.kind == .mark
      || next.isWord(in: [
        "between", "in", "across", "with", "by", "depending", "without", "at", "any", "over", "later",
      ])
  }
}
