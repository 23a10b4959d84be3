/// Clauses that leave out their subject, or their auxiliary, too.
extension MainVerb {
  /// "Called on the main thread …", "Invoked once …": the subject is the heading.
  static func elliptical(in tokens: [Token]) -> VerbGroup? {
    var index = 0
    var group = VerbGroup(range: 0..<0, lemma: "")
    while index < tokens.count,
      tokens[index].isWord(in: ["always", "only", "never", "not", "also", "usually", "typically", "generally"])
    {
      if tokens[index].isWord(in: ["never", "not"]) { group.isNegated = true }
      group.adverbs.append(tokens[index].lower)
      index += 1
    }
    if index == 0, tokens.count > 3, tokens[0].isWord("callback"), tokens[1].isWord(in: ["method", "function"]) {
      index = 2
    } else if index == 0, tokens.count > 2, tokens[0].isWord(in: ["method", "callback", "hook", "function"]) {
      // "Function to be called when E".
      index = tokens.count > 4 && tokens[1].isWord("to") && tokens[2].isWord("be") ? 3 : 1
    }
    if let required = required(tokens, at: index) { return required }
    guard index < tokens.count, tokens[index].kind == .word,
      let lemma = Verbs.lemma(of: tokens[index].lower, as: [.participle]), tokens[index].lower != lemma,
      index + 1 < tokens.count,
      Verbs.invocation.contains(lemma)
        || Verbs.sending.contains(lemma) && OrderPhrase.read(tokens, at: index + 1) != nil
    else { return nil }
    group.lemma = lemma
    group.isPassive = true
    group.isElliptical = true
    group.range = 0..<(index + 1)
    return group
  }

  /// "Required if E", "Not required for closed tanks", said of the name in front.
  private static func required(_ tokens: [Token], at index: Int) -> VerbGroup? {
    guard index == 0 || index == 1 && tokens[0].isWord("not"), index < tokens.count, tokens[index].isWord("required"),
      tokens[0].text.first?.isUppercase == true, index + 1 == tokens.count || opensCase(tokens[index + 1])
    else { return nil }
    var group = VerbGroup(range: 0..<(index + 1), lemma: "require")
    (group.isPassive, group.isElliptical, group.isNegated) = (true, true, index == 1)
    return group
  }

  private static func opensCase(_ token: Token) -> Bool {
    token.kind == .mark && token.text == "." || token.isWord(in: ["if", "when", "unless", "for"])
  }

  /// The verbs that word the summary of a hook: "run before E", "fires when E".
  static let summaries = ["execute", "run", "fire", "trigger"]

  /// "Execute before E", "Run after every E": the summary of a hook, as some languages word it.
  ///
  /// - Parameter leading: what stands in front: "In serial mode, run before E".
  static func summary(in tokens: [Token], behind leading: [[Token]] = []) -> VerbGroup? {
    guard tokens.count > 2, tokens[0].isWord(in: summaries),
      tokens[0].text.first?.isUppercase == true
        || leading.count == 1 && leading[0].first?.isWord("in") == true
          && leading[0].last?.isWord(in: ["mode", "modes", "builds", "environments"]) == true,
      case let moment = tokens[1].isWord("once") && tokens.count > 3 ? 2 : 1,
      tokens[moment].isWord(in: ["before", "after", "immediately", "right", "just"]),
      OrderPhrase.read(tokens, at: moment) != nil
    else { return nil }
    var group = VerbGroup(range: 0..<1, lemma: tokens[0].lower)
    (group.isPassive, group.isElliptical) = (true, true)
    return group
  }

  /// "Will be called …", "May only be called …", "Is called …", "Must not block": a finite verb at the head, the subject is the heading.
  static func subjectless(in tokens: [Token]) -> VerbGroup? {
    guard let first = tokens.first, first.kind == .word,
      Lexicon.modals[first.lower] != nil || first.isWord(in: ["is", "are", "gets"]),
      var group = VerbGroupParser(tokens).group(at: 0), !group.range.isEmpty,
      group.lemma != "be" || tokens.count > group.range.upperBound
    else { return nil }
    group.isElliptical = true
    return group
  }

  /// "Never blocks": as "blocks", and denied.
  private static func denied(_ tokens: [Token]) -> VerbGroup? {
    guard tokens.count > 1, tokens[0].isWord("never"), tokens[1].kind == .word,
      let lemma = Verbs.lemma(of: tokens[1].lower, as: [.thirdPerson]),
      ["block", "throw", "fail", "raise", "panic"].contains(lemma)
    else { return nil }
    var group = VerbGroup(range: 0..<2, lemma: lemma)
    (group.isElliptical, group.isNegated, group.adverbs) = (true, true, ["never"])
    return group
  }

