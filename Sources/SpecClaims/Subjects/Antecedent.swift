extension Clause {
  /// "`f`, if implemented, is called": the name in front of the condition is the subject.
  var withNameBeforeCondition: Clause {
    guard subject.isEmpty, verb?.isElliptical == true, let first = leading.first, first.count > 3,
      first[0].kind == .code, first[1].isMark(","), first[2].isWord(in: Lexicon.temporal)
    else { return self }
    var named = self
    named.subject = [first[0]]
    named.leading[0] = Array(first.dropFirst(2))
    named.verb?.isElliptical = false
    return named
  }
}

/// Whom "it" and "they" mean when the clause in front of them names somebody: "if a callback is given, it is called on main", "when the
/// server stops, it must close its connections".
enum Antecedent {
  /// The words that `clause`'s pronoun stands for; nil when it has no pronoun for subject, or points elsewhere.
  static func words(of clause: Clause, resolver: SubjectResolver) -> [Token]? {
    guard let verb = clause.verb else { return nil }
    if let called = calledByYou(in: clause, verb) { return called }
    if let introduced = introduced(by: clause) ?? provided(in: clause, verb) ?? provided(asSeveral: clause, verb) {
      return introduced
    }
    // "If the tank is full, it is recommended to …": "it" is nobody.
    guard clause.subject.count == 1, clause.subject[0].isWord(in: ["it", "they"]), !verb.isInfinitive,
      !verb.isAdvised
    else { return nil }
    for leading in clause.leading {
      guard let named = subject(of: leading, for: verb), agrees(named, with: clause.subject[0]) else { continue }
      // "If the queue is full, it blocks", of a method: the call does.
      if Verbs.blocking.contains(verb.lemma), tellsState(leading), resolver.heading != .unknown { continue }
      if isSent(named, in: leading, by: verb) { return named }
      if isCall(verb), !isCallable(named, resolver) && !isCalled(leading) { continue }
      if isFlag(named, in: leading) { continue }
      // "If the valve is stuck, it should return 0", "it returns at once": a valve returns nothing.
      if verb.lemma == "return", !verb.isPassive, !Roles.end(named), named.last?.kind != .code,
        !isCallable(named, resolver)
      {
        continue
      }
      // "If the key is known, it must send a row": a key sends nothing.
      if isOfKnownThing(named, leading, verb) { continue }
      // "when a row is missing, it must raise a `RowError`": a row raises none.
      if raisesError(clause, verb), !Roles.end(named), named.last?.kind != .code { continue }
      return isMoreThanOne(named) ? Array(named.dropFirst(3)) : named
    }
    return nil
  }

  /// "When a row is fired, it is delivered …": the row.
  private static func isSent(_ named: [Token], in leading: [Token], by verb: VerbGroup) -> Bool {
    guard verb.isPassive, ["deliver", "send", "post", "dispatch"].contains(verb.lemma) else { return false }
    return leading.contains {
      $0.isWord(in: ["fired", "posted", "sent", "emitted", "received", "queued", "enqueued", "created", "dispatched"])
    }
  }

  /// "If a drop callback is set, this callback …": that one, and not the section's.
  private static func introduced(by clause: Clause) -> [Token]? {
    guard clause.subject.count == 2, clause.subject[0].isWord(in: ["this", "the"]),
      clause.subject[1].isWord(in: callables)
    else { return nil }
    // "If a callback is given, this function is called": the callback. "… is not called until the callback has ended": another.
    let isFunction = clause.subject.map(\.lower) == ["this", "function"]
    if isFunction, clause.tail.contains(where: { $0.isWord("callback") }) { return nil }
    return clause.leading.lazy.compactMap { leading in
      leading.firstIndex { $0.lower == clause.subject[1].lower || isFunction && $0.isWord("callback") }.flatMap {
        noun in
        leading[..<noun].lastIndex { $0.isWord(in: ["a", "an"]) }.flatMap { article in
          ((isFunction ? 1 : 2)...4).contains(noun - article) ? Array(leading[article...noun]) : nil
        }
      }
    }.first
  }

