/// What an item says behind a name and a colon, with a noun for the name: "`onFill`: this event is sent before E", "`fill()`: setup function
/// called before E", "`create`: a function that the pool will call when E".
enum LabelledCall {
  /// "Called …" of the name; nil when the item says something else.
  static func completed(_ words: [Token]) -> [Token]? {
    guard words.count > 4, let first = words.first else { return nil }
    if let told = ofThis(words) { return told }
    // "done: called on the main thread".
    if first.isWord(in: ["called", "invoked"]),
      ThreadPhrase.read(words, at: 1) != nil || words[1].isWord(in: ["before", "after"])
    {
      return [.word("Called", first)] + words.dropFirst()
    }
    // "`on-leak`: occurs before the tank is closed".
    if first.isWord(in: ["occurs", "happens", "fires"]), words[1].isWord(in: moments) {
      return [.word("Called", first)] + words.dropFirst()
    }
    // The noun may stand in lower case behind the colon.
    let sentence = [Token(kind: first.kind, text: first.text.capitalized, range: first.range)] + words.dropFirst()
    let call = NominalCall.completed(first.kind == .word ? sentence : words)
    // What has to be called is told of whoever is given it.
    let isRule = call.first.map { Lexicon.modals[$0.lower] != nil && !$0.isWord("will") } == true
    return call.count < words.count && !isRule ? call : byOthers(words)
  }

  /// "this optional function will be | called before E".
  private static func ofThis(_ words: [Token]) -> [Token]? {
    guard words[0].isWord("this") else { return nil }
    var index = words[1].isWord("optional") ? 2 : 1
    guard words[index].isWord(in: nouns) else { return nil }
    index += 1
    if words[index].isWord("will"), words[index + 1].isWord(in: ["be", "get"]) { return Array(words[(index + 2)...]) }
    return words[index].isWord(in: ["is", "gets"]) ? Array(words[(index + 1)...]) : nil
  }

  /// "a function that the pool | will call | when E".
  private static func byOthers(_ words: [Token]) -> [Token]? {
    guard let noun = words.prefix(4).firstIndex(where: { $0.isWord(in: nouns) }), noun + 2 < words.count,
      words[noun + 1].isWord(in: ["that", "which"]),
      let call = words[(noun + 2)...].prefix(5).firstIndex(where: {
        $0.isWord(in: ["call", "calls", "invoke", "invokes"])
      }), call > noun + 2, call + 2 < words.count,
      case let who = words[(noun + 2)..<call].filter({ !$0.isWord("will") }),
      who.allSatisfy({ Lexicon.modals[$0.lower] == nil && !$0.isWord("you") }),
      words[call + 1].isWord(in: moments)
    else { return nil }
    // "when it wants a row": the pool does.
    var rest = Array(words[(call + 1)...])
    if rest[1].isWord("it") { rest.replaceSubrange(1...1, with: who) }
    return [Token(kind: .word, text: "Called", range: words[call].range)] + rest
  }

  private static let moments: Set<String> = [
    "when", "whenever", "once", "before", "after", "right", "just", "immediately",
  ]
  private static let nouns: Set<String> = ["event", "function", "callback", "hook", "method", "handler"]
}
