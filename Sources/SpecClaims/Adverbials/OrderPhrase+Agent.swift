/// Who calls: "called by the view's `-layoutSubviews`".
extension OrderPhrase {
  private static let reported: Set<String> = [
    "specified", "defined", "described", "given", "returned", "passed", "set", "controlled", "required", "followed",
    "preceded", "replaced",
  ]

  /// "called by the view's `-layoutSubviews`": while that runs.
  static func agent(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    guard tokens[index].isWord("by"), index + 1 < tokens.count, index == 0 || !tokens[index - 1].isWord(in: reported),
      let code = tokens[(index + 1)...].prefix(6).firstIndex(where: { $0.kind == .code }),
      isCallable(tokens, at: code), !tokens[code].isPossessive,
      case let words = tokens[(index + 1)..<code], case let isCall = isCall(words, tokens[..<index]),
      isCall || isDefault(words) || words.allSatisfy({ $0.isWord(in: Lexicon.determiners) || $0.isPossessive })
    else { return nil }
    let end = lastOfSeveral(tokens, from: code) + 1
    return (.order(.during, Array(tokens[(isCall ? code : index + 1)..<end]), exclusively: false), end)
  }

  /// "by the default implementation of": of which an override may do without.
  private static func isDefault(_ words: ArraySlice<Token>) -> Bool {
    words.map(\.lower) == ["the", "default", "implementation", "of"]
  }

  /// "(is invoked) by a successful call to": what a call is balanced by, comes after it.
  private static func isCall(_ words: ArraySlice<Token>, _ before: ArraySlice<Token>) -> Bool {
    if let verb = before.last(where: { !$0.isWord(in: Lexicon.adverbs) }),
      Verbs.lemma(of: verb.lower, as: [.participle]).map(Verbs.calling.contains) != true
    {
      return false
    }
    let noun = words.dropLast().drop { $0.isWord(in: Lexicon.determiners) || $0.isWord("successful") }
    return words.last?.isWord("to") == true && noun.count == 1 && noun.first?.isWord(in: ["call", "calls"]) == true
  }

  /// "by `open` and `close`": in the one as well as in the other.
  private static func lastOfSeveral(_ tokens: [Token], from code: Int) -> Int {
    var last = code
    while last + 2 < tokens.count, tokens[last + 1].isWord(in: ["and", "or"]) || tokens[last + 1].isMark(","),
      tokens[last + 2].kind == .code
    {
      last += 2
    }
    return last
  }

  /// Code that is a method whatever the document: "by the `process` object" names no call.
  private static func isCallable(_ tokens: [Token], at index: Int) -> Bool {
    let text = tokens[index].text
    if text.hasPrefix("[") { return true }
    guard MethodName(code: text) != nil else { return false }
    if text.contains(where: { !$0.isLetter || $0.isUppercase }) { return true }
    return index + 1 < tokens.count && tokens[index + 1].isWord(in: ["method", "function", "callback", "hook"])
  }
}
