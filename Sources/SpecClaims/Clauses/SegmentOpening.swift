/// What may stand before the subject of a segment.
enum SegmentOpening {
  struct Subordinate {
    /// With its connective first.
    let clause: [Token]
    let rest: [Token]
    let isCausal: Bool
  }

  /// Without words that open a sentence and change nothing ("However,", "Most notably,", "Note that", "As with X,").
  static func stripped(_ tokens: [Token]) -> [Token] {
    var rest = tokens.trimmingMarks[...]
    var changed = true
    while changed, let first = rest.first {
      changed = false
      if first.isWord(in: Lexicon.openers), rest.count > 1,
        !first.isWord("further") || rest.dropFirst().first?.isMark(",") == true
      {
        rest.removeFirst()
        changed = true
      } else if first.isWord(in: ["first", "next", "second", "third", "last"]),
        let next = rest.dropFirst().first, next.isMark(",") || next.isWord(in: ["we", "you"]) || opensSteps(rest)
      {
        rest.removeFirst()
        changed = true
      } else if isComment(first), rest.dropFirst().first?.isMark(",") == true {
        rest = rest.dropFirst(2)
        changed = true
      } else if first.isWord("most"), rest.dropFirst().first?.isWord(in: ["notably", "importantly"]) == true {
        rest = rest.dropFirst(2)
        changed = true
      } else if rest.count > 4, isNotice(rest) {
        rest = rest[(rest.firstIndex { $0.isWord("that") }.map { $0 + 1 } ?? rest.startIndex)...]
        changed = true
      } else if first.isWord("please"), rest.dropFirst().first?.isWord("note") == true {
        rest.removeFirst()
        changed = true
      } else if first.isWord(in: ["internally", "additionally", "specifically", "importantly"]) {
        rest.removeFirst()
        changed = true
      } else if first.isWord("note"), let next = rest.dropFirst().first {
        if next.isWord(in: ["that", "how", "also"]) { rest = rest.dropFirst(2) } else { rest = rest.dropFirst() }
        changed = true
      } else if first.isWord("as"), rest.dropFirst().first?.isWord("with") == true,
        let comma = rest.firstIndex(where: { $0.isMark(",") })
      {
        rest = rest[(comma + 1)...]
        changed = true
      } else if first.isWord("in"),
        rest.dropFirst().first?.isWord(in: ["addition", "general", "particular", "fact"]) == true
      {
        rest = rest.dropFirst(2)
        changed = true
      } else if rest.count > 4, first.isWord("that"), rest.dropFirst().first?.isWord("is") == true,
        rest.dropFirst(2).first?.isMark(",") == true
      {
        rest = rest.dropFirst(3)
        changed = true
      } else if let onwards = onwards(rest) {
        rest = rest.dropFirst(onwards)
        changed = true
      } else if first.isMark(",") {
        rest.removeFirst()
        changed = true
      }
    }
    return Array(rest)
  }

  /// "First the tank is filled, then …", and not "First drop".
  private static func opensSteps(_ rest: ArraySlice<Token>) -> Bool {
    guard rest.first?.isWord("first") == true, let next = rest.dropFirst().first,
      next.kind == .code || next.isWord(in: ["the", "all", "its", "this", "each", "any"]),
      let then = rest.firstIndex(where: { $0.isWord("then") })
    else { return false }
    return MainVerb.group(in: Array(rest[..<then].dropFirst())) != nil
  }

  /// "From then on", "from this point onwards": since when is told before.
  private static func onwards(_ rest: ArraySlice<Token>) -> Int? {
    guard rest.first?.isWord("from") == true, rest.count > 5 else { return nil }
    let words = rest.prefix(5).map(\.lower)
    guard ["then", "now", "there", "this", "that"].contains(words[1]) else { return nil }
    let end = ["point", "moment", "time"].contains(words[2]) ? 3 : 2
    return ["on", "onwards", "onward"].contains(words[end]) ? end + 1 : nil
  }

  /// "Notice that …", "Be aware that …", "Keep in mind that …".
  private static func isNotice(_ rest: ArraySlice<Token>) -> Bool {
    let words = rest.prefix(5).map(\.lower)
    return [
      ["notice", "that"], ["be", "aware", "that"], ["keep", "in", "mind", "that"], ["bear", "in", "mind", "that"],
    ]
    .contains { words.starts(with: $0) }
  }

  /// "Importantly, …", "Internally, …": a word on the sentence; one that hedges stays.
  private static func isComment(_ token: Token) -> Bool {
    token.kind == .word && token.lower.hasSuffix("ly") && token.lower.count > 5 && !token.isWord(in: Lexicon.hedges)
  }

  /// "Because …, MAIN", "When …, MAIN", "Right after …, MAIN".
  static func subordinate(in tokens: [Token]) -> Subordinate? {
    guard let connective = connectiveIndex(in: tokens) else { return nil }
    guard let comma = boundary(in: tokens, after: connective) else { return nil }
    let word = tokens[connective].lower
    return Subordinate(
      clause: Array(tokens[(Lexicon.causal.contains(word) ? connective : 0)..<comma]),
      rest: Array(tokens[(comma + 1)...]),
      isCausal: Lexicon.causal.contains(word) || word == "as" && !HedgePhrase.isIn(Array(tokens[..<comma])))
  }

  /// The connective may follow one or two adverbs: "only when", "right after".
  private static func connectiveIndex(in tokens: [Token]) -> Int? {
    for (index, token) in tokens.prefix(3).enumerated() where token.kind == .word {
      let word = token.lower
      if Lexicon.causal.contains(word) || Lexicon.temporal.contains(word) { return index }
      if word == "during" || word == "upon" || (word == "as" && index == 0) { return index }
      if [
        "from", "by", "in", "on", "at", "for", "with", "within", "inside", "to", "despite", "like", "unlike", "given",
        "under", "without", "except", "starting", "beginning", "together", "along", "regardless",
        "contrary", "prior", "compared", "depending",
      ].contains(word) && index == 0 {
        return index
      }
      guard Lexicon.adverbs.contains(word) else { return nil }
    }
    return nil
  }

  /// The first comma after which a clause begins that has a verb of its own.
  private static func boundary(in tokens: [Token], after connective: Int) -> Int? {
    var first: Int?
    for index in tokens.indices where index > connective && tokens[index].isMark(",") {
      let rest = Array(tokens[(index + 1)...])
      if rest.first?.isWord(in: ["and", "or", "but", "which", "who", "whose", "where"]) == true { continue }
      let main = stripped(rest)
      guard let verb = MainVerb.group(in: main) else { continue }
      if !isInList(main[..<verb.range.lowerBound], after: tokens[index - 1]) { return index }
      first = first ?? index
    }
    return first
  }

  /// ", the response, or the handler, timed out sockets must …": the comma before stands in a list that goes on.
  private static func isInList(_ subject: ArraySlice<Token>, after last: Token) -> Bool {
    if last.kind == .code, subject.first?.kind == .code,
      subject.contains(where: { $0.isMark(",") || $0.isWord("or") || $0.isWord("and") })
    {
      return true
    }
    guard let comma = subject.firstIndex(where: { $0.isMark(",") }), comma + 1 < subject.endIndex else { return false }
    return subject[comma + 1].isWord(in: ["and", "or"])
  }
}
