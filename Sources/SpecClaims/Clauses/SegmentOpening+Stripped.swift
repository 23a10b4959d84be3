/// Words that open a sentence and change nothing of what it says.
extension SegmentOpening {
  /// Without them: "However,", "Most notably,", "Note that", "As with X,".
  static func stripped(_ tokens: [Token]) -> [Token] {
    var rest = tokens.trimmingMarks[...]
    while let first = rest.first, let length = openingLength(rest, first: first) { rest = rest.dropFirst(length) }
    return Array(rest)
  }

  /// "Usually, the host …", "Normally it …": what stands behind a hedge on the whole sentence.
  static func hedge(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 3, tokens[0].isWord(in: Lexicon.hedges),
      Lexicon.modals[tokens[0].lower] == nil,
      tokens[1].isMark(",") || ClauseJoint.startsClause(tokens[1])
    else { return nil }
    return Array(tokens.dropFirst())
  }

  private static func openingLength(_ rest: ArraySlice<Token>, first: Token) -> Int? {
    if first.isMark(",") { return 1 }
    guard first.kind == .word else { return nil }
    if rest.prefix(4).map(\.lower) == ["whatever", "you", "do", ","] { return 4 }
    return adverb(rest, first: first) ?? pair(rest, first: first) ?? noticeLength(rest) ?? likeness(rest)
      ?? exceptedLikeness(rest) ?? reason(rest)
  }

  private static let comments: Set<String> = ["internally", "additionally", "specifically", "importantly"]

  /// One word: "However,", "First,", "Internally", "Notably,".
  private static func adverb(_ rest: ArraySlice<Token>, first: Token) -> Int? {
    guard let next = rest.dropFirst().first else { return first.isWord(in: comments) ? 1 : nil }
    // "Now and then": not always.
    if first.isWord("now"), next.isWord("and") { return nil }
    if first.isWord(in: Lexicon.openers), !first.isWord("further") || next.isMark(",") { return 1 }
    if first.isWord(in: ["first", "next", "second", "third", "last"]),
      next.isMark(",") || next.isWord(in: ["we", "you"]) || opensSteps(rest)
    {
      return 1
    }
    if first.isWord(in: comments) { return 1 }
    // "Currently the tank is …": so it is.
    if first.isWord(in: ["currently", "presently", "nowadays", "today"]),
      next.isMark(",") || ClauseJoint.startsClause(next) || MainVerb.isPluralNoun(next)
    {
      return next.isMark(",") ? 2 : 1
    }
    // "I.e., do not call it": said once more.
    if first.isWord(in: ["i.e.", "ie"]), next.isMark(",") { return 2 }
    if first.isWord("please"), next.isWord("note") { return 1 }
    return isComment(first) && next.isMark(",") ? 2 : nil
  }

  /// Two words: "Most notably", "Note that", "In general"; and "Note:" in front of a sentence.
  private static func pair(_ rest: ArraySlice<Token>, first: Token) -> Int? {
    guard let next = rest.dropFirst().first else { return nil }
    if first.isWord("most"), next.isWord(in: ["notably", "importantly"]) { return 2 }
    if first.isWord("in"), next.isWord(in: ["addition", "particular", "fact"]) {
      // "In addition to filling it, …" is no word by the way.
      return rest.dropFirst(2).first?.isWord("to") == true ? nil : 2
    }
    if first.isWord("note") { return next.isWord(in: ["that", "how", "also"]) ? 2 : 1 }
    let isThatIs = first.isWord("that") && next.isWord("is") && rest.count > 4
    return isThatIs && rest.dropFirst(2).first?.isMark(",") == true ? 3 : nil
  }

  private static let notices = [
    ["notice", "that"], ["remember", "that"], ["be", "aware", "that"], ["keep", "in", "mind", "that"],
    ["bear", "in", "mind", "that"], ["beware", "that"], ["be", "warned", "that"],
    ["it", "is", "important", "to", "note", "that"], ["it", "is", "important", "to", "remember", "that"],
    ["it", "is", "important", "to", "know", "that"], ["it", "is", "important", "to", "understand", "that"],
    ["it", "is", "worth", "noting", "that"], ["it", "is", "worth", "mentioning", "that"],
  ]

  /// "Notice that …", "Remember that …", "Be aware that …", "Keep in mind that …".
  private static func noticeLength(_ rest: ArraySlice<Token>) -> Int? {
    guard rest.count > 4 else { return nil }
    let words = rest.prefix(6).map(\.lower)
    return notices.first { words.starts(with: $0) }?.count
  }

  private static let likenesses = [
    ["as", "with"], ["the", "same", "as"], ["same", "as"], ["unlike"], ["in", "contrast", "to"], ["contrary", "to"],
    ["differently", "from"], ["just", "like"],
  ]

  /// "As with X, …", "The same as X, …", "Unlike X, …".
  private static func likeness(_ rest: ArraySlice<Token>) -> Int? {
    guard likenesses.contains(where: { rest.prefix($0.count).map(\.lower) == $0 }),
      let comma = rest.firstIndex(where: { $0.isMark(",") })
    else { return nil }
    return comma + 1 - rest.startIndex
  }

  /// "Same as `open` but …": what follows is said all the same.
  private static func exceptedLikeness(_ rest: ArraySlice<Token>) -> Int? {
    guard rest.count > 5, rest.first?.isWord(in: ["same", "like", "equivalent"]) == true,
      let but = rest.dropFirst(2).prefix(3).firstIndex(where: { $0.isWord("but") }),
      rest[rest.startIndex..<but].contains(where: \.isNameInCode), but + 2 < rest.endIndex,
      MainVerb.group(in: Array(rest[(but + 1)...])).map({ $0.range.lowerBound > 0 }) == true
    else { return nil }
    return but + 1 - rest.startIndex
  }

  private static let reasons = [["due", "to"], ["because", "of"], ["thanks", "to"], ["owing", "to"]]

  /// "Due to the design of the pump, …": why, and not whether.
  private static func reason(_ rest: ArraySlice<Token>) -> Int? {
    guard reasons.contains(rest.prefix(2).map(\.lower)), let comma = rest.firstIndex(where: { $0.isMark(",") }),
      comma + 2 < rest.endIndex
    else { return nil }
    return comma + 1 - rest.startIndex
  }

  /// "First the tank is filled, then …", "First `open` is called, followed by …", and not "First drop".
  private static func opensSteps(_ rest: ArraySlice<Token>) -> Bool {
    guard rest.first?.isWord("first") == true, let next = rest.dropFirst().first,
      next.kind == .code || next.isWord(in: ["the", "all", "its", "this", "each", "any"]),
      let then = rest.firstIndex(where: { $0.isWord(in: ["then", "followed"]) })
    else { return false }
    return MainVerb.group(in: Array(rest[..<then].dropFirst())) != nil
  }

  /// "Importantly, …", "Internally, …": a word on the sentence; one that hedges stays.
  private static func isComment(_ token: Token) -> Bool {
    token.lower.hasSuffix("ly") && token.lower.count > 5 && !token.isWord(in: Lexicon.hedges)
  }
}
