/// "on the main thread", "from any queue", "off main", "on a background thread".
package enum ThreadPhrase {
  private static let openers: Set<String> = [
    "on", "from", "in", "off", "onto", "by", "outside", "via", "through", "within", "inside",
  ]
  /// "events taken from the queue": a queue of things.
  private static let taking: Set<String> = ["taken", "read", "received", "fetched", "removed", "polled", "popped"]
  static let nouns: Set<String> = [
    "thread", "threads", "queue", "queues", "executor", "executors", "dispatcher", "loop", "worker", "workers", "pool",
    "eventloop", "goroutine", "goroutines", "thread-pool",
  ]

  package static func read(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    // "within the thread itself": on that thread.
    if tokens[index...].prefix(4).map(\.lower) == ["within", "the", "thread", "itself"] { return (.same, index + 4) }
    if let context = inContext(tokens, at: index) ?? ofContext(tokens, at: index)
      ?? inBackgroundTask(tokens, at: index) ?? onQueue(tokens, at: index) ?? inProcess(tokens, at: index)
    {
      return context
    }
    guard index + 1 < tokens.count,
      tokens[index].isWord(in: openers) || isRestriction(tokens, at: index) || isMeans(tokens, at: index)
    else { return nil }
    if tokens[index].isWord("from"), index > 0, tokens[index - 1].isWord(in: taking) { return nil }
    // "with the lock held | by the calling thread": who holds it.
    if tokens[index].isWord("by"), index > 0,
      InnerVerb.isReducedRelative(tokens, at: index - 1) || index > 1 && tokens[index - 2].isWord("being")
    {
      return nil
    }
    let leaves =
      tokens[index].isWord("off") || tokens[index].isWord("outside")
      || index > 0 && tokens[index - 1].isWord(in: ["away", "different", "separate", "distinct", "apart"])
    if tokens[index].isWord(in: ["on", "from", "in"]), let end = singleThread(tokens, at: index + 1) {
      return (.same, end)
    }
    if isOfAnotherProcess(tokens, at: index) { return nil }
    if isAnyThatIs(tokens, at: index) { return (.any, clauseEnd(tokens, from: index + 5)) }
    if let end = anotherThanMain(tokens, at: index) { return (.notMain, end) }
    if let end = relativeThread(tokens, at: index) ?? sameThreadThat(tokens, at: index) { return (.same, end) }
    if let end = noneButMain(tokens, at: index) { return (.main, end) }
    if let owned = ofOwner(tokens, at: index + 1) ?? associated(tokens, at: index + 1) { return owned }
    guard let (first, end) = ofPool(tokens, at: index + 1) ?? noun(tokens, from: index + 1),
      !isAgent(tokens, from: index, to: end)
    else { return nil }
    if let (_, secondEnd) = alternative(tokens, at: end) { return (.any, secondEnd) }
    // "on any thread that holds the lock": on some.
    if first == .any, end < tokens.count, tokens[end].isWord(in: ["that", "which", "who", "holding"]) { return nil }
    if first != .any, hasNamelessAlternative(tokens, at: end) { return nil }
    if first == .any, let end = mainExcepted(tokens, at: end) { return (.notMain, end) }
    guard leaves else { return (first, end) }
    return first == .main ? (.notMain, end) : nil
  }

  /// "called by the event loop", "by the worker pool": whoever calls, which may be anywhere.
  private static func isAgent(_ tokens: [Token], from index: Int, to end: Int) -> Bool {
    tokens[index].isWord("by") && !tokens[end - 1].lower.contains("thread")
      && !tokens[end - 1].isWord(in: ["goroutine", "goroutines"])
  }

  /// "from the thread on which it was created", "on the thread that started it": the same thread.
  static func relativeThread(_ tokens: [Token], at index: Int) -> Int? {
    if index > 0, tokens[index - 1].isWord("different") { return nil }
    if index + 3 < tokens.count, tokens[index + 1].isWord(in: ["whatever", "whichever"]),
      tokens[index + 2].isWord(in: nouns),
      tokens[index + 3].isWord(in: ["you", "it", "the", "they"]) || tokens[index + 3].kind == .code
        || !tokens[index].isWord("by") && index + 4 < tokens.count
          && Verbs.lemma(of: tokens[index + 3].lower, as: [.thirdPerson, .past]) != nil
          && (tokens[index + 4].isWord(in: ["it", "this", "them", "the"]) || tokens[index + 4].kind == .code)
    {
      return clauseEnd(tokens, from: index + 4)
    }
    guard index + 3 < tokens.count, tokens[index + 1].isWord("the"), tokens[index + 2].isWord(in: nouns) else {
      return nil
    }
    if tokens[index + 3].isWord(in: ["that", "which", "where"]) {
      // "on the thread that is not main": which it is, and not what it does.
      return tokens.count > index + 4 && tokens[index + 4].isWord(in: Lexicon.be)
        ? nil : clauseEnd(tokens, from: index + 4)
    }
    if let end = strandedEnd(tokens, from: index + 3) { return end }
    return index + 4 < tokens.count && tokens[index + 3].isWord(in: ["on", "in", "from"])
      && tokens[index + 4].isWord("which") ? clauseEnd(tokens, from: index + 5) : nil
  }

  /// A thread's noun phrase from `start`, and where it ends.
  static func noun(_ tokens: [Token], from start: Int) -> (ThreadWord, Int)? {
    var modifiers: [String] = []
    var index = start
    while index < tokens.count, index - start < 6 {
      let token = plain(tokens[index], behind: modifiers)
      if token.isWord("thread-pool"), index > start {
        return word(for: modifiers + ["thread-pool"]).map { ($0, index + 1) }
      }
      if let owner = hyphenated(token) {
        return word(for: modifiers + [owner]).map { ($0, index + 1 + (bracket(tokens, at: index + 1, "]") ? 1 : 0)) }
      }
      if token.isMark("/") || token.isMark("(") || token.isMark(")") || bracket(tokens, at: index, "[") {
        index += 1
        continue
      }
      // "by the host to start threads": what for.
      if token.kind == .mark || token.isWord("to") { return nil }
      if token.isWord(in: ["edt", "mainloop", "main-loop"]) { return (.main, index + 1) }
      if isMainActor(token, behind: modifiers.last) { return (.main, index + 1) }
      if token.isWord("within"), modifiers.isEmpty {
        index += 1
        continue
      }
      if index > start || modifiers.isEmpty, isCompound(token) {
        return (.named(token.text), index + 1)
      }
      if token.kind == .code, nouns.contains(token.lower), modifiers.isEmpty || !["a", "an"].contains(modifiers[0]) {
        return (.named(token.text), index + 1)
      }
      // "on the main thread's behalf"; "the main queue's thread" is one.
      if token.kind == .word, token.isPossessive, nouns.contains(token.lower),
        tokens.dropFirst(index + 1).first?.isWord(in: nouns) != true
      {
        return nil
      }
      if isMainOfAnother(tokens, at: index) { return nil }
      // "on the main screen's thread"
      if token.isPossessive, modifiers.contains("main"), !nouns.contains(token.lower), !token.isWord("process") {
        return nil
      }
      if token.kind == .word, nouns.contains(token.lower), !isModifier(tokens, at: index) {
        // "on the next event loop iteration": a time.
        if index + 1 < tokens.count, tokens[index + 1].isWord(in: rounds) { return nil }
        if isOfCode(tokens, behind: index) { return nil }
        if modifiers.allSatisfy(isArticle), token.isWord(in: workers) { return worker(tokens, at: index) }
        if modifiers.last.map(Lexicon.determiners.contains) != false, modifiers.count > 1 { return nil }
        if index + 1 < tokens.count, tokens[index + 1].isWord("than"),
          modifiers.contains(where: { ["different", "separate", "other"].contains($0) })
        {
          return nil
        }
        if isUnnamed(token, modifiers) || token.isWord("queue") && modifiers.last == "message" { return nil }
        // "runs in an event loop": in some.
        if token.isWord(in: ["loop", "eventloop"]), modifiers.first.map({ ["a", "an"].contains($0) }) == true {
          return nil
        }
        // "from more than one thread at a time": of calls that overlap.
        if modifiers == ["more", "than", "one"], tokens[(index + 1)...].first?.isWord("at") == true { return nil }
        // "on every loop", "in all child processes": on each of them, not on whichever.
        if token.isWord(in: ["loop", "eventloop", "process", "processes", "worker", "workers"]),
          modifiers.contains(where: { ["every", "each", "all"].contains($0) })
        {
          return nil
        }
        // "by whichever thread calls `handle`": which one that is, tells no caller of this.
        if modifiers.last == "whichever", index + 1 < tokens.count, tokens[index + 1].isWord("calls") { return nil }
        let word = word(for: modifiers)
        if word == .main, isFollowedByOwner(tokens, at: index + 1) { return nil }
        // A routine of a language's own is known by its caller or not at all.
        if token.isWord(in: ["goroutine", "goroutines"]), word != .any, word != .same { return nil }
        return word.map { ($0, pastContext(tokens, index + 1)) }
      }
      if token.isWord("main"), modifiers.allSatisfy(isArticle), isBareMain(tokens, at: index) {
        return (.main, index + 1)
      }
      if token.isWord(in: Lexicon.temporal) || token.isWord(in: Lexicon.relative) || isCall(token) { return nil }
      // "the process's main thread" is main; the "process main thread" is one of several processes.
      if !(token.isPossessive && token.isWord("process")) { modifiers.append(token.lower) }
      index += 1
    }
    return nil
  }

  /// "the writequeue", "the threadpool": which one is in the word.
  private static func isCompound(_ token: Token) -> Bool {
    token.lower.count > 5 && token.lower.hasSuffix("queue") && !token.isWord(in: nouns) || token.isWord("threadpool")
  }

  /// "the audio-thread": what stands in front of the hyphen.
  static func hyphenated(_ token: Token) -> String? {
    guard token.kind == .word, token.lower.count > 7 else { return nil }
    return ["-thread", "-threads"].first { token.lower.hasSuffix($0) }.map { String(token.lower.dropLast($0.count)) }
  }

  /// "the [audio-thread]": brackets around a name that a table of threads explains.
  private static func bracket(_ tokens: [Token], at index: Int, _ mark: String) -> Bool {
    let name = mark == "[" ? index + 1 : index - 1
    return index < tokens.count && tokens[index].isMark(mark) && name < tokens.count && hyphenated(tokens[name]) != nil
  }

  /// "on main and `close()` on any thread": the name of a call is no part of a thread's.
  private static func isCall(_ token: Token) -> Bool { token.kind == .code && token.text.hasSuffix(")") }

  /// "the queue thread", "thread/scheduler": a noun in front of another.
  private static func isModifier(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    if nouns.contains(tokens[index + 1].lower) { return true }
    // "in all pool child processes"
    return tokens[(index + 1)...].prefix(2).contains { $0.isWord(in: ["process", "processes"]) }
  }
}
