/// Names that a sentence or a clause leaves behind, so that "it" may mean them as well as the section's method.
extension ReferenceGate {
  /// "Use `drain()` for rows. | It blocks", "Rows are written by `drain()`. | It blocks": what the clauses name that is not what the section
  /// is about; empty where they go on about that.
  static func namedBeside(_ clauses: [Clause], _ resolver: SubjectResolver) -> [Token] {
    guard let last = clauses.last(where: { $0.link != .relative && $0.verb != nil }) else {
      // "To force a write use `drain()`": no comma sets the purpose off, so that no clause was made.
      let words = clauses.last?.tail ?? []
      return zip(words, words.dropFirst()).first { $0.isWord(in: pointing) && isName($1) }.map { [$1] } ?? []
    }
    return namedBeside(last, resolver)
  }

  static func namedBeside(_ clause: Clause, _ resolver: SubjectResolver) -> [Token] {
    guard let verb = clause.verb, !pointsAtHeading(clause.tail, resolver),
      isReplaced(clause, verb) || !resolver.scope.methods.isEmpty && !pointsAtHeading(clause.subject, resolver),
      let name = named(by: clause, verb), !isOfHeading([name], resolver)
    else { return [] }
    return [name]
  }

  private static func named(by clause: Clause, _ verb: VerbGroup) -> Token? {
    if verb.isImperative || clause.subject.map(\.lower) == ["you"] {
      return pointing.contains(verb.lemma) ? clause.tail.last(where: isName) : nil
    }
    if isReplaced(clause, verb) { return clause.tail.last(where: isName) }
    // "Calls `drain()`.", "It calls `drain()`.": the section's method goes on.
    guard !clause.subject.isEmpty, !clause.subject.isLonePronoun, clause.subject[0].kind == .word,
      !clause.subject[0].isWord(in: ["this", "that", "these"]),
      clause.subject.last?.isWord(in: SubjectResolver.methodNouns) != true,
      clause.subject.last?.isWord(in: ["implementation", "version", "behavior", "behaviour"]) != true,
      let name = clause.tail.prefix(while: { !$0.isWord(in: Lexicon.temporal) }).last(where: isName)
    else { return nil }
    // "Rows are written by `drain()`", "the result is a `Sink`", "the pass starts with `measure()`".
    let isAgent = clause.tail.contains { $0.isWord(in: ["by", "with", "through", "via", "to", "using"]) }
    return verb.isPassive && isAgent || verb.lemma == "be" || !verb.isPassive && Verbs.calling.contains(verb.lemma)
      || ["start", "begin", "end", "go"].contains(verb.lemma)
      ? name : nil
  }

  /// "`fill` is now `pour`", "`fill` has been renamed to `pour`": what is told next is told of the new one.
  private static func isReplaced(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    guard clause.subject.count == 1, clause.subject[0].kind == .code else { return false }
    return ["rename", "replace", "become"].contains(verb.lemma)
      || verb.lemma == "be" && (verb.adverbs.contains("now") || clause.tail.first?.isWord("now") == true)
  }

  /// The new name, which the next sentence is about.
  static func replacement(in clauses: [Clause]) -> Token? {
    guard let clause = clauses.last, let verb = clause.verb, isReplaced(clause, verb) else { return nil }
    return clause.tail.last(where: isName)
  }

  private static let pointing: Set<String> = [
    "use", "prefer", "call", "invoke", "see", "compare", "consider", "try", "cache", "choose", "pick", "create",
  ]

  private static func isName(_ token: Token) -> Bool {
    token.kind == .code && (token.isSuper || token.text.first.map { $0.isLetter || $0 == "-" || $0 == "_" } == true)
      && !["true", "false", "nil", "null", "None", "undefined", "YES", "NO", "NULL", "TRUE", "FALSE"].contains(
        token.text)
  }

  /// "this method", "it", "`fill`" in the section of `fill`.
  private static func pointsAtHeading(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    words.contains { $0.isWord(in: ["it", "this"]) } || isOfHeading(words.filter { $0.kind == .code }, resolver)
  }

  static func isOfHeading(_ names: [Token], _ resolver: SubjectResolver) -> Bool {
    resolver.methods(in: names).contains { resolver.scope.methods.contains($0) }
      || names.contains { $0.text == resolver.scope.type }
  }

  /// "If `lazy` is set, it …", "if `timeout` is zero": a value, of which nobody tells that it is called.
  static func isOption(_ words: [Token]) -> Bool {
    words.first?.isWord(in: ["if", "when"]) == true
      && words.contains {
        $0.isWord(in: ["set", "unset", "zero", "null", "nil", "none", "empty", "positive", "negative"])
      }
  }

  /// "If `close` throws, it is called again", "if a timer is due, it is not run": as likely what the case is about.
  static func broughtInFront(_ methods: [MethodReference], _ view: ClauseView) -> String? {
    guard view.isCall, let condition = view.clause.leading.last, condition.count > 2,
      condition[0].isWord(in: ["if", "when", "whenever", "once"])
    else { return nil }
    let name = condition[1]
    if name.kind == .code, MainVerb.group(in: Array(condition.dropFirst()))?.range.lowerBound == 1,
      let base = MethodName(code: name.text)?.base, name.text.first?.isLowercase == true,
      !methods.contains(where: { $0.name.base == base }), condition.count > 2, !condition[2].isWord(in: Lexicon.be)
    {
      return name.text
    }
    let isOfRunnable = condition[1].isWord(in: ["a", "an"]) && condition[2].isWord(in: ["timer", "task", "job"])
    return isOfRunnable ? "the \(condition[2].lower)" : nil
  }
}
