/// A method described by the notice that it is, or by the chance that it gives.
extension NominalCall {
  /// "Notification received right before E", "Event emitted when E": the notification is the heading's.
  static func received(_ tokens: [Token]) -> [Token]? {
    if let told = told(tokens) { return told }
    guard tokens.count > 4, tokens[0].isWord(in: ["notification", "event", "signal", "message", "callback", "hook"]),
      tokens[1].kind == .word, let lemma = Verbs.lemma(of: tokens[1].lower, as: [.participle]),
      lemma == "receive" || Verbs.invocation.contains(lemma) || Verbs.sending.contains(lemma),
      !tokens[2].isWord(in: Lexicon.be), Lexicon.modals[tokens[2].lower] == nil
    else { return nil }
    let verb = lemma == "receive" ? Token(kind: .word, text: "Called", range: tokens[1].range) : tokens[1]
    return [verb] + tokens.dropFirst(2)
  }

  /// "Notification that the tank is about to be closed", "Receives notification that E": the method is called to tell so.
  private static func told(_ tokens: [Token]) -> [Token]? {
    let words = tokens.drop { $0.isWord(in: ["receives", "receive", "a", "the"]) }
    guard tokens.count - words.count <= 2, words.first?.isWord("notification") == true,
      words.dropFirst().first?.isWord("that") == true, words.count > 4, let range = tokens.first?.range
    else { return nil }
    return ["Called", "to", "indicate"].map { Token(kind: .word, text: $0, range: range) } + words.dropFirst()
  }

  /// "A hook for changing the data before it is sent", "A plugin interface that allows you to change it before it is sent".
  static func chance(_ tokens: [Token]) -> [Token]? {
    let start = tokens.first?.isWord(in: ["a", "an", "the"]) == true ? 1 : 0
    guard let noun = tokens.prefix(start + 4).firstIndex(where: { $0.isWord(in: chances) }), noun + 4 < tokens.count,
      start == 1 || noun == 0 && tokens[0].text.first?.isUppercase == true,
      tokens[start..<noun].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) })
    else { return nil }
    let rest = Array(tokens[(noun + 1)...])
    if rest[0].isWord(in: ["that", "which"]), rest[1].isWord(in: ["allows", "lets", "enables"]) {
      return Array(rest.dropFirst())
    }
    guard rest[0].isWord("for"), rest[1].kind == .word, let lemma = Verbs.lemma(of: rest[1].lower, as: [.gerund]) else {
      return nil
    }
    let range = rest[0].range
    return ["Allows", "you", "to", lemma].map { Token(kind: .word, text: $0, range: range) } + rest.dropFirst(2)
  }

  private static let chances: Set<String> = ["callback", "hook", "interface", "listener", "observer", "interceptor"]
}
