/// Which action a verb of a rule stands for.
enum RuleVerbs {
  /// Nil for verbs that no trace could show.
  static func action(for lemma: String, object: [Token]) -> Action? {
    if lemma == "configure", isProperty(object) { return .access }
    if lemma == "make", isDone(object) { return nil }
    // "make assumptions about X" is "assume X".
    if lemma == "make", object.contains(where: { $0.isWord(in: ["assumption", "assumptions"]) }) { return .access }
    if holding.contains(lemma), object.prefix(4).contains(where: isLock) {
      return .lock
    }
    if Verbs.creation.contains(lemma) || lemma == "put" { return .create }
    if Verbs.retention.contains(lemma) { return .retain }
    if Verbs.blocking.contains(lemma) { return .block }
    if Verbs.calling.contains(lemma) { return .call }
    if lemma == "implement", isBehaviour(object) { return nil }
    if ["override", "implement", "subclass", "reimplement"].contains(lemma) { return .override }
    if lemma == "lock" || (lemma == "have" && object.contains { $0.isWord("lock") }) { return .lock }
    if lemma == "use", object.last?.isWord(in: ["method", "methods", "hook"]) == true,
      !object.contains(where: { $0.isWord(in: Lexicon.prepositions) })
    {
      if object.contains(where: { $0.kind == .code || $0.text.dropLast().contains(".") }) { return .call }
      // "use some other method" names none.
      if object.last?.isWord("methods") == false, object.first?.isWord(in: ["the", "this", "your"]) == true {
        return .override
      }
    }
    // What is used by its name is called: "use `reload()`", "do not use `Loom.weave`".
    if lemma == "use", object.count <= 2, object.last?.kind == .code, object.last?.isPossessive == false {
      return .call
    }
    if Verbs.access.contains(lemma) { return .access }
    return nil
  }

  /// What is done to a lock by whoever has it from then on.
  static let holding: Set<String> = ["hold", "take", "acquire", "grab", "obtain"]

  private static func isLock(_ token: Token) -> Bool {
    token.isWord(in: ["lock", "locks", "mutex", "mutexes", "semaphore"])
      || token.kind == .code && ["lock", "mutex"].contains { token.lower.hasSuffix($0) }
  }

  /// "the node's view property", "`node.view`": it is there already, and what is done to it is a change.
  private static func isProperty(_ object: [Token]) -> Bool {
    object.last?.isWord(in: ["property", "properties"]) == true || object.contains { $0.isPossessive }
      || object.count == 1 && object[0].kind == .code && object[0].text.contains(".")
  }

  /// The action and the object of a rule whatever its verb: what has no action of its own is a call, and its verb is part of what is
  /// called for ("unsubscribe the listener").
  static func rule(_ lemma: String, _ object: [Token]) -> (action: Action, object: String)? {
    if lemma == "have" { return possession(object) }
    // "make | sure that E": what has to be is said behind it.
    if lemma == "make", object.first?.isWord(in: ["sure", "certain"]) == true { return nil }
    if lemma == "set", object.first?.isWord("up") == true { return (.call, "set \(object.phrase)") }
    if isOfHook(lemma, object) { return (.override, object.phrase) }
    // "should do their best": as well as may be.
    if lemma == "do", object.last?.isWord("best") == true || object.isLonePronoun || object.first?.isWord("so") == true
    {
      return nil
    }
    // "must not expect it to be open": what somebody thinks.
    if lemma == "expect", object.contains(where: { $0.isWord("to") }) { return nil }
    // "must accept two arguments": how it is declared.
    if ["accept", "take"].contains(lemma), object.contains(where: { $0.isWord(in: parts) }),
      object.prefix(3).contains(where: { $0.isWord(in: ["single", "one", "two", "three", "exactly"]) })
    {
      return nil
    }
    guard
      !vague.contains(lemma) || isVisible(lemma, object)
        || lemma == "start" && object.first?.isWord(in: ["the", "a", "an", "this"]) == true,
      !["read", "consult"].contains(lemma) || !isReading(object),
      object.first?.isWord(in: ["nothing", "something"]) != true,
      !object.contains(where: { $0.isWord(in: ["example", "examples", "follows"]) })
    else { return nil }
    if lemma == "send", object.first.map({ $0.kind != .code }) ?? true { return (.call, "send \(object.phrase)") }
    if lemma == "return" { return returning(object) }
    if lemma == "await" || doing.contains(lemma) && isBlocking(object) { return (.block, object.phrase) }
    if ["provide", "use", "implement", "add", "do"].contains(lemma), isLocking(object) {
      return (.lock, object.phrase)
    }
    if let changed = change(lemma, object) { return (.access, changed) }
    if ["introduce", "render", "include"].contains(lemma) || defining.contains(lemma) && !object.isEmpty {
      return (.create, object.phrase)
    }
    if ["mutate", "interact", "depend", "expect", "change", "remove", "trust"].contains(lemma) {
      return (.access, object.phrase)
    }
    if lemma == "copy" { return (.call, "copy " + object.phrase) }
    if isLong(lemma, object) { return (.block, "\(lemma) \(object.phrase)") }
    // "do no more than look at it": that is the most that may be done.
    if lemma == "do", object.first?.isWord(in: ["no", "nothing"]) == true, object.contains(where: { $0.isWord("than") })
    {
      return nil
    }
    if let action = action(for: lemma, object: object), action != .create || !object.isEmpty {
      return (action, object.phrase)
    }
    return (.call, object.isEmpty ? lemma : "\(lemma) \(object.phrase)")
  }

