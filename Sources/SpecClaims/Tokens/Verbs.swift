/// Verb forms the grammar knows, and the lemma and form of each.
package enum Verbs {
  package enum Form: UInt8, Hashable, Sendable { case base, thirdPerson, past, participle, gerund }
  /// Forms to choose from; unlike a set of them it costs nothing to write one down.
  package struct Forms: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let base = Forms(.base)
    package static let thirdPerson = Forms(.thirdPerson)
    package static let past = Forms(.past)
    package static let participle = Forms(.participle)
    package static let gerund = Forms(.gerund)

    private init(_ form: Form) { rawValue = 1 << form.rawValue }
    func has(_ form: Form) -> Bool { rawValue & 1 << form.rawValue != 0 }
  }
  package struct Reading: Hashable, Sendable {
    package let lemma: String
    package let form: Form
  }

  /// "X is called": somebody runs a method.
  package static let invocation: Set<String> = [
    "call", "invoke", "run", "execute", "fire", "trigger", "send", "deliver", "dispatch", "notify", "evaluate",
    "raise", "announce", "emit", "signal",
  ]
  /// "this message is posted": as good as a call where it is the heading's.
  package static let sending: Set<String> = ["post", "issue", "broadcast", "perform"]
  /// "does the work on": somebody works somewhere.
  package static let work: Set<String> = ["do", "perform", "execute", "run", "happen", "occur", "carry"]
  /// Verbs that tell of something that happens by itself.
  package static let happening: Set<String> = [
    "occur", "happen", "fail", "exit", "appear", "arrive", "expire", "crash", "terminate", "complete", "finish", "end",
    "overflow",
  ]
  package static let creation: Set<String> = [
    "create", "initialize", "initialise", "allocate", "instantiate", "make", "build", "construct", "add", "configure",
  ]
  package static let access: Set<String> = [
    "access", "touch", "set", "read", "write", "use", "modify", "change", "mutate", "manipulate", "rely", "assume",
    "reference", "get", "query", "assign",
  ]
  package static let retention: Set<String> = ["cache", "keep", "retain", "hold", "store", "reuse", "persist", "save"]
  package static let blocking: Set<String> = ["block", "wait", "sleep"]
  package static let calling: Set<String> = ["call", "invoke", "send"]

  private static let regular: [String] = [
    "access", "add", "refrain", "allocate", "deallocate", "allow", "animate", "appear", "apply", "arrange", "assign",
    "assume", "attach", "avoid", "block", "cache", "calculate", "call", "cancel", "carry", "cause", "change", "clear",
    "close", "compute", "complete", "configure", "construct", "create", "defer", "define", "deliver", "depend",
    "destroy", "detach",
    "disappear", "dispatch", "dispose", "enter", "ensure", "evaluate", "execute", "exit", "expect", "finish",
    "fire", "force", "free", "guarantee", "handle", "happen", "implement", "initialize", "initialise", "insert",
    "instantiate", "invalidate", "invoke", "layout", "load", "lock", "log", "measure", "modify", "mount", "move",
    "mutate", "need", "notify", "occur", "open", "perform", "persist", "place", "position", "present", "produce",
    "provide", "query", "raise", "recommend", "recreate", "receive", "recalculate", "reference", "register",
    "release", "rely", "remember", "remove", "render", "require", "resize", "resolve", "retain", "return", "reuse",
    "reimplement",
    "enqueue", "rotate", "save", "schedule", "size", "start", "stop", "store", "suggest", "supply", "switch", "touch",
    "treat",
    "trigger", "try", "unload", "unmount", "update", "use", "utilize", "visit", "wait", "work", "worry", "display",
    "settle", "record", "judge", "wrap", "hop", "answer", "own", "listen", "confirm", "stay", "end",
    "appoint", "mark", "refuse", "arrive", "subclass", "describe", "differ", "replace", "matter", "prefer",
    "transition", "rebuild", "owe", "freeze", "announce", "emit", "generate", "commit", "process", "accept", "acquire",
    "follow",
    "precede", "pass", "check", "examine", "delete", "validate", "parse", "serialize", "transform", "copy", "decode",
    "encode", "flush", "assert", "await", "remain", "attempt", "permit", "ignore", "synchronize", "interleave",
    "leak",
    "propagate", "reverse", "connect", "disconnect",
    "introduce", "mix", "rename", "unsubscribe", "subscribe", "clean", "delegate", "forward", "support", "expose",
    "obtain", "consume", "publish", "intercept", "signal", "compile", "prepare", "enable", "restrict", "limit",
    "disable", "share", "serve", "consolidate", "outlive", "survive", "imply", "consist", "specify", "identify",
    "prescribe", "mandate", "stipulate", "dictate",
    "relate", "respond", "fail", "report", "accompany", "resume", "suspend", "terminate", "traverse", "unlock",
    "unregister", "verify", "enforce",
    "enqueue", "dequeue", "establish", "evict", "exclude", "expand", "extend", "fetch", "inherit", "inject", "inspect",
    "install", "interact", "iterate", "join", "maintain", "manage", "merge", "migrate", "minimize", "navigate",
    "negotiate", "observe", "omit", "operate", "populate", "postpone", "preserve", "prevent", "protect", "prune",
    "purge", "result", "reclaim", "recognize", "reconcile", "reconnect", "recover", "redirect", "redraw", "reduce",
    "refresh",
    "reject", "reload", "relinquish", "repeat", "reproduce", "reschedule", "restore", "reveal", "revert", "revoke",
    "rewrite", "satisfy", "simplify", "succeed", "supersede", "transmit", "include", "contain", "signify", "associate",
    "sever", "reinsert", "post", "issue", "broadcast", "acknowledge", "poll", "pump", "push", "pause", "unpause", "pop",
    "peek", "crash", "deadlock", "abort",
    "fill", "retrieve", "determine", "detect", "convert", "adjust", "alter", "extract", "suppress", "belong",
    "exist", "embed", "discard", "activate", "deactivate", "overwrite", "initiate", "inform", "proceed", "continue",
    "balance", "pair", "overlap", "represent",
    "indicate", "decide", "deregister", "submit", "resubmit", "unblock", "combine", "correspond", "instruct", "cease",
  ]
  static let doubling: Set<String> = [
    "stop", "drop", "log", "refer", "prefer", "transfer", "occur", "defer", "wrap", "hop", "layout", "commit", "emit",
    "permit", "submit", "resubmit", "transmit", "retransmit", "omit", "admit", "map", "unmap", "plug", "unplug", "trap",
    "ship", "skip",
  ]
  /// lemma: third person, past, participle, gerund.
  private static let irregular: [String: (String, String, String, String)] = [
    "run": ("runs", "ran", "run", "running"), "do": ("does", "did", "done", "doing"),
    "make": ("makes", "made", "made", "making"), "build": ("builds", "built", "built", "building"),
    "set": ("sets", "set", "set", "setting"), "reset": ("resets", "reset", "reset", "resetting"),
    "get": ("gets", "got", "gotten", "getting"),
    "put": ("puts", "put", "put", "putting"), "keep": ("keeps", "kept", "kept", "keeping"),
    "hold": ("holds", "held", "held", "holding"), "send": ("sends", "sent", "sent", "sending"),
    "read": ("reads", "read", "read", "reading"), "write": ("writes", "wrote", "written", "writing"),
    "begin": ("begins", "began", "begun", "beginning"), "leave": ("leaves", "left", "left", "leaving"),
    "become": ("becomes", "became", "become", "becoming"), "come": ("comes", "came", "come", "coming"),
    "go": ("goes", "went", "gone", "going"), "know": ("knows", "knew", "known", "knowing"),
    "mean": ("means", "meant", "meant", "meaning"), "take": ("takes", "took", "taken", "taking"),
    "give": ("gives", "gave", "given", "giving"), "throw": ("throws", "threw", "thrown", "throwing"),
    "sleep": ("sleeps", "slept", "slept", "sleeping"), "let": ("lets", "let", "let", "letting"),
    "say": ("says", "said", "said", "saying"),
    "draw": ("draws", "drew", "drawn", "drawing"), "show": ("shows", "showed", "shown", "showing"),
    "have": ("has", "had", "had", "having"),
    "forget": ("forgets", "forgot", "forgotten", "forgetting"),
    "find": ("finds", "found", "found", "finding"), "lay": ("lays", "laid", "laid", "laying"),
    "bring": ("brings", "brought", "brought", "bringing"), "tell": ("tells", "told", "told", "telling"),
    "shrink": ("shrinks", "shrank", "shrunk", "shrinking"), "grow": ("grows", "grew", "grown", "growing"),
    "fall": ("falls", "fell", "fallen", "falling"), "freeze": ("freezes", "froze", "frozen", "freezing"),
    "override": ("overrides", "overrode", "overridden", "overriding"),
    "break": ("breaks", "broke", "broken", "breaking"), "lose": ("loses", "lost", "lost", "losing"),
    "see": ("sees", "saw", "seen", "seeing"), "hang": ("hangs", "hung", "hung", "hanging"),
    "bind": ("binds", "bound", "bound", "binding"), "choose": ("chooses", "chose", "chosen", "choosing"),
    "catch": ("catches", "caught", "caught", "catching"), "hide": ("hides", "hid", "hidden", "hiding"),
    "shut": ("shuts", "shut", "shut", "shutting"), "hit": ("hits", "hit", "hit", "hitting"),
    "hear": ("hears", "heard", "heard", "hearing"), "expire": ("expires", "expired", "expired", "expiring"),
    "win": ("wins", "won", "won", "winning"), "lead": ("leads", "led", "led", "leading"),
    "panic": ("panics", "panicked", "panicked", "panicking"),
    "rebuild": ("rebuilds", "rebuilt", "rebuilt", "rebuilding"),
  ]

  private static let readings: [String: [Reading]] = makeReadings()

  /// Every reading of a word as a verb form; empty when it is none that the grammar knows.
  package static func readings(of word: String) -> [Reading] {
    // Tokens are asked for in lower case, and most words are no verbs: no copy is made of those.
    readings[word.isLowercaseASCII ? word : word.lowercased()] ?? []
  }

  package static func lemma(of word: String, as forms: Forms) -> String? {
    readings(of: word).first { forms.has($0.form) }?.lemma
  }

  /// "refreshing", also of a verb that is in no table.
  package static func isGerund(_ word: String) -> Bool {
    lemma(of: word, as: [.gerund]) != nil
      || word.count > 6 && word.hasSuffix("ing") && !["something", "anything", "nothing", "everything"].contains(word)
  }

  /// The past participle: "create" → "created".
  package static func participle(of lemma: String) -> String {
    doublingAbroad.contains(lemma) ? lemma + "led" : irregular[lemma]?.2 ?? pastForm(of: lemma)
  }

  private static func makeReadings() -> [String: [Reading]] {
    var table: [String: [Reading]] = [:]
    func add(_ word: String, _ lemma: String, _ form: Form) {
      table[word, default: []].append(Reading(lemma: lemma, form: form))
    }
    for lemma in regular + deeds where irregular[lemma] == nil {
      let past = pastForm(of: lemma)
      add(lemma, lemma, .base)
      add(thirdPerson(of: lemma), lemma, .thirdPerson)
      add(past, lemma, .past)
      add(past, lemma, .participle)
      add(gerund(of: lemma), lemma, .gerund)
    }
    add("overriden", "override", .participle)  // A frequent misspelling.
    for (lemma, forms) in irregular {
      add(lemma, lemma, .base)
      add(forms.0, lemma, .thirdPerson)
      add(forms.1, lemma, .past)
      add(forms.2, lemma, .participle)
      add(forms.3, lemma, .gerund)
    }
    for (word, lemma) in misspelt { add(word, lemma, .participle) }
    return table
  }

  /// "call" → "calls", "do" → "does".
  package static func thirdPerson(of lemma: String) -> String {
    if let irregular = irregular[lemma] { return irregular.0 }
    if lemma.hasSuffix("y"), let before = lemma.dropLast().last, !"aeiou".contains(before) {
      return lemma.dropLast() + "ies"
    }
    return lemma + (["s", "x", "ch", "sh"].contains { lemma.hasSuffix($0) } ? "es" : "s")
  }

  private static func pastForm(of lemma: String) -> String {
    if lemma.hasSuffix("e") { return lemma + "d" }
    if lemma.hasSuffix("y"), let before = lemma.dropLast().last, !"aeiou".contains(before) {
      return lemma.dropLast() + "ied"
    }
    return doubles(lemma) ? lemma + String(lemma.last ?? "d") + "ed" : lemma + "ed"
  }

  /// "call" → "calling".
  static func gerund(of lemma: String) -> String {
    if lemma.hasSuffix("e") && !lemma.hasSuffix("ee") { return lemma.dropLast() + "ing" }
    return doubles(lemma) ? lemma + String(lemma.last ?? "g") + "ing" : lemma + "ing"
  }
}
