/// What "return" asks for, and what is done to a thing.
extension RuleVerbs {
  /// What somebody has to do to a thing is a deed, which its verb names; reading and writing it is no more than that.
  static func deed(_ rule: (action: Action, object: String), _ lemma: String) -> (action: Action, object: String) {
    rule.action == .access ? (.call, "\(lemma) \(rule.object)") : rule
  }

  /// "return a row" makes one, "return promptly" and "return the row using `giveBack`" are done.
  static func returning(_ object: [Token]) -> (action: Action, object: String) {
    if object.allSatisfy({ $0.kind == .word && Lexicon.isAdverb($0.lower) }) {
      return (.call, "return \(object.phrase)")
    }
    // "return as quickly as it can".
    if object.first?.isWord("as") == true { return (.call, "return \(object.phrase)") }
    // "return quickly to keep the pump going": how, and why.
    if let first = object.first, first.kind == .word, Lexicon.isAdverb(first.lower), object.count > 1,
      object[1].isWord(in: ["to", "so"]) || object[1...].prefix(2).map(\.lower) == ["in", "order"]
    {
      return (.call, "return \(first.lower)")
    }
    if let means = object.firstIndex(where: { $0.isWord("using") }), means + 1 < object.count,
      object[means + 1].kind == .code
    {
      return (.call, "return \(object.phrase)")
    }
    return (.create, object.phrase + " returned")
  }

  static let doing: Set<String> = ["perform", "do", "make", "run", "execute", "issue"]

  /// "(perform) heavy work or blocking calls", "operations that can block".
  static func isBlocking(_ object: [Token]) -> Bool {
    object.indices.dropLast().contains { index in
      if object[index].isWord("blocking") { return index == 0 || !object[index - 1].isWord(in: ["non", "not"]) }
      return object[index].isWord(in: ["that", "which"])
        && object[(index + 1)...].prefix(2).map(\.lower).last == "block"
        && Lexicon.modals[object[index + 1].lower] != nil
    }
  }

  /// "(provide) your own locking", "(use) external locking".
  static func isLocking(_ object: [Token]) -> Bool {
    object.prefix { !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: Lexicon.coordinators) }.last?
      .isWord("locking") == true
  }

  /// "(do) anything that will modify the tank", "(take) any actions which modify it": what is done to the tank.
  static func change(_ lemma: String, _ object: [Token]) -> String? {
    guard ["do", "take", "perform"].contains(lemma),
      let that = object.prefix(4).firstIndex(where: { $0.isWord(in: ["that", "which"]) }),
      that > 0, object[that - 1].isWord(in: ["anything", "something", "action", "actions", "operation", "operations"]),
      case let rest = object[(that + 1)...].drop(while: { Lexicon.modals[$0.lower] != nil }), rest.count > 1,
      let verb = rest.first, let act = Verbs.lemma(of: verb.lower, as: [.base, .thirdPerson]),
      ["modify", "change", "access", "touch", "alter", "mutate", "update"].contains(act)
    else { return nil }
    return object.phrase
  }

  /// "make any calls", "make the two equal": done, and nothing made.
  static func isDone(_ object: [Token]) -> Bool {
    let noun = object.prefix { !$0.isWord(in: Lexicon.prepositions) }.last
    return noun?.isWord(in: [
      "call", "calls", "request", "requests", "change", "changes", "use", "equal", "available", "visible", "updates",
      "assumption",
    ]) == true || object.contains { $0.isWord("equal") }
  }

  /// "implement the given behaviour", "implement retry logic": done in whatever is written.
  static func isBehaviour(_ object: [Token]) -> Bool {
    let phrase = object.prefix { !$0.isWord(in: Lexicon.prepositions) && $0.kind != .mark }
    return !phrase.contains { $0.kind == .code }
      && phrase.last?.isWord(in: [
        "behavior", "behaviour", "logic", "support", "checks", "strategy", "policy", "recovery", "handling", "caching",
        "retries", "semantics",
      ]) == true
  }

  /// "have a public constructor": what is written into a class.
  static func isMember(_ object: [Token]) -> Bool {
    (2...6).contains(object.count) && object[0].isWord(in: ["a", "an"])
      && object.last?.isWord(in: ["constructor", "initializer", "destructor", "initialiser", "annotation"]) == true
  }

  /// "read more about it", "read the guide": people read, too.
  static func isReading(_ object: [Token]) -> Bool {
    object.isEmpty
      || object.contains {
        $0.isWord(in: [
          "about", "more", "section", "chapter", "guide", "documentation", "docs", "article", "page", "notes", "below",
          "manual", "comments", "following",
        ])
      }
  }

  /// "treat the tank as shut", "consider the row drained", "include a `last` field": what a host does, and can be seen to.
  static func isVisible(_ lemma: String, _ object: [Token]) -> Bool {
    switch lemma {
    case "treat": object.dropFirst().contains { $0.isWord("as") }
    case "consider":
      object.count > 2 && object[0].isWord(in: ["the", "a", "any", "all", "every"])
        && object.last.map { Verbs.lemma(of: $0.lower, as: [.participle]) != nil } == true
    case "include":
      object.count > 1 && object[0].isWord(in: ["a", "an", "the"]) && object[1].kind == .code
    default: false
    }
  }

  /// "define this hook": to write one's own.
  static func isOfHook(_ lemma: String, _ object: [Token]) -> Bool {
    if isNamedMethod(object), ["provide", "supply"].contains(lemma) { return true }
    return ["define", "implement"].contains(lemma) && object.count >= 2 && object[0].isWord("this")
      && object[1].isWord(in: ["method", "hook", "callback", "function"])
  }

  /// "(provide) a `fill()` method": one of that name, to be written.
  private static func isNamedMethod(_ object: [Token]) -> Bool {
    guard object.count > 2, object[0].isWord(in: ["a", "an"]), object[1].kind == .code,
      object[2].isWord(in: ["method", "hook", "callback", "function"])
    else { return false }
    return object.count == 3 || object[3].isWord(in: ["to", "that", "which", "for"])
  }

  /// Of one who is spoken to, also verbs of what happens by itself to other things ("the cache may not be updated").
  static func isDeedOfYours(_ lemma: String) -> Bool { isDeed(lemma) || yours.contains(lemma) }

  private static let yours: Set<String> = [
    "allocate", "attach", "await", "cancel", "combine", "commit", "configure", "construct", "create", "declare",
    "define", "dequeue", "destroy", "detach", "disable", "dispatch", "dispose", "drop", "emit", "enable", "enqueue",
    "execute", "extend", "fill", "insert", "install", "invalidate", "join", "lock", "mount", "nest", "open", "perform",
    "pop", "post", "push", "put", "queue", "raise", "rename", "replace", "request", "return", "schedule", "specify",
    "submit", "subscribe", "switch", "terminate", "throw", "unlock", "unmount", "update", "wrap", "yield",
  ]

  /// "the rows (in this method), which is called often".
  static func withoutWhich(_ object: [Token]) -> [Token] {
    let which = object.indices.dropFirst().first { object[$0].isWord("which") && object[$0 - 1].isMark(",") }
    return which.map { Array(object[..<($0 - 1)]) } ?? object
  }
}
