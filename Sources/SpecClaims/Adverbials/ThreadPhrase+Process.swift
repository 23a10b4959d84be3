/// Processes that are named: what is called in one is called on none of the threads of another.
extension ThreadPhrase {
  /// "in the parent process", "from within the master process", "from a task's process". "in the process of closing" and "in this process" name
  /// none, "the drain process" is what goes on, and "a worker process" is one of many.
  static func inProcess(_ tokens: [Token], at index: Int) -> (ThreadWord, Int)? {
    guard index + 2 < tokens.count, tokens[index].isWord(in: places) else { return nil }
    let start = tokens[index].isWord("from") && tokens[index + 1].isWord("within") ? index + 2 : index + 1
    guard tokens[start].isWord(in: ["the", "a", "an"]),
      let noun = tokens[(start + 1)...].prefix(4).firstIndex(where: { $0.isWord("process") }), noun > start + 1,
      case let names = tokens[(start + 1)..<noun],
      tokens[noun - 1].isPossessive || tokens[start].isWord("the") && isOwner(tokens[noun - 1]),
      names.allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) && !$0.isWord(in: unnamed) }),
      isEnd(tokens, at: noun + 1)
    else { return nil }
    return (.named(names.phrase + " process"), noun + 1)
  }

  private static let places: Set<String> = ["in", "from", "on"]

  /// "the same worker process": which one it is, is not said.
  private static let unnamed: Set<String> = [
    "same", "current", "separate", "different", "single", "new", "whole", "entire", "calling", "similar", "own",
  ]

  private static let owners: Set<String> = [
    "parent", "child", "main", "client", "host", "browser", "render",
    "application", "app", "leader", "primary", "secondary", "daemon", "connection", "session", "channel",
    "root", "node", "gateway", "transport", "socket", "port", "shell", "editor",
  ]

  /// "the supervisor process", "the owner process": who has it, and not what goes on in it ("the transfer process").
  private static func isOwner(_ noun: Token) -> Bool {
    noun.isWord(in: owners)
      || noun.kind == .word && noun.lower.count > 5 && (noun.lower.hasSuffix("er") || noun.lower.hasSuffix("or"))
        && !noun.isWord(in: [
          "transfer", "register", "trigger", "recover", "deliver", "discover", "refactor",
        ])
  }

  /// Nothing that makes the process a noun in front of another, or tells which one it is.
  private static func isEnd(_ tokens: [Token], at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let next = tokens[index]
    return next.kind == .mark || next.isWord(in: Lexicon.temporal) || next.isWord(in: Lexicon.coordinators)
      || next.isWord(in: ["for", "on", "to", "if", "unless", "with", "by", "only"])
  }

  /// "on the main thread of the child process".
  static func isOfAnotherProcess(_ tokens: [Token], at index: Int) -> Bool {
    let words = tokens[index...].prefix(8).map(\.lower)
    guard let noun = words.firstIndex(where: { ["thread", "queue", "loop"].contains($0) }), noun + 2 < words.count,
      words[noun + 1] == "of"
    else { return false }
    return words[(noun + 2)...].contains { ["child", "another", "other", "remote"].contains($0) }
  }
}