  private static let parts = ["argument", "arguments", "parameter", "parameters", "variable", "variables"]

  /// "have side effects", "have a lock": what else somebody has, no trace shows.
  private static func possession(_ object: [Token]) -> (action: Action, object: String)? {
    if let lock = object.firstIndex(where: { $0.isWord("lock") }) {
      // "have a lock associated with it": there must be one, whoever holds it.
      let next = lock + 1 < object.count ? Verbs.lemma(of: object[lock + 1].lower, as: [.participle]) : nil
      return next == nil ? (.lock, object.phrase) : nil
    }
    let hasEffects = object.indices.dropLast().contains {
      object[$0].isWord("side") && object[$0 + 1].isWord(in: ["effect", "effects"])
    }
    if isMember(object) { return (.create, object.phrase) }
    return hasEffects || object.contains { $0.isWord(in: ["side-effect", "side-effects"]) }
      ? (.create, object.phrase) : nil
  }

  /// Whether a verb goes with a preposition to what it is done to ("respond to", "rely on").
  static func takes(_ lemma: String, _ preposition: Token) -> Bool {
    prepositional[lemma].map { preposition.isWord(in: $0) } ?? false
  }

  private static let prepositional: [String: [String]] = [
    "respond": ["to", "with"], "react": ["to"], "reply": ["to", "with"], "proceed": ["with"], "lock": ["on"],
    "wait": ["for", "on", "until"],
    "listen": ["to", "for"], "communicate": ["with"], "subscribe": ["to"], "unsubscribe": ["from"],
    "register": ["with", "for"], "synchronize": ["on", "with"], "synchronise": ["on", "with"], "run": ["through"],
    "block": ["on"], "interact": ["with"], "depend": ["on", "upon"], "rely": ["on", "upon"], "write": ["to", "into"],
    "read": ["from"], "operate": ["on"], "act": ["on", "upon"], "switch": ["to"], "connect": ["to"],
    "disconnect": ["from"], "delegate": ["to"], "poll": ["for"], "check": ["for"], "test": ["for"], "account": ["for"],
    "belong": ["to"], "iterate": ["over"], "loop": ["over", "through"], "break": ["out"], "interfere": ["with"],
    "cooperate": ["with"], "recover": ["from"], "detach": ["from"], "attach": ["to"], "throw": ["from", "out"],
    "call": ["into", "to"], "refrain": ["from"], "migrate": ["to", "from"], "deal": ["with"], "cope": ["with"],
  ]

  /// Verbs of writing something into a program: there it is, from then on.
  private static let defining: Set<String> = ["define", "declare", "provide", "supply"]

  /// The verb says what is done to the object, although the action has another: "provide a key", "make assumptions".
  static func isPut(_ lemma: String, for action: Action) -> Bool {
    action == .create && defining.contains(lemma) || action == .access && lemma == "make"
  }

  /// Verbs of what an author does to something: "you may not close it" forbids, "you may not see it" leaves it open.
  static func isDeed(_ lemma: String) -> Bool { deeds.contains(lemma) }

  private static let deeds: Set<String> = [
    "access", "add", "alter", "assign", "assume", "call", "change", "close", "copy", "delete", "edit", "free",
    "implement", "instantiate", "invoke", "make", "mix", "modify", "move", "mutate", "override", "pass", "register",
    "release", "rely", "remove", "reopen", "reset", "restart", "retain", "reuse", "send", "set", "share", "start",
    "stop",
    "store", "subclass", "touch", "unregister", "use", "write",
  ]

  /// Verbs of thinking, telling and being: what they ask for cannot be seen.
  private static let vague: Set<String> = [
    "be", "note", "remember", "consider", "know", "think", "understand", "see", "refer", "look", "worry",
    "care", "want", "mean",
    "have", "say", "learn", "go", "find", "need", "happen", "become", "occur", "contain", "support", "continue",
    "affect",
    "prefer", "differ", "satisfy", "meet", "conform", "comply", "favor", "include", "match", "remain", "stay", "adhere",
    "exist", "appear", "begin", "start", "own",
    "keep in mind",
    "confuse", "treat", "represent", "correspond", "interpret", "regard", "view", "familiarize", "prepare",
    "analyze", "analyse", "decide", "plan", "stress", "come", "seem", "feel", "sound", "overstate", "emphasize",
    "forget", "succeed", "wonder",
  ]

  /// The object without adverbials; what a rule is about. Of "`close` from within `open`", the first preposition belongs to the place.
  static func object(of tokens: [Token]) -> [Token] {
    let whole = uncut(AdverbialParser(tokens).parse().rest, of: tokens).trimmingMarks
    let object = withoutWhich(whole)
    guard object.last?.isWord("from") == true, object.dropLast().last?.kind == .code else { return object }
    return object.dropLast()
  }

  /// "free it | in `open` | or `close`": what is joined to a place is none of the object.
  private static func uncut(_ rest: [Token], of tokens: [Token]) -> [Token] {
    let joint = rest.indices.dropFirst().first { index in
      guard rest[index].isWord(in: ["or", "and"]), let place = tokens.firstIndex(of: rest[index]), place > 0 else {
        return false
      }
      return tokens[place - 1] != rest[index - 1] && !tokens[place - 1].isMark(",")
    }
    return joint.map { Array(rest[..<$0]) } ?? rest
  }
}
