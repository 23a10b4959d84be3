/// A method described by a noun: "The function that gets called for each row", "The hook that is invoked when the panel closes".
///
/// The relative clause is the sentence; the noun is the method of the heading.
enum NominalCall {
  /// The tokens of "Called for each row", or the tokens as they are.
  static func completed(_ tokens: [Token]) -> [Token] {
    let words = tokens.drop { $0.isWord(in: ["the", "a"]) }
    guard words.count < tokens.count, let noun = words.first, noun.isWord(in: nouns) else { return tokens }
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

  private static let nouns: Set<String> = ["function", "method", "callback", "hook", "handler"]
}
