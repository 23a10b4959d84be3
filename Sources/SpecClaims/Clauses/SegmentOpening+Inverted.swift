/// Clauses whose words stand in another order than the grammar reads them in.
extension SegmentOpening {
  /// "nor should you touch it" is "you should not touch it"; "a callback to be invoked after X" is one that will be; "calling it when X will
  /// fail" is "calling it will fail when X".
  static func straightened(_ tokens: [Token]) -> [Token] {
    withOnly(tokens) ?? withState(tokens) ?? withDuty(tokens) ?? withReason(tokens) ?? withCase(tokens)
      ?? withoutNor(tokens) ?? withoutNever(tokens) ?? withIf(tokens) ?? withPurpose(tokens)
      ?? withConditionBehind(tokens) ?? withConditionInside(tokens) ?? tokens
  }

  /// "Only once the tank is open may `fill` be called" is "`fill` may only be called once the tank is open".
  private static func withOnly(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 6, tokens[0].isWord("only"), tokens[1].isWord(in: ["after", "once", "when", "if", "while"]),
      !tokens.contains(where: { $0.isMark(",") }),
      let modal = tokens.indices.last(where: { $0 > 3 && tokens[$0].isWord(in: ["may", "can", "should", "must"]) }),
      tokens[1].isWord("after") || MainVerb.group(in: Array(tokens[2..<modal])) != nil,
      let verb = tokens.indices.first(where: { $0 > modal + 1 && tokens[$0].isWord("be") }), verb <= modal + 5,
      verb + 1 < tokens.count,
      Verbs.lemma(of: tokens[verb + 1].lower, as: [.participle]).map(Verbs.calling.contains) == true
    else { return nil }
    let moment = tokens[1..<modal]
    return tokens[(modal + 1)..<verb] + [tokens[modal], .word("only", tokens[0])] + tokens[verb...] + moment
  }

  /// "A pump, once stopped, cannot be used" is "Once stopped, a pump cannot be used".
  private static func withState(_ tokens: [Token]) -> [Token]? {
    guard let comma = tokens.prefix(6).firstIndex(where: { $0.isMark(",") }), (1...4).contains(comma),
      comma + 4 < tokens.count, tokens[comma + 1].isWord(in: ["once", "when", "if"]),
      let end = tokens[(comma + 2)...].prefix(5).firstIndex(where: { $0.isMark(",") }), end < tokens.count - 2,
      Verbs.lemma(of: tokens[comma + 2].lower, as: [.participle]) != nil,
      MainVerb.group(in: Array(tokens[..<comma])) == nil,
      MainVerb.group(in: Array(tokens[..<comma] + tokens[(end + 1)...])) != nil
    else { return nil }
    return Array(tokens[(comma + 1)...end]) + tokens[..<comma] + tokens[(end + 1)...]
  }

  /// "Given that E, …" is "Since E, …".
  private static func withReason(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 5, tokens[0].isWord("given"), tokens[1].isWord("that") else { return nil }
    return [Token(kind: .word, text: "Since", range: tokens[0].range)] + tokens[2...]
  }

  /// "Assuming (that) E, …", "Provided the tank is open, …" is "If E, …". "Provided by the host, it is …" tells who does.
  private static func withCase(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 5, tokens[0].isWord(in: ["assuming", "supposing", "provided", "providing", "granted"]),
      case let start = tokens[1].isWord("that") ? 2 : 1,
      let comma = tokens.firstIndex(where: { $0.isMark(",") }), comma > start + 2,
      let verb = MainVerb.group(in: Array(tokens[start..<comma])), verb.range.lowerBound > 0, !verb.isImperative
    else { return nil }
    return [Token(kind: .word, text: "If", range: tokens[0].range)] + tokens[start...]
  }

  /// "To be called on main", "Not to be called from a hook": what has to be done with whom the heading names.
  private static func withDuty(_ tokens: [Token]) -> [Token]? {
    let denied = tokens.first?.isWord("not") == true ? 1 : 0
    guard tokens.count > denied + 4, tokens[denied].isWord("to"), tokens[denied + 1].isWord("be"),
      Verbs.lemma(of: tokens[denied + 2].lower, as: [.participle]).map(Verbs.calling.contains) == true,
      !tokens.contains(where: { $0.isMark(",") }), MainVerb.group(in: Array(tokens[(denied + 3)...])) == nil
    else { return nil }
    let must = Token(kind: .word, text: "must", range: tokens[0].range)
    return [must] + tokens[..<denied] + tokens[(denied + 1)...]
  }

