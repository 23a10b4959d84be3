/// What an item says behind a name and a colon, with a noun for the name: "`onFill`: this event is sent before E", "`fill()`: setup function
/// called before E", "`create`: a function that the pool will call when E".
enum LabelledCall {
  /// "Called …", or "Is …", of the name; nil when the item says something else.
  static func completed(_ words: [Token]) -> [Token]? {
    guard words.count > 4, let first = words.first else { return nil }
    if first.isWord("this"), words[1].isWord(in: nouns), words[2].isWord(in: ["is", "gets"]),
      isCall(words[3], as: [.participle])
    {
      return [Token(kind: .word, text: "Called", range: words[3].range)] + words[4...]
    }
    guard let noun = words.prefix(4).firstIndex(where: { $0.isWord(in: nouns) }), noun + 2 < words.count,
      words[..<noun].allSatisfy({ $0.kind == .word && !Lexicon.prepositions.contains($0.lower) })
    else { return nil }
    if isCall(words[noun + 1], as: [.participle]), isPlaced(words, from: noun + 2) {
      return [Token(kind: .word, text: "Called", range: words[noun + 1].range)] + words[(noun + 2)...]
    }
    return byOthers(words, noun)
  }

  /// "a function that the pool | will call | when E".
  private static func byOthers(_ words: [Token], _ noun: Int) -> [Token]? {
    guard words[noun + 1].isWord(in: ["that", "which"]),
      let call = words[(noun + 2)...].prefix(5).firstIndex(where: {
        $0.isWord(in: ["call", "calls", "invoke", "invokes"])
      }),
      call > noun + 2,
      !words[(noun + 2)..<call].contains(where: { $0.isWord(in: Lexicon.negations) || $0.isWord("you") }),
      words[(noun + 2)..<call].allSatisfy({ $0.isWord("will") || Lexicon.modals[$0.lower] == nil }),
      isPlaced(words, from: call + 1)
    else { return nil }
    // "when it wants a row": the pool does.
    let who = words[(noun + 2)..<call].filter { !$0.isWord("will") }
    var rest = Array(words[(call + 1)...])
    if rest.count > 1, rest[1].isWord("it") { rest.replaceSubrange(1...1, with: who) }
    return [Token(kind: .word, text: "Called", range: words[call].range)] + rest
  }

  private static func isCall(_ token: Token, as forms: Verbs.Forms) -> Bool {
    token.kind == .word && Verbs.lemma(of: token.lower, as: forms).map(Verbs.invocation.contains) == true
  }

  /// A time or a thread follows at once, and nothing that the call would be given.
  private static func isPlaced(_ words: [Token], from start: Int) -> Bool {
    guard start < words.count else { return false }
    return words[start].isWord(in: ["when", "whenever", "once", "before", "after", "right", "just", "immediately"])
      || OrderPhrase.read(words, at: start) != nil || ThreadPhrase.read(words, at: start) != nil
  }

  private static let nouns: Set<String> = ["event", "function", "callback", "hook", "method", "handler"]
}
