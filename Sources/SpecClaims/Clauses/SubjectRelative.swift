/// "This method, which may be called from any thread, drains the tank": two predicates of one subject.
enum SubjectRelative {
  /// The two as sentences of their own; nil when no such clause stands between a subject and its verb.
  static func split(_ tokens: [Token]) -> (relative: [Token], main: [Token])? {
    guard let open = tokens.prefix(7).firstIndex(where: { $0.isMark(",") }), open > 0, open + 4 < tokens.count,
      tokens[open + 1].isWord("which"), case let subject = Array(tokens[..<open]), isWhole(subject),
      let close = tokens[(open + 3)...].firstIndex(where: { $0.isMark(",") }), close + 1 < tokens.count
    else { return nil }
    let relative = subject + tokens[(open + 2)..<close]
    let main = subject + tokens[(close + 1)...]
    guard begins(relative, behind: subject), begins(main, behind: subject) else { return nil }
    return (relative, main)
  }

  private static func isWhole(_ subject: [Token]) -> Bool {
    (subject[0].kind == .code || subject[0].isWord(in: Lexicon.determiners))
      && !subject.contains {
        $0.isWord(in: Lexicon.temporal) || $0.isWord(in: ["which", "who"]) || $0.isWord(in: Lexicon.coordinators)
      }
      && MainVerb.group(in: subject) == nil
  }

  /// The verb stands right behind the subject, or behind an adverb.
  private static func begins(_ tokens: [Token], behind subject: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: tokens), !verb.isImperative, !verb.isElliptical else { return false }
    return (subject.count...(subject.count + 1)).contains(verb.range.lowerBound)
  }
}
