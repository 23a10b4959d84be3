/// A judgement without a verb: "Thread safe initialisation", "Not thread-safe.".
enum EllipticalJudgement {
  static func opens(_ tokens: [Token]) -> Bool {
    let words = tokens.drop { $0.isWord(in: ["not", "only"]) }
    // "Reentrant? No."
    guard let first = words.first, !words.contains(where: { $0.isMark("?") }) else { return false }
    if first.isWord(in: ["thread-safe", "threadsafe", "mt-safe", "reentrant", "non-blocking"]) { return true }
    // "Idempotent and thread-safe."
    if first.isWord(in: ["idempotent", "asynchronous", "synchronous"]), tokens.count > 2, tokens[1].isWord("and") {
      return tokens[2].isWord(in: ["thread-safe", "threadsafe", "reentrant", "non-blocking", "idempotent"])
    }
    if words.count(where: { $0.kind != .mark }) == 1 { return first.isWord(in: ["asynchronous", "blocking"]) }
    if first.isWord(in: ["guaranteed", "required", "allowed", "permitted", "expected", "intended"]) {
      return words.count > 4 && words.dropFirst().first?.isWord("to") == true
        && words.dropFirst(2).first?.isWord(in: ["be", "run", "execute"]) == true
    }
    // "Not meant to be called by hosts."
    if tokens[0].isWord("not"), first.isWord(in: ["meant", "designed", "supposed"]) {
      return words.dropFirst().prefix(3).map(\.lower) == ["to", "be", "called"]
    }
    // "Supposed to close the valves, if any are open."
    if first.isWord("supposed") { return words.count > 3 && words.dropFirst().first?.isWord("to") == true }
    if first.isWord("safe") { return words.count > 3 && words.dropFirst().first?.isWord(in: ["to", "for"]) == true }
    return first.isWord(in: ["thread", "mt"]) && words.dropFirst().first?.isWord("safe") == true
  }

  /// "Reentrant calls are not supported": the judgement is behind.
  private static func isSubject(_ tokens: [Token]) -> Bool {
    tokens.count > 3 && tokens[1].isWord(in: ["calls", "call", "use", "access", "invocations"])
      && tokens[2].isWord(in: Lexicon.be)
  }

  /// The verb that was left out put in front: "is not thread-safe".
  static func completed(_ tokens: [Token]) -> [Token] {
    // "(Not thread-safe!)"
    if tokens.count > 3, tokens[0].isMark("("), tokens.last?.isMark(")") == true,
      case let inner = Array(tokens.dropFirst().dropLast()).trimmingMarks, !inner.contains(where: { $0.kind == .mark }),
      opens(inner)
    {
      return completed(inner)
    }
    guard opens(tokens), let first = tokens.first, !isSubject(tokens) else { return tokens }
    return [Token(kind: .word, text: "is", range: first.range)] + tokens
  }
}

/// "`IllegalStateException`: if …", "`Error` — …": an entry of what a method throws.
enum ExceptionLabel {
  /// `IllegalStateException`, `StateError`: thrown because of what has, or has not, been called before, and not for a bad argument.
  static func isOfState(_ label: [Token]) -> Bool {
    guard let name = name(in: label) else { return false }
    return name.contains("State")
      || ["InvalidOperation", "Disposed", "Already", "Closed"].contains { name.contains($0) }
  }

  static func name(in label: [Token]) -> String? {
    guard label.count == 1, let only = label.first else { return nil }
    return only.text.hasSuffix("Exception") || only.text.hasSuffix("Error") || only.text.hasSuffix("Fault")
      ? only.text : nil
  }
}
