/// A clause that says something of the noun in front of it: "`close`, which may be called from any thread", "sends headers before any
/// messages, which must be sent before the end", "a lock that must be released by the caller".
///
/// "a file that you must close", "a row, which the caller must free": what is told of whoever has to do it.
///
/// Behind a comma "which" adds a statement of its own. Without one only what is owed is one: "a file that must be closed" asks for the
/// closing, "a file that is closed" tells which file.
struct RelativeClause {
  /// Where the clause before ends.
  let end: Int
  /// The first word of what is said.
  let next: Int
  /// The noun phrase that it is said of.
  let antecedent: [Token]
  /// Behind how many words of the clause it stands: 0 for the subject, more for the object ("which you must free |").
  let place: Int

  /// - Parameter index: of "which" or "that".
  init?(at index: Int, in tail: [Token]) {
    guard index > 0, index + 2 < tail.count, tail[index].isWord(in: ["which", "that", "who"]) else { return nil }
    let isApart = tail[index - 1].isMark(",")
    let rest = Array(tail[(index + 1)...])
    guard let place = Self.place(in: rest, adds: tail[index].isWord("which") && isApart) else { return nil }
    guard let phrase = Self.nounPhrase(before: isApart ? index - 1 : index, in: tail),
      case let noun = Array(tail[phrase]), (1...8).contains(noun.count),
      isApart
        ? !Self.isAttached(phrase, in: tail) || Self.isOfMethod(noun, rest: rest)
        : noun[0].isWord(in: ["a", "an", "any"]) || Self.isIndefinite(noun) && Self.isTimed(rest)
    else { return nil }
    (end, next, antecedent, self.place) = (isApart ? index - 1 : index, index + 1, noun, place)
  }

  /// Where the noun belongs in what is said; nil when nothing is said but which one is meant.
  private static func place(in rest: [Token], adds: Bool) -> Int? {
    if let verb = VerbGroupParser(rest).group(at: 0), !verb.range.isEmpty, verb.lemma != "be" {
      return adds && (saysSomething(verb) || isDuty(verb)) || isOwed(verb) || isTimed(rest) ? 0 : nil
    }
    let who = rest[0].isWord("the") ? 2 : 1
    guard rest[who - 1].isWord(in: ["you", "caller", "client", "user"]), who < rest.count,
      let verb = VerbGroupParser(rest).group(at: who), !verb.isPassive, verb.modality == .must,
      ending.contains(verb.lemma)
    else { return nil }
    let next = verb.range.upperBound
    return next == rest.count || rest[next].kind == .mark || rest[next].isWord(in: Lexicon.prepositions)
      || rest[next].isWord(in: Lexicon.temporal) || rest[next].isWord("using") ? next : nil
  }

  /// "the `close` callback, called right after E": as with "which is". What is only named so ("a hook, called `close`") has no time or place.
  ///
  /// - Parameter index: of the participle.
  init?(reducedAt index: Int, in tail: [Token]) {
    guard index > 1, index + 1 < tail.count, tail[index - 1].isMark(","), tail[index].kind == .word,
      let lemma = Verbs.lemma(of: tail[index].lower, as: [.participle]), Verbs.invocation.contains(lemma),
      let phrase = Self.nounPhrase(before: index - 1, in: tail), case let noun = Array(tail[phrase]),
      (1...4).contains(noun.count), noun.count(where: { $0.kind == .code && MethodName(code: $0.text) != nil }) == 1,
      !Self.isAttached(phrase, in: tail), Self.opensWithTimeOrPlace(tail[(index + 1)...])
    else { return nil }
    (end, next, antecedent, place) = (index - 1, index, noun, 0)
  }

  /// The words of the clause: a comma in front of "and" or "or" goes on with the sentence around it.
  static func reach(of rest: [Token]) -> [Token] {
    let end = rest.indices.dropLast().first {
      rest[$0].isMark(",") && rest[$0 + 1].isWord(in: Lexicon.coordinators)
    }
    return end.map { Array(rest[..<$0]) } ?? rest
  }

