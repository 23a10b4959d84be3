/// Calls of many things, told by who makes them: "the tank notifies its observers in the order of their registration", "the host runs the
/// handlers in reverse order".
enum NotifiedThings {
  static func passive(of clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, ["notify", "call", "invoke", "run", "execute", "stop", "start"].contains(verb.lemma),
      !verb.isPassive, !verb.isNegated, !verb.isImperative, !verb.isElliptical, !verb.isHedged, verb.modality == .fact,
      isCaller(clause.subject, resolver), let end = objectEnd(clause.tail), isOrder(clause.tail[end...])
    else { return nil }
    return clause.turned(
      to: clause.tail[..<end].filter { !$0.isWord(in: ["its", "their"]) }, tail: Array(clause.tail[end...]))
  }

  private static func isCaller(_ subject: [Token], _ resolver: SubjectResolver) -> Bool {
    guard let first = subject.first, (1...4).contains(subject.count), resolver.methods(in: subject).isEmpty else {
      return false
    }
    return subject.isLonePronoun
      || !first.isWord(in: ["you", "we", "no", "some", "most", "only", "nobody"])
        && subject.allSatisfy { $0.kind == .word || $0.kind == .code }
  }

  /// "its observers", "the registered handlers", "all listeners".
  private static func objectEnd(_ tail: [Token]) -> Int? {
    guard let into = tail.firstIndex(where: { $0.isWord("in") }), (1...4).contains(into),
      case let words = tail[..<into],
      words.allSatisfy({ $0.kind == .word && Verbs.lemma(of: $0.lower, as: [.gerund]) == nil }),
      let noun = words.last, noun.isWord(in: things), words.dropLast().allSatisfy({ !$0.isWord(in: ["some", "most"]) })
    else { return nil }
    return into
  }

  private static let things: Set<String> = [
    "observers", "listeners", "handlers", "callbacks", "hooks", "subscribers", "delegates", "plugins", "filters",
    "interceptors", "functions", "methods", "middlewares", "initializers",
  ]

  /// "in the order …", "in reverse order", "in the reverse order of …".
  private static func isOrder(_ words: ArraySlice<Token>) -> Bool {
    words.prefix(4).contains { $0.isWord("order") } && !words.contains { $0.isWord(in: ["any", "no", "random"]) }
  }
}
