/// "The framework calls `-didLoad` before …" says the same as "`-didLoad` is called before …": the method called becomes the subject.
enum ActiveCall {
  static func passive(of clause: Clause, resolver: SubjectResolver) -> Clause? {
    if let given = GivenCall.passive(of: clause) ?? Control.received(by: clause, resolver) { return given }
    if let placed = OwnCall.passive(of: clause, resolver: resolver) ?? sent(clause, resolver)
      ?? ReceivedCall.passive(of: clause, resolver) ?? entered(clause, resolver)
      ?? NotifiedThings.passive(of: clause, resolver)
    {
      return placed
    }
    guard let verb = clause.verb, !verb.isPassive, !clause.tail.isEmpty,
      turning.contains(verb.lemma) || isUseOfFunction(clause, verb),
      isCaller(clause.subject), !isOfAnotherThing(clause, verb, resolver),
      let end = objectEnd(in: clause.tail, verb, resolver), isWholeObject(clause.tail, end, verb),
      !isChoiceOfMethod(clause, end, verb), !goesOn(clause.tail[end...])
    else { return nil }
    let isDefault = clause.leading.contains { $0.map(\.lower) == ["by", "default"] }
    let tail =
      denied(clause, verb, resolver, rest: clause.tail[end...]) + ownThread(clause.subject)
      + (isDefault ? [] : implementation(in: clause.subject, resolver))
      + (first(clause, end, resolver) ?? Array(clause.tail[end...]))
      + eachCaller(clause.subject, behind: clause.tail[end...])
    guard isAuthor(clause, verb) ? isRule(clause, tail, verb) : isTold(clause, tail, verb) else { return nil }
    var turned = clause.turned(to: clause.tail[..<end], tail: tail, lemma: verb.lemma == "use" ? "call" : nil)
    turned.leading += kindOfCall(clause.subject)
    turned.verb?.isImperative = false
    turned.verb?.isElliptical = false
    // "You may not call it on main" forbids; "it may not be called on main" leaves it open.
    if isAuthor(clause, verb), verb.modality == .may, verb.isNegated { turned.verb?.isAllowed = true }
    return turned
  }

  /// "Nobody calls it" denies, "only one thread may call this at a time" is about threads, and what an inherited implementation calls,
  /// an override need not call.
  private static func isCaller(_ subject: [Token]) -> Bool {
    if subject.last?.isWord(in: ["thread", "threads"]) == true, subject.contains(where: { $0.isWord("one") }) {
      return false
    }
    if subject.first?.isWord(in: ["no", "nobody", "none", "nothing", "neither", "few"]) == true { return false }
    if isOfSome(subject) || subject.first?.isWord("only") == true { return false }
    // "(the opposite order if all pumps call `next` first)": what they do in that case.
    if subject.dropFirst().contains(where: { $0.isWord(in: ["if", "unless", "when", "while"]) }) { return false }
    return !DefaultImplementationForm.isInherited(subject)
  }

  /// "some hosts": what these do, others may not.
  static func isOfSome(_ subject: [Token]) -> Bool {
    subject.first?.isWord(in: ["some", "many", "most", "several", "certain", "various"]) == true
  }

  /// "compiles the script, but does not run it": a script is no method.
  private static func isOfAnotherThing(_ clause: Clause, _ verb: VerbGroup, _ resolver: SubjectResolver) -> Bool {
    clause.tail[0].isWord("it") && (verb.lemma == "run" || !resolver.methods(in: clause.subject).isEmpty)
  }

  /// In "call `free()` the key" what follows is the verb's object, and no adverbial.
  private static func isWholeObject(_ tail: [Token], _ end: Int, _ verb: VerbGroup) -> Bool {
    guard !tail[..<end].contains(where: \.isSuper), !isAlternative(tail, at: end, verb) else { return false }
    return end == tail.count || !tail[end].isWord(in: ["the", "a", "an", "its", "their", "your"])
      || AdverbialParser(tail).adverbial(at: end) != nil
  }

  /// "must call `drain()` | and make no calls on main": what follows is another deed's.
  private static func goesOn(_ rest: ArraySlice<Token>) -> Bool {
    guard rest.first?.isWord("and") == true, let next = rest.dropFirst().first, next.kind == .word else { return false }
    return Verbs.lemma(of: next.lower, as: [.base, .thirdPerson]) != nil
  }

  private static func isAuthor(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    verb.isImperative || clause.subject.count == 1 && clause.subject[0].isWord(in: ["you", "we"])
  }

  /// Whether somebody is said to call; who has to, is told as a duty unless a time belongs to it.
  private static func isTold(_ clause: Clause, _ tail: [Token], _ verb: VerbGroup) -> Bool {
    if clause.subject.isEmpty { return false }
    if verb.modality == .may, verb.isNegated, OwnCall.isPointedAt(clause.subject) { return false }
    if verb.modality == .fact || verb.modality == .may && !verb.isNegated { return true }
    if verb.isNegated, OverlapPhrase.isAll(of: tail.trimmingMarks) { return true }
    let adverbials = AdverbialParser(tail).parse()
    if verb.isNegated, OwnCall.isToldCaller(clause, verb), isOneThread(adverbials.threads) { return true }
    return adverbials.times != nil || !adverbials.orders.isEmpty || !adverbials.threads.isEmpty && !verb.isNegated
  }

