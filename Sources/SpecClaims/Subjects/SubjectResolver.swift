/// Finds out whom a clause is about: named in the clause, else a pronoun's referent, else the heading.
package struct SubjectResolver {
  package let scope: SectionScope
  package let discourse: Discourse
  /// The methods a list's leading sentence or a table row puts in front of this sentence.
  package var carried: [MethodReference] = []

  /// The parameter whose description the sentence is.
  package var parameter: String?

  /// The methods that are the items of the list below the sentence.
  package let listed: [MethodReference]

  package init(
    scope: SectionScope, discourse: Discourse, carried: [MethodReference] = [], listed: [MethodReference] = []
  ) {
    self.listed = listed
    self.scope = scope
    self.discourse = discourse
    self.carried = carried
  }

  /// The subject of a clause whose verb says something about a call ("is called", "runs").
  package func callSubject(of tokens: [Token]) -> Subject {
    // "all hooks, including `draw`": all of them.
    let including = tokens.dropFirst().firstIndex { $0.isWord("including") } ?? tokens.endIndex
    let words = tokens[..<including].filter { $0.kind != .mark }
    // ""function" may run anywhere": a name in quotes, and not the method.
    if words.count == 1, tokens.count == 3, tokens[0].isMark("\""), words[0].kind == .word {
      return .phrase(words.phrase)
    }
    if words.isEmpty { return heading == .unknown ? scope.type.map { .phrase($0) } ?? .unknown : heading }
    if let one = ofTwo(words) { return one }
    if isNameOfSection(words) || isStep(words) { return heading }
    if let described = discourse.described, described.isMeant(by: words) { return .methods([described.method]) }
    if isParameter(words) || discourse.hasGivenCallback && isTheCallback(words) { return .phrase(words.phrase) }
    if let every = quantified(words) { return every }
    if !carried.isEmpty, words.contains(where: { $0.isWord("following") }) { return .methods(carried) }
    if listed.count == 1, words[0].isWord("this"), isDemonstrative(words), scope.methods.isEmpty {
      return .methods(listed)
    }
    let named = methods(in: withoutRelative(words))
    if !named.isEmpty, named.count < quotedNames(in: words) || isOfOthers(words) { return .phrase(words.phrase) }
    if !named.isEmpty, isAboutMethods(words) { return .methods(withHeading(words) + named) }
    if isPlaceholder(words) { return pronoun(words) }
    if let head = methodNoun(words) { return .methods([head]) }
    if let type = ofWholeType(words) { return .everyMethod(of: type, except: nil) }
    if isImplementationOfMethod(words), case .methods = heading { return heading }
    if let pointed = pointedAt(by: words) { return .methods([pointed]) }
    if isCallsOfIt(words) { return heading }
    if isOfSeveral(words) { return .phrase(words.phrase) }
    if let spoken = spokenOf(words) { return spoken }
    if words.count > 1, isDemonstrative(words) {
      // "the callback" under "Threads" is no thing that the heading names, as "this callback" under "Create" is.
      if heading == .unknown, (2...3).contains(words.count), words[0].isWord("the"),
        scope.type == nil || !scope.isWritten && !isMacro && words[1].isWord(in: ["callback", "handler", "listener"])
      {
        return .phrase(words.phrase)
      }
      return (isOfOne(words) || heading == .unknown && isMacro) && !isTitleOfDeed(words) ? topic : heading
    }
    if let type = scope.type, scope.methods.isEmpty, carried.isEmpty {
      if words.count == 1, words[0].isWord(in: ["methods", "callbacks", "hooks"]), !Self.isOfSettings(type) {
        return .everyMethod(of: type, except: nil)
      }
      if isOfTheType(words) { return .phrase(type) }
    }
    if isDemonstrative(words), heading != .unknown || words.count > 1 { return heading }
    if let events = namedEvents(words) { return .methods(events) }
    return .phrase(words.phrase)
  }

  /// "this callback and `close`": the heading's as well.
  private func withHeading(_ words: [Token]) -> [MethodReference] {
    guard words.count > 3, words[0].isWord("this"), words[1].isWord(in: Self.methodNouns),
      words[2].isWord(in: ["and", "or"]),
      case .methods(let own) = heading
    else { return [] }
    return own
  }

  /// The method is what the words are about ("the `render()` method", "`a` and `b` hooks"), not something of it ("the result of `x`",
  /// "calls to `x`").
  private func isAboutMethods(_ words: [Token]) -> Bool {
    guard let code = words.firstIndex(where: { name(of: $0) != nil }) else { return false }
    if words[..<code].contains(where: {
      $0.isWord(in: [
        "of", "to", "from", "with", "for", "returned", "passed", "by", "anything", "everything", "whatever", "whoever",
        "in", "within", "inside", "during", "via", "through",
      ])
    }) {
      return false
    }
    // "hosts that use `x`" are no method; "hosts that implement `x`" are spoken of for the sake of it.
    if let that = words[..<code].firstIndex(where: { $0.isWord(in: ["that", "which"]) }), that > 0,
      !words[that + 1].isWord(in: ["implement", "implements", "override", "overrides"])
    {
      return false
    }
    guard let last = words.lastIndex(where: { name(of: $0) != nil }) else { return false }
    let after = words[(last + 1)...]
    guard let next = after.first, next.kind == .word else { return true }
    return next.isWord(in: Self.methodNouns) || next.isWord(in: Lexicon.prepositions)
      || next.isWord(in: Lexicon.relative)
      || next.isWord(in: ["either", "itself", "command", "implementation", "both"])
  }

  /// "This event" under "Row Generation": a title of two words that is no name of a thing.
  private func isTitleOfDeed(_ words: [Token]) -> Bool {
    guard words.last?.isWord("event") == true, let title = scope.title, title.contains(" ") else { return false }
    return ["tion", "ing", "ment", "s"].contains { title.hasSuffix($0) }
  }

  /// "this callback" under a heading that names the callback's type.
  private var typeOrUnknown: Subject {
    (scope.type ?? (scope.isAboutThreads || scope.hasGeneralTitle ? nil : scope.title)).map { .phrase($0) } ?? .unknown
  }

  /// What a rule without a method is about: the method or the type that its object names, or the object.
  package func thing(_ object: [Token]) -> Subject {
    let named = methods(in: object)
    if named.count == 1 { return .methods(named) }
    let words = head(of: object)
    if words.isEmpty || isPlaceholder(words) || words.count == 1 && words[0].isWord("them") { return .unknown }
    return callSubject(of: words)
  }

  /// The noun phrase without what qualifies the verb: "the return type | in a result", "the builder | explicitly".
  func head(of object: [Token]) -> [Token] {
    let phrase = object.filter { $0.kind != .mark }.prefix {
      !($0.isWord(in: Lexicon.prepositions) && !$0.isWord("of"))
        && !$0.isWord(in: ["as", "instead", "rather", "based"])
    }
    return phrase.filter { $0.kind == .code || !Lexicon.isAdverb($0.lower) }
  }

  /// The heading's methods, or the thing that a short heading names.
  package var topic: Subject { heading == .unknown ? typeOrUnknown : heading }

  /// The heading's methods; unknown where no heading names any.
  package var heading: Subject {
    if !carried.isEmpty { return .methods(carried) }
    return scope.methods.isEmpty ? .unknown : .methods(scope.methods)
  }

  private func pronoun(_ words: [Token]) -> Subject {
    // "These are called on main:" over a list, said of the item.
    if words[0].isWord("these"), !carried.isEmpty { return .methods(carried) }
    // "This must be called …" speaks of what the section is about.
    if words[0].isWord("this"), heading != .unknown { return heading }
    let isOfEach = words[0].isWord(in: Self.distributives)
    let isPlural = isOfEach || words[0].isWord(in: ["they", "these", "those", "both"])
    if words[0].isWord("they"), discourse.isPhraseLater, Verbs.isPlural(discourse.phrase.phrase) {
      return .phrase(discourse.phrase.phrase)
    }
    if words[0].isWord("it"), let callback = leadingCallback { return .phrase(callback) }
    let isOfTwo = words[0].isWord(in: ["both", "neither"])
    if isOfTwo, discourse.methods.count == 1 { return scope.methods.count == 2 && carried.isEmpty ? heading : .unknown }
    if !discourse.methods.isEmpty && (isPlural || discourse.methods.count == 1) { return .methods(discourse.methods) }
    if heading == .unknown, let phrase = discourse.phrase(for: words[0]), words[0].isWord("they") || scope.type == nil {
      return .phrase(phrase)
    }
    // "Shutdown listeners are threads. They must …": several, where the section has one method.
    if words[0].isWord("they"), carried.isEmpty, scope.methods.count == 1, !discourse.phrase.isEmpty,
      Verbs.isPlural(discourse.phrase.phrase)
    {
      return .phrase(discourse.phrase.phrase)
    }
    if isPlural, case .methods(let methods) = heading, methods.count < 2 { return .unknown }
    return heading
  }
}
