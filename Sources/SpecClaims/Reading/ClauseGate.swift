/// What keeps a whole clause from being taken for a promise, whatever a form makes of it: it tells of another time or another version, of
/// what is not so, or of an instance; or it denies more than once.
enum ClauseGate {
  /// What is wrong with the clause, as the end of "were it not for"; nil when nothing is.
  static func refusal(of view: ClauseView) -> String? {
    let clause = view.clause
    if OtherTime.isMeant(by: clause) || OtherTime.isMeant(by: view.written) { return "another version than this one" }
    if isInstance(clause) || isInstance(view.written) || isBehindExample(view) {
      return "an instance of a rule, which is not the rule"
    }
    if hasException(clause), !isActWithResult(clause), OnlyThreadForm.read(view).isEmpty,
      CondemnedActForm.calledOnThread(view) == nil
    {
      return "the exception in the subject"
    }
    if isPast(view.verb) { return "the past tense" }
    if view.verb.lemma == "happen", clause.tail.first?.isWord("to") == true { return "“happens to”, which is chance" }
    if isCounterfactual(view) { return "“were to”, which tells what is not so" }
    if view.verb.isDoublyNegated || isNotAvoided(view.verb) || isNeither(clause) { return "a denial that is doubled" }
    if let misled = MisleadingWords.refusal(of: view.written) { return misled }
    if view.verb.isNegated, isOfNone(clause) { return "a denial that is doubled" }
    if hasCounterCase(clause) { return "the case that is excepted" }
    if let contrary = contrary(view) { return contrary }
    if isOfCaseBefore(view) { return "the case that the participle belongs to" }
    if letsOthers(clause) { return "the verb that belongs to “let”" }
    if goesOnFromList(view) { return "the list that began in front of the condition" }
    if deniesPlace(clause) { return "a denial in front of the place" }
    if isMixedChoice(view) { return "the choice between a place and a time" }
    if clause.subject.last?.isWord("alone") == true { return "“alone”, which leaves out what comes with it" }
    if clause.subject.first?.isWord("otherwise") == true { return "“otherwise”, whose case was not read" }
    if isOneOfItsCalls(clause) { return "the word that picks some of the calls" }
    if countsTwice(clause) { return "the second count" }
    if clause.verb?.isNegated == true, let end = endsOtherwise(clause.tail) { return end }
    if clause.tail.last(where: { $0.kind != .mark })?.isWord("respectively") == true {
      return "“respectively”, which gives each its own"
    }
    if let end = endsAsOne(clause.tail.trimmingMarks) { return end }
    if let border = borders(view) ?? unreadSubject(view) ?? contrast(clause) ?? loss(view) { return border }
    if isHalfDuty(view) { return "the other half of the choice" }
    if isOnlyOfPlatform(view) { return "“only” and a platform, which say where it does not hold as well" }
    if zip(clause.tail, clause.tail.dropFirst()).contains(where: { $0.isWord("that") && $1.isWord("one") }) {
      return "“that one”, which is another"
    }
    if isOfWhatWasDone(view) || isOfThingBefore(view) { return "“it”, which is what something was done to" }
    if isOfCaseOfFirst(view) || isConsequence(view) { return "the case, which the first half tells" }
    if hasSecondVerb(clause.tail) { return "the second verb, which has a time of its own" }
    if hasHalfList(clause) { return "the list in front, which was cut" }
    if isOfOtherCase(clause) { return "the case, which another sentence tells" }
    if isWhatIsJudged(clause) { return "what is said of it, which was not read" }
    if ExpectationGate.isExpected(view) { return "“should”, which tells what is expected of it" }
    if ExpectationGate.isUnable(view) { return "“cannot”, which tells what it is not able to do" }
    if ExpectationGate.isReported(clause.subject) { return "what a page has said" }
    if isUnderMight(view) { return "“might” in front of it, which leaves it open" }
    return nil
  }

  /// "was called", "had been called", "should have been called", "was not designed to be called".
  private static func isPast(_ verb: VerbGroup) -> Bool {
    if verb.isPerfect {
      return verb.isPast || [.should, .may].contains(verb.modality) || verb.adverbs.contains("would")
    }
    return verb.isPast && (verb.modality == .fact || verb.modality == .should || verb.isNeed)
  }

  /// "As an example, …", "suppose two calls …", "let us say …", "is called, for example, on main".
  private static func isInstance(_ clause: Clause) -> Bool {
    // "Here `open` is called before `close`": in the code above.
    if clause.subject.count > 1, clause.subject[0].isWord("here"), clause.verb?.modality == .fact { return true }
    if isInExample(clause.tail) { return true }
    // "Now, our `fill` will be called …": the one that has just been written.
    if clause.subject.first?.isWord("our") == true, clause.subject.contains(where: { $0.kind == .code }) { return true }
    if clause.verb.map({ $0.isFuture && $0.adverbs.contains("now") }) == true { return true }
    let opening = clause.subject.first?.lower ?? ""
    if ["suppose", "imagine", "assume", "consider", "e.g.", "e.g", "i.e."].contains(opening) { return true }
    let behind = clause.tail.drop { $0.kind == .mark || $0.isWord("on") }.prefix(2).map(\.lower)
    if [["for", "example"], ["for", "instance"]].contains(behind) || behind.first == "say" { return true }
    return clause.leading.contains { leading in
      leading.first?.isWord(in: ["suppose", "imagine", "e.g."]) == true
        || leading.first?.isWord("in") == true && leading.prefix(4).contains { $0.isWord(in: ["listing", "snippet"]) }
        || leading.first?.isWord(in: ["for", "as"]) == true
          && leading.prefix(3).contains { $0.isWord(in: ["example", "instance", "illustration"]) }
    }
  }

