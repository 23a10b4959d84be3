/// Contrasts told in words that others say more plainly: "however", "though not", "no longer need to".
extension Interjection {
  /// "… — unless it is shut", "…; usually": as behind a comma.
  static func withCommaForDash(_ tokens: [Token]) -> [Token] {
    guard
      let dash = tokens.indices.dropFirst(3).dropLast().first(where: {
        (tokens[$0].isDash || tokens[$0].isMark(";"))
          && (tokens[$0 + 1].isWord(in: ["unless", "except"])
            || tokens[$0 + 1].isWord(in: ["usually", "mostly", "typically"]) && $0 + 2 >= tokens.count - 1)
      })
    else { return tokens }
    return tokens[..<dash] + [Token(kind: .mark, text: ",", range: tokens[dash].range)] + tokens[(dash + 1)...]
  }

  /// "From then on it is …", "from this point onwards it is …": with a comma, which tells where the moment ends.
  static func withMomentSetOff(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, tokens[0].isWord("from"),
      tokens[1].isWord(in: ["then", "now", "there", "this", "that"]),
      case let end = tokens[2].isWord(in: ["point", "moment", "time"]) ? 3 : 2,
      tokens[end].isWord(in: ["on", "onwards", "onward"]), !tokens[end + 1].isMark(",")
    else { return tokens }
    return tokens[...end] + [Token(kind: .mark, text: ",", range: tokens[end].range)] + tokens[(end + 1)...]
  }

  /// "You no longer need to close it", "it no longer has to be called": do not need to.
  static func withDoNot(_ tokens: [Token]) -> [Token] {
    guard
      let no = tokens.indices.dropLast(3).first(where: {
        tokens[$0].isWord("no") && tokens[$0 + 1].isWord("longer") && tokens[$0 + 3].isWord("to")
          && tokens[$0 + 2].isWord(in: ["need", "needs", "have", "has"])
      })
    else { return tokens }
    let words = ["do", "not", tokens[no + 2].lower.hasPrefix("need") ? "need" : "have"]
    return tokens[..<no] + words.map { Token(kind: .word, text: $0, range: tokens[no].range) } + tokens[(no + 3)...]
  }

  /// "on main, though not on old hosts": but not there.
  static func withButNot(_ tokens: [Token]) -> [Token] {
    tokens.indices.map { index in
      guard tokens[index].isWord(in: ["though", "although", "albeit", "just"]), index > 0,
        tokens[index - 1].isMark(","),
        index + 1 < tokens.count, tokens[index + 1].isWord(in: ["not", "never"])
      else { return tokens[index] }
      return Token(kind: .word, text: "but", range: tokens[index].range)
    }
  }

  /// "must support being | called": where "called" stands.
  static func capability(_ tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].isWord(in: ["must", "should"]), index + 4 < tokens.count, tokens[index + 1].isWord("support"),
      tokens[index + 2].isWord("being"), tokens[index + 3].isWord(in: ["called", "invoked"])
    else { return nil }
    return index + 3
  }

  /// "the hooks | described below | run …": where on the page they are.
  static func withoutPointers(_ tokens: [Token]) -> [Token] {
    guard
      let pointer = tokens.indices.dropFirst().dropLast(2).first(where: {
        tokens[$0].isWord(in: ["described", "listed", "documented", "mentioned", "shown", "given"])
          && tokens[$0 + 1].isWord(in: ["below", "above", "here"])
      }), tokens[pointer - 1].kind == .word, tokens[pointer - 1].lower.hasSuffix("s"),
      tokens[pointer + 2].kind == .word
    else { return tokens }
    return Array(tokens[..<pointer] + tokens[(pointer + 2)...])
  }

  /// "after E & before F": as many write "and".
  static func withAnd(_ tokens: [Token]) -> [Token] {
    tokens.map { $0.isMark("&") ? Token(kind: .word, text: "and", range: $0.range) : $0 }
  }

  /// "Where the server allows it, it is …": when it does.
  static func withWhen(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, tokens[0].isWord("where"), let comma = tokens.firstIndex(where: { $0.isMark(",") }),
      MainVerb.group(in: Array(tokens[1..<comma])).map({ $0.range.lowerBound > 0 }) == true
    else { return tokens }
    return [Token(kind: .word, text: "when", range: tokens[0].range)] + tokens.dropFirst()
  }

  /// "leaving the while loop": one word, and no "while".
  static func withLoopInOne(_ tokens: [Token]) -> [Token] {
    guard
      let loop = tokens.indices.dropFirst().dropLast().first(where: {
        tokens[$0].isWord("while") && tokens[$0 + 1].isWord(in: ["loop", "loops"])
          && tokens[$0 - 1].isWord(in: Lexicon.determiners)
      })
    else { return tokens }
    let word = Token(kind: .word, text: "while-\(tokens[loop + 1].text)", range: tokens[loop].range)
    return tokens[..<loop] + [word] + tokens[(loop + 2)...]
  }

  /// "Note, however, that it closes": no more than "note that".
  static func withoutContrast(_ tokens: [Token]) -> [Token] {
    guard
      let comma = tokens.indices.dropFirst().dropLast(3).first(where: {
        tokens[$0].isMark(",") && tokens[$0 + 1].isWord(in: ["however", "though"]) && tokens[$0 + 2].isMark(",")
          && tokens[$0 + 3].isWord("that")
      })
    else { return tokens }
    return Array(tokens[..<comma] + tokens[(comma + 3)...])
  }

  /// "once per frame, not once per row": the rate that it does not have.
  static func withoutDeniedRate(_ tokens: [Token]) -> [Token] {
    guard
      let comma = tokens.indices.dropFirst().dropLast(4).first(where: { index in
        guard tokens[index].isMark(","),
          case let rest = tokens[(index + 1)...].drop(while: { $0.isWord(in: ["and", "but"]) }),
          rest.first?.isWord("not") == true
        else { return false }
        let rate = rest.dropFirst().drop { $0.isWord("once") }.prefix(2)
        return rate.first?.isWord("per") == true
          || rate.first?.isWord(in: ["for", "on"]) == true && rate.last?.isWord(in: ["each", "every"]) == true
      }), tokens[..<comma].contains(where: { $0.isWord(in: ["per", "each", "every"]) }),
      case let end = tokens[(comma + 1)...].firstIndex(where: { $0.kind == .mark }) ?? tokens.count,
      !tokens[comma..<end].contains(where: { $0.isWord(in: Lexicon.temporal) && !$0.isWord("once") })
    else { return tokens }
    return Array(tokens[..<comma] + tokens[end...])
  }
}