  private static func opensWithTimeOrPlace(_ words: ArraySlice<Token>) -> Bool {
    switch AdverbialParser(Array(words)).adverbial(at: 0)?.0 {
    case .order, .thread, .times: true
    default: false
    }
  }

  /// "which means that …", "which allows you to …" go back to the whole clause.
  private static func saysSomething(_ verb: VerbGroup) -> Bool {
    verb.isPassive && !["use", "make"].contains(verb.lemma) || Verbs.invocation.contains(verb.lemma)
  }

  /// "tasks that must be done before the first draw".
  private static func isTimed(_ rest: [Token]) -> Bool {
    guard let verb = VerbGroupParser(rest).group(at: 0), verb.isPassive, verb.modality == .must, !verb.isNegated,
      !verb.isHedged, verb.range.upperBound + 1 < rest.count
    else { return false }
    return rest[verb.range.upperBound].isWord(in: ["before", "after"])
  }

  /// "tasks", "old rows", and not "the tasks".
  private static func isIndefinite(_ noun: [Token]) -> Bool {
    noun[0].kind == .word && !noun[0].isWord(in: Lexicon.determiners) && noun.last?.lower.hasSuffix("s") == true
  }

  /// "plugins, which should update their ports".
  private static func isDuty(_ verb: VerbGroup) -> Bool {
    !verb.isPassive && !verb.isHedged && !verb.isUnneeded && [.must, .should].contains(verb.modality)
  }

  /// "that must be released", "that must never be held".
  private static func isOwed(_ verb: VerbGroup) -> Bool {
    verb.isPassive && verb.modality == .must && ending.contains(verb.lemma)
  }

  /// What is owed to a thing that somebody has been given.
  private static let ending: Set<String> = [
    "release", "free", "close", "dispose", "destroy", "unregister", "unsubscribe", "cancel", "acquire", "hold", "lock",
    "unlock", "delete", "await", "stop", "return",
  ]

  /// The longest run of words in front that can be one noun phrase.
  private static func nounPhrase(before end: Int, in tail: [Token]) -> Range<Int>? {
    var start = end
    while start > 0, isNominal(tail, at: start - 1) { start -= 1 }
    while start < end, (tail[start].isWord(in: Lexicon.coordinators) || tail[start].isWord("of")) { start += 1 }
    guard start < end, !tail[end - 1].isWord(in: Lexicon.determiners),
      tail[start].kind != .word || !Verbs.isGerund(tail[start].lower),
      !tail[start..<end].contains(where: { $0.isWord(in: ["thing", "things", "something", "anything", "way"]) })
    else { return nil }
    return start..<end
  }

  /// "a function from `x`, which …": whether the function or `x` is meant is open.
  private static func isAttached(_ noun: Range<Int>, in tail: [Token]) -> Bool {
    noun.lowerBound > 0
      && tail[noun.lowerBound - 1].isWord(in: Lexicon.prepositions)
      && !tail[noun.lowerBound - 1].isWord(in: ["before", "after", "until", "for"])
  }

  /// "in the `open` method, which runs …": what runs is the method, whatever stands in front of the preposition.
  private static func isOfMethod(_ noun: [Token], rest: [Token]) -> Bool {
    guard noun.count(where: { $0.kind == .code && MethodName(code: $0.text) != nil }) == 1,
      noun.last?.isWord(in: ["method", "hook", "callback", "signal", "event"]) == true,
      !noun.contains(where: { $0.isWord("of") }),
      let verb = VerbGroupParser(rest).group(at: 0)
    else { return false }
    return ["run", "call", "invoke", "execute"].contains(verb.lemma)
  }

  private static func isNominal(_ tail: [Token], at index: Int) -> Bool {
    let token = tail[index]
    if token.kind == .code || token.kind == .number { return true }
    guard token.kind == .word else { return false }
    if token.isWord(in: Lexicon.determiners) || token.isWord(in: ["and", "or", "of"])
      || token.isWord(in: ["one", "two"]) && index > 0 && tail[index - 1].isWord("of")
    {
      return true
    }
    return !Lexicon.isFunctionWord(token.lower) && !Lexicon.isAdverb(token.lower)
  }
}
