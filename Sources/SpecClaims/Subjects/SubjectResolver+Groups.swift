/// "All methods of X", "no other method", "the methods of this class".
extension SubjectResolver {
  /// "all methods", "every X method", "no other method", "all methods of X".
  func quantified(_ words: [Token]) -> Subject? {
    guard let first = words.first else { return nil }
    if let type = methodsOfThisType(words) { return .everyMethod(of: type, except: nil) }
    guard first.isWord(in: ["all", "every", "no", "any", "none", "each"]) else { return nil }
    // "any other `fill` method": others than that one, which is told, and not all.
    if words.prefix(2).map(\.lower) == ["any", "other"], words.contains(where: { $0.kind == .code }) {
      return .phrase(words.phrase)
    }
    if isOfRemaining(words) { return .phrase(words.phrase) }
    guard let noun = words.firstIndex(where: { $0.isWord(in: Self.methodNouns) }),
      !words[noun].isWord(in: ["call", "calls"]) || !first.isWord(in: ["every", "each", "all"])
    else { return nil }
    // "each callback", in the section of a method that is given some: not the type's methods.
    if words.count == 2, first.isWord(in: ["each", "every"]), words[1].isWord(in: ["callback", "handler"]),
      !scope.methods.isEmpty
    {
      return .phrase(words.phrase)
    }
    let between = words[1..<noun]
    // "every listener and the callbacks of a tank": others as well.
    if between.contains(where: {
      $0.isMark(",") || $0.isWord("and") && !words[noun].isPossessive && first.isWord("every")
    }) {
      return .phrase(words.phrase)
    }
    // "all notification blocks", "all tank `fill()` methods", "all of the tank's queued slots and methods": some of them. "All events": what
    // is sent, and not the methods that are called for it.
    if isPartOfCompound(words, noun)
      || first.isWord(in: ["all", "every", "each"])
        && (between.contains(where: { $0.kind == .code || $0.isPossessive })
          || words[noun].isWord(in: ["event", "events", "signal", "delegate"]))
    {
      return .phrase(words.phrase)
    }
    // "each invocation of the callback", "every call": of one.
    if between.contains(where: { $0.isWord(in: ["invocation", "execution"]) }) { return .phrase(words.phrase) }
    // "all work in this handler", "any methods called in `Tank`": neither the handlers nor the methods of something.
    if between.contains(where: { !$0.isWord("of") && $0.isWord(in: Lexicon.prepositions) })
      || words[(noun + 1)...].first?.isWord(in: ["called", "invoked"]) == true
    {
      return .phrase(words.phrase)
    }
    if between.contains(where: { $0.isWord("other") }) {
      guard first.isWord(in: ["all", "every", "each"]), case .methods(let own) = heading, own.count == 1 else {
        return .everyMethod(of: scope.type, except: nil)
      }
      return .everyMethod(of: scope.type, except: own[0])
    }
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
      if owner.contains(where: { $0.isWord(in: Lexicon.coordinators) }) { return .phrase(words.phrase) }
      if !owner.isEmpty { return .everyMethod(of: owner.map(\.lower).joined(separator: " "), except: nil) }
    }
    guard between.allSatisfy({ $0.isWord(in: ["the", "of", "its", "these", "those", "their", "such"]) }),
      noun == words.count - 1
    else { return nil }
    if between.contains(where: { $0.isWord(in: ["these", "those"]) }), !pointedAt.isEmpty {
      return .methods(pointedAt)
    }
    // "All callbacks", "every hook", where no type is spoken of: which of the functions of the page those are, it does not tell.
    if scope.type == nil, words[noun].isWord(in: Self.hookNouns) { return .phrase(words.phrase) }
    // "All callbacks" on the page of a type that has other methods.
    if words[noun].isWord(in: ["callbacks", "handlers", "listeners"]), scope.type.map(HeadingReader.isOfHooks) == false,
      !scope.isWritten
    {
      return .phrase(words.phrase)
    }
    return .everyMethod(of: scope.type, except: nil)
  }

  /// "notification | blocks".
  private func isPartOfCompound(_ words: [Token], _ noun: Int) -> Bool {
    guard noun + 1 < words.count, words[noun + 1].kind == .word else { return false }
    let next = words[noun + 1]
    return !Lexicon.isFunctionWord(next.lower) && !next.isWord(in: Lexicon.prepositions)
      && !next.isWord(in: Self.methodNouns) && next.lower.hasSuffix("s") && next.text.first?.isLowercase == true
  }

  /// Several that "these methods" may point at: the items of a list, or those last spoken of.
  private var pointedAt: [MethodReference] {
    if !carried.isEmpty { return carried }
    if !listed.isEmpty { return listed }
    return discourse.methods.count > 1 ? discourse.methods : []
  }

  /// "this method" where no heading says which: the one that the sentence before has named, or that of the entry
  /// whose remarks these are.
  func pointedAt(by words: [Token]) -> MethodReference? {
    guard heading == .unknown, listed.isEmpty, words.count == 2, words[0].isWord(in: ["this", "the"]),
      words[1].isWord(in: ["method", "function"])
    else { return nil }
    return discourse.mentioned ?? scope.before
  }

  /// "calls to this method", "all invocations of this hook": the method of the section.
  func isCallsOfIt(_ words: [Token]) -> Bool {
    let words = words.drop { $0.isWord(in: ["all", "the", "any", "each", "every"]) }.map(\.lower)
    guard heading != .unknown, words.count > 2, ["calls", "invocations", "call", "invocation"].contains(words[0]),
      ["to", "of"].contains(words[1]), words[2] == "this"
    else { return false }
    let behind = words.dropFirst(3).drop { ["method", "function", "hook", "callback"].contains($0) }
    // "any calls to this | before `open`".
    return behind.isEmpty || ["before", "after"].contains(behind.first)
  }

  /// "the former", "the latter": one of the two methods last spoken of, or of the heading's two.
  func ofTwo(_ words: [Token]) -> Subject? {
    let isOne = words.count == 3 && words[2].isWord(in: ["one", "method", "hook", "callback"])
    guard words.count == 2 || isOne, words[0].isWord("the"),
      words[1].isWord(in: ["former", "latter", "first", "second"])
    else { return nil }
    let two = discourse.methods.count == 2 ? discourse.methods : carried.isEmpty ? scope.methods : carried
    guard two.count == 2 else { return isOne && !words[1].isWord(in: ["former", "latter"]) ? nil : .unknown }
    return .methods([words[1].isWord(in: ["former", "first"]) ? two[0] : two[1]])
  }

  /// "`TANK_FILLFUNCTION`" as a heading: the name of a function that is given to somebody, and no class.
  var isMacro: Bool {
    guard let type = scope.type, scope.methods.isEmpty, type.contains("_") else { return false }
    return type.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// "`a`, which calls `b`", "`a`, called by `b`": whom the clause is about stands in front.
  func withoutRelative(_ words: [Token]) -> [Token] {
    guard
      let start = words.indices.dropFirst().first(where: { index in
        words[index].isWord(in: Lexicon.relative)
          || words[index].isWord(in: ["called", "invoked", "run", "triggered"]) && index + 1 < words.count
            && words[index + 1].isWord(in: ["by", "from", "in"])
      }), !methods(in: Array(words[..<start])).isEmpty
    else { return words }
    return Array(words[..<start])
  }

  /// "these methods" under the heading of a type, when nothing before has named any.
  func ofWholeType(_ words: [Token]) -> String? {
    guard let type = scope.type, scope.methods.isEmpty, carried.isEmpty, listed.isEmpty, discourse.methods.isEmpty,
      discourse.phrase.isEmpty, words.count == 2, words[0].isWord("these"),
      words[1].isWord(in: ["methods", "callbacks", "functions", "hooks"])
    else { return nil }
    return type
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

  /// "any implementation of this interface", "implementors of this class".
  func isImplementation(_ words: [Token]) -> Bool {
    let phrase = words.drop { $0.isWord(in: ["any", "an", "a", "all", "the", "every"]) }.map(\.lower)
    guard phrase.count >= 4, phrase[1] == "of", phrase[2] == "this" else { return false }
    let owners = [
      "implementation", "implementations", "implementor", "implementors", "implementer", "implementers",
      "instances", "subclasses", "subclass",
    ]
    let kinds = [["interface"], ["class"], ["protocol"], ["trait"], ["type"], ["extension", "api"], ["api"]]
    return owners.contains(phrase[0]) && kinds.contains(Array(phrase[3...]))
  }
}
