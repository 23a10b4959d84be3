/// Which methods and moments words name.
extension SubjectResolver {
  // MARK: References

  /// Every method that the tokens name, with the owner written before it ("a node's `-layout` method").
  package func methods(in tokens: [Token]) -> [MethodReference] {
    var result: [MethodReference] = []
    for (index, token) in tokens.enumerated() {
      guard let name = name(of: token), isCertain(name, at: index, in: tokens) || isBesideCertain(index, in: tokens)
      else { continue }
      let owner = index > 0 && tokens[index - 1].isPossessive ? ownerText(tokens[index - 1]) : nil
      let known = scope.methods.first { $0.name.base == name.base && owner == nil && name.type == nil }
      let around = isElsewhere(name) ? nil : scope.type
      result.append(MethodReference(type: name.type ?? owner ?? known?.type ?? around, name: name))
    }
    return result
  }

  /// A method's name: code that reads as one, or a word that a heading of the document has.
  func name(of token: Token) -> MethodName? {
    if token.isPossessive { return nil }
    if token.kind == .code, let name = MethodName(code: token.text) ?? slot(token.text) { return name }
    if let member = member(token) { return member }
    guard token.kind == .word || token.kind == .code, !scope.known.isEmpty else { return nil }
    let isPlain = !token.text.utf8.contains(UInt8(ascii: ":"))
    let name = MethodName(
      written: isPlain ? token.text : token.text.split(separator: ":").last.map(String.init) ?? token.text)
    return scope.known.contains(name.base) ? name : nil
  }

  /// "Close" in the section of `Tank.Close`, `Tank.Open` where a heading has it.
  private func member(_ token: Token) -> MethodName? {
    guard token.kind != .mark, !scope.plain.isEmpty, token.text.first?.isUppercase == true else { return nil }
    if let own = scope.methods.first(where: { $0.name.base == token.text }) { return own.name }
    let parts = token.text.split(separator: ".")
    guard token.kind == .code, parts.count == 2, scope.plain.contains(String(parts[1])),
      parts[1].first?.isUppercase == true
    else { return nil }
    return MethodName(type: String(parts[0]), written: String(parts[1]))
  }

  /// `.open` where a heading names it so.
  private func slot(_ code: String) -> MethodName? {
    MethodName.slot(code).flatMap { scope.plain.contains($0.base) ? $0 : nil }
  }

  /// A plain word in backticks (`async`, `process`) is a method only where a heading or the word behind it says so, or where no
  /// heading of the document names methods at all.
  private func isCertain(_ name: MethodName, at index: Int, in tokens: [Token]) -> Bool {
    if !name.written.allSatisfy({ $0.isLetter && $0.isLowercase }) || name.type != nil { return true }
    if scope.plain.isEmpty || scope.plain.contains(name.written) { return true }
    // "the function `close`", "the `close` function".
    if index > 0, tokens[index - 1].isWord(in: ["method", "function", "hook", "callback"]) { return true }
    return index + 1 < tokens.count && tokens[index + 1].isWord(in: Self.methodNouns)
  }

  /// "`close` and `drain`": a word in backticks beside one that is a method is one, too.
  private func isBesideCertain(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .code else { return false }
    return [index - 2, index + 2].contains { other in
      guard tokens.indices.contains(other), tokens[other].kind == .code,
        case let joint = tokens[(index + other) / 2], joint.isWord("and"),
        let name = name(of: tokens[other])
      else { return false }
      return isCertain(name, at: other, in: tokens)
    }
  }

  private func ownerText(_ token: Token) -> String {
    token.text.first?.isUppercase == true ? token.text : token.lower
  }

  /// The methods a place phrase names: "in this method", "in your initializer", "here".
  package func place(_ tokens: [Token]) -> [MethodReference]? {
    if isThatWhichIsSet(tokens) { return nil }
    let named = methods(in: tokens)
    if !named.isEmpty { return named }
    if let head = methodNoun(tokens) ?? pointedAt(by: tokens) { return [head] }
    if tokens.count == 1, tokens[0].isWord("it"), carried.isEmpty, discourse.methods.count == 1 {
      return discourse.methods
    }
    if isOfGivenCallback(tokens) { return nil }
    // "in that callback": the one that was spoken of last, if it is another.
    if tokens.count == 2, tokens[0].isWord("that"), tokens[1].isWord(in: Self.methodNouns),
      let mentioned = discourse.mentioned
    {
      return [mentioned]
    }
    let isAnaphoric =
      tokens.isEmpty || isDemonstrative(tokens) || isPlaceholder(tokens)
      || tokens.count == 2 && tokens[1].isWord("implementation")
    let methods = carried.isEmpty ? scope.methods : carried
    return isAnaphoric && !methods.isEmpty ? methods : nil
  }

