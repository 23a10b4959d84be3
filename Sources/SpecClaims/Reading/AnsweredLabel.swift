/// Lines that ask with their label and answer behind the colon: "Thread-safe: no", "Called on main: yes", "Reentrant: `fill` only".
enum AnsweredLabel {
  /// The line as a judgement: the answer that affirms it is left away, and the one that denies it becomes "not". Others are as they were.
  static func completed(_ tokens: [Token]) -> [Token] {
    if let first = firstOfFields(tokens) { return completed(first) }
    guard let (label, answer) = parts(of: tokens), let first = answer.first else { return tokens }
    if first.isWord(in: affirming), answer.count == 1 { return label }
    guard first.isWord(in: denying), answer.count == 1, EllipticalJudgement.opens(label), !isDenied(label) else {
      return tokens
    }
    return [Token(kind: .word, text: "not", range: first.range)] + label
  }

  /// What is said before the colon is denied, doubted or narrowed behind it.
  static func isTakenBack(_ tokens: [Token]) -> Bool {
    guard let (label, answer) = parts(of: tokens), let first = answer.first else { return false }
    if first.isWord(in: denying) || first.isWord(in: doubting) { return true }
    // "Thread-safe: `fill` only" answers of one; "Main thread: only" of all.
    return EllipticalJudgement.opens(label) && answer.contains { $0.isWord(in: ["only", "except", "depends", "but"]) }
  }

  /// "Thread-safe: yes  Realtime-safe: no": two fields in one line, of which the first is read.
  private static func firstOfFields(_ tokens: [Token]) -> [Token]? {
    let colons = tokens.indices.prefix(16).filter { tokens[$0].isMark(":") }
    guard colons.count > 1, colons[0] < 4, colons[0] + 1 < colons[1] - 1,
      tokens[colons[0] + 1].isWord(in: affirming) || tokens[colons[0] + 1].isWord(in: denying)
    else { return nil }
    return Array(tokens[...(colons[0] + 1)])
  }

  private static func parts(of tokens: [Token]) -> (label: [Token], answer: [Token])? {
    guard let colon = tokens.lastIndex(where: { $0.isMark(":") }), (1...9).contains(colon) else { return nil }
    let answer = tokens[(colon + 1)...].filter { $0.kind != .mark }
    return (1...4).contains(answer.count) ? (Array(tokens[..<colon]), answer) : nil
  }

  private static func isDenied(_ label: [Token]) -> Bool { label.contains { $0.isWord(in: Lexicon.negations) } }

  private static let affirming: Set<String> = ["yes", "true", "always", "y"]
  private static let denying: Set<String> = ["no", "false", "never", "none", "nope", "n"]
  private static let doubting: Set<String> = [
    "maybe", "sometimes", "partially", "partly", "unknown", "depends", "possibly", "optional", "n/a", "tbd", "varies",
  ]
}
