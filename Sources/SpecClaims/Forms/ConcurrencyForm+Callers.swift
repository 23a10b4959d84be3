/// What callers may and must not do on several threads.
extension ConcurrencyForm {
  /// "it is safe to call from several threads": a permission that is a promise.
  static func isSafeToCall(_ view: ClauseView) -> Bool {
    view.effect == .permitted && ["call", "use"].contains(view.verb.lemma) && !view.verb.isNegated && !view.isHedged
      && view.isInMethodSection
      && (view.adverbials.threads.contains(.any) && view.clause.tail.contains { $0.isWord("threads") }
        || isThis(view.clause.tail) && view.clause.tail.contains { $0.isWord("concurrently") })
  }

  /// "do not use the tank from several threads": the tank, and not the section's method.
  static func usedThing(_ view: ClauseView) -> Subject? {
    guard ["use", "access"].contains(view.verb.lemma),
      case let words = view.clause.tail.prefix(while: { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) }),
      (1...4).contains(words.count), Array(words).isPlainThing, !words[0].isWord(in: ["this", "it"]),
      view.resolver.methods(in: Array(words)).isEmpty
    else { return nil }
    return .phrase(Array(words).phrase)
  }

  /// "(it is safe to use) a tank from several threads", "(it is safe to call) `open` from several threads": not the section's method.
  static func named(_ view: ClauseView) -> Subject? {
    // What is called stands as the subject, as the passive has it.
    if !view.clause.subject.isEmpty, case .methods = view.subject { return view.subject }
    return usedThing(view)
  }

  /// "(safe to call) this method concurrently", "it".
  private static func isThis(_ tail: [Token]) -> Bool {
    tail.first?.isWord(in: ["it", "this"]) == true || tail.first?.isWord("concurrently") == true
  }

  /// "it is not safe to call from several threads", "do not call this from multiple threads".
  static func isUnsafeToCall(_ view: ClauseView) -> Bool {
    if isToBeCalledByOneThread(view) { return true }
    return view.isYou && ["call", "use", "access"].contains(view.verb.lemma) && view.verb.isNegated && !view.isHedged
      && (view.isInMethodSection || calledByName(view) != nil) && view.effect != .unnecessary
      && (view.adverbials.threads.contains(.any)
        && view.clause.tail.contains { $0.isWord(in: ["multiple", "several", "different"]) }
        || view.verb.lemma == "call" && view.clause.tail.last?.isWord("concurrently") == true
          && view.resolver.place(view.clause.tail.dropLast()) != nil)
  }

  /// What ``isUnsafeToCall(_:)`` is said of.
  static func unsafe(_ view: ClauseView) -> Subject {
    usedThing(view) ?? calledByName(view) ?? view.resolver.heading
  }

  /// "(do not call) `drain` from several threads": that one, whatever the section is about.
  private static func calledByName(_ view: ClauseView) -> Subject? {
    guard view.verb.lemma == "call", !view.verb.isPassive, let name = view.clause.tail.first, name.kind == .code,
      view.clause.tail.dropFirst().first?.isWord(in: Lexicon.prepositions) == true
    else { return nil }
    let methods = view.resolver.methods(in: [name])
    return methods.count == 1 ? .methods(methods) : nil
  }

  /// "call it only from one thread at a time".
  private static func isToBeCalledByOneThread(_ view: ClauseView) -> Bool {
    guard view.isYou, ["call", "use"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.modality), view.isInMethodSection,
      view.clause.tail.first?.isWord(in: ["it", "this"]) == true
    else { return false }
    return isOneCaller(
      view.clause.tail.prefix { $0.kind == .word }.drop { !$0.isWord(in: ["from", "by", "on"]) })
  }

  /// "may only be opened by one process at a time".
  static func isDoneByOne(_ view: ClauseView) -> Bool {
    view.verb.isPassive && !view.verb.isNegated && view.verb.modality != .fact
      && ["open", "lock", "hold", "read", "write", "modify", "change", "own", "acquire"].contains(view.verb.lemma)
      && isOneCaller(view.clause.tail)
  }

  /// "from one thread at a time", "by a single task at a time".
  static func isOneCaller(_ words: some Collection<Token>) -> Bool {
    let plain = words.drop { $0.isWord("only") }.prefix { $0.kind == .word }.map(\.lower)
    guard (6...9).contains(plain.count), ["from", "by", "on"].contains(plain[0]),
      plain.suffix(3) == ["at", "a", "time"]
    else { return false }
    return plain[1] == "one" || plain.dropFirst().starts(with: ["a", "single"])
      || plain[1...].starts(with: ["at", "most", "one"]) || plain[1...].starts(with: ["only", "one"])
      || plain[1...].starts(with: ["only", "a", "single"])
  }

  /// "safe to be called from any thread"; "from render threads" says nothing of the others.
  static func isFromSeveralThreads(_ words: [Token]) -> Bool {
    guard words.contains(where: { $0.isWord(in: uses) }),
      let noun = words.firstIndex(where: { $0.isWord(in: ["threads", "thread"]) })
    else { return false }
    let before = words[..<noun].suffix(2)
    return words[noun].isWord("thread")
      ? before.last?.isWord("any") == true : before.contains { $0.isWord(in: several) }
  }

  private static let several = [
    "any", "multiple", "several", "different", "other", "many", "all", "various", "arbitrary", "across", "between",
    "concurrent",
  ]
  static let uses = ["call", "use", "called", "used", "invoke", "invoked", "access", "accessed", "do", "make"]

  /// "(thread-safe) to use from multiple threads simultaneously": what being so means.
  static func isToBeUsed(_ words: [Token]) -> Bool {
    guard let to = words.firstIndex(where: { $0.isWord("to") }), to + 1 < words.count else { return false }
    return words[to + 1].isWord(in: ["use", "call", "access", "invoke"]) && isFromSeveralThreads(words)
      && words[(to + 2)...].first?.isWord("from") == true
  }

  /// "not thread-safe to open it elsewhere": of that only.
  static func isOfDeed(_ tail: ArraySlice<Token>) -> Bool {
    tail.prefix { $0.kind != .mark }.dropFirst().contains { $0.isWord("to") }
  }
}