  private static let turning: Set<String> = Verbs.calling.union(["execute", "run", "fire", "trigger", "emit"])

  /// The object is one method, or a pronoun for one, and nothing else.
  private static func objectEnd(in tail: [Token], _ verb: VerbGroup, _ resolver: SubjectResolver) -> Int? {
    var index = 0
    while index < tail.count, tail[index].isWord(in: ["the", "this", "your", "its", "their", "any", "each"]) {
      index += 1
    }
    // "emits | an `onFill` event".
    if index == 0, tail.count > 2, tail[0].isWord(in: ["a", "an"]), tail[1].kind == .code, tail[2].isWord("event") {
      return 3
    }
    // "does not call | any other `fill` method".
    if verb.isNegated, index > 0, tail[index - 1].isWord("any"), index + 1 < tail.count, tail[index].isWord("other"),
      tail[index + 1].kind == .code
    {
      index += 1
    }
    // "its pump's `drain` method".
    if index + 1 < tail.count, tail[index].kind == .word, tail[index].isPossessive, tail[index + 1].kind == .code {
      index += 1
    }
    guard index < tail.count else { return nil }
    if let group = groupEnd(in: tail, verb) { return group }
    if tail[index].isWord(in: ["method", "callback", "hook", "function"]), index > 0 {
      let isNamed = index + 1 < tail.count && isName(tail[index + 1], after: verb)
      return isNamed ? listEnd(in: tail, from: index + 2, verb) : index + 1
    }
    if index == 0, tail[0].isWord("it") { return 1 }
    if tail[index].kind == .code, index + 1 < tail.count, tail[index + 1].isWord("event") { return index + 2 }
    if let end = handedOverEnd(in: tail, verb) { return end }
    // "the init method": a word that nothing but the noun behind it makes a name.
    if index > 0, tail[index - 1].isWord("the"), index + 1 < tail.count,
      tail[index + 1].isWord(in: ["method", "callback", "hook"]),
      resolver.place(Array(tail[..<(index + 2)])) != nil
    {
      return index + 2
    }
    guard !resolver.methods(in: [tail[index]]).isEmpty || isName(tail[index], after: verb) else {
      return index > 0 && tail[index - 1].isWord("this") ? index : nil
    }
    index += 1
    if index < tail.count, tail[index].isWord(in: ["method", "callback", "hook", "function"]) { index += 1 }
    let end = listEnd(in: tail, from: index, verb)
    // "does not call | any other `fill` methods".
    let isOfAll = verb.isNegated && end < tail.count && tail[end].isWord(in: ["methods", "callbacks", "hooks"])
    return isOfAll ? end + 1 : end
  }

  /// "Use `wait()` after `stop()`", "do not use `wait()` on main": a function is used by being called.
  private static func isUseOfFunction(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    guard verb.lemma == "use", verb.isImperative, clause.tail.count > 2, clause.tail[0].kind == .code,
      clause.tail[0].text.hasSuffix(")")
    else { return false }
    return clause.tail[1].isWord(in: ["before", "after"]) || ThreadPhrase.read(clause.tail, at: 1) != nil
  }

  /// "calls all registered size callbacks": everybody in a group.
  private static func groupEnd(in tail: [Token], _ verb: VerbGroup) -> Int? {
    guard tail[0].isWord(in: ["all", "every", "each", "any"]) || isGiven(tail),
      ["call", "invoke", "run"].contains(verb.lemma), !verb.isNegated,
      let noun = tail.prefix(6).firstIndex(where: { $0.isWord(in: callables) }),
      tail[1..<noun].allSatisfy({ $0.kind == .code || $0.kind == .word && !Lexicon.prepositions.contains($0.lower) })
    else { return nil }
    return noun + 1
  }

  /// "the given callback", "your registered handlers".
  private static func isGiven(_ tail: [Token]) -> Bool {
    tail.count > 2 && tail[0].isWord(in: ["the", "your", "its", "a"])
      && (tail[1].isWord(in: Lexicon.handed) || tail[1].isWord("registered"))
      && tail[2].isWord(in: callables)
  }

  private static let callables: Set<String> = [
    "callback", "callbacks", "handler", "handlers", "hook", "hooks", "listener", "listeners", "functions", "function",
  ]

  /// "calls `fill`": what is called is a method, also one that the page does not know.
  static func isName(_ token: Token, after verb: VerbGroup) -> Bool {
    ["call", "invoke"].contains(verb.lemma) && token.isNameInCode
      && MethodName(code: token.text) != nil
  }

  /// "`fill` may call `open` or `close`": either of them within it.
  private static func isChoiceOfMethod(_ clause: Clause, _ end: Int, _ verb: VerbGroup) -> Bool {
    clause.subject.contains { $0.kind == .code } && hasOther(clause.tail, at: end, verb)
  }

  /// "call `open` or `close`": both may be; neither of the two is called for sure.
  private static func isAlternative(_ tail: [Token], at end: Int, _ verb: VerbGroup) -> Bool {
    verb.modality != .may && !verb.isNegated && hasOther(tail, at: end, verb)
  }

  /// "(call `open`) | or `close`".
  private static func hasOther(_ tail: [Token], at end: Int, _ verb: VerbGroup) -> Bool {
    end + 1 < tail.count && tail[end].isWord("or") && isName(tail[end + 1], after: verb)
  }
}
