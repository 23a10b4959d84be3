/// The words of a time ("before E"), in which "and" joins events and no clauses. It is told of every word behind a verb, one by one.
struct OpenMoment {
  private(set) var isOpen = false
  private var start: Int?
  private var opening: Int?
  /// The commas of a list in the moment: "before a tank, a valve, or a pump is closed".
  private var commas: [Int] = []

  mutating func pass(_ index: Int, in tail: [Token]) {
    let token = tail[index]
    if token.isMark(","), !commas.contains(index), !Self.goesOnAboutTo(tail[(index + 1)...]),
      !Self.goesOnPerfect(tail[(index + 1)...], behind: tail[(opening ?? index)..<index])
    {
      isOpen = false
    }
    if token.isWord("but"), !Self.goesOnWithState(tail[(index + 1)...]) { isOpen = false }
    if token.isWord(in: Lexicon.temporal) && !Self.isCount(at: index, in: tail) {
      isOpen = true
      opening = index
      commas = OrderPhrase.commas(inListAt: index + 1, tail)
      start = token.isWord(in: ["before", "after", "until"]) ? index + 1 : nil
    }
    // "each time the tank is full and the pump is on": both.
    if token.isWord("time"), index > 0, tail[index - 1].isWord(in: ["each", "every"]) {
      (isOpen, opening, start) = (true, index, nil)
    }
    if let start, token.isWord("and"),
      Self.isName(tail[start..<index]) || Self.isAction(tail[start..<index], before: tail[(index + 1)...])
        || Self.isThing(tail[start..<index])
          && (ClauseJoint.goesOnInTime(tail[(index + 1)...]) || Self.goesOnWithDeed(tail[(index + 1)...])),
      !Self.isOfBoth(tail[(index + 1)...])
    {
      isOpen = false
    }
    if token.isWord("and"), Self.goesOnWithRule(tail[(index + 1)...]) { isOpen = false }
    if token.isWord("and"), let opening, opening < index, Self.verb(tail[(opening + 1)..<index]) != nil,
      Self.goesOnWithOwnMoment(tail[(index + 1)...])
    {
      isOpen = false
    }
    if let start, start < index, token.isWord("and"), Self.goesOnWithClause(tail[(index + 1)...]),
      Self.verb(tail[start..<index]) == nil
        || Lexicon.modals[tail[(index + 1)...].dropFirst().first?.lower ?? ""] != nil
    {
      isOpen = false
    }
    if token.isWord("and"), let opening, opening < index,
      Self.disagrees(tail[(opening + 1)..<index], tail[(index + 1)...])
    {
      isOpen = false
    }
    if token.isWord("and"), Self.goesOnWithThat(tail[(index + 1)...]) { isOpen = false }
    if token.isWord("and"), Self.goesOnAfterwards(tail[(index + 1)...]) { isOpen = false }
    if let start, start < index, token.isWord("and"), Self.goesOnWithCall(tail[(index + 1)...], behind: tail[..<index]),
      Verbs.isGerund(tail[start].lower) || MainVerb.group(in: Array(tail[start..<index])) == nil
    {
      isOpen = false
    }
    if token.isWord(in: ["where", "whether"]) || (token.isWord("which") && index > 0 && tail[index - 1].isMark(",")) {
      isOpen = true
    }
  }

  /// "when a row has been read, and is about to be stored".
  private static func goesOnAboutTo(_ rest: ArraySlice<Token>) -> Bool {
    let words = rest.prefix(4).map(\.lower)
    return words == ["and", "is", "about", "to"] || words == ["and", "are", "about", "to"]
  }

  /// "once all tanks have been drained, and the valves have been closed", "when a valve has opened, and its tank is about to be filled": a
  /// second thing of the same moment; with a third behind it, "and" stands there.
  static func goesOnPerfect(_ rest: ArraySlice<Token>, behind moment: ArraySlice<Token>) -> Bool {
    guard let verb = verb(moment), verb.isPerfect, !verb.isNegated, verb.modality == .fact else { return false }
    let words = rest.first?.isWord("and") == true ? rest.dropFirst() : rest
    let clause = words.prefix { !$0.isMark(",") && !$0.isWord(in: Lexicon.temporal) }
    if rest.first?.isWord("and") == true {
      return isDone(clause) || self.verb(clause)?.isProspective == true
    }
    let after = words.dropFirst(clause.count)
    return isDone(clause) && after.first?.isMark(",") == true && after.dropFirst().first?.isWord("and") == true
  }

  /// "the tanks have been drained".
  private static func isDone(_ words: ArraySlice<Token>) -> Bool {
    guard let verb = verb(words) else { return false }
    return verb.isPerfect && (verb.isPassive || verb.range.upperBound == words.count) && !verb.isNegated
      && verb.modality == .fact
  }

  /// The verb of a clause with a subject in front of it.
  private static func verb(_ words: ArraySlice<Token>) -> VerbGroup? {
    MainVerb.group(in: Array(words)).flatMap { $0.range.lowerBound > 0 ? $0 : nil }
  }

  /// "(call) `a` before a drain | and call `b` after it": a second command.
  static func goesOnWithCall(_ rest: ArraySlice<Token>, behind first: ArraySlice<Token>) -> Bool {
    guard rest.count > 2, opensCall(rest), let time = first.firstIndex(where: { $0.isWord(in: ["before", "after"]) })
    else { return false }
    let called = first[..<time]
    return called.first?.kind == .code || called.count > 1 && opensCall(called.suffix(2))
  }

