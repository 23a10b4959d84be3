/// Words that a page sets as code, and that are none.
enum ProseInCode {
  /// "`not thread safe`" is a term that links to its page; so is the state in "the tank has `leaked`".
  static func isMeant(by code: String, behind last: Token?) -> Bool {
    terms.contains(code.lowercased()) || isState(code, behind: last)
  }

  private static let terms: Set<String> = [
    "thread safe", "thread-safe", "threadsafe", "not thread safe", "not thread-safe", "not threadsafe",
  ]

  private static func isState(_ code: String, behind last: Token?) -> Bool {
    guard let last, last.isWord(in: Lexicon.be) || last.isWord(in: ["has", "have", "either", "been"]),
      code.hasSuffix("ed"), code.allSatisfy({ $0.isLowercase && $0.isASCII })
    else { return false }
    return Verbs.lemma(of: code, as: [.participle]) != nil
  }
}
