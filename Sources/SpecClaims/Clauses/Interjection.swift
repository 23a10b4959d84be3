/// Words that stand between a modal and its verb: "the host must, however, close the tank", "callers should `free()` the key".
enum Interjection {
  /// The tokens with a remark between modal and verb taken out, and a verb that stands in code spelled out.
  static func removed(from sentence: [Token]) -> [Token] {
    if let rest = withoutConnective(sentence) { return removed(from: rest) }
    let worded = reworded(usual(plain(withMomentInBrackets(withExceptInBrackets(withoutDeniedRate(sentence))))))
    let marked = withDoNot(withMomentSetOff(withCommaForDash(withLoopInOne(withWhen(withAnd(worded))))))
    let tokens = withoutPointers(withoutContrast(withoutInstances(withoutParenthesis(withButNot(marked)))))
    guard
      tokens.contains(where: { isModal($0) || $0.isWord(in: ["least", "circumstances", "only", "however", "without"]) })
    else {
      return tokens
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      if tokens[index...].prefix(6).map(\.lower) == ["if", ",", "and", "only", "if", ","] {
        // "if, and only if, E"
        result += [index, index + 2, index + 3, index + 4].map { tokens[$0] }
        index += 6
      } else if let denial = denial(tokens, at: index) {
        result += denial.words
        index = denial.end
      } else if index > 0, tokens[index].isWord("ever"), tokens[index - 1].isWord("only") {
        // "only ever called once"
        index += 1
      } else if let end = moment(tokens, at: index) {
        let behind = tokens[end...].firstIndex { $0.kind == .mark } ?? tokens.count
        result += tokens[end..<behind] + tokens[index..<end]
        index = behind
      } else if let end = remark(tokens, at: index) {
        index = end
      } else if let stronger = secondModal(tokens, at: index) {
        result.append(stronger)
        index += 5
      } else if let end = capability(tokens, at: index) {
        // "must support being called from any thread": can be.
        result += [
          Token(kind: .word, text: "can", range: tokens[index].range),
          Token(kind: .word, text: "be", range: tokens[index].range),
        ]
        index = end
      } else if let verb = verbInCode(tokens, at: index, after: result) {
        result += verb
        index += 1
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  /// "Some pumps, such as the old ones, require you to …", "This hook, like `open`, is called …": what is named as an instance, or compared
  /// with, between commas. One comma stays where the words in front open a clause of their own ("When using a tank, such as the big one, …").
  private static func withoutInstances(_ tokens: [Token]) -> [Token] {
    guard
      let start = tokens.indices.dropFirst().dropLast(3).first(where: { opensInstance(tokens, at: $0) }),
      let end = tokens[(start + 2)...].prefix(10).firstIndex(where: { $0.isMark(",") }), end > start + 2,
      end + 1 < tokens.count, MainVerb.group(in: Array(tokens[(start + 2)..<end])) == nil,
      !tokens[end + 1].isWord(in: Lexicon.coordinators), !tokens[end + 1].isWord(in: Lexicon.relative)
    else { return tokens }
    let opens = tokens[0].isWord(in: Lexicon.temporal) || tokens[0].isWord(in: Lexicon.prepositions)
    return Array(tokens[..<start] + tokens[(opens ? end : end + 1)...])
  }

  private static func opensInstance(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isMark(",") else { return false }
    return tokens[index + 1].isWord(in: ["like", "unlike"])
      || tokens[index + 1].isWord("such") && tokens[index + 2].isWord("as")
  }

  /// "can (and should) be closed": the second modal is what is meant.
  private static func secondModal(_ tokens: [Token], at index: Int) -> Token? {
    guard index + 5 < tokens.count, isModal(tokens[index]), tokens[index + 1].isMark("("),
      tokens[index + 2].isWord("and"), isModal(tokens[index + 3]), tokens[index + 4].isMark(")")
    else { return nil }
    return tokens[index + 3]
  }

  /// "should | at this point | close the tank": told behind it as well.
  private static func moment(_ tokens: [Token], at index: Int) -> Int? {
    guard index > 0, index + 3 < tokens.count, tokens[index].isWord("at"), isModal(tokens[index - 1]),
      tokens[index + 1].isWord(in: ["this", "that"]),
      tokens[index + 2].isWord(in: ["point", "moment", "time", "stage"]),
      Verbs.lemma(of: tokens[index + 3].lower, as: [.base]) != nil
    else { return nil }
    return index + 3
  }

  private static func isModal(_ token: Token) -> Bool { token.kind == .word && Lexicon.modals[token.lower] != nil }

  /// ", however,", ", of course,": the index behind it.
  private static func remark(_ tokens: [Token], at index: Int) -> Int? {
    if let end = strongRemark(tokens, at: index) { return end }
    // "you | at least | use it".
    if index > 0, index + 2 < tokens.count, tokens[index].isWord("at"), tokens[index + 1].isWord("least"),
      tokens[index - 1].isWord(in: ["you", "they", "we"]) || isModal(tokens[index - 1]),
      Verbs.lemma(of: tokens[index + 2].lower, as: [.base]) != nil
    {
      return index + 2
    }
    if index > 0, index + 3 < tokens.count, tokens[index].isMark(","), tokens[index + 2].isMark(","),
      tokens[index + 1].isWord(in: ["however", "therefore", "thus", "consequently", "hence"]),
      isModal(tokens[index + 3])
    {
      return index + 3
    }
    // "It is, however, guaranteed …", "its hooks are, without exception, called on main".
    if index > 0, index + 3 < tokens.count, tokens[index].isMark(","), tokens[index - 1].isWord(in: Lexicon.be) {
      if tokens[index + 1].isWord(in: ["however", "therefore", "thus"]), tokens[index + 2].isMark(",") {
        return index + 3
      }
      if tokens[index + 1].isWord("without"), tokens[index + 2].isWord("exception"), tokens[index + 3].isMark(",") {
        return index + 4
      }
    }
    guard index > 0, tokens[index].isMark(","), isModal(tokens[index - 1]), index + 3 < tokens.count else { return nil }
    if tokens[index + 2].isMark(","),
      tokens[index + 1].isWord(in: Lexicon.openers) || tokens[index + 1].isWord("therefore")
    {
      return index + 3
    }
    let pair = "\(tokens[index + 1].lower) \(tokens[index + 2].lower)"
    return index + 4 < tokens.count && tokens[index + 3].isMark(",")
      && ["of course", "in turn", "in particular", "in addition", "in general"].contains(pair) ? index + 4 : nil
  }

  /// "must not, under any circumstances, close it".
  private static func strongRemark(_ tokens: [Token], at index: Int) -> Int? {
    guard index > 1, index + 4 < tokens.count, tokens[index].isMark(","),
      isModal(tokens[index - 1])
        || tokens[index - 1].isWord(in: ["not", "never"])
          && (isModal(tokens[index - 2]) || tokens[index - 2].isWord("do")),
      let end = tokens[(index + 1)...].prefix(5).firstIndex(where: { $0.isMark(",") })
    else { return nil }
    let words = tokens[(index + 1)..<end].map(\.lower).joined(separator: " ")
    return ["under any circumstances", "under any circumstance", "in any case", "at any time"].contains(words)
      ? end + 1 : nil
  }

  /// "must, under no circumstances, close it": "must not". Behind a "not" it only says so once more.
  private static func denial(_ tokens: [Token], at index: Int) -> (words: [Token], end: Int)? {
    guard index > 0, tokens[index].isMark(","),
      let words = SegmentOpening.nevers.first(where: { tokens[(index + 1)...].prefix($0.count).map(\.lower) == $0 }),
      case let end = index + words.count + 1, words.count > 1, end + 1 < tokens.count, tokens[end].isMark(",")
    else { return nil }
    if isModal(tokens[index - 1]) {
      return ([Token(kind: .word, text: "not", range: tokens[index].range)], end + 1)
    }
    let isDenied = index > 1 && tokens[index - 1].isWord(in: ["not", "never"]) && isModal(tokens[index - 2])
    return isDenied ? ([], end + 1) : nil
  }

  /// "should `free()` the key" is "should free the key", "should `free()`" is "should call `free()`"; "must `await` the reply" has its
  /// verb in code.
  private static func verbInCode(_ tokens: [Token], at index: Int, after before: [Token]) -> [Token]? {
    let token = tokens[index]
    guard token.kind == .code, let name = token.text.split(separator: " ").first.map(String.init),
      let last = before.last(where: { !$0.isWord(in: ["not", "never", "also", "always", "then"]) }), isModal(last),
      index + 1 == tokens.count || startsObject(tokens[index + 1])
    else { return nil }
    if Verbs.lemma(of: name, as: [.base]) != nil || isOnlyWord(token, before: tokens.dropFirst(index + 1).first),
      name.allSatisfy(\.isLowercase)
    {
      let object = token.text.dropFirst(name.count).trimmingCharacters(marks: " ")
      let rest = object.isEmpty ? [] : [Token(kind: .code, text: object, range: token.range)]
      return [Token(kind: .word, text: name, range: token.range)] + rest
    }
    guard token.text.hasSuffix("()"), MethodName(code: token.text) != nil else { return nil }
    let isDone =
      index + 1 < tokens.count
      && (tokens[index + 1].isWord(in: Lexicon.determiners) || tokens[index + 1].isWord(in: ["it", "them"]))
    if isDone { return [Token(kind: .word, text: String(token.text.dropLast(2)), range: token.range)] }
    return [Token(kind: .word, text: "call", range: token.range), token]
  }

  /// "must `export` the module", "must `export` (or open) it": in front of an object a word in code is a verb.
  private static func isOnlyWord(_ token: Token, before next: Token?) -> Bool {
    guard let next, token.text.count > 2 else { return false }
    return next.isMark("(") || next.isWord(in: ["the", "a", "an", "this", "its", "their"])
  }

  private static func startsObject(_ token: Token) -> Bool {
    token.kind != .word || token.isWord(in: Lexicon.determiners) || token.isWord(in: Lexicon.prepositions)
      || token.isWord(in: Lexicon.temporal) || token.isWord(in: ["it", "them", "and", "or"])
  }
}
