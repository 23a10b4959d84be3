/// Commands that warn.
extension Retraction {
  /// "Call it on main, and the panel will stutter": what comes of it, and no order to do so.
  static func isThreat(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind == .word, Verbs.lemma(of: first.lower, as: [.base]) != nil,
      MainVerb.group(in: tokens)?.isImperative == true,
      let and = tokens.indices.dropFirst(2).dropLast(3).first(where: { index in
        tokens[index].isWord("and") && tokens[index + 1].isWord(in: ["the", "it", "your", "you", "nothing", "this"])
          && tokens[(index + 2)...].prefix(3).contains { $0.isWord(in: ["will", "stays", "gets", "is"]) }
      })
    else { return false }
    // "Close it, and make sure that the tank will …".
    return !tokens[(and + 1)...].prefix(2).contains { $0.isWord(in: ["make", "ensure"]) }
  }

  /// "No hook is called after E, but `close` may be.", "…, though `close` need not".
  static func isNamedException(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[0].isWord(in: ClauseGate.universal), tokens[index].isWord(in: ["but", "though", "although"]),
      tokens[index - 1].isMark(","), index + 2 < tokens.count, tokens[index + 1].kind == .code,
      tokens[index + 2].isWord(in: ["may", "can", "need", "does", "do", "is", "will", "must", "might"])
    else { return false }
    return tokens[(index + 3)...].allSatisfy {
      $0.kind == .mark || $0.isWord(in: ["be", "not", "so", "too", "sometimes"])
    }
  }

  /// "Except when it is idle; then it runs on a worker": from what that is an exception, the sentence does not say.
  static func opensWithException(_ tokens: [Token]) -> Bool {
    tokens.count > 3 && tokens[0].isWord("except") && tokens[1].isWord(in: ["when", "if"])
      && tokens.contains { $0.isMark(";") }
  }

  /// "…; print mode is an exception", "…, idle tanks are the only exception".
  static func endsInException(_ tokens: [Token]) -> Bool {
    let words = tokens.trimmingMarks
    guard words.count > 5, words.last?.isWord(in: ["exception", "exceptions"]) == true,
      let verb = words.suffix(4).firstIndex(where: { $0.isWord(in: ["is", "are"]) }),
      let border = words[..<verb].lastIndex(where: { $0.isMark(";") || $0.isMark(",") })
    else { return false }
    return (1...4).contains(verb - border - 1)
      && words[(verb + 1)...].allSatisfy { $0.isWord(in: ["an", "the", "only", "one", "exception", "exceptions"]) }
  }

  /// "X guarantees that it is called; we do not".
  static func isDisowned(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isMark(";") || tokens[index].isMark(",") || tokens[index].isWord("but") else { return false }
    let words = tokens[(index + 1)...].drop { $0.isWord("but") }.map(\.self)
    return (3...4).contains(words.count) && words[0].isWord(in: ["we", "ours", "this"])
      && words[1].isWord(in: ["do", "does"]) && words[2].isWord("not")
  }

  /// "(in order,) which you should not rely on".
  static func isWarnedOf(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord("which"), tokens[index - 1].isMark(","),
      case let words = tokens[(index + 1)...].prefix(while: { $0.kind != .mark }), (4...6).contains(words.count)
    else { return false }
    return words.contains { $0.isWord(in: Lexicon.negations) || $0.isWord("cannot") }
      && words.suffix(2).first?.isWord(in: ["rely", "depend", "count"]) == true
      && words.last?.isWord(in: ["on", "upon"]) == true
  }

  /// "(main thread in tests)".
  static func isThreadElsewhere(_ words: [Token]) -> Bool {
    guard let noun = words.prefix(4).firstIndex(where: { $0.isWord(in: ["thread", "queue"]) }), noun > 0,
      noun + 2 < words.count, words.count <= noun + 6
    else { return false }
    return words[noun + 1].isWord(in: ["in", "on", "for", "with", "under", "during"])
      && words[..<noun].allSatisfy { $0.kind == .word }
  }

  /// "(spontaneous events: after)", "(with `retry` set: several times)", "(`clear` isn't)".
  static func isOtherwiseInCase(_ words: [Token]) -> Bool {
    if let last = words.last, last.isWord("not"), words.count > 2,
      words[words.count - 2].isWord(in: ["is", "are", "does"])
    {
      return true
    }
    guard let colon = words.firstIndex(where: { $0.isMark(":") }), colon > 0, colon + 1 < words.count else {
      return false
    }
    let rest = Array(words[(colon + 1)...])
    return rest[0].isWord(in: ["before", "after", "never", "not"]) || TimesPhrase.read(rest, at: 0) != nil
      || ThreadPhrase.read(rest, at: 0) != nil
  }
}
