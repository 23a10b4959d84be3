/// Relations that several words tell together.
extension OrderPhrase {
  private static let openers: Set<String> = ["as", "by", "in", "upon", "on"]

  /// "as soon as E", "by the time E", "in the middle of E", "upon completion of E": the relation, and where the words for E begin.
  static func ofSeveralWords(_ tokens: [Token], at index: Int) -> (Relation, Int)? {
    if index == 0, opensWithDeed(tokens) { return (.after, 1) }
    if let limit = limit(tokens, at: index) { return limit }
    guard tokens[index].isWord(in: openers), index + 2 < tokens.count else { return nil }
    switch tokens[index].lower {
    case "as": return opensEvent(tokens, ["as", "soon", "as"], at: index) ? (.immediatelyAfter, index + 3) : nil
    case "by": return opensEvent(tokens, ["by", "the", "time"], at: index) ? (.before, index + 3) : nil
    case "in":
      if let answered = answered(tokens, at: index) { return answered }
      return follows(["in", "the", "middle", "of"], tokens, at: index) ? (.during, index + 4) : nil
    default: return isCompletion(tokens, at: index) ? (.after, index + 1) : nil
    }
  }

  /// "no earlier than E": never before it. "No later than E": never after it.
  private static func limit(_ tokens: [Token], at index: Int) -> (Relation, Int)? {
    guard index + 3 < tokens.count, tokens[index].isWord(in: ["no", "not"]), tokens[index + 2].isWord("than"),
      tokens[index + 1].isWord(in: ["earlier", "sooner", "later"]), tokens[index + 3].kind == .code
    else { return nil }
    return (tokens[index + 1].isWord("later") ? .neverAfter : .neverBefore, index + 3)
  }

  /// "in response to a previous call to `open`": some time after it.
  private static func answered(_ tokens: [Token], at index: Int) -> (Relation, Int)? {
    guard follows(["in", "response", "to"], tokens, at: index),
      let call = tokens[(index + 3)...].prefix(3).firstIndex(where: { $0.isWord("call") }),
      tokens[call - 1].isWord(in: ["previous", "prior", "earlier"]),
      call == index + 4 || call == index + 5 && tokens[index + 3].isWord(in: ["a", "the"]),
      call + 2 < tokens.count, tokens[call + 1].isWord(in: ["to", "of"])
    else { return nil }
    let name = tokens[call + 2].isMark(":") ? call + 3 : call + 2
    return name < tokens.count && tokens[name].isNameInCode && tokens[(name + 1)...].allSatisfy { $0.kind == .mark }
      ? (.after, name) : nil
  }

  private static func follows(_ words: [String], _ tokens: [Token], at index: Int) -> Bool {
    index + words.count < tokens.count && zip(words, tokens[index...]).allSatisfy { $1.isWord($0) }
  }

  /// "as soon as the tank is full", and not "as soon as possible", "as soon as you can".
  private static func opensEvent(_ tokens: [Token], _ words: [String], at index: Int) -> Bool {
    guard follows(words, tokens, at: index) else { return false }
    let clause = Array(tokens[(index + words.count)...].prefix { !$0.isMark(",") })
    guard let verb = MainVerb.group(in: clause), verb.range.lowerBound > 0 else { return false }
    return !verb.isCan && !verb.isNegated
  }

  /// "Upon draining of the pumps, the tank is closed", "Upon `stop()`, …", "On completion, …": in front, as the capital says ("is based | upon
  /// sampling" is the tail of a verb).
  private static func opensWithDeed(_ tokens: [Token]) -> Bool {
    guard ["Upon", "On"].contains(tokens[0].text), tokens.count > 1 else { return false }
    let (deed, isUpon) = (tokens[1], tokens[0].text == "Upon")
    if tokens.count == 2 {
      return deed.isWord("completion") || isUpon && deed.kind == .code && deed.text.hasSuffix(")")
    }
    return isUpon && deed.kind == .word
      && (Verbs.isGerund(deed.lower) || deed.isWord(in: ["receipt", "arrival", "expiry"]))
  }

  /// "on completion", "upon successful completion of the fill".
  private static func isCompletion(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[(index + 1)...].drop { $0.isWord(in: ["the", "its", "successful", "normal"]) }
    guard words.first?.isWord(in: ["completion", "termination"]) == true else { return false }
    return words.dropFirst().first.map { $0.kind == .mark || $0.isWord(in: ["of", "or", "and"]) } ?? true
  }
}
