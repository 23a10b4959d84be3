/// Lines that begin with what they are about: "Thread safety: safe to call from any thread.", "Threading: main thread only.",
/// "Called on: the main thread.", "When called: after `open`."
enum TopicLabel {
  /// The sentence that such a line stands for.
  static func completed(_ tokens: [Token]) -> [Token]? {
    guard let colon = tokens.prefix(4).firstIndex(where: \.endsLabel), colon > 0, colon + 1 < tokens.count,
      case let topic = tokens[..<colon].map({ $0.lower.replacing("-", with: " ") }).joined(separator: " ")
    else { return nil }
    let rest = Array(tokens[(colon + 1)...])
    if threads.contains(topic) { return thread(rest) }
    if captions.contains(topic), tokens[colon].isMark(":") { return rest }
    let called = Token(kind: .word, text: "Called", range: tokens[0].range)
    if places.contains(topic), ThreadPhrase.read([called, on(rest[0])] + rest, at: 1) != nil {
      return [called, on(rest[0])] + rest
    }
    let isTime = rest[0].isWord(in: Lexicon.temporal) || OrderPhrase.read(rest, at: 0) != nil
    return times.contains(topic) && isTime ? [called] + rest : nil
  }

  /// What says nothing of what stands behind it.
  private static let captions: Set<String> = ["description", "summary", "synopsis", "purpose", "details", "overview"]

  private static let threads: Set<String> = [
    "thread", "threads", "thread safety", "threading", "threading model", "thread model", "concurrency",
  ]
  private static let places: Set<String> = ["called on", "invoked on", "called from", "runs on", "executed on"]
  private static let times: Set<String> = ["called", "when called", "invoked", "when"]

  private static func thread(_ rest: [Token]) -> [Token]? {
    let words = rest.filter { $0.kind != .mark }
    guard let first = words.first else { return nil }
    if let said = Annotation.whole(rest) { return said }
    if EllipticalJudgement.opens(rest) { return EllipticalJudgement.completed(rest) }
    let isAny = first.isWord("any")
    if words.count <= 2, first.isWord(in: ["any", "main"]), words.dropFirst().allSatisfy({ $0.isWord("thread") }) {
      let range = first.range
      return (isAny ? ["May", "be", "called", "on", "any", "thread"] : ["Called", "on", "the", "main", "thread"]).map {
        Token(kind: .word, text: $0, range: range)
      }
    }
    return MainVerb.group(in: rest) == nil ? nil : rest
  }

  private static func on(_ token: Token) -> Token { Token(kind: .word, text: "on", range: token.range) }
}
