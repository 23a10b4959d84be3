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
        let next = rest.dropFirst().first, next.isMark(",") || next.isWord(in: ["we", "you"])
      {
        rest.removeFirst()
        changed = true
      } else if isComment(first), rest.dropFirst().first?.isMark(",") == true {
        rest = rest.dropFirst(2)
        changed = true
      } else if first.isWord("most"), rest.dropFirst().first?.isWord(in: ["notably", "importantly"]) == true {
        rest = rest.dropFirst(2)
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
      } else if first.isMark(",") {
        rest.removeFirst()
        changed = true
      }
    }
    return Array(rest)
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
      isCausal: Lexicon.causal.contains(word) || word == "as")
  }

  /// The connective may follow one or two adverbs: "only when", "right after".
  private static func connectiveIndex(in tokens: [Token]) -> Int? {
    for (index, token) in tokens.prefix(3).enumerated() where token.kind == .word {
      let word = token.lower
      if Lexicon.causal.contains(word) || Lexicon.temporal.contains(word) { return index }
      if word == "during" || word == "upon" || (word == "as" && index == 0) { return index }
      if [
        "from", "by", "in", "on", "at", "for", "with", "within", "inside", "to", "despite", "like", "unlike", "given",
        "under", "without", "starting", "beginning", "together", "along",
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
      if rest.first?.isWord(in: ["and", "or", "but"]) == true { continue }
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
    return subject[(comma + 1)...].contains { $0.isMark(",") } && subject[comma + 1].isWord(in: ["and", "or"])
  }

  /// "When this hook is called the view is there": without a comma, a passive takes no object, so a determiner behind it begins the
  /// main clause.
  static func uncut(_ tokens: [Token]) -> Subordinate? {
    guard let first = tokens.first, first.isWord(in: ["when", "if", "once", "after", "while"]) else { return nil }
    if let cut = beforeThen(tokens) ?? behindParticiple(tokens) ?? beforeSecondYou(tokens) { return cut }
    let rest = Array(tokens.dropFirst())
    if let cut = behindState(tokens) { return cut }
    guard let verb = MainVerb.group(in: rest), verb.isPassive, verb.range.lowerBound > 0,
      verb.range.upperBound < rest.count
    else { return nil }
    let main = Array(rest[verb.range.upperBound...])
    guard main[0].isWord(in: Lexicon.determiners.union(["it", "they", "you"])), !main[0].isWord("that"),
      let next = MainVerb.group(in: main),
      next.range.lowerBound > 0
    else { return nil }
    return Subordinate(clause: Array(tokens[...verb.range.upperBound]), rest: main, isCausal: false)
  }

  /// "If the tank is full then the valve is closed".
  private static func beforeThen(_ tokens: [Token]) -> Subordinate? {
    guard let then = tokens.firstIndex(where: { $0.isWord("then") }), then > 2, then + 2 < tokens.count,
      MainVerb.group(in: Array(tokens[1..<then])) != nil,
      let main = MainVerb.group(in: Array(tokens[(then + 1)...])), main.range.lowerBound > 0
    else { return nil }
    return Subordinate(clause: Array(tokens[..<then]), rest: Array(tokens[(then + 1)...]), isCausal: false)
  }

  /// "Only after `a` has returned will the tank start": the moment in front, then auxiliary, subject and verb.
  static func inverted(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 5, tokens[0].isWord("only"), tokens[1].isWord(in: ["after", "when", "once", "if"]),
      let auxiliary = tokens.indices.dropFirst(3).first(where: { opensInversion(tokens, at: $0) }),
      let verb = tokens.indices.first(where: {
        $0 > auxiliary + 1 && tokens[$0].kind == .word
          && (tokens[$0].isWord("be") || Verbs.lemma(of: tokens[$0].lower, as: [.base]) != nil)
      })
    else { return nil }
    let main = tokens[(auxiliary + 1)..<verb] + [tokens[auxiliary]] + tokens[verb...]
    return Subordinate(clause: Array(tokens[..<auxiliary]), rest: Array(main), isCausal: false)
  }

  private static func opensInversion(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index].kind == .word, Lexicon.modals[tokens[index].lower] != nil else {
      return false
    }
    let next = tokens[index + 1]
    return next.kind == .code || next.isWord(in: Lexicon.determiners) || next.isWord(in: Lexicon.pronouns)
  }

  /// "If the flag is `false` no further data will be read": a copula, its complement, and a determiner that begins the main clause.
  private static func behindState(_ tokens: [Token]) -> Subordinate? {
    guard let verb = MainVerb.group(in: Array(tokens.dropFirst())), verb.lemma == "be", verb.range.lowerBound > 0,
      case let complement = verb.range.upperBound + 1, complement + 3 < tokens.count,
      tokens[complement].kind == .code
        || tokens[complement].isWord(in: ["true", "false", "nil", "null", "set", "enabled"])
    else { return nil }
    let main = Array(tokens[(complement + 1)...])
    guard main[0].isWord(in: Lexicon.determiners.union(["it", "they", "you"])), let next = MainVerb.group(in: main),
      next.range.lowerBound > 0
    else { return nil }
    return Subordinate(clause: Array(tokens[...complement]), rest: main, isCausal: false)
  }

  /// "If you override this you must call super": the second "you" begins the main clause.
  private static func beforeSecondYou(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 5, tokens[1].isWord(in: ["you", "we"]),
      let second = tokens.indices.first(where: {
        $0 > 2 && tokens[$0].isWord(in: ["you", "we"]) && $0 + 1 < tokens.count
          && (Lexicon.modals[tokens[$0 + 1].lower] != nil || tokens[$0 + 1].isWord(in: ["have", "need"]))
      }),
      MainVerb.group(in: Array(tokens[1..<second])) != nil
    else { return nil }
    return Subordinate(clause: Array(tokens[..<second]), rest: Array(tokens[second...]), isCausal: false)
  }

  /// "if called it must be the last".
  private static func behindParticiple(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 3, tokens[1].kind == .word, Verbs.lemma(of: tokens[1].lower, as: [.participle]) != nil,
      tokens[2].isWord(in: ["it", "they", "you", "this"]), let main = MainVerb.group(in: Array(tokens[2...])),
      main.range.lowerBound == 1
    else { return nil }
    return Subordinate(clause: Array(tokens[..<2]), rest: Array(tokens[2...]), isCausal: false)
  }
}