  /// "Asynchronously fills the …": the word in front is the verb's.
  private static func timed(_ tokens: [Token]) -> VerbGroup? {
    guard tokens.count > 2, tokens[0].isWord(in: ["asynchronously", "synchronously"]),
      var group = description(in: Array(tokens.dropFirst())) ?? commanded(Array(tokens.dropFirst()))
    else { return nil }
    group.range = 0..<(group.range.upperBound + 1)
    group.adverbs.append(tokens[0].lower)
    return group
  }

  /// "(Asynchronously) fill the tank": the summary of a method, as some languages word it.
  private static func commanded(_ tokens: [Token]) -> VerbGroup? {
    guard tokens[0].kind == .word, let lemma = Verbs.lemma(of: tokens[0].lower, as: [.base]) else { return nil }
    return description(in: [.word(Verbs.thirdPerson(of: lemma), tokens[0])] + tokens.dropFirst())
  }

  /// "Always runs on main".
  private static func always(_ tokens: [Token]) -> VerbGroup? {
    guard tokens.count > 2, tokens[0].isWord("always"), tokens[1].isWord(in: ["runs", "executes", "fires"]),
      var group = description(in: Array(tokens.dropFirst()))
    else { return nil }
    group.range = 0..<(group.range.upperBound + 1)
    group.adverbs.append("always")
    return group
  }

  /// "Returns the …", "Gets whether …", "Throws `X` if …": what the method of the heading does.
  static func description(in tokens: [Token]) -> VerbGroup? {
    if let timed = denied(tokens) ?? timed(tokens) ?? always(tokens) { return timed }
    guard tokens.count > 1, tokens[0].kind == .word, let lemma = Verbs.lemma(of: tokens[0].lower, as: [.thirdPerson])
    else { return nil }
    let next = tokens[1]
    if lemma == "lead" && next.isWord("to") || lemma == "result" && next.isWord("in") {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    // "Notifies that the tank is full".
    if ["notify", "inform"].contains(lemma), next.isWord("that"), tokens.count > 4 {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    if opensSubordinate(tokens, lemma) { return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true) }
    if lemma == "wait" && next.isWord(in: ["for", "up", "at"])
      || lemma == "return" && ConcurrencyForm.isAtOnce(tokens.dropFirst())
    {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    if summaries.contains(lemma) && opensAdverbial(tokens) || isFailing(lemma, before: next) {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    if ["come", "happen", "occur"].contains(lemma), next.isWord(in: ["before", "after"]) {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    if lemma == "schedule" || Verbs.work.contains(lemma), next.kind == .word, !Lexicon.isFunctionWord(next.lower),
      !hasFiniteCopula(tokens)
    {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    // "Shuts down the tank", "Cleans up all rows".
    if next.isWord(in: ["down", "up", "off", "out"]), tokens.count > 3,
      tokens[2].kind == .code || tokens[2].isWord(in: Lexicon.determiners) || tokens[2].isWord("all")
    {
      return VerbGroup(range: 0..<1, lemma: lemma, isElliptical: true)
    }
    guard
      next.kind == .code || lemma == "return" && (next.kind == .number || next.isNegativeNumber)
        || next.isWord(in: Lexicon.determiners) && !next.isWord("that")
        || next.isWord(in: ["whether", "how", "you", "true", "false", "nil", "null"])
    else { return nil }
    var group = VerbGroup(range: 0..<1, lemma: lemma)
    group.isElliptical = true
    return group
  }

  /// "Panics if …", "Throws when …", "Fails unless …".
  private static func isFailing(_ lemma: String, before next: Token) -> Bool {
    ["panic", "throw", "fail", "crash", "abort", "deadlock"].contains(lemma)
      && next.isWord(in: ["if", "when", "unless", "whenever", "with"])
  }

  /// "Waits until …", "Panics if …", "Drains when …", and nothing finite behind what the connective opens: "Calls when the view is hidden
  /// are ignored" has a noun in front.
  private static func opensSubordinate(_ tokens: [Token], _ lemma: String) -> Bool {
    if tokens[1].isWord("until") { return true }
    let isEnd =
      ["disconnect", "close", "stop", "exit", "resume"].contains(lemma) && tokens[1].isWord(in: ["after", "before"])
    guard tokens.count > 3, isEnd || tokens[1].isWord(in: ["if", "when", "whenever", "unless", "once"]) else {
      return false
    }
    let clause = Array(tokens[2...].prefix { !$0.isMark(",") })
    guard let verb = group(in: clause), verb.range.lowerBound > 0 else { return false }
    return !hasFiniteCopula(Array(clause[verb.range.upperBound...]))
  }

  /// "Runs once …", "Fires after …", "Executes on main".
  private static func opensAdverbial(_ tokens: [Token]) -> Bool {
    let next = tokens[1]
    return next.isWord(in: Lexicon.temporal)
      || next.isWord(in: ["on", "in", "during", "exactly", "at", "prior", "whenever"])
      || next.isWord(in: ["immediately", "right", "just", "only", "synchronously", "asynchronously", "every", "each"])
  }
}
