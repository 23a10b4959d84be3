/// Threads that are named by way of something else.
extension ThreadPhrase {
  /// "in the context of the audio thread", "in the context of the thread that opened it": on that thread.
  static func inContext(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard index + 5 < tokens.count, tokens[index].isWord(in: ["in", "from", "within"]),
      tokens[index + 1].isWord("the"), tokens[index + 2].isWord("context"), tokens[index + 3].isWord("of")
    else { return nil }
    // "of this thread", which the page is about.
    if tokens[index + 4].isWord("this"), tokens[index + 5].isWord("thread") { return (.same, index + 6) }
    let direct = [tokens[index]] + tokens[(index + 4)...]
    return read(direct, at: 0).map { thread, end in (thread, index + 3 + end) }
  }

  /// "from any context": wherever that is.
  private static func inAnyContext(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    let words = tokens[index...].prefix(4).map(\.lower)
    guard words.count > 2, ["from", "in"].contains(words[0]), words[1] == "any", words[2] == "context" else {
      return nil
    }
    return words.count < 4 || tokens[index + 3].kind == .mark ? (.any, index + 3) : nil
  }

  /// "(runs) in the thread of the pump": that of one thing.
  private static func ofThing(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard tokens[index].isWord(in: ["on", "in", "from"]), index + 5 < tokens.count,
      tokens[(index + 1)...].prefix(3).map(\.lower) == ["the", "thread", "of"],
      tokens[index + 4].isWord(in: ["the", "its"]),
      tokens[index + 5].kind == .word, !Lexicon.isFunctionWord(tokens[index + 5].lower),
      !tokens[index + 5].isWord(in: ["caller", "same"]),
      index + 6 == tokens.count || tokens[index + 6].kind == .mark
    else { return nil }
    return (.named(tokens[index + 5].lower), index + 6)
  }

  /// "from interrupt context", "in signal-handler context", "in an interrupt context".
  static func ofContext(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    if let other = inAnyContext(tokens, at: index) ?? ofThing(tokens, at: index) { return other }
    guard index + 2 < tokens.count, tokens[index].isWord(in: ["in", "from", "within"]) else { return nil }
    let start = tokens[index + 1].isWord(in: ["a", "an", "the"]) ? index + 2 : index + 1
    guard let noun = tokens[start...].prefix(3).firstIndex(where: { $0.isWord("context") }), noun > start,
      tokens[noun - 1].isWord(in: contexts) || noun > start + 1 && tokens[noun - 2].isWord("signal"),
      tokens[start..<noun].allSatisfy({ $0.kind == .word }),
      noun + 1 == tokens.count || !tokens[noun + 1].isWord(in: ["of", "or"])
    else { return nil }
    return (.named(tokens[start...noun].phrase), noun + 1)
  }

  private static let contexts: Set<String> = [
    "interrupt", "isr", "signal-handler", "softirq", "irq", "tasklet", "signal", "task", "process", "atomic",
  ]

  /// "in a background task", "on a background job": wherever it is, nobody waits for it.
  static func inBackgroundTask(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    let words = tokens[index...].prefix(4).map(\.lower)
    guard words.count == 4, ["in", "on", "within", "inside"].contains(words[0]), words[1] == "a",
      words[2] == "background",
      ["task", "job", "goroutine", "coroutine"].contains(words[3])
    else { return nil }
    return (.background, index + 4)
  }

  /// "from the pump thread | context".
  static func pastContext(_ tokens: [Token], _ end: Int) -> Int {
    end < tokens.count && tokens[end].isWord("context") ? end + 1 : end
  }

  /// "(posted) to the event queue of the main thread", "(put) on the queue of the render thread": what is in the queue runs there.
  static func onQueue(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard tokens[index].isWord(in: ["to", "on", "onto", "in"]), index + 1 < tokens.count,
      tokens[index + 1].isWord("the"),
      let of = tokens[(index + 2)...].prefix(4).firstIndex(where: { $0.isWord("of") }), of > index + 2,
      tokens[of - 1].isWord(in: ["queue", "loop"]),
      case let direct = [Token(kind: .word, text: "on", range: tokens[index].range)] + tokens[(of + 1)...],
      let (thread, end) = read(direct, at: 0), thread != .any, direct[end - 1].lower.hasSuffix("thread")
    else { return nil }
    return (thread, of + end)
  }