  /// "If you have set a drop callback, it will be called": the callback, and not the section's method.
  private static func provided(in clause: Clause, _ verb: VerbGroup) -> [Token]? {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), isCall(verb) else { return nil }
    return clause.leading.lazy.compactMap { leading in
      guard case let leading = leading[(leading.first?.isWord("even") == true ? 1 : 0)...].map({ $0 }),
        leading.count > 3,
        leading[0].isWord("if"), leading[1].isWord(in: ["you", "the", "a"]),
        let noun = leading.firstIndex(where: { $0.isWord(in: givenCallables) || $0.isWord("method") }),
        let article = leading[..<noun].lastIndex(where: { $0.isWord(in: ["a", "an", "your"]) }),
        (1...3).contains(noun - article), article > 1,
        leading[1..<article].contains(where: { $0.isWord(in: giving) })
      else { return nil }
      return Array(leading[article...noun])
    }.first
  }

  static let giving: Set<String> = [
    "provided", "set", "registered", "passed", "installed", "specified", "gave", "given", "supplied", "provide",
    "register", "pass", "install", "specify", "supply", "give", "has", "have",
    "define", "defined", "implement", "write",
  ]
  static let givenCallables: Set<String> = ["callback", "handler", "listener", "finalizer", "hook", "function"]

  /// The noun phrase in front of the verb of "if X …". In "if the server has to keep the data, it is copied", "it" is as likely the object.
  private static func subject(of leading: [Token], for pronounsVerb: VerbGroup) -> [Token]? {
    guard let connective = leading.firstIndex(where: { $0.isWord(in: Lexicon.temporal) }), connective <= 1 else {
      return nil
    }
    let words = Array(leading[(connective + 1)...])
    guard let verb = MainVerb.group(in: words), verb.range.lowerBound > 0, !verb.isImperative else { return nil }
    if pronounsVerb.isPassive, !verb.isPassive, !tellsOfSubject(verb, in: words) { return nil }
    // "If the valve is closed, it must close the pump": a valve closes none.
    if verb.isPassive, !pronounsVerb.isPassive, [.must, .should].contains(pronounsVerb.modality),
      !Roles.end(Array(words[..<verb.range.lowerBound])), pronounsVerb.lemma == verb.lemma
    {
      return nil
    }
    let named = withoutLonger(Array(words[..<verb.range.lowerBound]).trimmingMarks).withoutTrailingAdverb
    guard let first = named.first, named.count <= 5,
      !first.isWord(in: Lexicon.pronouns) || first.isWord(in: ["this", "these"])
        || first.isWord("one") && named.count > 1,
      // "if TANK is built with pumps, it must …": a name in capitals is that of the whole library.
      !(first.kind == .word && first.text.count > 1 && first.text.allSatisfy(\.isUppercase))
    else { return nil }
    return named
  }

  /// "if the data is old", "if the data needs to be kept"; "if the server needs the data" has an object that may be meant.
  private static func tellsOfSubject(_ verb: VerbGroup, in words: [Token]) -> Bool {
    guard ["need", "have"].contains(verb.lemma) else { return ["be", "exist"].contains(verb.lemma) }
    return words[verb.range.upperBound...].prefix(2).map(\.lower) == ["to", "be"]
      || words[verb.range].contains { $0.isWord("be") } || verb.isPassive
  }

  /// "if the queue is full", "when the tank is closed"; "when the pump stops" tells what the pump does.
  private static func tellsState(_ leading: [Token]) -> Bool {
    MainVerb.group(in: Array(leading.drop { $0.isWord(in: Lexicon.temporal) })).map { $0.lemma == "be" || $0.isPassive }
      == true
  }

  private static func raisesError(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    ["throw", "raise"].contains(verb.lemma) && !verb.isPassive
      && clause.tail.prefix(4).contains(where: ErrorPhrase.isError)
  }

  /// "the caller | no longer (needs it)".
  private static func withoutLonger(_ words: [Token]) -> [Token] {
    words.suffix(2).map(\.lower) == ["no", "longer"] ? Array(words.dropLast(2)) : words
  }

  private static func agrees(_ named: [Token], with pronoun: Token) -> Bool {
    guard let last = named.last else { return false }
    let isPlural =
      isMoreThanOne(named) || named.contains { $0.isWord("and") } || named[0].isWord(in: ["these", "all", "both"])
      || last.kind == .word && last.lower.hasSuffix("s") && !last.lower.hasSuffix("ss")
    // "When the caller is done, they must …": one person, of whom nobody knows more.
    if !isPlural, pronoun.isWord("they"), named.last?.isWord(in: ["caller", "user", "client"]) == true { return true }
    return isPlural == pronoun.isWord("they")
  }

  /// "more than one `open`".
  private static func isMoreThanOne(_ words: [Token]) -> Bool {
    words.count > 3 && words.prefix(3).map(\.lower) == ["more", "than", "one"]
  }

  static func isCall(_ verb: VerbGroup) -> Bool {
    verb.isPassive && (Verbs.invocation.contains(verb.lemma) || ["override", "implement"].contains(verb.lemma))
  }

  private static func isCallable(_ named: [Token], _ resolver: SubjectResolver) -> Bool {
    if case .methods = resolver.callSubject(of: named) { return true }
    // "a callback argument".
    guard let last = named.last(where: { !$0.isWord(in: ["argument", "parameter"]) }) else { return false }
    return last.kind == .code || last.isWord(in: callables)
      || last.text.count > 8 && ["Func", "Callback", "Handler", "Proc"].contains { last.text.hasSuffix($0) }
  }

  /// "if a function of the pump needs to be called".
  private static func isCalled(_ leading: [Token]) -> Bool {
    let words = Array(leading.drop { $0.isWord(in: Lexicon.temporal) })
    return MainVerb.group(in: words).map { $0.isPassive && Verbs.calling.contains($0.lemma) } == true
      || zip(words, words.dropFirst()).contains { $0.isWord("be") && $1.isWord(in: ["called", "invoked"]) }
  }

  private static let callables: Set<String> = [
    "function", "functions", "callback", "callbacks", "handler", "handlers", "listener", "listeners", "block", "blocks",
    "closure", "closures", "hook", "hooks", "method", "methods", "finalizer", "destructor", "event", "events", "task",
  ]
}