  /// "(is called) in the example above", "in this example".
  private static func isInExample(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains {
      tail[$0].isWord("in") && tail[$0 + 1].isWord(in: ["the", "this", "our"])
        && tail[($0 + 2)...].prefix(2).contains { $0.isWord(in: ["example", "snippet", "listing"]) }
    }
  }

  /// "has a name, e.g. | the pump must be called so".
  private static func isBehindExample(_ view: ClauseView) -> Bool {
    view.clause.link == .coordinate
      && view.previous?.tail.trimmingMarks.last?.isWord(in: ["eg", "e.g", "e.g.", "i.e.", "ie"]) == true
  }

  /// "all methods except `f`": whoever is excepted is named in the subject, and is not the subject.
  private static func hasException(_ clause: Clause) -> Bool {
    let words = clause.subject
    let isOfNone = words.first?.isWord("no") == true
    return words.indices.contains { index in
      if words[index].isWord("but"), index == 1, words[0].isWord("all") { return true }
      if words[index].isWord("unlike") || ExceptionPhrase.length(words, at: index) != nil { return true }
      if words[index].isWord("other"), words[(index + 1)...].prefix(3).contains(where: { $0.isWord("than") }) {
        return true
      }
      return ExceptionPhrase.lengthBetweenNames(words, at: index) != nil && (isOfNone || !words[index].isWord("but"))
    }
  }

  /// "passing anything other than a pump is undefined": the exception is a part of the act.
  private static func isActWithResult(_ clause: Clause) -> Bool {
    guard let first = clause.subject.first, first.kind == .word, Verbs.isGerund(first.lower), let verb = clause.verb,
      !verb.isNegated
    else { return false }
    return ErrorPhrase.result(lemma: verb.lemma, tail: clause.tail) != nil
  }

  /// "an object that lets other threads run code": the verb behind it is theirs.
  private static func letsOthers(_ clause: Clause) -> Bool {
    guard let lets = clause.subject.lastIndex(where: { $0.isWord(in: ["lets", "let", "makes", "helps"]) }) else {
      return false
    }
    return clause.subject[..<lets].contains { $0.isWord(in: ["that", "which", "who"]) }
      && lets + 1 < clause.subject.count
  }

  /// "should not avoid closing it".
  private static func isNotAvoided(_ verb: VerbGroup) -> Bool {
    verb.lemma == "avoid" && verb.isNegated && !verb.isImperative
  }

  /// "is called neither on main nor once".
  private static func isNeither(_ clause: Clause) -> Bool {
    clause.tail.prefix { !$0.isWord(in: Lexicon.temporal) }.contains { $0.isWord("neither") }
  }

  /// "(is not called) on no thread but main", and not "with no lock held".
  private static func isOfNone(_ clause: Clause) -> Bool {
    clause.tail.prefix(2).contains { $0.isWord("no") }
      && clause.tail.first?.isWord(in: ["with", "when", "if", "while", "unless"]) != true
  }

  /// "true if the job was lost -- run on another thread": the second participle tells of that case.
  private static func isOfCaseBefore(_ view: ClauseView) -> Bool {
    guard view.clause.link == .coordinate, view.verb.isElliptical, view.verb.isPassive, view.clause.subject.isEmpty,
      let previous = view.previous, previous.verb?.isElliptical == false
    else { return false }
    return previous.tail.contains { $0.isWord(in: ["if", "whether"]) }
  }

  /// "`a` and, if it is open, `b` are called": the subject began in the clause before.
  private static func goesOnFromList(_ view: ClauseView) -> Bool {
    guard let words = view.previous?.subject else { return false }
    return words.indices.dropFirst(2).contains { index in
      words[index].isWord(in: Lexicon.temporal) && words[index - 1].isMark(",")
        && words[index - 2].isWord(in: Lexicon.coordinators)
    }
  }

  /// "If not, it is called twice", "if so, …".
  private static func isOfOtherCase(_ clause: Clause) -> Bool {
    clause.leading.contains { $0.count == 2 && $0[0].isWord("if") && $0[1].isWord(in: ["not", "so"]) }
  }

  /// "once before and once after the draw".
  private static func countsTwice(_ clause: Clause) -> Bool {
    let tail = clause.tail
    return tail.indices.dropFirst().dropLast().contains { index in
      tail[index].isWord(in: ["and", "or"]) && isCount(tail[(index + 1)...])
        && tail[..<index].contains { $0.isWord(in: ["once", "twice"]) }
    }
  }

  /// "twice", "then each time".
  private static func isCount(_ rest: ArraySlice<Token>) -> Bool {
    let words = rest.drop { $0.isWord(in: ["then", "again"]) }.prefix(2).map(\.lower)
    return ["once", "twice"].contains(words.first)
      || words.count == 2 && ["each", "every"].contains(words[0]) && words[1] == "time"
  }

  /// "whenever x changes, but not when y does", "on any thread, but not on main", "everywhere but on main".
  private static func hasCounterCase(_ clause: Clause) -> Bool {
    let tail = clause.tail
    return tail.indices.dropLast().contains { index in
      guard tail[index].isWord("but") else { return false }
      return tail[index + 1].isWord("not") || ThreadPhrase.read(tail, at: index + 1) != nil
    }
  }
}
