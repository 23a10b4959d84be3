/// No order promised: "the order in which the hooks are called is not guaranteed", "the order of events is undefined".
///
/// Refuses the order of things that nobody calls one after the other only where the sentence hedges; what is ordered is kept in its words.
enum OrderUndefinedForm: SentenceForm {
  static let name = "order-undefined"
  static let summary = "an order that is not promised"
  static let examples = [
    "The order in which the hooks are called is not guaranteed.", "The order of these events is undefined.",
    "The call order is unspecified.", "The host does not guarantee the order in which the hooks run.",
  ]
  static let refuses = ["The order of these events is guaranteed.", "The order is placed by the client."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let left = leftOpen(view) { return [left] }
    guard !view.isHedged, view.verb.modality == .fact, let order = order(in: view.clause.subject) else { return [] }
    let words = view.clause.subject[(order + 1)...]
    if words.first?.isWord("in") == true, words.dropFirst().first?.isWord("which") == true {
      if isOpenBehind(view) { return [draft(ordered(words.dropFirst(2)), view)] }
      // "in which the hooks | run": the verb of the relative clause is one with the subject.
      guard isOpen(view), words.count > 3, words.last?.isWord(in: running) == true else { return [] }
      return [draft(bare(words.dropFirst(2).dropLast()), view)]
    }
    guard isOpen(view), words.isEmpty || words.first?.isWord("of") == true else { return [] }
    let things = words.isEmpty ? view.clause.subject[..<order] : words.dropFirst()
    // "If several pumps are added, their order is undefined": of those, which the case names.
    if view.clause.subject[0].isWord("their"), view.conditionInFront != nil { return [] }
    return [draft(ordered(things), view)]
  }

  /// "The host does not guarantee the order in which the tanks are filled", "… the order of events".
  private static func leftOpen(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail
    guard [.main, .coordinate].contains(view.clause.link),
      ["guarantee", "define", "specify", "promise"].contains(view.verb.lemma), view.verb.isNegated,
      !view.verb.isPassive, !view.isHedged, view.verb.modality == .fact || view.verb.isCan,
      let order = order(in: Array(tail.prefix(4))), tail[0].isWord(in: ["the", "any"]), order <= 2
    else { return nil }
    let words = tail[(order + 1)...].prefix {
      $0.kind != .mark && !$0.isWord(in: ["nor", "or", "and", "between", "among"])
    }
    if words.first?.isWord("of") == true { return draft(ordered(words.dropFirst()), view) }
    guard words.prefix(2).map(\.lower) == ["in", "which"], words.count > 3 else { return nil }
    let things = words.dropFirst(2).prefix {
      !$0.isWord(in: Lexicon.be) && Lexicon.modals[$0.lower] == nil && !$0.isWord(in: running)
    }
    return things.isEmpty ? nil : draft(bare(things), view)
  }

  private static let running: Set<String> = ["run", "fire", "execute", "complete", "arrive"]

  /// "the order", "the call order", "the relative order": where the word stands.
  private static func order(in subject: [Token]) -> Int? {
    guard let index = subject.prefix(4).firstIndex(where: { $0.isWord(in: ["order", "ordering", "sequence"]) }),
      subject[0].isWord(in: ["the", "their", "any"]) || index == 0
    else { return nil }
    return index
  }

  private static let open: Set<String> = ["undefined", "unspecified", "arbitrary", "random", "nondeterministic"]
  private static let settled: Set<String> = ["guaranteed", "defined", "specified", "deterministic", "determined"]

  /// "is undefined", "is not guaranteed (to be …)".
  private static func isOpen(_ view: ClauseView) -> Bool {
    // "is not guaranteed to stay the same between versions".
    if ["remain", "stay"].contains(view.verb.lemma) { return false }
    if view.verb.deniesGuarantee { return true }
    if view.verb.isPassive, view.verb.isNegated {
      return settled.contains(Verbs.participle(of: view.verb.lemma)) && !view.adverbials.items.contains { $0.isOrder }
    }
    guard view.verb.lemma == "be", let state = view.clause.tail.first(where: { !$0.isWord(in: Lexicon.adverbs) })
    else { return false }
    return state.isWord(in: view.verb.isNegated ? settled : open)
  }

  /// "… in which they are called is not guaranteed": the verb of the relative clause has taken the place of the main one.
  private static func isOpenBehind(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.indices.dropLast().contains { index in
      guard tail[index].isWord(in: ["is", "are"]) else { return false }
      if tail[index + 1].isWord(in: open) { return true }
      return index + 2 < tail.count && tail[index + 1].isWord("not") && tail[index + 2].isWord(in: settled)
    }
  }

  /// "arrival of related events" is about the events.
  private static func ordered(_ words: ArraySlice<Token>) -> [Token] {
    let things = words.lastIndex { $0.isWord("of") }.map { words[($0 + 1)...] } ?? words
    return bare(things)
  }

  /// "the hooks" and "these hooks" are hooks.
  private static func bare(_ things: ArraySlice<Token>) -> [Token] {
    things.filter { !$0.isWord(in: ["the", "these", "those", "their"]) }
  }

  private static func draft(_ things: [Token], _ view: ClauseView) -> ClaimDraft {
    let isNamed = !view.resolver.methods(in: things).isEmpty
    let isVague =
      things.isEmpty || things.allSatisfy { $0.isWord(in: ["relative", "call", "exact", "execution"]) }
      || things.count == 1 && (things[0].isWord(in: Lexicon.pronouns) || things[0].isWord(in: ["call", "calls"]))
    // "Handlers are called in turn. | Their order is not specified": the handlers'.
    let theirs = view.clause.subject.first?.isWord("their") == true ? view.resolver.discourse.phrase : []
    let subject: Subject =
      isVague
      ? theirs.isEmpty ? view.resolver.topic : .phrase(theirs.phrase)
      : isNamed ? view.resolver.callSubject(of: things) : .phrase(things.phrase)
    var draft = view.draft(.order(.before, .event("one another")), subject: subject)
    draft.polarity = false
    return draft
  }
}
