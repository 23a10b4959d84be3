/// "Code to run before the restart", "Declare a block of code to be run before each fill": the method of the heading is what runs it then.
extension NominalCall {
  static func code(_ tokens: [Token]) -> [Token]? {
    let verb = tokens.first?.isWord(in: ["declare", "declares", "define", "defines", "register", "registers"]) == true
    let start = verb ? 1 : 0
    guard let to = tokens.prefix(start + 6).firstIndex(where: { $0.isWord("to") }), to > start, to + 2 < tokens.count,
      case let noun = tokens[start..<to].drop(while: { $0.isWord(in: ["a", "an", "the", "some"]) }),
      isCode(noun.map(\.lower)), verb || tokens[0].text.first?.isUppercase == true,
      // "Register a function to run before each fill": it runs then, and not what registers it.
      !tokens[0].isWord(in: ["register", "registers"])
        || noun.contains(where: { $0.isWord(in: ["code", "block"]) })
    else { return nil }
    let isPassive = tokens[to + 1].isWord("be")
    let call = isPassive ? to + 2 : to + 1
    guard call + 1 < tokens.count,
      let lemma = Verbs.lemma(of: tokens[call].lower, as: [isPassive ? .participle : .base]),
      ["run", "call", "execute", "invoke"].contains(lemma), opensTime(tokens[(call + 1)...])
    else { return nil }
    return [Token(kind: .word, text: "Called", range: tokens[call].range)] + tokens[(call + 1)...]
  }

  /// "User code | executed before each fill".
  static func executed(_ tokens: [Token]) -> [Token]? {
    guard let noun = tokens.prefix(3).firstIndex(where: { $0.isWord("code") }), noun + 2 < tokens.count,
      tokens[..<noun].allSatisfy({ $0.isWord(in: ["user", "extension", "custom", "your", "setup", "cleanup"]) }),
      tokens[noun + 1].isWord(in: ["executed", "run", "called", "invoked"]), opensTime(tokens[(noun + 2)...])
    else { return nil }
    return [.word("Called", tokens[noun + 1])] + tokens[(noun + 2)...]
  }

  private static func isCode(_ words: [String]) -> Bool {
    let nouns: Set = ["code", "block", "function", "callback", "hook", "closure", "handler", "callable"]
    return words == ["block", "of", "code"] || words == ["callback", "function"]
      || words.count == 1 && nouns.contains(words[0])
  }

  /// "immediately before …", "in a worker when …": no object of the verb.
  private static func opensTime(_ words: ArraySlice<Token>) -> Bool {
    guard let first = words.first, words.contains(where: { $0.isWord(in: Lexicon.temporal) }) else { return false }
    return first.isWord(in: Lexicon.temporal) || first.isWord(in: Lexicon.prepositions)
      || first.isWord(in: Lexicon.adverbs)
  }

  /// "A class that performs its work on a background thread".
  static func worker(_ tokens: [Token]) -> [Token]? {
    guard tokens.first?.isWord(in: ["a", "an"]) == true,
      let noun = tokens.prefix(4).firstIndex(where: { $0.isWord(in: ["class", "object", "component", "interface"]) }),
      noun + 4 < tokens.count, tokens[noun + 1].isWord(in: ["that", "which"]), tokens[noun + 2].kind == .word,
      Verbs.lemma(of: tokens[noun + 2].lower, as: [.thirdPerson]).map(Verbs.work.contains) == true
    else { return nil }
    return Array(tokens[(noun + 2)...])
  }
}
