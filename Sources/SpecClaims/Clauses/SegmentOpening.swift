/// What may stand before the subject of a segment.
enum SegmentOpening {
  struct Subordinate {
    /// With its connective first.
    let clause: [Token]
    let rest: [Token]
    let isCausal: Bool
  }

  /// "Because …, MAIN", "When …, MAIN", "Right after …, MAIN".
  static func subordinate(in tokens: [Token]) -> Subordinate? {
    guard let connective = connectiveIndex(in: tokens) else { return nil }
    guard let comma = boundary(in: tokens, after: connective) else { return nil }
    let word = tokens[connective].lower
    return Subordinate(
      clause: Array(tokens[(Lexicon.causal.contains(word) ? connective : 0)..<comma]),
      rest: Array(tokens[(comma + 1)...]),
      isCausal: Lexicon.causal.contains(word)
        || word == "as" && !isMeasured(tokens) && !HedgePhrase.isIn(Array(tokens[..<comma])))
  }

  /// "As soon as E, …", "As long as E, …", "As of v2, …": when, and not why.
  private static func isMeasured(_ tokens: [Token]) -> Bool {
    tokens.count > 3 && (tokens[1].isWord(in: ["soon", "long"]) && tokens[2].isWord("as") || tokens[1].isWord("of"))
  }

  /// The connective may follow one or two adverbs: "only when", "right after".
  private static func connectiveIndex(in tokens: [Token]) -> Int? {
    if ExceptionPhrase.opens(tokens) { return 0 }
    for (index, token) in tokens.prefix(3).enumerated() where token.kind == .word {
      let word = token.lower
      if Lexicon.causal.contains(word) || Lexicon.temporal.contains(word) { return index }
      if word == "during" || word == "upon" || (word == "as" && index == 0) { return index }
      if [
        "from", "by", "in", "on", "at", "for", "with", "within", "inside", "to", "despite", "like", "unlike", "given",
        "under", "without", "starting", "beginning", "together", "along", "regardless",
        "contrary", "prior", "compared", "depending", "between", "lacking", "barring", "absent", "outside", "off",
      ].contains(word) && index == 0 {
        return index
      }
      if word == "any", index == 0, AdverbialParser.connectiveLength(tokens, at: 0) == 2 { return 0 }
      if word == "different", index == 0, tokens.count > 1, tokens[1].isWord(in: ["to", "from", "than"]) { return 0 }
      guard Lexicon.adverbs.contains(word) else { return nil }
    }
    return nil
  }

  /// The first comma after which a clause begins that has a verb of its own.
  private static func boundary(in tokens: [Token], after connective: Int) -> Int? {
    var first: Int?
    var isInside = false
    for index in tokens.indices where index > connective && tokens[index].isMark(",") {
      let rest = Array(tokens[(index + 1)...])
      // "Once it is open all rows, including the first, are read": the commas are around what is included.
      if rest.first?.isWord(in: ["including", "excluding"]) == true {
        isInside = true
        continue
      }
      if isInside, rest.first.map({ $0.isWord(in: Lexicon.be) || Lexicon.modals[$0.lower] != nil }) == true {
        return nil
      }
      isInside = false
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
