/// Deeds that hold a clause of their own.
extension MainVerb {
  /// "Changing the name after the tank was opened | has no effect": the first verb is that of a moment in the deed.
  static func ofDeed(_ tokens: [Token], inner: VerbGroup) -> VerbGroup? {
    let front = tokens[..<inner.range.lowerBound]
    guard isOfDeed(front), front.contains(where: { $0.isWord(in: ["after", "before", "while", "once", "when"]) }),
      !front.contains(where: { $0.isMark(",") })
    else { return nil }
    let parser = VerbGroupParser(tokens)
    return tokens.indices[inner.range.upperBound...].lazy
      .prefix {
        tokens[$0].kind != .mark && !tokens[$0].isWord(in: ["if", "when", "unless", "because", "that", "and"])
      }
      .first {
        tokens[$0].isWord(in: [
          "has", "is", "will", "throws", "raises", "causes", "leads", "results", "crashes", "may", "can", "must",
          "should", "could", "might", "fails", "returns",
        ])
      }
      .flatMap { parser.group(at: $0) }
  }

  /// "changing the name …", "any use of a tank …", "a call to `fill` …".
  private static func isOfDeed(_ words: ArraySlice<Token>) -> Bool {
    guard let first = words.first, first.kind == .word else { return false }
    if Verbs.isGerund(first.lower) { return true }
    let noun = words.drop { $0.isWord(in: ["any", "a", "an", "the", "all"]) }
    return noun.first?.isWord(in: ["use", "usage", "access", "modification", "call", "calls", "attempt", "attempts"])
      == true && noun.dropFirst().first?.isWord(in: ["of", "to"]) == true
  }
}
