/// "Rows sent while the tank is shut are dropped": the case in the middle is moved to the end, "rows sent are dropped while the tank is shut",
/// where it does not take the verb of the sentence for its own. "If this is called while E, it is ignored": the call is.
enum LostThings {
  static func completed(_ tokens: [Token]) -> [Token] {
    if let it = ignoredCall(tokens) {
      return tokens[..<it] + [.word("the", tokens[it]), .word("call", tokens[it])] + tokens[(it + 1)...]
    }
    guard let sent = tokens.prefix(5).firstIndex(where: { $0.isWord(in: LateCallForm.sending) }), sent > 0,
      sent + 4 < tokens.count, tokens[sent + 1].isWord(in: ["when", "while"]),
      tokens[..<sent].allSatisfy({ $0.kind == .word }), let verb = lastVerb(tokens, after: sent + 3)
    else { return tokens }
    let told = Array(tokens[verb...]).trimmingMarks
    let moment = Array(tokens[(sent + 1)..<verb]).trimmingMarks
    return tokens[...sent] + told + moment + tokens.suffix(1).filter { $0.kind == .mark }
  }

  /// "if this is called while E, | it (is ignored)".
  private static func ignoredCall(_ tokens: [Token]) -> Int? {
    guard tokens.count > 7, tokens[0].isWord(in: ["if", "when"]), tokens[1].isWord("this"),
      tokens.prefix(5).contains(where: { $0.isWord(in: ["called", "invoked"]) }),
      let comma = tokens.lastIndex(where: { $0.isMark(",") }), comma + 3 < tokens.count, tokens[comma + 1].isWord("it"),
      lastVerb(tokens, after: comma + 2) == comma + 2
    else { return nil }
    return comma + 1
  }

  /// "| are silently ignored", up to the end of the sentence.
  private static func lastVerb(_ tokens: [Token], after start: Int) -> Int? {
    guard start < tokens.count, let verb = tokens[start...].lastIndex(where: { $0.isWord(in: ["is", "are", "will"]) })
    else { return nil }
    let rest = Array(tokens[(verb + 1)...]).trimmingMarks.filter {
      !$0.isWord(in: ["be", "silently", "simply", "always"])
    }
    return rest.count == 1 && rest[0].isWord(in: ["ignored", "discarded", "dropped"]) ? verb : nil
  }
}
