/// "It is best practice to …", "it is not safe to …".
extension Matrix {
  private static let judgements: [String: Effect] = [
    "best": .recommended, "good": .recommended, "bad": .recommended, "important": .recommended, "crucial": .required,
    "essential": .required, "required": .required, "mandatory": .required, "necessary": .required,
    "neccessary": .required,
    "recommended": .recommended, "suggested": .recommended, "advisable": .recommended, "safe": .permitted,
    "fine": .permitted, "ok": .permitted,
    "okay": .permitted, "possible": .permitted, "unsafe": .recommended, "wrong": .required, "an": .required,
    "legal": .permitted, "allowed": .permitted, "permitted": .permitted, "permissible": .permitted, "valid": .permitted,
    "acceptable": .permitted,
    "forbidden": .required, "illegal": .required, "discouraged": .recommended,
    "vital": .required, "imperative": .required, "critical": .required, "invalid": .required, "prohibited": .required,
    "advised": .recommended, "optional": .unnecessary,
    "disallowed": .required, "incorrect": .required, "mistake": .required, "dangerous": .recommended,
    "undefined": .required, "programming": .required, "programmer": .required, "logic": .required,
  ]
  private static let condemning: Set<String> = [
    "bad", "unsafe", "wrong", "forbidden", "illegal", "discouraged", "an", "invalid", "prohibited", "disallowed",
    "incorrect", "mistake", "dangerous", "undefined", "programming", "programmer", "logic",
  ]

  /// Whether what is said to be so ("it is fine to …") may be done.
  static func permits(_ word: Token) -> Bool { judgements[word.lower] == .permitted && word.kind == .word }

  /// "it is of vital importance that …".
  private static func importance(_ words: [Token]) -> Effect? {
    words.first?.isWord("of") == true && words.prefix(4).contains { $0.isWord("importance") } ? .recommended : nil
  }

  /// What is said of doing something: "It is wrong to VERB".
  private struct Verdict {
    let word: String
    let effect: Effect
    let verb: VerbGroup

    var isCondemning: Bool { condemning.contains(word) }
  }

  static func judgement(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let unneeded = noNeed(clause, verb) { return unneeded }
    guard let verdict = verdict(of: clause, verb) else { return nil }
    if let wished = wished(clause, verdict) { return wished }
    // "it can be necessary to VERB", "it may be safe to VERB": now and then.
    let isPossible = verb.modality == .may && (!verb.isNegated || !verb.isCan)
    if isPossible, !verdict.isCondemning { return nil }
    // "it was necessary to close it": a story, and no rule.
    if verb.isPast, !verb.isPerfect { return nil }
    guard let (before, act, isDenied) = act(in: clause.tail) else { return nil }
    if !isDenied, !verb.isNegated, verdict.effect == .permitted, let assumed = assumed(act, like: clause) {
      return assumed
    }
    let isRefused =
      verb.isNegated && verdict.effect == .permitted && !before.contains { $0.isWord(in: ["only", "just"]) }
    if isRefused, verdict.word == "possible" { return nil }
    // "it is not good to VERB" advises against it.
    let rare = verdict.word == "good" ? verb.adverbs.filter { ["rarely", "seldom"].contains($0) } : []
    let isAdvisedAgainst =
      verb.isNegated && ["good", "advisable", "recommended", "suggested"].contains(verdict.word) || !rare.isEmpty
    let turns = [isDenied, verdict.isCondemning, isRefused || isAdvisedAgainst].count(where: \.self)
    guard var inner = infinitive(act, like: clause, denied: !turns.isMultiple(of: 2)) else { return nil }
    inner.verb?.adverbs += verb.adverbs.filter { Lexicon.hedges.contains($0) && !rare.contains($0) }
    // "it is only safe to VERB on main": what is permitted there is forbidden elsewhere.
    if verdict.effect == .permitted, before.contains(where: { $0.isWord("only") }) || verb.adverbs.contains("only") {
      inner.verb?.adverbs.append("only")
    }
    if isRefused { return [Matrix(effect: .required, clause: inner)] }
    if isAdvisedAgainst { return [Matrix(effect: verdict.effect, clause: inner)] }
    // "it is not wrong to VERB": neither owed nor forbidden.
    if verb.isNegated, verdict.isCondemning {
      inner.verb?.isNegated.toggle()
      inner.verb?.isDoublyNegated = true
      return [Matrix(effect: .permitted, clause: inner)]
    }
    let isUnneeded = verb.isNegated && verdict.effect != .permitted
    return [Matrix(effect: isUnneeded ? .unnecessary : verdict.effect, clause: inner)]
  }

  private static func verdict(of clause: Clause, _ verb: VerbGroup) -> Verdict? {
    guard
      verb.lemma == "be" || judgements[verb.lemma + "d"] != nil || judgements[verb.lemma + "ed"] != nil
        || verb.lemma == "recommend" || verb.lemma == "require",
      // "it requires the plugin to VERB": not whoever reads.
      verb.lemma != "allow" && verb.lemma != "permit" || verb.isPassive,
      verb.lemma != "require" || verb.isPassive || clause.tail.first?.isWord(in: ["to", "that"]) == true,
      clause.subject.isEmpty || (clause.subject.count == 1 && clause.subject[0].isWord("it")),
      // "Suggest the size of the tank used to …": what a method does.
      verb.lemma != "suggest" || !verb.isImperative
    else { return nil }
    let first = clause.tail.first { !$0.isWord(in: Lexicon.adverbs) && !$0.isWord(in: ["a", "explicitly"]) }
    let word = verb.lemma == "be" ? first?.lower ?? "" : verb.lemma + (verb.lemma.hasSuffix("e") ? "d" : "ed")
    guard let effect = judgements[word] ?? importance(clause.tail),
      !["an", "programming", "programmer", "logic"].contains(word)
        || clause.tail.contains(where: { $0.isWord("error") }),
      word != "undefined" || clause.tail.contains(where: { $0.isWord(in: ["behavior", "behaviour"]) })
    else { return nil }
    return Verdict(word: word, effect: effect, verb: verb)
  }

