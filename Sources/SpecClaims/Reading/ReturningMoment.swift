/// "Opens the tank (if there is one), returning once it is full", "It waits until the tank is full before it returns": when the method
/// returns is a sentence of its own.
enum ReturningMoment {
  /// The sentence up to the comma, and "this method returns once it is full"; the sentence alone when nothing says so.
  static func sentences(in tokens: [Token]) -> [[Token]] {
    if let awaited = awaited(tokens) { return [tokens, awaited] }
    guard let start = tokens.indices.dropFirst(3).dropLast(3).first(where: { opens(tokens, at: $0) }),
      tokens[0].text.first?.isUppercase == true,
      Verbs.lemma(of: tokens[0].lower, as: [.thirdPerson]) != nil || tokens[0].isWord("this")
        || tokens[0].lower.hasSuffix("s") && tokens[1].isWord(in: Lexicon.determiners)
    else { return [tokens] }
    let range = tokens[start]
    let returns = ["this", "method", "returns"].map { Token.word($0, range) }
    return [Array(tokens[..<(start - 1)]), returns + tokens[(start + 1)...]]
  }

  /// "this method returns after E", of "it waits until E before it returns".
  private static func awaited(_ tokens: [Token]) -> [Token]? {
    guard let wait = tokens.prefix(4).firstIndex(where: { $0.isWord(in: ["waits", "blocks", "wait", "block"]) }),
      wait + 1 < tokens.count, tokens[wait + 1].isWord("until"),
      tokens[..<wait].allSatisfy({ $0.isWord(in: ["it", "this", "method", "function", "call", "will"]) }),
      let before = tokens[(wait + 2)...].firstIndex(where: { $0.isWord("before") }), before > wait + 3,
      case let end = Array(tokens[(before + 1)...]).trimmingMarks.map(\.lower),
      end == ["returning"] || end == ["it", "returns"]
    else { return nil }
    return ["this", "method", "returns", "after"].map { Token.word($0, tokens[wait]) } + tokens[(wait + 2)..<before]
  }

  /// ", returning | once E".
  private static func opens(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("returning") && tokens[index - 1].isMark(",")
      && tokens[index + 1].isWord(in: ["once", "when", "after", "only"])
  }
}
