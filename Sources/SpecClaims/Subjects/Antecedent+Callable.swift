/// "It" behind a clause that brings somebody in who can be called, or something that the method hands out.
extension Antecedent {
  /// Whom "it" stands for when it is called: "the listener is registered here; it is called on main", "pass a block; it is called once",
  /// "the host calls `fill`. It is called twice".
  static func called(_ clause: Clause, after previous: Clause?, resolver: SubjectResolver) -> [Token]? {
    guard clause.subject.count == 1, let verb = clause.verb, clause.leading.isEmpty, let previous,
      let before = previous.verb
    else { return nil }
    // "The host calls `fill`. This happens on main".
    if clause.subject[0].isWord("this"), ["happen", "occur"].contains(verb.lemma), namesCalled(previous) {
      return previous.tail
    }
    guard clause.subject[0].isWord("it"), isCall(verb) else { return nil }
    if namesCalled(previous) { return previous.tail }
    // "You may set `onFill` to nil; it is not called then": what was named.
    if before.isImperative || previous.subject.map(\.lower) == ["you"], let name = previous.tail.first,
      name.kind == .code, setting.contains(before.lemma), MethodName(code: name.text) != nil
    {
      return [name]
    }
    guard taking.contains(before.lemma), !before.isNegated else { return nil }
    let named = before.isImperative ? previous.tail : before.isPassive ? previous.subject : []
    let words = named.prefix { !$0.isWord(in: Lexicon.prepositions) && $0.kind != .mark && !$0.isWord("here") }
    guard (2...4).contains(words.count), words[0].isWord(in: ["a", "an", "the", "your"]),
      words.last?.isWord(in: takenCallables) == true,
      case .phrase = resolver.callSubject(of: Array(words))
    else { return nil }
    return Array(words)
  }

  private static let setting: Set<String> = [
    "set", "disable", "enable", "implement", "override", "define", "register", "unregister", "remove", "omit",
    "provide",
  ]

  /// "the host calls `fill`": by somebody else than the method that the section is about.
  static func namesCalled(_ clause: Clause) -> Bool {
    guard let verb = clause.verb, Verbs.calling.contains(verb.lemma), !verb.isPassive, !verb.isImperative,
      !verb.isElliptical, clause.subject.count > 1,
      clause.subject.allSatisfy({ $0.kind == .word && !$0.isWord("this") })
    else { return false }
    return clause.tail.count == 1 && clause.tail[0].kind == .code
  }

  /// "It is not enough to call `flush` once; you have to call it twice": the method that the clause speaks of calling.
  static func toldToCall(in clause: Clause, _ scope: SectionScope) -> MethodReference? {
    let words = clause.tail
    guard
      let call = words.indices.dropLast().first(where: {
        words[$0].isWord(in: ["call", "calling", "invoke", "invoking"]) && words[$0 + 1].kind == .code
      })
    else { return nil }
    let named = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [words[call + 1]])
    return named.count == 1 ? named[0] : nil
  }

  /// What a sentence may bring in that is called later.
  static let takenCallables = givenCallables.union([
    "block", "closure", "lambda", "observer", "delegate", "timer", "job", "task",
  ])
  private static let taking: Set<String> = [
    "register", "pass", "install", "add", "set", "provide", "supply", "specify", "store", "keep", "copy", "retain",
    "queue",
    "enqueue", "schedule", "attach", "hand", "give",
  ]

  /// What "it" is that has to be dealt with: "the pump must be set before the drain, and it must not be changed afterwards".
  static func dealtWith(_ clause: Clause, after previous: Clause?, resolver: SubjectResolver) -> [Token]? {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), let verb = clause.verb, verb.isPassive,
      !isCall(verb),
      [.must, .should].contains(verb.modality), let previous, previous.verb?.isPassive == true,
      previous.verb.map({ isCall($0) }) == false, (2...4).contains(previous.subject.count),
      !previous.subject[0].isWord(in: Lexicon.pronouns), !previous.subject.contains(where: { $0.isWord("and") }),
      case .phrase = resolver.callSubject(of: previous.subject)
    else { return nil }
    return previous.subject
  }

  /// "`open` returns a pump. It must be freed on main": the pump, of which a method's name stands for nothing.
  static func isHandedOut(_ clause: Clause, after previous: Clause?) -> Bool {
    guard clause.subject.count == 1, clause.subject[0].isWord("it"), let verb = clause.verb, verb.isPassive,
      !isCall(verb),
      !Verbs.invocation.contains(verb.lemma), let previous, let before = previous.verb, !before.isPassive,
      ["return", "create", "take", "accept", "allocate", "give", "hand", "produce"].contains(before.lemma)
    else { return false }
    return previous.tail.first?.isWord(in: ["a", "an", "the"]) == true
  }

  /// "If you have configured setup files, they run once": the files.
  static func provided(asSeveral clause: Clause, _ verb: VerbGroup) -> [Token]? {
    guard clause.subject.map(\.lower) == ["they"], clause.leading.count == 1, let leading = clause.leading.first,
      leading.count > 3, leading[0].isWord("if"), leading[1].isWord("you"),
      isCall(verb) || ["run", "execute", "fire"].contains(verb.lemma) && !verb.isPassive,
      let given = leading.prefix(5).lastIndex(where: { $0.isWord(in: giving) || $0.isWord("configured") })
    else { return nil }
    let words = Array(leading[(given + 1)...]).trimmingMarks
    guard (1...4).contains(words.count), let last = words.last, last.kind == .word, last.lower.hasSuffix("s"),
      !words.contains(where: { $0.isWord(in: Lexicon.prepositions) || $0.isWord(in: Lexicon.coordinators) })
    else { return nil }
    return words
  }

  /// "If you don't call `close()`, it is called for you": the call that the case names.
  static func calledByYou(in clause: Clause, _ verb: VerbGroup) -> [Token]? {
    guard clause.subject.map(\.lower) == ["it"], verb.isPassive, Verbs.invocation.contains(verb.lemma) else {
      return nil
    }
    return clause.leading.lazy.compactMap { leading -> [Token]? in
      guard leading.count > 2, leading[0].isWord("if"), leading[1].isWord("you"),
        let call = leading.firstIndex(where: { $0.isWord(in: ["call", "invoke", "called"]) }), call + 1 < leading.count,
        leading[call + 1].kind == .code
      else { return nil }
      return [leading[call + 1]]
    }.first
  }

  /// "If the key is known, it must send a row".
  static func isOfKnownThing(_ named: [Token], _ leading: [Token], _ verb: VerbGroup) -> Bool {
    !verb.isPassive && verb.lemma != "be" && [.must, .should].contains(verb.modality) && !Roles.end(named)
      && named.last?.kind == .word
      && leading.last?.isWord(in: ["known", "given", "set", "null", "nil", "present", "provided", "specified"]) == true
  }

  /// "if `isOpen` is set", "if `mode` is false": a property that decides, and is never called.
  static func isFlag(_ named: [Token], in leading: [Token]) -> Bool {
    guard let code = named.last, code.kind == .code, code.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    if leading.contains(where: {
      $0.isWord(in: ["true", "false", "yes", "no"]) || ["true", "false"].contains($0.text)
    }) {
      return true
    }
    return flags.contains { flag in
      code.text.hasPrefix(flag) && code.text.dropFirst(flag.count).first.map { $0.isUppercase || $0 == "_" } == true
    }
  }

  private static let flags = [
    "is", "has", "should", "needs", "can", "allows", "uses", "wants", "enable", "enables", "disable", "disables", "use",
  ]
}
