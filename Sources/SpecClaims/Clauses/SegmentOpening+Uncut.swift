/// Where the main clause begins when no comma says so.
extension SegmentOpening {
  /// "When this hook is called the view is there": without a comma, a passive takes no object, so a determiner behind it begins the
  /// main clause.
  static func uncut(_ tokens: [Token]) -> Subordinate? {
    if let known = byDefault(tokens) ?? compared(tokens) ?? behindCall(tokens) ?? sinceVersion(tokens)
      ?? beforeCall(tokens)
    {
      return known
    }
    guard let first = tokens.first, opens(first) || opensPurpose(tokens) else { return nil }
    guard first.isWord(in: ["when", "if", "once", "after", "while"]) else { return atSecondSubject(tokens) }
    if let cut = beforeThen(tokens) ?? behindParticiple(tokens) ?? beforeSecondYou(tokens) { return cut }
    return behindState(tokens) ?? behindPassive(tokens) ?? atSecondSubject(tokens) ?? beforePronoun(tokens)
  }

  /// "By default the hook is called", "By now the tank has been filled".
  private static func byDefault(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 4, tokens[0].isWord("by"), tokens[1].isWord(in: ["default", "now", "then"]),
      tokens[2].kind != .mark
    else {
      return nil
    }
    return Subordinate(clause: Array(tokens[..<2]), rest: Array(tokens[2...]), isCausal: false)
  }

  /// "As of v1.2 `drain` is …", "Starting with Pump 4 this is …": since when, and so now.
  private static func sinceVersion(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 4, let opening = sinces.first(where: { tokens.prefix($0.count).map(\.lower) == $0 }),
      let version = tokens[opening.count...].prefix(3).firstIndex(where: { $0.text.contains(where: \.isNumber) }),
      version + 2 < tokens.count, tokens[version].kind != .code,
      tokens[opening.count...version].allSatisfy({ $0.kind != .mark && !$0.isWord(in: Lexicon.determiners) }),
      tokens[version + 1].kind == .code || tokens[version + 1].isWord(in: Lexicon.determiners)
        || tokens[version + 1].isWord("it")
    else { return nil }
    return Subordinate(clause: Array(tokens[...version]), rest: Array(tokens[(version + 1)...]), isCausal: false)
  }

  private static let sinces = [["as", "of"], ["since"], ["starting", "with"], ["beginning", "with"]]

  /// "Contrary to `close` this method is called twice", "For `SlowTank` this hook is called on main", "Unlike `close` this hook is called once".
  private static func compared(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 5,
      tokens[0].isWord(in: ["contrary", "unlike"]) || tokens[0].isWord("for") && tokens[1].kind == .code,
      let this = tokens.prefix(9).firstIndex(where: { $0.isWord("this") }), this > 1, this + 1 < tokens.count,
      tokens[this + 1].isWord(in: SubjectResolver.methodNouns), !tokens[..<this].contains(where: { $0.isMark(",") })
    else { return nil }
    return Subordinate(clause: Array(tokens[..<this]), rest: Array(tokens[this...]), isCausal: false)
  }

  /// "After calling this function | the tank must not be used".
  private static func behindCall(_ tokens: [Token]) -> Subordinate? {
    guard tokens.count > 6, tokens[0].isWord(in: Lexicon.temporal), tokens[1].isWord(in: ["calling", "invoking"]),
      tokens[2].isWord("this"), tokens[3].isWord(in: SubjectResolver.methodNouns), ClauseJoint.startsClause(tokens[4])
    else { return nil }
    return Subordinate(clause: Array(tokens[..<4]), rest: Array(tokens[4...]), isCausal: false)
  }

  private static func opens(_ first: Token) -> Bool {
    first.isWord(in: Lexicon.temporal) || first.isWord(in: ["during", "in", "on", "for", "with", "under", "within"])
  }

  /// "To avoid a leak | this function must be called".
  static func opensPurpose(_ tokens: [Token]) -> Bool {
    tokens.count > 5 && tokens[0].isWord("to") && Verbs.lemma(of: tokens[1].lower, as: [.base]) != nil
      && !tokens.contains { $0.isMark(",") }
  }

  private static func atSecondSubject(_ tokens: [Token]) -> Subordinate? {
    UnmarkedCut(tokens).start.map {
      Subordinate(clause: Array(tokens[..<$0]), rest: Array(tokens[$0...]), isCausal: false)
    }
  }

  private static func behindPassive(_ tokens: [Token]) -> Subordinate? {
    let rest = Array(tokens.dropFirst())
    guard let verb = MainVerb.group(in: rest), verb.isPassive, verb.range.lowerBound > 0,
      verb.range.upperBound < rest.count
    else { return nil }
    let main = Array(rest[verb.range.upperBound...])
    guard (main[0].isWord(in: Lexicon.determiners) || main[0].isWord(in: ["it", "they", "you"])),
      !main[0].isWord("that"),
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
    guard (main[0].isWord(in: Lexicon.determiners) || main[0].isWord(in: ["it", "they", "you"])),
      let next = MainVerb.group(in: main),
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

  /// "When a thread passes the tank to another it must close the valve": a pronoun with a modal, after which nothing else is finite.
  private static func beforePronoun(_ tokens: [Token]) -> Subordinate? {
    guard !tokens.contains(where: { $0.isMark(",") }),
      let start = tokens.indices.first(where: { $0 > 3 && startsDuty(tokens, at: $0) }),
      let verb = MainVerb.group(in: Array(tokens[1..<start])), verb.range.lowerBound > 0, !verb.isImperative,
      verb.range.upperBound < start - 1 || verb.lemma != "be",
      let main = MainVerb.group(in: Array(tokens[start...])), main.range.lowerBound == 1
    else { return nil }
    let rest = tokens[(start + main.range.upperBound)...].prefix {
      !$0.isWord(in: Lexicon.temporal) && !$0.isWord(in: Lexicon.relative) && !$0.isWord(in: Lexicon.coordinators)
    }
    guard !MainVerb.hasFiniteCopula(Array(rest)) else { return nil }
    return Subordinate(clause: Array(tokens[..<start]), rest: Array(tokens[start...]), isCausal: false)
  }

  /// "it must", "they have to": not behind a word that takes the pronoun for its object, nor in a clause of its own.
  private static func startsDuty(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["it", "they", "you"]), index + 2 < tokens.count else { return false }
    let before = tokens[index - 1]
    let next = tokens[index + 1]
    return !before.isWord(in: Lexicon.prepositions) && !before.isWord(in: Lexicon.determiners)
      && !before.isWord(in: Lexicon.coordinators) && !before.isWord(in: Lexicon.temporal)
      && !before.isWord(in: Lexicon.relative) && !before.isWord(in: ["than", "as", "where", "how", "what"])
      && (Lexicon.modals[next.lower] == .must || Lexicon.modals[next.lower] == .should
        || next.isWord(in: ["has", "have"]) && tokens[index + 2].isWord("to"))
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