  /// "It is guaranteed, if the tank is open, that X": what restricts the judgement stands in the middle of it.
  private static func withConditionInside(_ tokens: [Token]) -> [Token]? {
    guard
      let judged = tokens.prefix(8).firstIndex(where: {
        $0.isWord(in: ["guaranteed", "recommended", "required", "ensured", "advised", "important", "essential"])
      }), judged + 5 < tokens.count, tokens[judged + 1].isMark(","),
      tokens[judged + 2].isWord(in: ["if", "when", "unless", "once", "while", "after", "before"]),
      let end = tokens[(judged + 3)...].firstIndex(where: { $0.isMark(",") }), end + 1 < tokens.count,
      tokens[end + 1].isWord("that")
    else { return nil }
    return Array(tokens[(judged + 2)...end]) + tokens[...judged] + tokens[(end + 1)...]
  }

  /// The condition of a deed that stands between the deed and what comes of it.
  private static func withConditionBehind(_ tokens: [Token]) -> [Token]? {
    guard let first = tokens.first, first.kind == .word, Verbs.isGerund(first.lower),
      let connective = tokens.prefix(8).firstIndex(where: { $0.isWord(in: ["when", "if", "while"]) }),
      connective > 1, let will = tokens.indices.first(where: { $0 > connective + 2 && isOutcome(tokens, at: $0) }),
      case let condition = tokens[connective..<will], !condition.contains(where: { $0.kind == .mark }),
      let verb = MainVerb.group(in: Array(condition.dropFirst())), verb.range.lowerBound > 0, !verb.isImperative,
      MainVerb.group(in: Array(tokens[..<connective])) == nil
    else { return nil }
    return Array(tokens[..<connective]) + tokens[will...] + condition
  }

  /// "will", "results in", "leads to", "throws": the verb of what comes of it.
  private static func isOutcome(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("will") || tokens[index].isWord(in: ["throws", "raises", "causes", "panics", "crashes"])
      || index + 1 < tokens.count && tokens[index].isWord(in: ["results", "leads"])
        && tokens[index + 1].isWord(in: ["in", "to"])
  }

  private static func withoutNor(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 4, tokens[0].isWord("nor"), let form = formBehindNor(tokens[1]),
      let verb = tokens.indices.first(where: {
        $0 > 2 && tokens[$0].kind == .word
          && (Verbs.lemma(of: tokens[$0].lower, as: [form]) != nil || form == .base && tokens[$0].isWord("be"))
      }), verb <= 6
    else { return nil }
    let not = Token(kind: .word, text: "not", range: tokens[0].range)
    return tokens[2..<verb] + [tokens[1], not] + tokens[verb...]
  }

  /// "nor should it be called", "nor does it drain", "nor is it called": the verb that belongs to the auxiliary.
  private static func formBehindNor(_ auxiliary: Token) -> Verbs.Forms? {
    if auxiliary.isWord(in: ["is", "are"]) { return .participle }
    return Lexicon.modals[auxiliary.lower] != nil || auxiliary.isWord(in: ["do", "does"]) ? .base : nil
  }

  /// "Should the tank be dry, X" is "if the tank should be dry, X".
  private static func withIf(_ tokens: [Token]) -> [Token]? {
    guard let first = tokens.first, first.isWord(in: ["should", "had", "were"]),
      let comma = tokens.firstIndex(where: { $0.isMark(",") }), (3...16).contains(comma), comma + 2 < tokens.count,
      isSubject(tokens[1])
    else { return nil }
    let verb = tokens[2..<comma].indices.first { isVerb(tokens, at: $0, behind: first) }
    guard let verb = verb ?? (first.isWord("should") ? 1 : nil) else { return nil }
    let (opening, auxiliary) = (
      Token(kind: .word, text: "If", range: first.range), Token(kind: .word, text: first.lower, range: first.range)
    )
    return [opening] + tokens[1..<verb] + [auxiliary] + tokens[verb...]
  }

