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
    let words = tokens.filter { $0.kind != .mark }
    if words.isEmpty { return heading == .unknown ? scope.type.map { .phrase($0) } ?? .unknown : heading }
    if let one = ofTwo(words) { return one }
    if isParameter(words) { return .phrase(words.phrase) }
    if let every = quantified(words) { return every }
    if !carried.isEmpty, words.contains(where: { $0.isWord("following") }) { return .methods(carried) }
    if listed.count == 1, words[0].isWord("this"), isDemonstrative(words), scope.methods.isEmpty {
      return .methods(listed)
    }
    let named = methods(in: words)
    if !named.isEmpty, isAboutMethods(words) { return .methods(named) }
    if isPlaceholder(words) { return pronoun(words) }
    if let head = methodNoun(words) { return .methods([head]) }
    if words.count > 1, isDemonstrative(words) { return isOfOne(words) ? topic : heading }
    if let type = scope.type, scope.methods.isEmpty, carried.isEmpty {
      if words.count == 1, words[0].isWord(in: ["methods", "callbacks", "hooks"]) {
        return .everyMethod(of: type, except: nil)
      }
      if isOfTheType(words) { return .phrase(type) }
    }
    if isDemonstrative(words) { return heading }
    return .phrase(words.phrase)
  }

  /// "the callback" under `put(packet, callback)`: the parameter, not the method.
  private func isParameter(_ words: [Token]) -> Bool {
    guard words.count == 2, words[0].isWord("the"), carried.isEmpty, scope.methods.count == 1 else { return false }
    let parameters = scope.methods[0].name.written.drop { $0 != "(" }.lowercased()
    let names: [String: [String]] = [
      "callback": ["callback", "cb"], "handler": ["handler", "callback", "cb"], "listener": ["listener", "callback"],
      "function": ["function", "fn", "func"], "block": ["block"],
    ]
    return names[words[1].lower]?.contains { parameters.contains($0) } ?? false
  }

  /// "the former", "the latter": one of the two methods last spoken of, or of the heading's two.
  private func ofTwo(_ words: [Token]) -> Subject? {
    guard words.count == 2, words[0].isWord("the"), words[1].isWord(in: ["former", "latter"]) else { return nil }
    let two = discourse.methods.count == 2 ? discourse.methods : carried.isEmpty ? scope.methods : carried
    guard two.count == 2 else { return .unknown }
    return .methods([words[1].isWord("former") ? two[0] : two[1]])
  }

  /// The method is what the words are about ("the `render()` method", "`a` and `b` hooks"), not something of it ("the result of `x`",
  /// "calls to `x`").
  private func isAboutMethods(_ words: [Token]) -> Bool {
    guard let code = words.firstIndex(where: { name(of: $0) != nil }) else { return false }
    if words[..<code].contains(where: {
      $0.isWord(in: ["of", "to", "from", "with", "for", "returned", "passed", "by"])
    }) {
      return false
    }
    guard let last = words.lastIndex(where: { name(of: $0) != nil }) else { return false }
    let after = words[(last + 1)...]
    guard let next = after.first, next.kind == .word else { return true }
    return next.isWord(in: Self.methodNouns) || next.isWord(in: Lexicon.prepositions)
      || next.isWord(in: Lexicon.relative)
      || next.isWord(in: ["either", "itself", "command", "implementation", "both"])
  }

  /// "this callback", "this operation": one thing that a heading may name although it is no method's name.
  private func isOfOne(_ words: [Token]) -> Bool {
    guard !words[0].isWord(in: ["these", "both", "two"]), let last = words.last else { return false }
    return !last.isWord(in: ["method", "function", "methods", "functions"])
  }

  /// "this callback" under a heading that names the callback's type.
  private var typeOrUnknown: Subject { (scope.type ?? scope.title).map { .phrase($0) } ?? .unknown }

  /// What a rule without a method is about: the method or the type that its object names, or the object.
  package func thing(_ object: [Token]) -> Subject {
    let named = methods(in: object)
    if named.count == 1 { return .methods(named) }
    let words = head(of: object)
    if words.isEmpty || isPlaceholder(words) || words.count == 1 && words[0].isWord("them") { return .unknown }
    return callSubject(of: words)
  }

  /// The noun phrase without what qualifies the verb: "the return type | in a result", "the builder | explicitly".
  private func head(of object: [Token]) -> [Token] {
    let phrase = object.filter { $0.kind != .mark }.prefix {
      !$0.isWord(in: Lexicon.prepositions.subtracting(["of"])) && !$0.isWord("as")
    }
    return phrase.filter { $0.kind == .code || !Lexicon.isAdverb($0.lower) }
  }

  /// The heading's methods, or the thing that a short heading names.
  package var topic: Subject { heading == .unknown ? typeOrUnknown : heading }

  /// "implementations", "this class", "the listener" under the heading of the type.
  private func isOfTheType(_ words: [Token]) -> Bool {
    guard let last = words.last else { return false }
    if words.count == 1, last.isWord(in: ["implementations", "instances", "implementors", "implementers"]) {
      return true
    }
    guard words.count == 2, words[0].isWord(in: ["this", "the"]) else { return false }
    return last.isWord(in: [
      "class", "interface", "protocol", "type", "listener", "observer", "interceptor", "component", "scheduler",
    ])
  }

  /// The heading's methods; unknown where no heading names any.
  package var heading: Subject {
    if !carried.isEmpty { return .methods(carried) }
    return scope.methods.isEmpty ? .unknown : .methods(scope.methods)
  }

  private func pronoun(_ words: [Token]) -> Subject {
    let isPlural = words[0].isWord(in: ["they", "these", "those", "both"])
    if !discourse.methods.isEmpty && (isPlural || discourse.methods.count == 1) { return .methods(discourse.methods) }
    if heading == .unknown, words[0].isWord("they"), !discourse.phrase.isEmpty {
      return .phrase(discourse.phrase.phrase)
    }
    return heading
  }

  private func isPlaceholder(_ words: [Token]) -> Bool {
    words.count == 1 && words[0].isWord(in: ["it", "this", "these", "they", "both", "that", "those"])
  }

  private static let methodNouns: Set<String> = [
    "method", "methods", "callback", "callbacks", "hook", "hooks", "function", "functions", "event", "call", "calls",
    "events",
    "lifecycle", "api", "operation", "handler", "notification", "delegate",
  ]

  /// "this method", "these hooks", "the following method".
  private func isDemonstrative(_ words: [Token]) -> Bool {
    guard let last = words.last, last.isWord(in: Self.methodNouns) else { return false }
    return words.dropLast().allSatisfy {
      $0.isWord(in: [
        "this", "these", "the", "that", "both", "two", "of", "such", "lifecycle", "hook", "callback", "registered",
      ])
    }
  }

  /// "your init method", "the initializer": a method by its everyday name.
  private func methodNoun(_ words: [Token]) -> MethodReference? {
    guard let last = words.last else { return nil }
    if last.isWord(in: ["initializer", "initialiser", "constructor"]) {
      return words.dropLast().allSatisfy { isOwner($0) } ? initializer : nil
    }
    guard last.isWord(in: Self.methodNouns), words.count >= 2 else { return nil }
    let name = words[words.count - 2]
    if let match = scope.methods.first(where: { $0.name.base.lowercased() == name.lower }) { return match }
    return name.isWord("init") ? initializer : nil
  }

  /// "your initializer", "the node's initializer", "the class constructor"; "a C++ class constructor" is somebody else's.
  private func isOwner(_ word: Token) -> Bool {
    word.isPossessive || word.isWord(in: Lexicon.determiners.subtracting(["a", "an"])) || word.text == scope.type
      || word.isWord(in: ["class", "designated"])
  }

  private var initializer: MethodReference {
    scope.methods.first { $0.name.base.hasPrefix("init") || $0.name.base == "constructor" }
      ?? MethodReference(type: scope.type, name: MethodName(written: "init"))
  }

  /// "all methods", "every X method", "no other method", "all methods of X".
  private func quantified(_ words: [Token]) -> Subject? {
    guard let first = words.first else { return nil }
    if let type = methodsOfThisType(words) { return .everyMethod(of: type, except: nil) }
    guard first.isWord(in: ["all", "every", "no", "any", "none", "each"]) else { return nil }
    guard let noun = words.firstIndex(where: { $0.isWord(in: Self.methodNouns) }),
      !words[noun].isWord(in: ["call", "calls"]) || !first.isWord(in: ["every", "each", "all"])
    else { return nil }
    let between = words[1..<noun]
    if between.contains(where: { $0.isWord("other") }) { return .everyMethod(of: scope.type, except: nil) }
    if let type = between.first(where: { $0.text.first?.isUppercase == true }) {
      return .everyMethod(of: type.text, except: nil)
    }
    if let type = words[(noun + 1)...].first(where: { $0.text.first?.isUppercase == true && $0.text.count > 1 }) {
      return .everyMethod(of: type.text, except: nil)
    }
    if noun + 2 < words.count, words[noun + 1].isWord("of"),
      words[noun + 2].isWord(in: ["a", "an", "the", "every", "each"])
    {
      let owner = words[(noun + 3)...].prefix { $0.kind == .word && !$0.isWord(in: Lexicon.prepositions) }
      if !owner.isEmpty { return .everyMethod(of: owner.map(\.lower).joined(separator: " "), except: nil) }
    }
    guard between.allSatisfy({ $0.isWord(in: ["the", "of", "its", "these", "those", "their", "such"]) }),
      noun == words.count - 1
    else { return nil }
    return .everyMethod(of: scope.type, except: nil)
  }

  /// "the methods of this class", "methods on this interface".
  private func methodsOfThisType(_ words: [Token]) -> String? {
    guard let noun = words.firstIndex(where: { $0.isWord(in: ["methods", "callbacks", "functions", "hooks"]) }),
      noun <= 1,
      noun == 0 || words[0].isWord(in: ["the", "all"]), words.count == noun + 4,
      words[noun + 1].isWord(in: ["of", "on", "in"]),
      words[noun + 2].isWord(in: ["this", "the"])
    else { return nil }
    return scope.type
  }

  // MARK: References

  /// Every method that the tokens name, with the owner written before it ("a node's `-layout` method").
  package func methods(in tokens: [Token]) -> [MethodReference] {
    var result: [MethodReference] = []
    for (index, token) in tokens.enumerated() {
      guard let name = name(of: token), isCertain(name, at: index, in: tokens) else { continue }
      let owner = index > 0 && tokens[index - 1].isPossessive ? ownerText(tokens[index - 1]) : nil
      let known = scope.methods.first { $0.name.base == name.base && owner == nil && name.type == nil }
      result.append(MethodReference(type: name.type ?? owner ?? known?.type ?? scope.type, name: name))
    }
    return result
  }

  /// A method's name: code that reads as one, or a word that a heading of the document has.
  private func name(of token: Token) -> MethodName? {
    if token.isPossessive { return nil }
    if token.kind == .code, let name = MethodName(code: token.text) { return name }
    guard token.kind == .word || token.kind == .code, !scope.known.isEmpty else { return nil }
    let bare = token.text.split(separator: ":").last.map(String.init) ?? token.text
    let name = MethodName(written: bare)
    return scope.known.contains(name.base) ? name : nil
  }

  /// A plain word in backticks (`async`, `process`) is a method only where a heading or the word behind it says so, or where no
  /// heading of the document names methods at all.
  private func isCertain(_ name: MethodName, at index: Int, in tokens: [Token]) -> Bool {
    if !name.written.allSatisfy({ $0.isLetter && $0.isLowercase }) || name.type != nil { return true }
    if scope.plain.isEmpty || scope.plain.contains(name.written) { return true }
    return index + 1 < tokens.count && tokens[index + 1].isWord(in: Self.methodNouns)
  }

  private func ownerText(_ token: Token) -> String {
    token.text.first?.isUppercase == true ? token.text : token.lower
  }

  /// The methods a place phrase names: "in this method", "in your initializer", "here".
  package func place(_ tokens: [Token]) -> [MethodReference]? {
    let named = methods(in: tokens)
    if !named.isEmpty { return named }
    if let head = methodNoun(tokens) { return [head] }
    let isAnaphoric = tokens.isEmpty || isDemonstrative(tokens) || isPlaceholder(tokens)
    let methods = carried.isEmpty ? scope.methods : carried
    return isAnaphoric && !methods.isEmpty ? methods : nil
  }

  private static let finishing: Set<String> = ["finish", "return", "complete", "end", "run", "call", "exit"]

  /// What stands after "before", "after", "until": a method (and whether its end is meant), everything else, the super call, an event.
  package func reference(_ tokens: [Token]) -> Reference {
    let words = tokens.filter { $0.kind != .mark }
    if isEverythingElse(words) { return .everythingElse }
    if words.contains(where: { $0.isWord("super") }),
      words.contains(where: { $0.isWord(in: ["call", "calling", "calls"]) })
    {
      let inside = methods(in: words).first ?? scope.methods.first
      if let inside { return .superCall(in: inside) }
    }
    let named = methods(in: words)
    if words.count == 1, words[0].isWord(in: ["this", "it"]), let only = scope.methods.first, scope.methods.count == 1 {
      return .method(only, finished: false)
    }
    if named.count == 1, isOnlyMethod(words) {
      let finished = words.contains { token in
        Verbs.readings(of: token.lower).contains { ["finish", "return", "complete", "end", "exit"].contains($0.lemma) }
      }
      return .method(named[0], finished: finished)
    }
    if isDemonstrative(words), let only = scope.methods.first, scope.methods.count == 1 {
      return .method(only, finished: false)
    }
    return .event(words.phrase)
  }

  /// Nothing but the method, its owner, a noun for it and a verb for its end.
  private func isOnlyMethod(_ words: [Token]) -> Bool {
    words.allSatisfy { token in
      token.kind == .code || token.isPossessive || token.isWord(in: Lexicon.determiners)
        || token.isWord(in: Self.methodNouns)
        || token.isWord(in: Lexicon.be) || token.isWord(in: Lexicon.have)
        || Verbs.readings(of: token.lower).contains { Self.finishing.contains($0.lemma) }
    }
  }

  private func isEverythingElse(_ words: [Token]) -> Bool {
    if words.contains(where: { $0.isWord(in: ["beginning", "start"]) }), words.contains(where: { $0.isWord("of") }) {
      return words.contains { $0.isWord(in: ["life", "lifecycle", "lifetime", "lifespan"]) }
    }
    guard let first = words.first else { return false }
    if first.isWord(in: ["anything", "everything"]) {
      return words.count == 1 || words[1].isWord(in: ["else", "in", "of"])
    }
    return first.isWord(in: ["any", "all", "every"]) && words.count >= 3 && words[1].isWord("other")
      && words[2].isWord(in: Self.methodNouns)
  }
}
