/// What stands in brackets at the end of a description, or alone on a line: "[main-thread]", "[thread-safe]", "(main thread only)",
/// "[!active : main-thread]". A shorthand that stands for a sentence of its own.
enum Annotation {
  /// The sentences that annotations stand for, and the tokens without those at the end.
  static func split(_ tokens: [Token]) -> (rest: [Token], sentences: [[Token]]) {
    if let whole = whole(tokens) { return ([], [whole]) }
    guard let last = tokens.last(where: { !$0.isMark(".") }), last.isMark("]") || last.isMark(")") || isAtom(last)
    else {
      return (tokens, [])
    }
    var rest = tokens[...]
    var sentences: [[Token]] = []
    while let (start, words) = trailing(rest), speaksOfCalls(words, in: rest[start...]),
      let sentence = sentence(of: words)
    {
      sentences.insert(sentence, at: 0)
      rest = rest[..<start]
    }
    return (Array(rest), sentences)
  }

  /// "Main thread only."
  static func whole(_ tokens: [Token]) -> [Token]? {
    let words = tokens.filter { $0.kind != .mark }
    guard (2...3).contains(words.count), words.last?.isWord("only") == true else { return nil }
    return sentence(of: words)
  }

  /// "`[main-thread & !active]`": kept in one token, as a message send would be.
  private static func isAtom(_ token: Token) -> Bool {
    token.kind == .code && token.text.hasPrefix("[") && token.text.hasSuffix("]") && token.text.contains("thread")
  }

  /// The last brackets, and what is in them.
  private static func trailing(_ tokens: ArraySlice<Token>) -> (start: Int, words: [Token])? {
    let body = tokens.dropLast(tokens.last?.isMark(".") == true ? 1 : 0)
    guard let last = body.last else { return nil }
    if isAtom(last) {
      return (body.endIndex - 1, Tokenizer.tokens(ofText: String(last.text.dropFirst().dropLast()), range: last.range))
    }
    let open = last.isMark("]") ? "[" : "("
    guard last.isMark("]") || last.isMark(")"), let start = body.lastIndex(where: { $0.isMark(open) }),
      body.endIndex - start <= 10, start == body.startIndex || !isInPhrase(body[start - 1])
    else { return nil }
    return (start, Array(body[(start + 1)..<(body.endIndex - 1)]))
  }

  /// "Stops the worker (audio thread)." says whose thread that is: in round brackets a rule has "only" or "any", or is all there is.
  private static func speaksOfCalls(_ words: [Token], in brackets: ArraySlice<Token>) -> Bool {
    !brackets.contains { $0.isMark("(") } || brackets.startIndex == 0
      || words.contains { $0.isWord(in: ["only", "any"]) || $0.isWord(in: ["thread-safe", "threadsafe"]) }
  }

  /// "on the [main-thread]": a part of the sentence.
  private static func isInPhrase(_ before: Token) -> Bool {
    before.isWord(in: Lexicon.prepositions) || before.isWord(in: Lexicon.determiners)
  }

  /// "called on the main thread, when !active", "is thread-safe".
  private static func sentence(of words: [Token]) -> [Token]? {
    let colon = words.firstIndex { $0.isMark(":") }
    let parts = colon.map { (Array(words[($0 + 1)...]), Array(words[..<$0])) } ?? cut(words)
    let named = parts.0.filter { $0.kind != .mark && !$0.isWord(in: ["only", "the", "on", "from"]) }
    guard let first = named.first, !first.text.hasPrefix("!"), let said = said(named, first) else { return nil }
    guard let restriction = parts.1.first else { return said }
    // "[default: main-thread]" is no case in which it holds.
    if colon != nil, restriction.isWord(in: ["default", "note", "tip", "warning", "since", "deprecated"]) {
      return nil
    }
    return said + [Token(kind: .word, text: "when", range: first.range)] + parts.1
  }

  /// "main-thread & !active": what stands behind the first "&" restricts.
  private static func cut(_ words: [Token]) -> ([Token], [Token]) {
    guard let and = words.firstIndex(where: { ["&", "&&"].contains($0.text) }) else { return (words, []) }
    return (Array(words[..<and]), Array(words[(and + 1)...]))
  }

  private static func said(_ named: [Token], _ first: Token) -> [Token]? {
    func words(_ texts: [String]) -> [Token] { texts.map { Token(kind: .word, text: $0, range: first.range) } }
    if ["thread-safe", "threadsafe"].contains(first.lower), named.count == 1 { return words(["is", "thread-safe"]) }
    if named.count == 1, let owner = ThreadPhrase.hyphenated(first) {
      return words(["called", "on", "the", owner, "thread"])
    }
    guard named.count == 2, named[1].isWord(in: ["thread", "threads"]), first.kind == .word,
      Verbs.readings(of: first.lower).isEmpty
    else { return nil }
    return words([first.isWord("any") ? "may" : "is", first.isWord("any") ? "be" : "always", "called", "on"])
      + words(first.isWord("any") ? ["any", "thread"] : ["the", first.text, "thread"])
  }
}
