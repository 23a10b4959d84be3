/// Turns of phrase that a plainer one stands in for: "between the `open()` and `close()` calls", "for the second time".
extension Interjection {
  static func plain(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return withoutKind(
      withThat(withAfter(withWhenever(withOwnCommand(withSecondTime(withBothCalls(withExcept(withoutSuch(tokens)))))))))
  }

  /// "On the other hand, `fill` …", "`fill`, strictly speaking, …": what joins the sentence to others, or weighs its words.
  static func withoutConnective(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 5 else { return nil }
    for index in tokens.indices.prefix(8) where index == 0 || tokens[index - 1].isMark(",") {
      for words in connectives where tokens.count > index + words.count + 3 {
        guard tokens[index + words.count].isMark(","), zip(tokens[index...], words).allSatisfy({ $0.isWord($1) }) else {
          continue
        }
        return Array(tokens[..<max(0, index - 1)] + tokens[(index + words.count + 1)...])
      }
    }
    return nil
  }

  private static let connectives = [
    ["on", "the", "other", "hand"], ["on", "the", "one", "hand"], ["strictly", "speaking"], ["by", "contrast"],
    ["in", "contrast"], ["technically", "speaking"], ["to", "be", "precise"], ["to", "be", "explicit"],
    ["to", "be", "clear"], ["to", "be", "exact"], ["in", "turn"], ["by", "design"],
  ]

  /// "runs on the pump thread and, as such, must not block": and must not.
  private static func withoutSuch(_ tokens: [Token]) -> [Token] {
    guard
      let such = tokens.indices.dropFirst().dropLast().first(where: {
        tokens[$0].isWord("as") && tokens[$0 + 1].isWord("such")
          && tokens[..<$0].last { !$0.isMark(",") }?.isWord("and") == true
      }), such + 2 < tokens.count
    else { return tokens }
    let front = tokens[such - 1].isMark(",") ? such - 1 : such
    let behind = tokens[such + 2].isMark(",") ? such + 3 : such + 2
    return Array(tokens[..<front] + tokens[behind...])
  }

  /// "called once per key, and never while a dialog is open": except while it is.
  private static func withExcept(_ tokens: [Token]) -> [Token] {
    guard
      let and = tokens.indices.dropFirst(3).dropLast(3).first(where: {
        tokens[$0].isWord("and") && tokens[$0 + 1].isWord(in: ["never", "not"])
          && tokens[$0 + 2].isWord(in: ["while", "during", "when", "if"])
      }), MainVerb.group(in: Array(tokens[..<and])) != nil,
      !tokens[..<and].contains(where: { $0.isWord(in: Lexicon.negations) })
    else { return tokens }
    let front = tokens[and - 1].isMark(",") ? and - 1 : and
    let comma = Token(kind: .mark, text: ",", range: tokens[and].range)
    // "except when" is one phrase, and "except while" would be two.
    let isWhile = tokens[and + 2].isWord("while")
    let rest = isWhile ? [Token.word("when", tokens[and + 2])] + tokens[(and + 3)...] : Array(tokens[(and + 2)...])
    return tokens[..<front] + [comma, Token.word("except", tokens[and + 1])] + rest
  }

  /// "between the `open()` and `close()` calls": between `open()` and `close()`.
  private static func withBothCalls(_ tokens: [Token]) -> [Token] {
    guard let between = tokens.indices.dropLast(5).first(where: { tokens[$0].isWord("between") }),
      tokens[between + 1].isWord("the"), tokens[between + 2].kind == .code, tokens[between + 3].isWord("and"),
      tokens[between + 4].kind == .code, tokens[between + 5].isWord(in: ["calls", "methods", "callbacks", "hooks"])
    else { return tokens }
    return Array(tokens[...between] + tokens[(between + 2)...(between + 4)] + tokens[(between + 6)...])
  }

  /// "not called for the second time": not a second time.
  private static func withSecondTime(_ tokens: [Token]) -> [Token] {
    guard
      let time = tokens.indices.dropFirst(3).first(where: { index in
        tokens[index].isWord("time") && tokens[index - 1].isWord("second")
          && tokens[index - 2].isWord(in: ["the", "a"]) && tokens[index - 3].isWord("for")
      }), tokens[..<time].contains(where: { $0.isWord(in: Lexicon.negations) })
    else { return tokens }
    return tokens[..<(time - 3)] + [Token.word("a", tokens[time - 2])] + tokens[(time - 1)...]
  }

