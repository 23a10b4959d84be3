/// "…, i.e. …": what the words in front mean, said once more.
enum SaidAgain {
  /// A clause of its own is cut off as behind a semicolon; a case or a noun that says it again leaves nothing of the mark.
  static func apart(_ tokens: [Token]) -> [Token] {
    guard let mark = tokens.indices.dropFirst(2).dropLast(2).first(where: { tokens[$0].isWord(in: ["i.e.", "ie"]) }),
      tokens[mark - 1].isMark(",")
    else { return tokens }
    let rest = Array(tokens[(mark + 1)...].drop { $0.isMark(",") })
    if rest.first?.isWord(in: Lexicon.temporal) == true {
      return tokens[..<mark] + rest
    }
    if let verb = MainVerb.group(in: rest), verb.range.lowerBound > 0, !verb.isImperative, !verb.isInfinitive {
      return tokens[..<(mark - 1)] + [Token(kind: .mark, text: ";", range: tokens[mark - 1].range)] + rest
    }
    // "on a pump thread, i.e. in a callback.": to the end, or to the next comma.
    let end = rest.firstIndex { $0.isMark(",") || $0.isMark(";") || $0.isMark(")") } ?? rest.count
    return Array(tokens[..<(mark - 1)]) + rest[end...]
  }
}
