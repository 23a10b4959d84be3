/// A case told in several clauses: "it may stall if the tank is full, a valve is opened, and then another is shut". Each of them would be
/// read as something that happens anyway.
enum CaseList {
  static func isIn(_ tokens: [Token]) -> Bool {
    guard let start = tokens.indices.dropFirst(3).first(where: { tokens[$0].isWord(in: ["if", "when"]) }),
      !tokens[start - 1].isMark(","), !tokens[..<start].contains(where: { $0.isMark(",") })
    else { return false }
    let parts = tokens[(start + 1)...].split { $0.isMark(",") }.map(Array.init)
    guard parts.count > 2, let last = parts.last, last.first?.isWord(in: ["and", "or"]) == true else { return false }
    let middle = parts.dropFirst().dropLast() + [Array(last.drop { $0.isWord(in: ["and", "or", "then"]) })]
    return parts.allSatisfy { $0.count > 2 } && middle.allSatisfy(isClause)
  }

  /// "a valve is opened": told as a fact, without a word in front that would make it another sentence.
  private static func isClause(_ words: [Token]) -> Bool {
    guard let first = words.first, first.isWord(in: Lexicon.determiners) || first.kind == .code,
      let verb = MainVerb.group(in: words)
    else { return false }
    return (1...5).contains(verb.range.lowerBound) && verb.modality == .fact && !verb.isElliptical && !verb.isFuture
  }
}