  /// "it is important that CLAUSE".
  private static func wished(_ clause: Clause, _ verdict: Verdict) -> [Matrix]? {
    let words = clause.tail
    guard !verdict.isCondemning, verdict.effect != .permitted,
      let that = words.firstIndex(where: { $0.isWord("that") }), that <= 4, that + 2 < words.count
    else { return nil }
    let content = Array(words[(that + 1)...])
    // "it is important to note that CLAUSE": it is so.
    if that > 1, words[that - 2].isWord("to"), words[that - 1].isWord(in: noting) {
      return SegmentParser(content).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
    }
    // "it is not required that it close": nobody asks for the contrary, as "it is not recommended" does.
    let isAdvisedAgainst = verdict.verb.isNegated && ["recommended", "suggested", "advisable"].contains(verdict.word)
    guard !verdict.verb.isNegated || isAdvisedAgainst else { return nil }
    let modal = verdict.effect == .required ? "must" : "should"
    if let wish = Subjunctive.indicative(content, modal: modal, denied: isAdvisedAgainst)
      ?? (isAdvisedAgainst ? nil : withoutAuxiliary(content, modal))
    {
      return SegmentParser(wish).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
    }
    guard !isAdvisedAgainst else { return nil }
    return SegmentParser(withModal(content)).clauses(link: clause.link).map {
      Matrix(effect: verdict.effect, clause: $0)
    }
  }

  private static let noting = [
    "note", "notice", "understand", "know", "realize", "realise", "see", "remember", "mention",
  ]

  /// "(it is important that) it only be called once": it must only be called once.
  static func withModal(_ words: [Token]) -> [Token] {
    guard let be = words.firstIndex(where: { $0.isWord("be") }), be > 0,
      case let start = words[..<be].lastIndex(where: { !$0.isWord(in: ["only", "not", "never", "always"]) }) ?? 0,
      !words[start].isWord("to"), Lexicon.modals[words[start].lower] == nil,
      !words[..<be].contains(where: { $0.isWord(in: Lexicon.be) || $0.isWord(in: Lexicon.temporal) })
    else { return words }
    return words[...start] + [Token(kind: .word, text: "must", range: words[be].range)] + words[(start + 1)...]
  }

  private static let chances = ["place", "spot", "point", "time", "opportunity", "moment"]
  private static let minding = ["remember", "note", "ensure"]

  /// The words in front of "to" and the act behind it. "not to VERB", "to never VERB" and "to remember not to VERB" deny it.
  private static func act(in words: [Token]) -> (before: ArraySlice<Token>, act: [Token], isDenied: Bool)? {
    // "it is a good place to load data": for whoever wants to.
    guard let to = words.firstIndex(where: { $0.isWord("to") }),
      case let before = words[..<to],
      !before.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: chances) })
    else { return nil }
    var denials = before.last.map(isDenial) == true ? 1 : 0
    var start = to + 1
    if start < words.count, words[start].isWord(in: minding) {
      guard let next = words[(start + 1)...].firstIndex(where: { $0.isWord("to") }), next - start <= 2 else {
        return nil
      }
      if next - start == 2, isDenial(words[start + 1]) { denials += 1 }
      start = next + 1
    }
    let act = words[start...].drop { $0.isWord(in: ["not", "never", "always", "only"]) }
    denials += words[start..<act.startIndex].count(where: isDenial)
    return isCalled(act) ? nil : (before, withObject(act), !denials.isMultiple(of: 2))
  }

  /// "safe to call from any thread": whatever the sentence is about.
  private static func withObject(_ act: ArraySlice<Token>) -> [Token] {
    guard let verb = act.first, verb.isWord(in: ["call", "invoke"]), let next = act.dropFirst().first,
      next.isWord(in: ["from", "on", "only"]), !act.contains(where: { $0.isWord(in: ["threads", "queues"]) })
    else { return Array(act) }
    return [verb, Token(kind: .word, text: "this", range: verb.range)] + act.dropFirst()
  }

  /// "it is safe to assume that CLAUSE", "you may assume that CLAUSE": a promise.
  static func assumed(_ act: [Token], like clause: Clause) -> [Matrix]? {
    guard act.count > 4, act[0].isWord(in: ["assume", "rely"]) else { return nil }
    guard act[1].isWord("that") || act[1].isWord("on") && act[2].isWord("the") && act[3].isWord("fact") else {
      return nil
    }
    guard let that = act.firstIndex(where: { $0.isWord("that") }), that <= 4 else { return nil }
    return SegmentParser(Array(act[(that + 1)...])).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  private static func isDenial(_ word: Token) -> Bool { word.isWord(in: ["not", "never"]) }

  /// "to be called": a call, which is no act of whoever reads.
  private static func isCalled(_ act: ArraySlice<Token>) -> Bool {
    guard act.first?.isWord("be") == true, let next = act.dropFirst().first else { return false }
    return Verbs.lemma(of: next.lower, as: [.participle]).map(Verbs.invocation.contains) == true
  }
}
