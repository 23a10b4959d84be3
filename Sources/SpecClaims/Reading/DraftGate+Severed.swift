/// Claims cut out of a larger whole: the second of two predicates, a restriction behind the name, what others do.
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func severance(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    if let condition = draft.condition, isContrast(condition) { return "“while”, which contrasts" }
    if let words = foreign(view) ?? severedSubject(draft, view) { return words }
    if let words = partOfSeveral(draft, view) { return words }
    if case .thread = draft.payload, let words = severedThread(draft, view) { return words }
    if case .order(let relation, let other) = draft.payload, let words = severedOrder(relation, other.text, view) {
      return words
    }
    if case .multiplicity(let times, _) = draft.payload, times == .multiple || times == .atLeastOnce,
      isBounded(view.clause.tail)
    {
      return "the bound, which was not read"
    }
    switch draft.payload {
    case .obligation(_, let object, _): return severedRule(object, draft, view)
    case .prohibition(_, let object, _): return severedRule(object, draft, view) ?? lostExcept(draft, view)
    default: return nil
    }
  }

  // MARK: Subjects

  private static func severedSubject(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let subject = view.clause.subject
    if view.verb.lemma == "fire", !view.verb.isPassive, subject.count == 1, subject[0].kind == .code,
      ["timer", "schedule", "start"].contains(where: subject[0].lower.contains)
    {
      return "what fires, which it starts"
    }
    // "…must not assume that `a` | and `b` are called", "it follows that `a` | and `b` are called": of both.
    if view.clause.link == .coordinate, let previous = view.previous,
      previous.tail.count == 2, previous.tail[0].isWord("that"), previous.tail[1].kind == .code
    {
      return "the clause before it, which it belongs to"
    }
    guard subject.count > 1 else { return nil }
    if subject[0].kind == .code, ["final", "static", "async", "private", "const", "virtual"].contains(subject[0].lower)
    {
      return "a keyword, which is no method"
    }
    let text = subject.map(\.lower).joined(separator: " ")
    if [" in that the ", " one at a time and ", " in order and "].contains(where: text.contains) {
      return "the clause in the subject"
    }
    // "`load()` of large textures", "`draw()` for the shadow map", "`free()` with no arguments".
    if case .methods = draft.subject, isPicked(subject) { return "the words that pick some of the calls" }
    return nil
  }

  /// A call with what it is of, when that is not simply its owner ("of the tank").
  private static func isPicked(_ words: [Token]) -> Bool {
    guard words.count > 2, words[0].kind == .code, words[0].text.hasSuffix(")"),
      words[1].isWord(in: ["of", "for", "on", "with"]), words.allSatisfy({ $0.kind == .word || $0.kind == .code })
    else { return false }
    let owner = words.dropFirst(2)
    if owner.contains(where: { $0.kind == .code }) { return false }
    return !words[1].isWord("of") || !(owner.count == 2 && owner.first?.isWord(in: ["the", "its", "your"]) == true)
  }

  /// "Most callbacks are called on main", "Half of the callbacks": of which, is not told.
  private static func partOfSeveral(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    guard case .phrase(let words) = draft.subject else { return nil }
    if case .concurrency = draft.payload { return nil }
    if ["most ", "some ", "many ", "several ", "half of ", "a few ", "few "].contains(
      where: words.lowercased().hasPrefix)
    {
      return "the word that picks some of them"
    }
    return nil
  }

  // MARK: Threads

  private static func severedThread(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    // "called once, neither on main".
    if tail.contains(where: { $0.isWord("neither") }) { return "“neither”, which denies it" }
    guard let thread = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }) else { return nil }
    // "created once and shared by all threads": of another verb.
    let joint = tail[..<thread].lastIndex { $0.isWord("and") }
    if let joint, joint > 0, joint + 1 < thread, !view.isCall,
      Verbs.lemma(of: tail[joint + 1].lower, as: [.participle]) != nil
    {
      return "the second verb, whose thread it is"
    }
    return nil
  }

  // MARK: Orders

  private static func severedOrder(_ relation: Relation, _ other: String, _ view: ClauseView) -> String? {
    let (subject, tail, verb) = (view.clause.subject, view.clause.tail, view.verb)
    // "is set up before A and torn down after it".
    let words = other.split(separator: " ").map(String.init)
    if let joint = words.firstIndex(of: "and"), joint > 0, joint + 2 < words.count,
      Verbs.lemma(of: words[joint + 1].lowercased(), as: [.participle]) != nil,
      words[(joint + 2)...].prefix(2).contains(where: { ["after", "before", "to", "from", "up", "down"].contains($0) }),
      !words[..<joint].contains(where: { Lexicon.be.contains($0) })
    {
      return "the second verb, which was taken into the moment"
    }
    if relation == .atSameTime, verb.modality == .may { return "“may” or “can”, which lets them overlap" }
    if ["measure", "give", "count", "number", "express"].contains(verb.lemma), verb.isPassive {
      return "what is told of figures"
    }
    if ["fix", "know", "freeze", "lock"].contains(verb.lemma), verb.isPassive, subject.count == 1,
      subject[0].kind == .code, !subject[0].text.hasSuffix(")"), tail.first?.isWord("by") != true
    {
      return "the state of a value"
    }
    let text = tail.map(\.lower).joined(separator: " ")
    if ["at the latest", "at the earliest"].contains(where: text.contains)
      || ["at most", "at the most"].contains(where: text.hasSuffix)
    {
      return "the bound, which is no order"
    }
    // "every 10 ms, or 20 ms after a jam", "twice after a jam".
    if let moment = tail.indices.dropFirst().first(where: { tail[$0].isWord(in: ["after", "before"]) }),
      tail[moment - 1].isWord(in: ["ms", "seconds", "second", "minute", "minutes", "s", "min", "twice", "thrice"]),
      relation == .after || relation == .before
    {
      return "how long or how often, which goes with the moment"
    }
    // "`b` of the old scene is called before `a()` of the new one".
    if [") of ", ")` of ", ") for the ", ")` for the "].contains(where: other.contains),
      subject.contains(where: { $0.isWord(in: ["of", "for"]) })
    {
      return "the words that pick some of the calls"
    }
    if ["come", "stand", "appear"].contains(verb.lemma),
      view.clause.leading.joined().contains(where: { $0.isWord(in: ["table", "alphabetical", "list", "menu"]) })
    {
      return "the order in a text"
    }
    return nil
  }
}