  /// "Called by the host, do not call this yourself": a command of its own.
  private static func withOwnCommand(_ tokens: [Token]) -> [Token] {
    guard
      let comma = tokens.indices.dropFirst(2).dropLast(3).first(where: { index in
        tokens[index].isMark(",") && tokens[index + 1].isWord("do") && tokens[index + 2].isWord("not")
          && Verbs.lemma(of: tokens[index + 3].lower, as: [.base]) != nil
      }), MainVerb.elliptical(in: Array(tokens[..<comma])) != nil,
      tokens[..<comma].allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) })
    else { return tokens }
    return tokens[..<comma] + [Token(kind: .mark, text: ";", range: tokens[comma].range)] + tokens[(comma + 1)...]
  }

  /// "Each time a row is added, …": whenever one is.
  private static func withWhenever(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, tokens[0].isWord(in: ["each", "every"]), tokens[1].isWord("time"),
      case let start = tokens[2].isWord("that") ? 3 : 2,
      tokens[start].kind == .code || tokens[start].isWord(in: Lexicon.determiners)
        || tokens[start].isWord(in: ["you", "it", "they"]),
      tokens[start...].contains(where: { $0.isMark(",") })
    else { return tokens }
    return [Token.word("Whenever", tokens[0])] + tokens[start...]
  }

  /// "Following a successful fill, …": after one.
  private static func withAfter(_ tokens: [Token]) -> [Token] {
    guard let start = tokens.prefix(2).firstIndex(where: { $0.isWord("following") }), start + 4 < tokens.count,
      start == 0 || tokens[0].isWord(in: Lexicon.openers), tokens[start + 1].isWord(in: ["a", "an", "the"]),
      let comma = tokens[(start + 2)...].prefix(6).firstIndex(where: { $0.isMark(",") }), comma + 2 < tokens.count,
      MainVerb.group(in: Array(tokens[(start + 1)..<comma])) == nil,
      tokens[comma + 1].kind == .code || ClauseJoint.startsClause(tokens[comma + 1])
    else { return tokens }
    return tokens[..<start] + [Token.word("After", tokens[start])] + tokens[(start + 1)...]
  }

  /// "it is important | they be called on main", "the only method | you must write is `fill()`": with a "that" in between.
  private static func withThat(_ tokens: [Token]) -> [Token] {
    let judged = tokens.prefix(8).firstIndex { $0.isWord(in: judgements) }
    if let judged, judged > 1, judged + 3 < tokens.count, tokens[..<judged].contains(where: { $0.isWord("it") }),
      tokens[judged + 1].isWord(in: ["they", "it", "you", "the", "this", "these", "all"])
    {
      return tokens[...judged] + [Token.word("that", tokens[judged])] + tokens[(judged + 1)...]
    }
    guard tokens.count > 6, tokens.prefix(2).map(\.lower) == ["the", "only"],
      tokens[2].isWord(in: SubjectResolver.methodNouns), tokens[3].isWord(in: ["you", "subclasses", "a", "the"])
    else { return tokens }
    return tokens[..<3] + [Token.word("that", tokens[2])] + tokens[3...]
  }

  private static let judgements = ["important", "essential", "crucial", "vital", "imperative", "critical"]

  /// "This is a hook that must be called on main": this must be.
  private static func withoutKind(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, tokens[0].isWord(in: ["this", "it"]), tokens[1].isWord("is"),
      tokens[2].isWord(in: ["a", "an"]),
      let that = tokens.prefix(7).firstIndex(where: { $0.isWord(in: ["that", "which"]) }), that > 3,
      that + 2 < tokens.count,
      tokens[that - 1].isWord(in: ["method", "function", "hook", "callback", "event", "call", "routine"]),
      tokens[3..<that].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.prepositions) }),
      Lexicon.modals[tokens[that + 1].lower] != nil || isCalled(tokens[(that + 1)...])
    else { return tokens }
    return [tokens[0]] + tokens[(that + 1)...]
  }

  /// "is | only | called".
  private static func isCalled(_ words: ArraySlice<Token>) -> Bool {
    guard words.first?.isWord(in: ["is", "gets"]) == true else { return false }
    let verb = words.dropFirst().drop { $0.kind == .word && ($0.isWord("only") || Lexicon.isAdverb($0.lower)) }.first
    return verb.flatMap { Verbs.lemma(of: $0.lower, as: [.participle]) }.map(Verbs.invocation.contains) == true
  }
}