  /// "this", "the `open()` method", "`a` or `b`": methods, and nothing about them that picks some of the calls.
  func methodsAlone(in words: [Token]) -> [MethodReference]? {
    let isAlone = words.allSatisfy {
      $0.kind == .code || $0.isWord(in: ["this", "the", "it", "or", "and"]) || $0.isWord(in: Self.methodNouns)
    }
    return isAlone ? place(words) : nil
  }

  private static let finishing: Set<String> = [
    "finish", "return", "complete", "end", "run", "call", "invoke", "exit",
  ]

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
    if case .methods(let one)? = ofTwo(words) { return .method(one[0], finished: false) }
    let named = methods(in: words)
    let isOne = words.count == 2 && words[0].isWord("this") && words[1].isWord("one")
    if isOne || words.count == 1 && words[0].isWord(in: ["this", "it"]), let only = scope.methods.first,
      scope.methods.count == 1
    {
      return .method(only, finished: false)
    }
    if named.count == 1, isOnlyMethod(words) || isCallByHost(words) {
      return .method(named[0], finished: ends(words))
    }
    let isThis = isCallByHost(words) && !words.contains { $0.kind == .code }
    if isDemonstrative(words) || isOwnCall(words) || isThis, let only = scope.methods.first,
      scope.methods.count == 1
    {
      return .method(only, finished: ends(words))
    }
    return .event(tokens.filter { $0.kind != .mark || $0.isMark(",") }.trimmingMarks.phrase)
  }

  /// "this is called", "calling this function", "this method has returned", "this callback is received".
  private func isOwnCall(_ words: [Token]) -> Bool {
    let rest = words.first?.isWord(in: ["calling", "invoking"]) == true ? words.dropFirst() : words[...]
    guard rest.first?.isWord("this") == true, words.count > 1 else { return false }
    let isHook = rest.dropFirst().first?.isWord(in: ["callback", "hook", "event", "notification"]) == true
    return rest.dropFirst().allSatisfy { token in
      token.isWord(in: Self.methodNouns) || isHook && token.isWord(in: ["received", "delivered"])
        || token.isWord(in: Lexicon.be) || token.isWord(in: Lexicon.have)
        || Verbs.readings(of: token.lower).contains { Self.finishing.union(Verbs.calling).contains($0.lemma) }
    }
  }

  /// "the host calls this method", "the host calls `close`": by whomever.
  private func isCallByHost(_ words: [Token]) -> Bool {
    if words.count > 2, words[0].isWord(in: ["you", "callers", "clients"]), words[1].isWord(in: ["call", "invoke"]) {
      let called = Array(words[2...])
      return isOnlyMethod(called) || called.count == 2 && isDemonstrative(called)
    }
    // "(the host calls `a` after) it has called `b`".
    if words.count > 3, words[0].isWord(in: ["it", "they"]), words[1].isWord(in: ["has", "have"]),
      words[2].isWord(in: ["called", "invoked"])
    {
      return isOnlyMethod(Array(words[3...]))
    }
    guard let verb = words.firstIndex(where: { $0.isWord(in: ["calls", "invokes", "called", "invoked"]) }),
      (2...4).contains(verb), words[0].isWord(in: Lexicon.determiners), !words[0].isWord("this"),
      case let called = Array(words[(verb + 1)...]), let first = called.first
    else { return false }
    return words[..<verb].allSatisfy { $0.kind == .word && !$0.isWord(in: Lexicon.be) && !$0.isWord(in: Lexicon.have) }
      && (first.isWord("this") && called.count == 2 && isDemonstrative(called) || isOnlyMethod(called))
  }

  /// A word for the end of the call.
  private func ends(_ words: [Token]) -> Bool {
    words.contains { token in
      token.kind == .word
        && Verbs.readings(of: token.lower).contains {
          ["finish", "return", "complete", "end", "exit"].contains($0.lemma)
        }
    }
  }

  /// Nothing but the method, its owner, a noun for it and a verb for its end.
  private func isOnlyMethod(_ words: [Token]) -> Bool {
    words.dropFirst(Self.callTo(words)).allSatisfy { token in
      token.kind == .code || token.isPossessive || token.isWord(in: Lexicon.determiners)
        || token.isWord(in: Self.methodNouns)
        || token.isWord(in: Lexicon.be) || token.isWord(in: Lexicon.have)
        || Verbs.readings(of: token.lower).contains { Self.finishing.contains($0.lemma) }
    }
  }
}
