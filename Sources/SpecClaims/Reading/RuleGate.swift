/// What keeps a rule from being taken for a promise about calls. Guides tell their readers a lot: what to install, how to name things,
/// what to read next. Only what is done by code to code can be kept or broken in a trace.
enum RuleGate {
  /// What is wrong with a rule, as the end of "were it not for"; nil when nothing is.
  static func refusal(object: String, of draft: ClaimDraft, view: ClauseView) -> String? {
    // "Must not change.", of a value: nobody changes anything in it.
    if object.isEmpty, case .prohibition(.access, _, _) = draft.payload { return "what must not be accessed" }
    if object.contains("[ ") || object.contains(" ]") { return "half a link" }
    if PostponedForm.postponing.contains(view.verb.lemma), view.clause.tail.contains(where: { $0.isWord("until") }) {
      return "the time until which it is put off"
    }
    if ["ask", "tell", "instruct"].contains(view.verb.lemma), view.clause.tail.contains(where: { $0.isWord("to") }) {
      return "what somebody else is asked to do"
    }
    if view.verb.isAdvised, view.clause.subject.count == 1, view.clause.subject[0].kind == .code,
      case .phrase = draft.subject
    {
      return "what is needed for something, and has no duty"
    }
    if view.clause.subject.contains(where: { $0.isWord("following") }), view.resolver.listed.isEmpty,
      view.resolver.carried.isEmpty
    {
      return "“the following”, which is not in the sentence"
    }
    if view.clause.subject.first?.isWord(in: ["everyone", "everybody", "anyone", "anybody"]) == true {
      return "people, who are no code"
    }
    if let place = place(object, view.clause.tail) { return place }
    if let wording = wording(object, of: draft, view: view) { return wording }
    if isTurnOfSpeech(view) { return "a turn of speech that forbids nothing" }
    if isElsewhere(view) { return "the place that is excepted" }
    if ["stop", "cease", "quit", "give"].contains(view.verb.lemma), object.contains("calling ") {
      return "what is to end, which has been done so far"
    }
    if isOfThatMoment(view) { return "the moment, which was told before" }
    if isHalfAssumption(object, view) { return "an assumption that is cut off" }
    if isChoice(object, draft, view) { return "the choice that is left" }
    if isVague(object, view) { return "a manner that no trace shows" }
    if goesOn(view.adverbials.rest) || hasTwoPlaces(view) { return "another verb behind the object" }
    if isOpenEnded(object) { return "a list that is not ended" }
    if [" is not ", " are not ", " cannot "].contains(where: object.contains), view.verb.isImperative,
      !object.contains(" that "), !object.contains(" which ")
    {
      return "a noun phrase that was taken for a command"
    }
    if [" or", " and", " either", " nor"].contains(where: object.hasSuffix) { return "an object that is cut off" }
    if holdsContrast(object) { return "a contrast that was not taken apart" }
    if object.hasSuffix(" only") || view.namesPlace && view.clause.tail.first?.isWord("only") == true,
      !isProhibition(draft)
    {
      return "“only”, which forbids everything else"
    }
    if isOfFollowing(object) { return "“the following”, which is not in the sentence" }
    if !isSaidOfCode(view), !hasPlaceInWords(draft), view.resolver.scope.hasHeading || !isProhibition(draft) {
      return "a rule that is not about code"
    }
    if object.hasSuffix(" if") || object.hasSuffix(" when") { return "a condition that comes later" }
    if let last = object.split(separator: " ").last, last == "that" || Lexicon.modals[String(last)] != nil {
      return "a clause that is cut off"
    }
    // "must be put in quiet mode": the mode is what it is put in, and no case.
    if view.verb.lemma == "put", view.adverbials.conditions.contains(where: { $0.last?.isWord("mode") == true }) {
      return "the mode, which belongs to the verb"
    }
    if object.split(separator: " ").contains("whereas") { return "“whereas”, which tells of another" }
    if isTold(view) || isReaders(object, view) || view.isYou && view.verb.lemma == "read", !isInMethodSection(view) {
      return "a step of a guide"
    }
    return nil
  }

  /// "the tank but pump it"; "tanks, but not pumps" are those.
  private static func holdsContrast(_ object: String) -> Bool {
    let words = object.split(separator: " ")
    return words.indices.dropFirst().dropLast().contains { index in
      words[index] == "but" && !["not", "also", "no"].contains(words[index + 1])
        && !["anything", "nothing", "everything", "all", "any", "none"].contains(words[index - 1])
    }
  }

  /// "don't bother to", "cannot help but", "cannot stress this enough".
  private static func isTurnOfSpeech(_ view: ClauseView) -> Bool {
    if ["bother", "worry", "mind"].contains(view.verb.lemma) { return true }
    if view.verb.lemma == "help" { return view.verb.isNegated || view.adverbials.orders.isEmpty }
    return view.verb.isNegated && view.clause.tail.trimmingMarks.last?.isWord("enough") == true
  }

  /// "it is an error to call `x` at this point": only then.
  private static func isOfThatMoment(_ view: ClauseView) -> Bool {
    // "at this point", in the section of a method that tells somebody what to do then: in that method.
    if view.effect == .none, isInMethodSection(view), view.verb.modality != .fact, !view.clause.subject.isEmpty {
      return false
    }
    let words = view.clause.leading.flatMap { $0 } + view.clause.tail
    return words.indices.dropLast(2).contains {
      words[$0].isWord("at") && words[$0 + 1].isWord(in: ["this", "that"])
        && words[$0 + 2].isWord(in: ["point", "moment", "stage"])
    }
  }

