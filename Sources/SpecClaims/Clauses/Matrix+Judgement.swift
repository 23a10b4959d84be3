/// "It is best practice to …", "it is not safe to …".
extension Matrix {
  private static let judgements: [String: Effect] = [
    "best": .recommended, "good": .recommended, "bad": .recommended, "important": .recommended, "crucial": .required,
    "essential": .required, "required": .required, "mandatory": .required, "necessary": .required,
    "neccessary": .required,
    "recommended": .recommended, "advisable": .recommended, "safe": .permitted, "fine": .permitted, "ok": .permitted,
    "okay": .permitted, "possible": .permitted, "unsafe": .recommended, "wrong": .required, "an": .required,
    "legal": .permitted, "permissible": .permitted, "valid": .permitted, "acceptable": .permitted,
    "forbidden": .required, "illegal": .required, "discouraged": .recommended,
    "vital": .required, "imperative": .required, "critical": .required, "invalid": .required, "prohibited": .required,
    "disallowed": .required, "incorrect": .required, "mistake": .required, "dangerous": .recommended,
  ]
  private static let condemning: Set<String> = [
    "bad", "unsafe", "wrong", "forbidden", "illegal", "discouraged", "an", "invalid", "prohibited", "disallowed",
    "incorrect", "mistake", "dangerous",
  ]

  /// "it is of vital importance that …".
  private static func importance(_ words: [Token]) -> Effect? {
    words.first?.isWord("of") == true && words.prefix(4).contains { $0.isWord("importance") } ? .recommended : nil
  }

  private static let chances = ["place", "spot", "point", "time", "opportunity", "moment"]

  static func judgement(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard
      verb.lemma == "be" || judgements[verb.lemma + "d"] != nil || judgements[verb.lemma + "ed"] != nil
        || verb.lemma == "recommend" || verb.lemma == "require",
      clause.subject.isEmpty || (clause.subject.count == 1 && clause.subject[0].isWord("it"))
    else { return nil }
    let words = clause.tail
    let first = words.first { !$0.isWord(in: Lexicon.adverbs) && !$0.isWord("a") }
    let word = verb.lemma == "be" ? first?.lower ?? "" : verb.lemma + (verb.lemma.hasSuffix("e") ? "d" : "ed")
    guard let effect = judgements[word] ?? importance(words),
      word != "an" || words.contains(where: { $0.isWord("error") })
    else {
      return nil
    }
    if !condemning.contains(word), let that = words.firstIndex(where: { $0.isWord("that") }), that <= 4,
      effect != .permitted, !verb.isNegated, that + 2 < words.count
    {
      return SegmentParser(Array(words[(that + 1)...])).clauses(link: clause.link).map {
        Matrix(effect: effect, clause: $0)
      }
    }
    // "it can be necessary to VERB": now and then.
    if verb.modality == .may, !verb.isNegated || !verb.isCan, effect != .permitted, !condemning.contains(word) {
      return nil
    }
    // "it is a good place to load data": for whoever wants to.
    guard var start = words.firstIndex(where: { $0.isWord("to") }),
      !words[..<start].contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: chances) })
    else { return nil }
    var denied = condemning.contains(word)
    if start > 0, words[start - 1].isWord(in: ["not", "never"]) { denied.toggle() }
    if start + 1 < words.count, words[start + 1].isWord(in: ["remember", "note", "ensure"]) {
      let afterRemember = start + 2
      guard let next = words[afterRemember...].firstIndex(where: { $0.isWord("to") }), next - afterRemember <= 1 else {
        return nil
      }
      if next > afterRemember, words[afterRemember].isWord(in: ["not", "never"]) { denied.toggle() }
      start = next
    }
    var begin = start + 1
    while begin < words.count, words[begin].isWord(in: ["not", "never", "always", "only"]) {
      if words[begin].isWord(in: ["not", "never"]) { denied.toggle() }
      begin += 1
    }
    if begin + 1 < words.count, words[begin].isWord("be"),
      Verbs.lemma(of: words[begin + 1].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    {
      return nil
    }
    let isRefused =
      verb.isNegated && effect == .permitted && !words[..<start].contains { $0.isWord(in: ["only", "just"]) }
    if isRefused, word == "possible" { return nil }
    // "it is not good to VERB" advises against it.
    let isAdvisedAgainst = verb.isNegated && ["good", "advisable"].contains(word)
    if isRefused || isAdvisedAgainst { denied.toggle() }
    guard let inner = infinitive(Array(words[begin...]), like: clause, denied: denied) else { return nil }
    var hedged = inner
    hedged.verb?.adverbs += verb.adverbs.filter { Lexicon.hedges.contains($0) }
    if isRefused { return [Matrix(effect: .required, clause: hedged)] }
    if isAdvisedAgainst { return [Matrix(effect: effect, clause: hedged)] }
    // "it is not wrong to VERB": neither owed nor forbidden.
    if verb.isNegated, condemning.contains(word) {
      hedged.verb?.isNegated.toggle()
      hedged.verb?.isDoublyNegated = true
      return [Matrix(effect: .permitted, clause: hedged)]
    }
    let isDenied = verb.isNegated && effect != .permitted
    return [Matrix(effect: isDenied ? .unnecessary : effect, clause: hedged)]
  }
}
