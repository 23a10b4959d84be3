/// A method described by a noun: "The function that gets called for each row", "A hook to be called before each run", "The hook that is invoked when the panel closes".
///
/// The relative clause is the sentence; the noun is the method of the heading.
enum NominalCall {
  /// The tokens of "Called for each row", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    let words = tokens.drop { $0.isWord(in: ["the", "a"]) }
    if let purpose = ofPurpose(tokens) { return purpose }
    guard let noun = words.first, noun.isWord(in: nouns),
      words.count < tokens.count || noun.text.first?.isUppercase == true
    else { return tokens }
    var rest = words.dropFirst()
    guard rest.first?.isWord(in: ["that", "which"]) == true else { return tokens }
    rest = rest.dropFirst()
    guard rest.first?.isWord(in: ["is", "gets"]) == true else { return tokens }
    rest = rest.dropFirst()
    guard let verb = rest.first, Verbs.lemma(of: verb.lower, as: [.participle]).map(Verbs.invocation.contains) == true,
      rest.count > 1
    else { return tokens }
    return Array(rest)
  }

  /// "An event listener to be called when …", "A hook to be run before …".
  private static func ofPurpose(_ tokens: [Token]) -> [Token]? {
    guard let first = tokens.first, first.isWord(in: ["a", "an", "the"]),
      let noun = tokens.prefix(4).firstIndex(where: { $0.isWord(in: nouns) }), noun + 4 < tokens.count,
      tokens[1..<noun].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      tokens[noun + 1].isWord("to"), tokens[noun + 2].isWord("be"),
      Verbs.lemma(of: tokens[noun + 3].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return nil }
    return Array(tokens[(noun + 3)...])
  }

  private static let nouns: Set<String> = ["function", "method", "callback", "hook", "handler", "listener"]
}
