/// Words by which a whole sentence promises nothing: of a bug, of somebody's say-so, of one of two ways.
extension Retraction {
  static func isDisavowed(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      isOfBug(tokens, at: index) || isHearsay(tokens, at: index) || isNotNecessary(tokens, at: index)
        || isOfSomePlace(tokens, at: index) || isSaidByTheWay(tokens, at: index)
        || isWrongly(tokens, at: index) || goesOnWithCase(tokens, at: index)
    } || isOneWay(tokens) || isOfFault(tokens)
  }

  /// "There is a bug: …", "Issue 88: …", "Without this fix …", "… (bug 1234)", "…; this is a known bug".
  private static func isOfFault(_ tokens: [Token]) -> Bool {
    let lower = tokens.prefix(5).map(\.lower)
    if tokens.trimmingMarks.suffix(2).map({ $0.kind == .mark ? $0.text : $0.lower }) == [":", "wrong"] { return true }
    if [["in", "the", "code", "above"], ["in", "the", "example", "above"], ["in", "our", "measurements"]]
      .contains(where: lower.starts)
    {
      return true
    }
    if lower.starts(with: ["there", "is", "a", "bug"]) || lower.starts(with: ["without", "this", "fix"]) {
      return true
    }
    if tokens.count > 3, tokens[0].isWord(in: ["issue", "bug"]), tokens[1].kind == .number { return true }
    return tokens.indices.dropLast(2).contains { index in
      tokens[index].isMark("(") && tokens[index + 1].isWord(in: ["bug", "issue"]) && tokens[index + 2].kind == .number
        || index > 2 && tokens[index].isWord("known") && tokens[index + 1].isWord(in: ["bug", "issue"])
    }
  }

  /// "on main by mistake", "…, which is wrong", "…, contrary to the header", "before E, or vice versa", "… or the other way round".
  private static func isWrongly(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 2 else { return false }
    let lower = tokens[index...].prefix(4).map(\.lower)
    let isEnd = { (count: Int) in index + count == tokens.count || tokens[index + count].kind == .mark }
    if lower.starts(with: ["by", "mistake"]) || lower.starts(with: ["in", "error"]) { return isEnd(2) }
    if lower.starts(with: ["which", "is", "wrong"]) || lower.starts(with: ["vice", "versa"]) { return true }
    if lower.starts(with: ["or", "was"]) || lower.starts(with: ["but", "see"]) {
      return tokens[index - 1].isMark(",")
    }
    if lower.starts(with: ["no", "more"]) { return isEnd(2) }
    if lower.starts(with: ["that", "was", "the", "plan"]) { return true }
    if lower.starts(with: ["the", "other", "way"]) { return tokens[index - 1].isWord(in: ["or", "and"]) }
    return lower.starts(with: ["contrary", "to", "the"]) && tokens[index - 1].isMark(",")
  }

  /// "when the tank is about to be closed, and there is a row in it": a case of two halves, of which the first alone was read.
  private static func goesOnWithCase(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 3 < tokens.count, tokens[index].isMark(","), tokens[index + 1].isWord("and"),
      tokens[index + 2].isWord("there"), tokens[index + 3].isWord(in: ["is", "are"])
    else { return false }
    return tokens[..<index].contains { $0.isWord(in: ["when", "if", "once", "whenever"]) }
  }

  /// "… on main – on Linux, that is", "…, if I am not mistaken", "… – well, almost never".
  private static func isSaidByTheWay(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 2 else { return false }
    let lower = tokens[index...].prefix(5).map(\.lower)
    if lower.starts(with: ["that", "is"]), tokens[index - 1].isMark(","),
      lower.count == 2 || tokens[index + 2].kind == .mark
    {
      return tokens[..<index].contains { $0.isDash }
    }
    if lower.starts(with: ["if", "i", "am", "not", "mistaken"]) { return true }
    return tokens[index - 1].kind == .mark && tokens[index].isWord("well") && tokens[index + 1].isMark(",")
  }

  /// "because of a bug in the driver", "due to issue 12", "owing to a known defect": it should not be so.
  private static func isOfBug(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[index...].prefix(2).map(\.lower)
    guard words == ["because", "of"] || words == ["due", "to"] || words == ["owing", "to"] else { return false }
    let cause = tokens[(index + 2)...].prefix(4)
    if cause.contains(where: { $0.isWord(in: ["bug", "bugs", "defect", "defects", "regression", "race", "races"]) }) {
      return true
    }
    guard let issue = cause.firstIndex(where: { $0.isWord(in: ["issue", "issues"]) }) else { return false }
    return issue + 1 < tokens.count && (tokens[issue + 1].kind == .number || tokens[issue + 1].text.hasPrefix("#"))
      || cause.contains { $0.isWord("known") }
  }

  /// "… – or so the header claims".
  private static func isHearsay(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 1, tokens[index].isWord("or"), tokens[index + 1].isWord("so"), tokens[index - 1].kind == .mark else {
      return false
    }
    return tokens[(index + 2)...].prefix(5).contains {
      $0.isWord(in: ["claims", "claim", "says", "say", "said", "seems", "states", "thought", "think"])
    }
  }

  /// "is not necessarily followed by", "need not necessarily be the last".
  private static func isNotNecessary(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord("not"), tokens[index + 1].isWord("necessarily") else { return false }
    // "…, which is not necessarily the receiver's thread": which thread it is not, takes nothing back.
    let isOfThread = tokens[(index + 2)...].prefix { $0.kind != .mark }.last?.isWord("thread") == true
    return !(isOfThread && index > 2 && tokens[index - 2].isWord("which"))
  }

  /// "on the main thread – at least on Linux".
  private static func isOfSomePlace(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isDash && tokens[index...].dropFirst().prefix(2).map(\.lower) == ["at", "least"]
      && tokens[index...].dropFirst(3).first?.isWord(in: Lexicon.prepositions.union(["when", "if"])) == true
  }

  /// "is synchronous or asynchronous".
  private static func isEither(_ tokens: [Token], at index: Int) -> Bool {
    let kinds: Set = ["synchronous", "asynchronous", "blocking", "non-blocking", "synchronously", "asynchronously"]
    return tokens[index].isWord("or") && tokens[index - 1].isWord(in: kinds) && tokens[index + 1].isWord(in: kinds)
  }

  /// "Depending on the gear, it blocks or returns at once".
  private static func isOneWayInFront(_ tokens: [Token]) -> Bool {
    guard tokens.count > 5, tokens[0].isWord("depending"), tokens[1].isWord("on") else { return false }
    return tokens.indices.dropLast().contains { index in
      index > 3 && tokens[index].isWord("or") && Verbs.lemma(of: tokens[index + 1].lower, as: [.thirdPerson]) != nil
    }
  }

  /// "returns at once or blocks, depending on the gear".
  private static func isOneWay(_ tokens: [Token]) -> Bool {
    guard
      let depending = tokens.indices.dropLast().first(where: {
        $0 > 3 && tokens[$0].isWord("depending") && tokens[$0 + 1].isWord("on")
      })
    else { return isOneWayInFront(tokens) }
    if tokens[..<depending].indices.dropFirst().dropLast().contains(where: { isEither(tokens, at: $0) }) { return true }
    return tokens[..<depending].indices.dropLast().contains { index in
      guard tokens[index].isWord("or"), index + 1 < depending, tokens[index + 1].kind == .word else { return false }
      return tokens[index + 1].isWord(in: Lexicon.prepositions)
        || Verbs.lemma(of: tokens[index + 1].lower, as: [.thirdPerson]) != nil
    }
  }
}
