/// What somebody does to a thing, told as what happens to the thing: "the host closes the valve" is "the valve is closed".
enum Deed {
  /// Nil for verbs that tell no event of their object, and for words that are no noun phrase.
  ///
  /// - Parameter isTimed: That the deed stands beside a moment which can be no place ("before it returns"): any deed will do then.
  static func event(of verb: VerbGroup, to object: [Token], isTimed: Bool = false) -> String? {
    guard verbs.contains(verb.lemma) || isTimed && !lasting.contains(verb.lemma) && isPlain(object),
      (1...6).contains(object.count), let first = object.first,
      !Verbs.isGerund(first.lower), !first.isWord(in: ["that", "no", "nothing", "being"]),
      !object.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.coordinators) }),
      PhraseGate.isNounPhrase(object.phrase), isShort(object) || MainVerb.group(in: object) == nil
    else { return nil }
    return Verbs.passive(object.phrase, verb.lemma)
  }

  /// Whether the verb tells by itself that its object is another one afterwards.
  static func isEvent(_ lemma: String) -> Bool { verbs.contains(lemma) }

  /// Not "the pump to a spare", "a valve so every", "a message arrived".
  private static func isPlain(_ object: [Token]) -> Bool {
    !object.contains { $0.isWord("so") || !$0.isWord("of") && $0.isWord(in: Lexicon.prepositions) }
      && object.last.map { Verbs.lemma(of: $0.lower, as: [.participle]) == nil } == true
  }

  /// "this lock": no verb, though it might be one elsewhere.
  private static func isShort(_ object: [Token]) -> Bool {
    object.count == 2 && object[0].isWord(in: Lexicon.determiners) && object[1].kind == .word
  }

  /// Verbs that tell how something is, what it means or whom it lets, and those that other forms read.
  private static let lasting: Set<String> = [
    "allow", "ask", "be", "become", "call", "cause", "configure", "contain", "control", "continue", "define",
    "denote", "describe", "do", "enable", "ensure", "expect", "force", "get", "give", "guarantee", "have", "help",
    "hold", "implement", "include", "indicate", "invoke", "keep", "know", "leave", "let", "like", "limit", "make",
    "mean", "need", "offer", "own", "prefer", "prevent", "provide", "raise", "remain", "represent", "require",
    "return", "say", "see", "serve", "set", "show", "specify", "support", "take", "tell", "throw", "use", "want",
    "work",
  ]

  /// Verbs after which the object is another than before. Not those that may tell of a place ("adds a row after the last one") or hand over
  /// what happens later ("schedules a timer after the draw").
  private static let verbs: Set<String> = [
    "abort", "acknowledge", "acquire", "activate", "allocate", "apply", "associate", "attach", "build", "cancel",
    "clear", "clone", "close", "commit", "compute", "connect", "construct", "create", "deactivate", "deallocate",
    "decrement", "delete", "deliver", "dequeue", "destroy", "detach", "discard", "disconnect", "dismiss",
    "dispatch", "dispose", "drain", "draw", "emit", "empty", "enter", "evaluate", "evict", "execute", "exit",
    "finalize", "fill", "flush", "free", "generate", "halt", "hide", "increment", "initialize", "insert",
    "instantiate", "invalidate", "kill", "launch", "leave", "load", "lock", "mount", "notify", "obtain", "open",
    "pause", "perform", "persist", "populate", "publish", "receive", "recreate", "recycle", "refresh", "release",
    "reload", "remove", "render", "reset", "restart", "restore", "resume", "resynchronize", "retry", "revoke", "run",
    "save", "send", "sever", "signal", "start", "stop", "submit", "suspend", "synchronize", "terminate", "truncate",
    "compile", "request", "unload", "unlock", "unmount", "unregister", "update", "upload", "wipe",
  ]
}
