/// Where a rule holds, and the claims that are made of a clause.
extension ClauseView {
  /// The methods named by "in this method", "here", "in `-x`"; nil when no place is given or it cannot be resolved.
  package var place: [MethodReference]? {
    if let several = places { return several }
    for scope in adverbials.scopes + leading.scopes {
      if let methods = resolver.place(scope) { return methods }
    }
    return nil
  }

  /// "from `open` or from `close`".
  private var places: [MethodReference]? {
    guard adverbials.scopes.count > 1, adverbials.rest.contains(where: { $0.isWord(in: ["or", "nor", "and"]) }),
      case let named = adverbials.scopes.compactMap(resolver.place), named.count == adverbials.scopes.count
    else { return nil }
    return named.flatMap(\.self)
  }

  /// Whether a place is the section's own method.
  package func isInMethod(_ place: [MethodReference]?) -> Bool {
    guard let place, case .methods(let heading) = resolver.heading else { return false }
    return place.map(\.name.base) == heading.map(\.name.base)
  }

  package var namesPlace: Bool { !(adverbials.scopes + leading.scopes).isEmpty }

  /// What is told behind the verb. "(do not call it) from | (within the hook)": that preposition belongs to the place.
  var told: [Token] {
    let rest = adverbials.rest
    guard namesPlace else { return rest }
    return rest.indices.filter { index in
      !(rest[index].isWord("from") && index > 0 && (index + 1 == rest.count || rest[index + 1].kind == .mark))
    }.map { rest[$0] }
  }

  /// The scope of a rule: the place named, else the heading's methods.
  package var ruleScope: Scope {
    if let place { return .within(place) }
    if let words = (adverbials.scopes + leading.scopes).first {
      // "here", where no heading says what it means, has no words.
      return .words(words.isEmpty ? "" : "in \(words.phrase)")
    }
    if let thread = adverbials.threads.first { return .onThread(thread) }
    if let order = adverbials.orders.first { return scope(of: order) }
    guard case .methods(let methods) = resolver.heading, resolver.scope.isWritten, !isOfCaller, !isOfReaders,
      !isOfChoice(methods), !isBehindCall, !isOfOtherTime
    else {
      return .anywhere
    }
    return .within(methods)
  }

  /// "outside this method", "past the end of this method", "do not instantiate this class": not while it runs.
  private var isOfOtherTime: Bool {
    if verb.isNegated, ["instantiate", "construct", "subclass"].contains(verb.lemma) { return true }
    if verb.lemma == "wait", clause.tail.contains(where: { $0.isWord("before") }) { return true }
    if clause.leading.contains(where: { $0.first?.isWord("for") == true && $0.contains { $0.isWord("be") } }) {
      return true
    }
    let words = clause.tail.map(\.lower).joined(separator: " ")
    return [
      "outside of this", "past this", "beyond this", "beyond the scope", "outside this", "end of this",
      "instead of this", "call to this",
    ]
    .contains { words.contains($0) }
  }

  /// "After this call, …".
  private var isBehindCall: Bool {
    clause.leading.contains { words in
      words.count == 3 && words[0].isWord("after") && words[1].isWord("this")
        && words[2].isWord(in: ["call", "method"])
    }
  }

  /// "use `tank_fill` instead" in the section of `tank_pour`: which of the library's functions is to be called, and not what is done in one.
  func isOfChoice(_ methods: [MethodReference]) -> Bool {
    guard methods.count == 1, !resolver.scope.isWritten, !resolver.scope.isHook,
      let mark = MethodPrefix.libraryMark(of: methods[0].name) ?? MethodPrefix.receiver(of: methods[0].name)
    else { return false }
    return clause.tail.contains { token in
      token.kind == .code && token.text.hasPrefix(mark) && MethodName(code: token.text) != nil
        && MethodName(code: token.text)?.base != methods[0].name.base
    }
  }

  /// "after `open`", "during startup".
  func scope(of order: Adverbials.Order) -> Scope {
    let target = resolver.reference(order.target)
    if isUntil(order.target) { return .words("until \(order.target.phrase)") }
    return switch order.relation {
    case .after, .immediatelyAfter, .neverAfter: .after(target)
    case .before, .immediatelyBefore, .neverBefore: .before(target)
    case .during, .atSameTime, .inOrder, .anyTime: .words("during \(target.text)")
    }
  }

