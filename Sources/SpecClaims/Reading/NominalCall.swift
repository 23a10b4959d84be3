/// A method described by a noun: "The function that gets called for each row", "A hook to be called before each run", "The hook that is invoked when the panel closes",
/// "A callback for the host which will be called before it closes".
///
/// The relative clause is the sentence; the noun is the method of the heading.
enum NominalCall {
  /// The tokens of "Called for each row", or the tokens as they are.
  ///
  /// - Parameter isOfMethod: the section, or the item of the list, names the method that the noun stands for; without it the noun stays
  ///   the subject.
  /// - Parameter isOfParameter: the noun stands for what the section's method is given.
  static func completed(_ tokens: [Token], isOfMethod: Bool = true, isOfParameter: Bool = false) -> [Token] {
    let isOfMethod = isOfMethod && !isOfParameter
    if let moment = forWhen(tokens) { return moment }
    if isOfMethod, let call = apposed(tokens) { return call }
    if isOfMethod, let moment = atMoment(tokens) { return moment }
    if isOfMethod, let timed = timed(tokens) ?? code(tokens) ?? executed(tokens) { return timed }
    if !isOfParameter,
      let purpose = ofPurpose(tokens) ?? received(tokens) ?? chance(tokens) ?? worker(tokens) ?? reduced(tokens)
    {
      return purpose
    }
    guard let related = related(tokens, isOfMethod: isOfMethod), !hasVerbOfItsOwn(tokens, behind: related) else {
      return tokens
    }
    if isOfMethod {
      let call = tokens[related...].drop { $0.isWord(in: ["is", "gets"]) }
      // "(is) run before E": without its verb it is a command.
      return Array(call.first?.isWord("run") == true ? tokens[related...] : call)
    }
    return tokens[..<related].filter { !$0.isWord(in: ["that", "which"]) } + tokens[related...]
  }

