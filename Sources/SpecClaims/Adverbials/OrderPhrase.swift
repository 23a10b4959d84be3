/// "immediately before X", "only after X", "at the same time as X", "at the very beginning of its life", "during X", "not until X".
package enum OrderPhrase {
  static let immediate: Set<String> = ["just", "immediately", "right", "directly", "straight", "shortly"]
  static let skipped: Set<String> = [
    "exactly", "always", "only", "never", "not", "and", "strictly", "later", "long", "well", "sometime",
  ]

  package static func read(_ tokens: [Token], at index: Int) -> (adverbial: Adverbial, end: Int)? {
    if let found = together(tokens, at: index) ?? agent(tokens, at: index) {
      return found
    }
    // "before / after all rows": one of the two, which is another for each.
    if index > 1, tokens[index - 1].isMark("/"), tokens[index - 2].isWord(in: ["before", "after"]) { return nil }
    var position = index
    var isImmediate = false
    var isExclusive = false
    var isDenied = false
    while position < tokens.count, tokens[position].kind == .word {
      let word = tokens[position].lower
      if immediate.contains(word) {
        // "shortly before E" leaves room for other calls in between.
        isImmediate = isImmediate || word != "shortly"
      } else if skipped.contains(word) {
        if word == "only" { isExclusive = true }
        if word == "never" || word == "not" { isDenied = true }
        if ["long", "well", "later", "sometime"].contains(word), position == index { return nil }
      } else {
        break
      }
      position += 1
    }
    guard position < tokens.count, let (relation, start) = preposition(tokens, at: position) else { return nil }
    if let both = both(tokens, at: position, relation) { return both }
    if isEitherWay(tokens, at: position) || isOfResult(tokens, at: index) { return nil }
    if position > 0, tokens[position - 1].isWord("even") { return nil }
    let end = relation == .during ? momentEnd(tokens, from: start) : targetEnd(tokens, from: start)
    let words = Array(tokens[start..<end]).trimmingMarks
    let target = words.last?.isWord(in: ["but", "and"]) == true ? Array(words.dropLast()) : words
    guard let opening = target.first,
      !opening.isWord(in: ["with", "as", "by", "for", "before", "after", "and", "or", "which"]),
      !isAtOnce(target), !isOrdinal(target), !Duration.isMeant(by: target)
    else { return nil }
    // "before everything but E".
    if opening.isWord(in: ["everything", "anything"]), end < tokens.count, tokens[end].isWord(in: ["but", "except"]) {
      return nil
    }
    let final = combined(relation, immediately: isImmediate, denied: isDenied)
    return (.order(final, target, exclusively: isExclusive), end)
  }

  /// "before and after X": the one here, the other when its word is reached.
  private static func both(_ tokens: [Token], at index: Int, _ relation: Relation) -> (
    adverbial: Adverbial, end: Int
  )? {
    guard tokens[index].isWord(in: ["before", "after", "during"]), index + 3 < tokens.count,
      tokens[index + 1].isWord("and"), tokens[index + 2].isWord(in: ["before", "after"]),
      !tokens[index + 3].isMark(","),
      standsBehindVerb(tokens, at: index)
    else { return nil }
    let target = Array(tokens[(index + 3)..<targetEnd(tokens, from: index + 3)]).trimmingMarks
    // "during and after the tank is opened": while that goes on, which no words name.
    if relation == .during, (MainVerb.group(in: target)?.range.lowerBound ?? 0) > 0 { return nil }
    return target.isEmpty ? nil : (.order(relation, target, exclusively: false), index + 2)
  }

  /// Not behind a noun: "the bytes before and after the header" lie there.
  private static func standsBehindVerb(_ tokens: [Token], at index: Int) -> Bool {
    index == 0 || tokens[index - 1].isWord(in: Lexicon.adverbs) || tokens[index - 1].isWord("both")
      || Verbs.lemma(of: tokens[index - 1].lower, as: [.participle]) != nil
  }

  private static func preposition(_ tokens: [Token], at index: Int) -> (Relation, Int)? {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if let several = ofSeveralWords(tokens, at: index) { return several }
    if token.isWord("before") { return (.before, index + 1) }
    if token.isWord("after") { return isOneByOne(tokens, at: index) ? nil : (.after, index + 1) }
    if token.isWord("following"), next != nil,
      !tokens[(index + 1)...].prefix(3).contains(where: { $0.isWord(in: rules) }),
      index == 0 || tokens[index - 1].isWord(in: Lexicon.adverbs) || tokens[index - 1].kind == .mark
    {
      return (.after, index + 1)
    }
    if token.isWord("prior"), next?.isWord("to") == true { return (.before, index + 2) }
    if token.isWord("ahead"), next?.isWord("of") == true, index + 2 < tokens.count,
      !tokens[index + 2].isWord(in: ["time", "schedule"])
    {
      return (.before, index + 2)
    }
    // "prior calling this": a slip of the pen.
    if token.isWord("prior"), let next, next.kind == .word, Verbs.isGerund(next.lower) { return (.before, index + 1) }
    if token.isWord("once"), index == 0 || !tokens[index - 1].isWord("than"), opensClause(tokens, at: index + 1) {
      return (.after, index + 1)
    }
    // "not until after E" and "not until E" are one.
    if token.isWord("until") { return (.before, next?.isWord("after") == true ? index + 2 : index + 1) }
    if token.isWord("during") { return (.during, index + 1) }
    if token.isWord("as"), next?.isWord(in: ["a", "the"]) == true, index + 4 < tokens.count,
      case let of = tokens[index + 2].isWord("side") && tokens[index + 3].isWord("effect") ? index + 4 : index + 3,
      of > index + 3 || tokens[index + 2].isWord(in: ["result", "consequence"]), tokens[of].isWord("of"),
      case let act = tokens[(of + 1)...], let name = act.prefix(2).firstIndex(where: { $0.kind == .code }),
      act[(name + 1)...].first?.isWord(in: ["twice", "again"]) != true
    {
      return (.during, of + 1)
    }
    if token.isWord("on"), next?.isWord("behalf") == true, index + 3 < tokens.count, tokens[index + 2].isWord("of"),
      tokens[index + 3].kind == .code
    {
      return (.during, index + 3)
    }
    if token.isWord("as"), next?.isWord("part") == true, index + 2 < tokens.count, tokens[index + 2].isWord("of") {
      return (.during, index + 3)
    }
    return nil
  }

  /// "once the view is loaded": a moment; "once per node" and "called once." are counts.
  private static func opensClause(_ tokens: [Token], at index: Int) -> Bool {
    guard index < tokens.count, TimesPhrase.read(tokens, at: index - 1) == nil,
      !tokens[index].isWord(in: ["unless", "if", "when", "whenever", "more", "again", "from", "on", "in", "per", "for"])
    else { return false }
    let words = Array(tokens[index...].prefix { !$0.isMark(",") })
    // "once started, …"
    if words.count == 1, Verbs.lemma(of: words[0].lower, as: [.participle]) != nil { return true }
    return MainVerb.group(in: words) != nil || isPast(words)
  }

  /// "(once) the message reached the pump": without a helping verb, a participle behind a noun is the verb.
  private static func isPast(_ words: [Token]) -> Bool {
    words.indices.contains { index in
      index > 1 && words[0].isWord(in: Lexicon.determiners) && words[index].kind == .word
        && !words[index - 1].isWord(in: Lexicon.determiners) && !words[index - 1].isWord(in: Lexicon.prepositions)
        && Verbs.lemma(of: words[index].lower, as: [.participle]) != nil
    }
  }

  static func combined(_ relation: Relation, immediately: Bool, denied: Bool) -> Relation {
    switch (relation, immediately, denied) {
    case (.before, true, false): .immediatelyBefore
    case (.after, true, false): .immediatelyAfter
    case (.before, _, true): .neverBefore
    case (.after, _, true): .neverAfter
    default: relation
    }
  }

  /// "after E or right away": at any time.
  private static func isAtOnce(_ target: [Token]) -> Bool {
    target.indices.dropFirst().contains {
      target[$0 - 1].isWord("or") && target[$0].isWord(in: ["right", "immediately", "straight"])
    }
  }

  /// "all calls after the first one", "the rows before the last": no moment, but one of those spoken of.
  private static func isOrdinal(_ target: [Token]) -> Bool {
    let words = target.drop { $0.isWord("the") }.map(\.lower)
    return words == ["last"] || words == ["other"]
      || words.count == 2 && words[1] == "one" && ["first", "second", "last"].contains(words[0])
  }

  /// "…, so once E, something else happens": the moment is that of the result.
  private static func isOfResult(_ tokens: [Token], at index: Int) -> Bool {
    index > 0 && tokens[index - 1].isWord("so")
  }

  /// "before or after X", "before, during or after X": no order at all.
  private static func isEitherWay(_ tokens: [Token], at index: Int) -> Bool {
    func isOrder(_ position: Int) -> Bool {
      tokens.indices.contains(position) && tokens[position].isWord(in: ["before", "after", "during"])
    }
    func joins(_ position: Int) -> Bool {
      tokens.indices.contains(position) && (tokens[position].isWord(in: ["or", "and"]) || tokens[position].isMark(","))
    }
    if isOrder(index - 2), tokens[index - 1].isWord("and"), standsBehindVerb(tokens, at: index - 2) { return false }
    // "immediately before or | immediately | after X"
    let before = tokens[..<index].lastIndex { !$0.isWord(in: immediate) } ?? 0
    let next = tokens[(index + 1)...].dropFirst().firstIndex { !$0.isWord(in: immediate) } ?? tokens.count
    return joins(index + 1) && isOrder(next)
      || joins(before) && (isOrder(before - 1) || joins(before - 1) && isOrder(before - 2))
  }
}