  /// "executed | using an event loop thread"; "using the thread that …" tells more than a name.
  static func isMeans(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord("using"), index + 1 < tokens.count, !tokens[index + 1].isWord("the") else {
      return false
    }
    return index == 0 || tokens[index - 1].isWord(in: ["executed", "run", "called", "invoked", "performed"])
  }

  /// "on the same thread as `open`", "from the thread that made it", "on the current thread": which one it is, as the page has it.
  static func sameThread(in tokens: [Token]) -> String? {
    for index in tokens.indices {
      guard let (thread, end) = read(tokens, at: index), thread == .same else { continue }
      let isTold = end < tokens.count && tokens[end].isWord(in: ["as", "that", "which", "where"])
      let words = tokens[index..<(isTold ? clauseEnd(tokens, from: end) : end)].prefix { token in
        token.kind != .mark && !token.isWord(in: Lexicon.temporal) && !token.isWord("but")
      }
      let isContext = words.dropFirst().prefix(3).map(\.lower) == ["the", "context", "of"]
      let name = words.dropFirst(isContext ? 4 : 1)
      return name.isEmpty ? nil : "on " + name.phrase
    }
    return nil
  }

  /// "on the same thread that opened it".
  static func sameThreadThat(_ tokens: [Token], at index: Int) -> Int? {
    guard index + 4 < tokens.count, tokens[index + 1].isWord("the"), tokens[index + 2].isWord("same"),
      tokens[index + 3].isWord("thread"), tokens[index + 4].isWord(in: ["that", "which", "where"])
    else { return nil }
    return relativeThread(Array(tokens[..<(index + 2)] + tokens[(index + 3)...]), at: index).map { $0 + 1 }
  }

  /// "on the thread | associated with `pump()`", "on an executor | dedicated to slow work": by what it belongs to.
  static func associated(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard index + 4 < tokens.count, tokens[index].isWord(in: ["the", "a", "an"]),
      tokens[index + 1].isWord(in: ["thread", "queue", "executor", "pool"]),
      tokens[index + 2].isWord(in: tokens[index].isWord("the") ? ["associated", "bound", "dedicated"] : ["dedicated"]),
      tokens[index + 3].isWord(in: ["with", "to"])
    else { return nil }
    let owner = tokens[(index + 4)...].prefix {
      $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: Lexicon.temporal)
    }
    guard (1...4).contains(owner.count), owner.last?.isWord(in: Lexicon.determiners) == false else { return nil }
    return (.named(tokens[(index + 1)..<(index + 4)].phrase + " " + owner.phrase), index + 4 + owner.count)
  }

  static let workers = ["worker", "workers"]

  /// "on a worker"; "in the worker" is an object, and not the thread that it has.
  static func worker(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    let isInside = index > 1 && tokens[index - 2].isWord("in") && tokens[index - 1].isWord("the")
    return isInside || isOfCode(tokens, behind: index) ? nil : (.background, index + 1)
  }

  /// "from the worker | function": a call, on whatever thread.
  static func isOfCode(_ tokens: [Token], behind index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord(in: workers)
      && tokens[index + 1].isWord(in: ["function", "method", "callback", "routine", "hook", "class", "object"])
  }

  /// "from the thread | the tank calls the valve from": the clause ends with the preposition of the thread.
  static func strandedEnd(_ tokens: [Token], from start: Int) -> Int? {
    let end = clauseEnd(tokens, from: start)
    guard end - start >= 3, tokens[end - 1].isWord(in: ["from", "on"]),
      let verb = MainVerb.group(in: Array(tokens[start..<(end - 1)])), verb.range.lowerBound > 0, !verb.isImperative
    else { return nil }
    return end
  }
}