  /// "The function that gets called for each row", "Callback function for the host which will be called before each run", "An event that is
  /// sent when E".
  private static func related(_ tokens: [Token], isOfMethod: Bool) -> Int? {
    let start = tokens.first?.isWord(in: ["the", "a", "an"]) == true ? 1 : 0
    let nouns = isOfMethod ? nouns.union(happenings) : nouns
    guard let noun = tokens.prefix(start + 3).lastIndex(where: { $0.isWord(in: nouns) }),
      start == 1 || tokens[0].text.first?.isUppercase == true,
      tokens[start..<noun].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) && !$0.isWord("next") }),
      let that = tokens.prefix(noun + 6).firstIndex(where: { $0.isWord(in: ["that", "which"]) }), that > noun,
      isWhose(tokens[(noun + 1)..<that])
    else { return nil }
    return isCall(tokens[(that + 1)...]) ? that + 1 : nil
  }

  /// "A callback that is called on main | must be short": the relative clause tells of which it speaks.
  private static func hasVerbOfItsOwn(_ tokens: [Token], behind start: Int) -> Bool {
    let rest = tokens[start...].drop { Lexicon.modals[$0.lower] != nil }
    // "is not called for a while | is called on main", "is called before `fill` | must call `drain`".
    let verbs = rest.indices.dropFirst(2).dropLast().filter {
      rest[$0].isWord(in: ["is", "are", "must", "should", "may", "can", "does"]) && rest[$0 + 1].kind == .word
        && !rest[$0 - 1].isWord(in: Lexicon.relative) && !rest[$0 - 1].isWord(in: Lexicon.coordinators)
    }
    if let verb = verbs.first, rest[verb - 1].kind == .code || !rest[..<verb].contains(where: isOpening) {
      return true
    }
    // "is called after the tank is closed | must call super": the second one.
    if verbs.count == 2,
      !rest[verbs[0]..<verbs[1]].contains(where: { isOpening($0) || $0.isWord(in: Lexicon.relative) })
    {
      return true
    }
    guard tokens[0].isWord(in: ["a", "an"]), let modal = rest.firstIndex(where: { Lexicon.modals[$0.lower] != nil })
    else { return false }
    return !rest[..<modal].contains { $0.isWord(in: Lexicon.temporal) || $0.kind == .mark }
  }

  /// A clause begins that is none of the sentence: "before E is over", "every time a row is drawn".
  private static func isOpening(_ token: Token) -> Bool {
    token.isWord(in: Lexicon.temporal) || token.isWord(in: ["every", "each", "time"]) || token.kind == .mark
  }

  /// "is called on main", "will be invoked once", "must not be run twice".
  static func isCall(_ words: ArraySlice<Token>) -> Bool {
    let verb = words.drop {
      Lexicon.modals[$0.lower] != nil || $0.isWord(in: ["is", "gets", "be", "get", "always", "only", "not"])
    }
    // "(the hook that) runs | before E".
    if verb.count == words.count, verb.count > 2,
      verb.first?.isWord(in: ["runs", "fires", "executes", "triggers"]) == true
    {
      return isMoment(Array(verb), at: 1)
    }
    guard verb.count < words.count, verb.count > 1, let participle = verb.first else { return false }
    return Verbs.lemma(of: participle.lower, as: [.participle]).map(Verbs.invocation.contains) == true
  }

  /// "before E", "on main", "when E".
  private static func isMoment(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord(in: ["when", "whenever"]) && tokens.count > index + 2
      || OrderPhrase.read(tokens, at: index) != nil || ThreadPhrase.read(tokens, at: index) != nil
  }

  /// What is told of a parameter that is called: "the job whose run method will be executed on main", "a block to be executed once", "the
  /// function to call when the tank is full". The noun may be any.
  static func ofParameter(_ tokens: [Token]) -> [Token]? {
    let start = tokens.first?.isWord(in: ["the", "a", "an"]) == true ? 1 : 0
    guard start == 1 || tokens.first?.text.first?.isUppercase == true,
      let link = tokens.prefix(start + 4).firstIndex(where: { $0.isWord(in: ["that", "which", "whose", "to"]) }),
      link > start, link + 3 < tokens.count,
      tokens[start..<link].allSatisfy({ $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) })
    else { return nil }
    var rest = Array(tokens[(link + 1)...])
    if tokens[link].isWord("to"), rest[0].isWord(in: ["call", "invoke", "run", "execute"]), isWhole(rest[1]) {
      return [Token(kind: .word, text: Verbs.participle(of: rest[0].lower), range: rest[0].range)] + rest.dropFirst()
    }
    if tokens[link].isWord("to") { rest = rest[0].isWord("be") ? Array(rest.dropFirst()) : [] }
    if tokens[link].isWord("whose") {
      rest = Array(rest.drop { $0.kind == .code || !$0.isWord(in: Lexicon.be) && Lexicon.modals[$0.lower] == nil })
    }
    let verb = rest.drop { $0.isWord("will") || $0.isWord(in: ["is", "gets", "be", "always", "only"]) }
    guard verb.count > 1, let participle = verb.first,
      Verbs.lemma(of: participle.lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return nil }
    return withoutMomentOfAnother(rest.drop { $0.isWord(in: ["is", "gets"]) })
  }

  /// "to call | when the tank is full", and not "to call the tank by".
  private static func isWhole(_ next: Token) -> Bool {
    next.isWord(in: Lexicon.temporal) || next.isWord(in: Lexicon.prepositions) || next.isWord(in: Lexicon.adverbs)
  }

  /// "on the render thread | once it has been started": the thread has been.
  private static func withoutMomentOfAnother(_ words: ArraySlice<Token>) -> [Token] {
    let words = Array(words)
    guard
      let moment = words.indices.dropLast().first(where: {
        words[$0].isWord(in: Lexicon.temporal) && words[$0 + 1].isWord("it")
      }), words[..<moment].indices.contains(where: { ThreadPhrase.read(words, at: $0) != nil })
    else { return words }
    return Array(words[..<moment])
  }

  /// "for the host", "of a plugin", "to the runtime", "passed to `open`": whose callback it is.
  private static func isWhose(_ words: ArraySlice<Token>) -> Bool {
    guard let first = words.first else { return true }
    return first.isWord(in: ["for", "of", "to", "passed", "given", "handed", "registered", "supplied"])
      && words.count > 1
      && words.dropFirst().allSatisfy { $0.kind != .mark && MainVerb.group(in: [$0]) == nil }
  }

  /// "Callback for when the tank has been filled".
  private static func forWhen(_ tokens: [Token]) -> [Token]? {
    let start = tokens.first?.isWord(in: ["a", "an", "the"]) == true ? 1 : 0
    guard tokens.count > start + 4, tokens[start].isWord(in: nouns), tokens[start + 1].isWord("for"),
      tokens[start + 2].isWord("when")
    else { return nil }
    return [Token(kind: .word, text: "Called", range: tokens[start].range)] + tokens[(start + 2)...]
  }

  /// "An event listener to be called when …", "A hook to be run before …".
  private static func ofPurpose(_ tokens: [Token]) -> [Token]? {
    guard let first = tokens.first, first.isWord(in: ["a", "an", "the"]),
      let noun = tokens.prefix(4).firstIndex(where: { $0.isWord(in: nouns) }), noun + 4 < tokens.count,
      tokens[1..<noun].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      tokens[noun + 1].isWord("to"), tokens[noun + 2].isWord("be"),
      Verbs.lemma(of: tokens[noun + 3].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    else { return nil }
    return Array(tokens[(noun + 3)...])
  }

  /// "A class method called before E", "Callback triggered at the end of E": the noun is the heading's.
  private static func reduced(_ tokens: [Token]) -> [Token]? {
    guard
      let noun = tokens.prefix(4).lastIndex(where: {
        $0.isWord(in: nouns.union(happenings)) || $0.isWord(in: ["interface", "block", "closure"])
      }),
      noun + 3 < tokens.count, case let tokens = withoutComma(tokens, at: noun + 1),
      tokens[0].isWord(in: ["a", "an"]) || tokens[0].text.first?.isUppercase == true,
      tokens[1..<max(1, noun)].allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }),
      tokens[noun + 1].kind == .word,
      let lemma = Verbs.lemma(of: tokens[noun + 1].lower, as: [.participle]),
      Verbs.calling.contains(lemma) || ["trigger", "run", "fire", "emit", "raise"].contains(lemma),
      isMoment(tokens, at: noun + 2),
      // "The next hook called after `open` | will be `fill`".
      !tokens.contains(where: { Lexicon.modals[$0.lower] != nil })
    else { return nil }
    return Array(tokens[(noun + 1)...])
  }

  /// "Callback function, called before E".
  private static func withoutComma(_ tokens: [Token], at index: Int) -> [Token] {
    guard tokens[index].isMark(","), tokens.count > index + 3 else { return tokens }
    return Array(tokens[..<index] + tokens[(index + 1)...])
  }

  /// Under the heading of a method, what it is called for.
  private static let happenings: Set<String> = ["event", "notification", "signal"]

  static let nouns: Set<String> = ["function", "method", "callback", "hook", "handler", "listener"]
}