  /// "keep the tank open until E": up to then, and not at some time before.
  private func isUntil(_ target: [Token]) -> Bool {
    guard !verb.isNegated, let until = clause.tail.firstIndex(where: { $0.isWord(in: ["until", "till"]) }) else {
      return false
    }
    return clause.tail[(until + 1)...].starts(with: target)
  }

  /// "Close the tank when you are done" in the section of a method that opens it.
  var isOfReaders: Bool { resolver.scope.isCalledByReaders && resolver.carried.isEmpty }

  /// "when calling this method": the rule is for whoever calls it, not for what runs in it.
  var isOfCaller: Bool {
    if outsider != nil || Self.tellsOfThisCall(clause.tail) { return true }
    return (leading.conditions + adverbials.conditions).contains { condition in
      condition.count > 1 && condition[1].isWord(in: ["calling", "invoking", "using"])
        || Self.tellsOfThisCall(condition)
    } || isOfWhatIsReturned || isAfterUse || clause.leading.contains(where: isForCallers)
      || ["use", "call", "invoke"].contains(verb.lemma) && Self.isThisCall(clause.tail[...])
  }

  /// "the caller", "applications": who calls the method and does not write it.
  var outsider: Subject? {
    guard let role = clause.subject.last, clause.subject.count <= 3,
      role.isWord(in: ["caller", "callers", "user", "users"])
        || role.isWord(in: Self.callers)
          && (!resolver.scope.isHook || resolver.scope.isCalledByReaders
            || !resolver.scope.isWritten && isOfApplication(role))
    else { return nil }
    return .phrase(clause.subject.phrase)
  }

  /// "the application should close it" under `tank_open()`: whoever calls that.
  private func isOfApplication(_ role: Token) -> Bool {
    guard role.isWord(in: ["application", "program"]), case .methods(let own) = resolver.heading, own.count == 1 else {
      return false
    }
    return MethodPrefix.libraryMark(of: own[0].name) != nil
      || own[0].name.base.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
  }

  /// "if you drain it after calling this function", "if this method returns true": seen from outside.
  private static func tellsOfThisCall(_ condition: [Token]) -> Bool {
    condition.indices.dropLast().contains { index in
      condition[index].isWord(in: ["calling", "invoking", "using"])
        && (isThisCall(condition[(index + 1)...]) || isThisAlone(condition[(index + 1)...]))
        || isThisCall(condition[index...])
          && condition.dropFirst(index + 2).first?.isWord(in: ["returns", "returned", "fails", "succeeds"]) == true
    }
  }

  /// "after calling this".
  private static func isThisAlone(_ words: ArraySlice<Token>) -> Bool {
    words.first?.isWord("this") == true && words.dropFirst().first.map { $0.kind == .mark } ?? true
  }

  /// "this method", "this function".
  private static func isThisCall(_ words: ArraySlice<Token>) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return first.isWord("this") && words[words.startIndex + 1].isWord(in: ["method", "function", "call", "routine"])
  }

  /// Who calls a method as often as they write one.
  private static let callers = [
    "application", "applications", "client", "clients", "user", "users", "app", "apps", "program", "programs",
  ]

  /// "For applications | that do not, it is necessary to …": who has to.
  var callersSpokenOf: String? {
    guard verb.isInfinitive, let leading = clause.leading.first(where: isForCallers) else { return nil }
    return leading.dropFirst().prefix { !$0.isWord(in: Lexicon.relative) && $0.kind != .mark }.phrase
  }

  /// "For applications that do not, …".
  private func isForCallers(_ leading: [Token]) -> Bool {
    leading.count > 1 && leading[0].isWord("for") && leading.prefix(3).contains { $0.isWord(in: Self.callers) }
  }

  /// "you must free the returned row".
  private var isOfWhatIsReturned: Bool {
    clause.tail.count > 2 && clause.tail[0].isWord(in: ["the", "this"])
      && (clause.tail[1].isWord("returned")
        || clause.tail[1].isWord("return") && clause.tail[2].isWord(in: ["value", "values"]))
  }

  /// "once you are done with the tank, …".
  private var isAfterUse: Bool {
    leading.orders.map(\.target).contains { words in
      words.contains { $0.isWord("you") } && words.contains { $0.isWord(in: ["done", "finished"]) }
    }
  }
}