  /// "call `b`".
  private static func opensCall(_ words: ArraySlice<Token>) -> Bool {
    guard let verb = words.first, verb.kind == .word, words.dropFirst().first?.kind == .code else { return false }
    return Verbs.lemma(of: verb.lower, as: [.base]).map(Verbs.invocation.contains) == true
  }

  /// "once the tank is open and must not be called again": no part of the moment, but a rule for the call.
  private static func goesOnWithRule(_ rest: ArraySlice<Token>) -> Bool {
    let words = rest.prefix(4).filter { !$0.isWord("not") && !$0.isWord("never") }
    guard words.count > 2, words[0].isWord(in: ["must", "should", "shall"]), words[1].isWord("be") else { return false }
    return Verbs.lemma(of: words[2].lower, as: [.participle]).map(Verbs.calling.contains) == true
  }

  /// "whenever the tank is full | and `b` will be called when …", "when it is closed | and when the drain has ended the tank will be …": a
  /// clause that has a moment of its own.
  private static func goesOnWithOwnMoment(_ rest: ArraySlice<Token>) -> Bool {
    guard let first = rest.first else { return false }
    if first.isWord(in: ["when", "once", "after", "if"]), !rest.contains(where: { $0.isMark(",") }),
      let opening = SegmentOpening.uncut(Array(rest)), let main = verb(opening.rest[...])
    {
      return Lexicon.modals[opening.rest[main.range.lowerBound].lower] != nil
    }
    let clause = rest.prefix {
      !$0.isMark(",") && !$0.isWord(in: ["when", "whenever", "once", "before", "after", "if"])
    }
    guard first.kind == .code, clause.count < rest.count, !rest[clause.endIndex].isMark(","),
      let called = verb(clause), called.isPassive, Verbs.calling.contains(called.lemma)
    else { return false }
    return called.range.upperBound == clause.count && !called.isPerfect
  }

  /// "before the row is stored | and `onDrain` is sent afterwards": the second thing comes behind the moment.
  private static func goesOnAfterwards(_ rest: ArraySlice<Token>) -> Bool {
    guard let verb = verb(rest.prefix { !$0.isMark(",") && !$0.isWord(in: Lexicon.temporal) }) else { return false }
    return verb.range.upperBound + rest.startIndex < rest.endIndex
      && rest[rest.startIndex + verb.range.upperBound].isWord(in: ["afterwards", "afterward"])
  }

  /// "after each row | and it is …", "before the drain | and you should …": a pronoun and a finite verb are no second thing of the moment.
  static func goesOnWithClause(_ rest: ArraySlice<Token>) -> Bool {
    guard let pronoun = rest.first, pronoun.isWord(in: ["it", "you", "we", "they", "this"]),
      let verb = rest.dropFirst().first, verb.kind == .word
    else { return false }
    return Lexicon.modals[verb.lower] != nil || verb.isWord(in: Lexicon.be)
      || Verbs.lemma(of: verb.lower, as: [.thirdPerson]) != nil
  }

  /// "when the tank is open but is not yet full": the same thing, and no call of it.
  private static func goesOnWithState(_ rest: ArraySlice<Token>) -> Bool {
    guard let first = rest.first, first.isWord(in: Lexicon.be) || first.isWord(in: Lexicon.have) else { return false }
    return !rest.prefix(while: { $0.kind != .mark }).contains {
      Verbs.lemma(of: $0.lower, as: [.participle]).map(Verbs.invocation.contains) == true
        || $0.isWord(in: Lexicon.temporal)
    }
  }

  /// "after this hook and …", "before `x` and …": the moment is one call by its name, and ends with it.
  private static func isName(_ moment: ArraySlice<Token>) -> Bool {
    guard let last = moment.last, moment.count <= 5 else { return false }
    let words = moment.dropLast().allSatisfy {
      $0.isWord(in: Lexicon.determiners) || $0.isPossessive || $0.kind == .code
    }
    return words
      && (last.kind == .code || last.isWord(in: ["hook", "callback", "method", "function", "call", "event"]))
  }

  /// "after its source and stops before it": a moment without a verb.
  private static func isThing(_ moment: ArraySlice<Token>) -> Bool {
    (1...4).contains(moment.count) && MainVerb.group(in: Array(moment)) == nil
  }

  /// "(is sent before a row) and carries the rows".
  private static func goesOnWithDeed(_ rest: ArraySlice<Token>) -> Bool {
    guard let verb = rest.first, verb.kind == .word, Verbs.lemma(of: verb.lower, as: [.thirdPerson]) != nil else {
      return false
    }
    return rest.dropFirst().first?.isWord(in: ["the", "a", "an", "its", "their", "it", "them"]) == true
  }

  /// "after restoring a batch and it is advised …": an action without a subject, and a pronoun that can be no part of it.
  private static func isAction(_ moment: ArraySlice<Token>, before rest: ArraySlice<Token>) -> Bool {
    guard let first = moment.first, first.kind == .word, Verbs.isGerund(first.lower) else { return false }
    return rest.first?.isWord(in: ["it", "this", "you", "they"]) == true
  }

  /// "called once and …": a count, not a connective.
  private static func isCount(at index: Int, in tail: [Token]) -> Bool {
    guard tail[index].isWord("once") else { return false }
    let next = index + 1 < tail.count ? tail[index + 1] : nil
    guard let next else { return true }
    return next.kind == .mark || next.isWord(in: Lexicon.coordinators) || next.isWord(in: Lexicon.prepositions)
      || next.isWord(in: Lexicon.adverbs) || !ClauseJoint.startsClause(next)
  }
}
