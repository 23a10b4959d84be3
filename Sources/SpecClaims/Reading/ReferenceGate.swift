/// "It", where the words in front speak of somebody else than the claim's subject: the method of the section is what "it" means only as
/// long as nothing else has been named.
enum ReferenceGate {
  /// What "it" is as likely, as the end of "were it not for"; nil when nothing else is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if let pointed = PointerGate.refusal(of: draft, view: view) { return pointed }
    if isNamedInFront(draft, view) { return "“it”, which may be the section's method" }
    if isCallOfThing(draft, view) { return "“it”, which may be the method" }
    if view.resolver.scope.describesValue, draft.subject == view.resolver.heading, view.resolver.carried.isEmpty,
      view.written.subject.isEmpty || view.written.subject.map(\.lower) == ["it"], !isOfReturning(view)
    {
      return "the value that the section describes"
    }
    if view.clause.subject.map(\.lower) == ["this"], !namesHeading(view), draft.subject == view.resolver.heading,
      view.resolver.carried.isEmpty,
      namesAnother(spokenOf(before: view), view.resolver) || isOfAnother(spokenOf(before: view), view.resolver)
    {
      return "“this”, which may be \(spokenOf(before: view).phrase)"
    }
    guard case .methods(let methods) = draft.subject, let verb = view.clause.verb,
      isPronoun(view.clause.subject) || verb.isImperative && view.clause.tail.first?.isWord("it") == true
    else { return nil }
    if methods.count == 1, let condition = draft.condition, condition.hasSuffix(" used"),
      condition.contains(methods[0].name.written)
    {
      return "“it”, which is not what the case names"
    }
    guard draft.subject == view.resolver.heading, view.resolver.carried.isEmpty else { return nil }
    if let other = broughtInFront(methods, view) { return "“it”, which may be \(other)" }
    if let other = rival(to: methods, before: verb, view) { return "“it”, which may be \(other.phrase)" }
    return nil
  }

  /// "A pump module fills the tank. It is called after E": no module is called.
  private static func isCallOfThing(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .phrase(let words) = draft.subject, view.clause.subject.isLonePronoun,
      view.clause.subject[0].isWord("it") || view.clause.subject[0].isWord("this") && words.hasPrefix("the "),
      ["call", "invoke"].contains(view.verb.lemma), view.verb.isPassive, let last = words.split(separator: " ").last,
      let first = words.split(separator: " ").first
    else { return false }
    // "Dropping it without calling `end` …. It can't be called twice": no deed is called.
    return words.contains(" ") && Verbs.isGerund(first.lowercased())
      || !Antecedent.takenCallables.contains(last.lowercased())
        && !SubjectResolver.methodNouns.contains(last.lowercased())
        && !words.contains("`") && !last.contains("(")
  }

  /// "it", "calling it again", "that method".
  private static func isPronoun(_ subject: [Token]) -> Bool {
    guard let first = subject.first else { return false }
    if subject.count == 2, first.isWord("that"), subject[1].isWord(in: SubjectResolver.methodNouns) { return true }
    if subject.count == 1 { return first.isWord("it") }
    return first.kind == .word && Verbs.isGerund(first.lower) && subject[1].isWord("it")
  }

  /// "Until `open` is called, it is called on main", "until `open` is called, after which it …": the section's method is meant.
  private static func isNamedInFront(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.written.subject.map(\.lower) == ["it"], !view.resolver.scope.methods.isEmpty,
      draft.subject != .methods(view.resolver.scope.methods)
    else { return false }
    let names: [String] =
      switch draft.subject {
      case .methods(let methods): methods.map(\.name.base)
      case .phrase(let words) where words.hasPrefix("`"): [words.filter { $0 != "`" }]
      default: []
      }
    let isNamed = { (token: Token) in
      token.kind == .code
        && (names.contains(token.text) || MethodName(code: token.text).map { names.contains($0.base) } == true)
    }
    let isBefore = view.previous?.tail.contains(where: isNamed) == true
    return view.written.leading.contains { words in
      (words.first?.isWord(in: ["until", "unless", "before"]) == true || isOption(words)
        || isBefore && words.first?.isWord("after") == true)
        && words.contains(where: isNamed)
    }
  }

  /// Who else was spoken of: in the clause before, else in the sentence before.
  private static func rival(to methods: [MethodReference], before verb: VerbGroup, _ view: ClauseView) -> [Token]? {
    let spoken = spokenOf(before: view)
    if let code = loneName(spoken), !methods.contains(where: { $0.name.base == code }) { return spoken }
    if isOfAnother(spoken, view.resolver) { return spoken }
    if isCallable(spoken), view.resolver.callSubject(of: spoken) != view.resolver.heading { return spoken }
    if let other = brought(before: view) ?? namedBeside(view) ?? handled(before: verb, view) { return other }
    if isIndefinite(spoken, verb, view) || isOfThingInFront(verb, view) { return spoken }
    let isTold = isDealtWith(verb) || isGoingOn(verb, view) && spoken.last?.isWord(in: outcomes) != true
    return isTold && isThing(spoken, view.resolver) ? spoken : nil
  }

  /// "A worker computes the sum. It must not block": the worker, which is not called.
  private static func isIndefinite(_ words: [Token], _ verb: VerbGroup, _ view: ClauseView) -> Bool {
    guard (2...4).contains(words.count), words[0].isWord(in: ["a", "an"]), let last = words.last, last.kind == .word,
      !last.isWord(in: SubjectResolver.methodNouns), !Roles.end(words), !Verbs.invocation.contains(verb.lemma),
      !isOfReturning(view)
    else { return false }
    return view.resolver.callSubject(of: words) != view.resolver.heading
  }

  /// "Returns nil after E": what is told of the call itself.
  static func isOfReturning(_ view: ClauseView) -> Bool {
    ["return", "throw", "raise", "fail"].contains(view.verb.lemma)
  }

  private static func spokenOf(before view: ClauseView) -> [Token] {
    if let previous = view.previous?.subject, !previous.isEmpty, !previous.isLonePronoun { return previous }
    // "Use `drain` instead; it blocks".
    if let previous = view.previous, view.clause.link == .coordinate, previous.verb?.isImperative == true,
      let code = previous.tail.first,
      code.kind == .code
    {
      return [code]
    }
    return view.resolver.discourse.leader
  }

  private static func brought(before view: ClauseView) -> [Token]? {
    if let previous = view.previous, let named = broughtIn(previous.tail, view.resolver, isReason: isReason(view)) {
      return named
    }
    let brought = view.resolver.discourse.brought
    return brought.isEmpty ? nil : brought
  }

  /// "Use `drain()`, since it blocks": in the clause before, else in the sentence before.
  private static func namedBeside(_ view: ClauseView) -> [Token]? {
    let named = view.previous.map { namedBeside($0, view.resolver) } ?? view.resolver.discourse.namedBeside
    return named.isEmpty ? nil : named
  }

  private static func isReason(_ view: ClauseView) -> Bool {
    if case .causal = view.clause.link { view.previous?.verb?.isImperative == true } else { false }
  }

  /// "`handler` (receives the result)", "`setNeedsDraw()` (schedules this method)"; a type's name is that of the page.
  private static func loneName(_ words: [Token]) -> String? {
    guard words.count == 1, words[0].kind == .code, words[0].text.first?.isLowercase == true,
      !["true", "false", "nil", "null", "none", "undefined"].contains(words[0].text)
    else { return nil }
    return MethodName(code: words[0].text)?.base
  }

  private static func isCallable(_ words: [Token]) -> Bool {
    (2...4).contains(words.count) && words[0].isWord(in: ["a", "an", "the", "your", "that"])
      && words.last?.isWord(in: Antecedent.takenCallables) == true
  }

  /// "The struct is not copied: it has to outlive the pump": the struct.
  private static func isOfThingInFront(_ verb: VerbGroup, _ view: ClauseView) -> Bool {
    guard let previous = view.previous, previous.verb.map({ $0.isPassive || $0.lemma == "be" }) == true,
      !verb.isPassive,
      verb.lemma != "be" && [.must, .should].contains(verb.modality)
        || verb.modality == .fact && ["be", "block", "run", "execute"].contains(verb.lemma)
          && previous.verb?.lemma == "be" && view.clause.link == .coordinate,
      !isOfReturning(view)
    else { return false }
    return isThing(previous.subject, view.resolver)
  }

  /// "Takes a block.", "Use the display block to …", "if there is a delegate": somebody who can be called, brought in by a sentence that is
  /// about something else.
  ///
  /// - Parameter isReason: a reason follows ("take care in the handler, as it may run anywhere"), which is as likely that of a place.
  static func broughtIn(_ tokens: [Token], _ resolver: SubjectResolver, isReason: Bool = false) -> [Token]? {
    guard let noun = tokens.lastIndex(where: { $0.isWord(in: Antecedent.takenCallables) }),
      noun + 1 == tokens.count || tokens[noun + 1].kind == .mark || tokens[noun + 1].isWord(in: Lexicon.prepositions)
        || tokens[noun + 1].isWord(in: ["to", "that", "which"]),
      let article = tokens[..<noun].lastIndex(where: { $0.isWord(in: ["a", "an", "the", "your"]) }),
      noun - article <= 3,
      article == 0 || isReason
        || !tokens[article - 1].isWord(in: Lexicon.prepositions)
          && !tokens[article - 1].isWord(in: Lexicon.temporal),
      case .phrase = resolver.callSubject(of: Array(tokens[article...noun])),
      !isSaidOfHeading(tokens[..<article], resolver)
    else { return nil }
    return Array(tokens[article...noun])
  }

  /// "This is | a callback", "`onFill` is | a hook": what the section is about, and nobody new.
  private static func isSaidOfHeading(_ words: ArraySlice<Token>, _ resolver: SubjectResolver) -> Bool {
    guard words.last?.isWord("is") == true, words.count <= 4, let first = words.first else { return false }
    if first.isWord("this") { return words.count == 2 || words.count == 3 && words[1].kind == .word }
    let named = resolver.methods(in: Array(words.dropLast()))
    return !named.isEmpty && .methods(named) == resolver.heading
  }
}
