/// "`open` is called before and `close` after the fill": both moments are of one event, which stands behind the second.
enum SharedMoment {
  static func spelledOut(_ tokens: [Token]) -> [Token] {
    guard
      let and = tokens.indices.dropLast(3).first(where: { index in
        index > 2 && tokens[index].isWord("and") && tokens[index - 1].isWord(in: ["before", "after"])
          && tokens[index + 1].kind == .code && tokens[0].kind == .code
      }), let second = moment(behind: and, in: tokens), second + 1 < tokens.count,
      let be = tokens[..<and].firstIndex(where: { $0.isWord(in: Lexicon.be) }), be == 1,
      case let event = tokens[(second + 1)...], !event.contains(where: { $0.isMark(",") })
    else { return tokens }
    let isSpelledOut = second > and + 2
    return tokens[..<and] + event + [tokens[and]] + [tokens[and + 1]]
      + (isSpelledOut ? Array(tokens[(and + 2)..<second]) : Array(tokens[be..<(and - 1)])) + tokens[second...]
  }

  /// "`close` | after", "`close` is called | after".
  private static func moment(behind and: Int, in tokens: [Token]) -> Int? {
    tokens[(and + 2)...].prefix(4).firstIndex { $0.isWord(in: ["before", "after"]) }
  }
}
