/// What the words in front of "thread" say of which it is.
extension ThreadPhrase {
  static func isArticle(_ word: String) -> Bool { ["the", "a", "an"].contains(word) }

  static func word(for modifiers: [String]) -> ThreadWord? {
    let words = modifiers.filter { !isArticle($0) && !["our", "your", "my", "its", "their"].contains($0) }
    let set = Set(words)
    // "call `join()` on a joinable thread": of the thread.
    if !set.isDisjoint(with: ["joinable", "detached"]) { return nil }
    // "on the thread pool"; an autorelease pool has no threads.
    if words == ["thread"] { return .named("thread pool") }
    if !set.isDisjoint(with: ["autorelease", "memory", "object", "connection", "buffer"]) { return nil }
    if words == ["more", "than", "one"] { return .any }
    // "in k threads": how many.
    if words.count == 1, words[0].count == 1 { return nil }
    if set == ["two"] || !set.isDisjoint(with: ["not", "never", "unknown", "maybe", "what", "like", "as"])
      || words.contains(where: Lexicon.hedges.contains)
    {
      return nil
    }
    let isMain = !set.isDisjoint(with: ["main", "ui", "edt", "user-interface"])
    let isExcepted =
      isMain
      && (!set.isDisjoint(with: ["except", "but", "excluding", "other"]) || words.starts(with: ["outside", "of"]))
    if words.contains("non-main") || words.starts(with: ["other", "than"]) || isExcepted {
      return .notMain
    }
    // "on a child of the main thread": which is not that one.
    if isMain, !set.isDisjoint(with: ["of", "by", "from", "than", "outside"]) { return nil }
    // "the main thread pool": which is no thread.
    if words == ["main", "thread"] { return nil }
    if isMain {
      return set.contains("process") ? .named(words.joined(separator: " ") + " thread") : .main
    }
    if !set.isDisjoint(with: ["background"]) { return .background }
    if [["separate"], ["independent"]].contains(words) { return .background }
    if !set.isDisjoint(with: ["secondary", "non-ui"]) || words == ["own"] {
      return .notMain
    }
    if set == ["worker"] { return .background }
    if !set.isDisjoint(with: [
      "any", "arbitrary", "unspecified", "random", "every", "whatever", "multiple", "different", "all", "many",
      "several",
    ]) {
      return .any
    }
    if !set.isDisjoint(with: ["same", "current", "calling", "caller", "whichever"]) { return .same }
    if words.count > 4
      || words.contains(where: { Lexicon.isFunctionWord($0) || ["where", "cases"].contains($0) })
    {
      return nil
    }
    // "calls it on the active loop", "from foreign threads": whichever that is.
    if words == ["active"] || words == ["foreign"] { return nil }
    // "in a tight loop": one of statements.
    if !set.isDisjoint(with: ["tight", "busy", "infinite", "endless", "inner", "outer", "for", "while"]) { return nil }
    return words.isEmpty || !set.isDisjoint(with: ["this", "that", "one", "another", "other", "single"])
      ? nil : .named(words.joined(separator: " "))
  }

  /// "another `thread`": marked as a term, and no thread by that name.
  static func plain(_ token: Token, behind modifiers: [String]) -> Token {
    guard token.kind == .code, nouns.contains(token.lower),
      modifiers.contains(where: { !isArticle($0) })
    else { return token }
    return .word(token.text, token)
  }

  /// "on a different thread": another one. "In the filling loop": a phase, for no word tells that it hands out work.
  static func isUnnamed(_ noun: Token, _ modifiers: [String]) -> Bool {
    noun.isWord("thread") && modifiers == ["a", "different"]
      || noun.isWord("loop") && !modifiers.isEmpty && loops.isDisjoint(with: modifiers)
  }

  private static let loops: Set<String> = [
    "event", "events", "main", "ui", "message", "run", "io", "i/o", "reactor", "dispatch", "network", "asyncio", "uv",
    "libuv", "same", "any", "current", "calling", "caller", "another", "different", "its", "other",
  ]

  static let rounds = ["iteration", "iterations", "tick", "turn", "cycle", "pass", "round"]

  /// "runs on main." with nothing that "main" could qualify.
  static func isBareMain(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    // "on main the first time".
    if next.isWord("the"), tokens[(index + 2)...].prefix(2).contains(where: { $0.isWord("time") }) { return true }
    return next.kind == .mark || next.isWord(in: Lexicon.prepositions) || next.isWord(in: Lexicon.coordinators)
      || next.isWord(in: Lexicon.temporal) || next.isWord(in: ["only", "once", "exactly", "first", "as", "even"])
  }

  /// "on the server's main thread": which is none of the reader's.
  static func isMainOfAnother(_ tokens: [Token], at index: Int) -> Bool {
    let owner = tokens[index]
    return owner.kind == .word && owner.isPossessive && index + 1 < tokens.count && tokens[index + 1].isWord("main")
      && (!owner.isWord(in: ownersOfMain) && !(index > 0 && tokens[index - 1].isWord("your"))
        || index > 0 && tokens[index - 1].isWord(in: otherProcesses))
  }

  /// "on the main thread | of the server".
  static func isFollowedByOwner(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index].isWord("of"),
      tokens[index + 1].isWord(in: ["the", "a", "an", "each"])
    else { return false }
    let owner = tokens[(index + 2)...].prefix { $0.kind == .word && !$0.isWord(in: Lexicon.prepositions) }
    return !owner.contains { $0.isWord(in: ownersOfMain) } || owner.contains { $0.isWord(in: otherProcesses) }
  }

  private static let otherProcesses: Set<String> = ["child", "other", "remote", "parent", "renderer", "worker"]

  private static let ownersOfMain: Set<String> = [
    "app", "application", "process", "program", "host", "engine", "ui", "platform", "system", "browser", "game",
  ]

  /// "is restricted to the main thread".
  static func isRestriction(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord("to"), index + 2 < tokens.count,
      index <= 1 || tokens[index - 1].isWord(in: ["restricted", "limited", "confined"])
    else { return false }
    return tokens[index + 1].isWord("the") && tokens[index + 2].isWord(in: ["main", "ui", "edt"])
  }

  /// "the main actor", `MainActor`.
  static func isMainActor(_ token: Token, behind modifier: String?) -> Bool {
    token.isWord("actor") && modifier == "main" || ["MainActor", "@MainActor"].contains(token.text)
  }
}