  /// "Should not be called", "Should be called", "Should only call X": the sentence has no subject, and asks for something.
  private static func isSubject(_ token: Token) -> Bool {
    token.kind == .code || token.isWord(in: Lexicon.determiners) || token.isWord(in: Lexicon.pronouns)
      || token.kind == .word && !Lexicon.isFunctionWord(token.lower) && !token.isWord(in: Lexicon.adverbs)
        && Verbs.lemma(of: token.lower, as: [.base]) == nil && !token.isWord(in: ["not", "never", "only", "be"])
  }

  private static func isVerb(_ tokens: [Token], at index: Int, behind auxiliary: Token) -> Bool {
    guard tokens[index].kind == .word, !tokens[index - 1].isWord(in: Lexicon.determiners) else { return false }
    if auxiliary.isWord("were") { return tokens[index].isWord("to") }
    return tokens[index].isWord(in: ["be", "been"])
      || Verbs.lemma(of: tokens[index].lower, as: auxiliary.isWord("had") ? [.participle] : [.base]) != nil
  }

  /// What denies all that follows.
  static let nevers = [
    ["under", "no", "circumstances"], ["under", "no", "circumstance"], ["on", "no", "account"], ["at", "no", "time"],
    ["in", "no", "case"], ["at", "no", "point"], ["never"],
  ]

  /// "Under no circumstances should this be called" is "this should never be called", "on no account call it" is "never call it", and "at
  /// no time is it called" is "it is never called".
  private static func withoutNever(_ tokens: [Token]) -> [Token]? {
    guard let opening = nevers.first(where: { tokens.prefix($0.count).map(\.lower) == $0 }),
      case let next = opening.count, next + 2 < tokens.count
    else { return nil }
    let never = Token(kind: .word, text: "never", range: tokens[0].range)
    guard let (auxiliary, form) = auxiliary(tokens[next]) else {
      let isCommand = tokens[next].kind == .word && Verbs.lemma(of: tokens[next].lower, as: [.base]) != nil
      return isCommand && opening.count > 1 ? [never] + tokens[next...] : nil
    }
    guard
      let verb = tokens.indices.first(where: {
        $0 > next + 1 && tokens[$0].kind == .word && !tokens[$0 - 1].isWord(in: Lexicon.determiners)
          && (tokens[$0].isWord("be") || Verbs.lemma(of: tokens[$0].lower, as: form) != nil)
      }), verb <= next + 7
    else { return nil }
    return tokens[(next + 1)..<verb] + [auxiliary, never] + tokens[verb...]
  }

  /// The auxiliary as it stands behind its subject, and the form of the verb that it asks for. What may be done at no time, must not be done.
  private static func auxiliary(_ token: Token) -> (Token, Verbs.Forms)? {
    if token.isWord(in: ["is", "are"]) { return (token, .participle) }
    guard let force = Lexicon.modals[token.lower], !token.isWord(in: Lexicon.hedges) else { return nil }
    return (force == .may ? Token(kind: .word, text: "must", range: token.range) : token, .base)
  }

  /// A short noun phrase, then "to be called".
  private static func withPurpose(_ tokens: [Token]) -> [Token]? {
    guard let to = tokens.firstIndex(where: { $0.isWord("to") }), (2...6).contains(to), to + 3 < tokens.count,
      tokens[to + 1].isWord("be"), tokens[0].isWord(in: ["a", "an", "the"]),
      // "the callback ought | to be called": which it should.
      !tokens[to - 1].isWord("ought"),
      Verbs.lemma(of: tokens[to + 2].lower, as: [.participle]).map(Verbs.invocation.contains) == true,
      tokens[..<to].contains(where: { $0.isWord(in: ["function", "callback", "handler", "hook", "listener", "block"]) }
      ),
      MainVerb.group(in: Array(tokens[..<to])) == nil
    else { return nil }
    var words = tokens
    words[to] = Token(kind: .word, text: "will", range: tokens[to].range)
    return words
  }
}