  /// "not anywhere but in this method", "…, except in this method": the rule holds everywhere else.
  private static func isElsewhere(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.contains { $0.isWord(in: ["anywhere", "elsewhere", "nowhere"]) }
      || tail.indices.dropLast().contains {
        tail[$0].isWord("except") && (ScopePhrase.read(tail, at: $0 + 1)).map { !$0.0.isEmpty } == true
      }
  }

  /// "do not assume that it is called once": what is assumed has a time, a thread or a count, which belongs to its own verb.
  private static func isHalfAssumption(_ object: String, _ view: ClauseView) -> Bool {
    if view.clause.tail.trimmingMarks.phrase.hasSuffix(object), object.hasPrefix("that ") { return false }
    return ["assume", "rely", "expect"].contains(view.verb.lemma)
      && (view.adverbials.times != nil || !view.adverbials.orders.isEmpty || !view.adverbials.threads.isEmpty)
      && view.adverbials.rest.contains { $0.isWord(in: Lexicon.be) || $0.isWord(in: ["that", "getting"]) }
  }

  /// "override `a` or `b`": either will do, and a rule for one of them is none.
  private static func isChoice(_ object: String, _ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .obligation(let action, _, _) = draft.payload, [.call, .override].contains(action), draft.polarity,
      draft.modality != .may, !object.contains(" or ")
    else { return false }
    let tail = view.clause.tail.prefix { !$0.isWord(in: ["if", "when", "unless"]) }
    return tail.indices.dropLast().contains { tail[$0].isWord("or") && tail[$0 + 1].isNameInCode }
  }

  /// Without headings nothing says what a page is about; what it forbids may well be said of calls.
  private static func isProhibition(_ draft: ClaimDraft) -> Bool { draft.payload.kind == "prohibition" }

  /// "set the following parameters:": what is asked for comes later.
  private static func isOfFollowing(_ object: String) -> Bool {
    if object.hasSuffix(" following order") || object.hasSuffix(" following sequence") { return true }
    let words = object.split(separator: " ").prefix(3)
    // "destroy all the following rows:", of each item below.
    return words.prefix(2).contains("following") || words.dropFirst().elementsEqual(["the", "following"])
  }

  /// "you need to", "we will have to": a guide says what comes next; a rule says "must".
  private static func isTold(_ view: ClauseView) -> Bool {
    view.isYou && view.verb.isNeed && !view.verb.isUnneeded && view.adverbials.orders.isEmpty
  }

  /// "replace the name with your key": done once by whoever reads it.
  private static func isReaders(_ object: String, _ view: ClauseView) -> Bool {
    view.isYou && !isOfOneMethod(view) && (view.verb.modality != .must || view.verb.isNeed || view.verb.isImperative)
      && object.split(separator: " ").contains { $0 == "your" || $0 == "our" }
  }

  /// "outside write-safe contexts": where, even though not in which method.
  private static func hasPlaceInWords(_ draft: ClaimDraft) -> Bool {
    guard case .prohibition(_, _, .words) = draft.payload else { return false }
    return true
  }

  /// "use the interfaces correctly".
  private static func isVague(_ object: String, _ view: ClauseView) -> Bool {
    guard !Verbs.isCoping(view.verb.lemma), let last = object.split(separator: " ").last else { return false }
    if ["more", "do more"].contains(object) { return true }
    return ["correctly", "properly", "carefully", "appropriately", "well", "wisely", "consistently", "effectively"]
      .contains(last)
  }

  private static func isInMethodSection(_ view: ClauseView) -> Bool {
    guard case .methods(let methods) = view.resolver.heading else { return false }
    return methods.contains { isIdentifier($0.name.written) || $0.type != nil } || view.resolver.scope.known.count > 3
  }

  /// The section is a method's, or a word of the sentence is one of code; what is written in capitals ("MUST") is a specification's.
  static func isSaidOfCode(_ view: ClauseView) -> Bool {
    if ["synchronize", "synchronise", "unlock"].contains(view.verb.lemma) { return true }
    if isInMethodSection(view) || view.verb.isEmphatic || isOfThatMethod(view) || isCallOfName(view)
      || isToldOutright(view)
    {
      return true
    }
    var words = view.clause.subject + view.clause.tail + view.clause.leading.flatMap { $0 }
    if view.clause.subject.map(\.lower) == ["they"] { words += view.resolver.discourse.phrase }
    let type = view.resolver.scope.type?.lowercased()
    if type != nil, view.clause.subject.isEmpty, view.verb.isElliptical { return true }
    let types = type.map { $0 + "s" }
    return words.contains { token in
      switch token.kind {
      case .code: isIdentifier(token.text)
      case .word:
        token.isWord(in: nouns) || token.lower == type || token.lower == types || token.text.dropFirst().contains("_")
          || isCamelCase(token.text)
      case .number, .mark: false
      }
    }
  }

  /// "it must clean up" in the section of `terminate`.
  private static func isOfThatMethod(_ view: ClauseView) -> Bool {
    guard case .methods = view.subject else { return false }
    return !view.isYou && view.clause.subject.count <= 3
  }
}
