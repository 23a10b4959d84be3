extension Clause {
  /// "It is called when A, but not when B", "it is reentrant but not thread-safe": the one is told and the other denied.
  ///
  /// What is denied of a thread ("on any thread, but not on main") takes something out of the first half, which cannot stand without it.
  var withCounterCase: [Clause] {
    guard let verb, !verb.isNegated, !verb.isImperative, verb.lemma == "be" || isDone(verb),
      let but = tail.indices.first(where: { opensCounterCase(at: $0) }), case let denied = Array(tail[(but + 2)...]),
      let opening = denied.first, MainVerb.group(in: Array(tail[..<but])) == nil || !opening.isWord(in: ["to", "be"])
    else { return [self] }
    var first = self
    var second = self
    first.tail = Array(tail[..<but]).trimmingMarks
    second.tail = denied
    second.link = .coordinate
    second.inheritsSubject = !verb.isElliptical
    second.verb?.isNegated = true
    second.verb?.adverbs = []
    // "may be called often, but not after E": that is forbidden, and not left open.
    if verb.modality == .may { second.verb?.isAllowed = true }
    if verb.lemma == "be" { return Self.isState(denied) ? [first, second] : [self] }
    if opening.isWord(in: ["before", "after", "until"]) { return [first, second] }
    // "…, but not when the panel has": what it has is left out.
    guard opening.isWord(in: ["when", "if", "while"]), denied.count > 2,
      denied.last.map({ $0.isWord(in: Lexicon.be) || $0.isWord(in: Lexicon.have) || $0.isWord(in: Lexicon.do) })
        == false
    else { return [self] }
    first.asides.append([Token(kind: .word, text: "except", range: tail[but].range)] + denied)
    return [first, second]
  }

  private func isDone(_ verb: VerbGroup) -> Bool {
    (Verbs.calling.contains(verb.lemma) || ["emit", "send", "use", "access", "set"].contains(verb.lemma))
      && verb.isPassive || ["run", "execute", "fire"].contains(verb.lemma)
  }

  /// "but not", "but never".
  private func opensCounterCase(at index: Int) -> Bool {
    index > 0 && index + 2 < tail.count && tail[index].isWord("but") && tail[index + 1].isWord(in: ["not", "never"])
  }

  /// "thread-safe", "reentrant", and nothing else.
  private static func isState(_ words: [Token]) -> Bool {
    words.trimmingMarks.count == 1
      && words[0].isWord(in: [
        "thread-safe", "threadsafe", "reentrant", "re-entrant", "async-signal-safe", "idempotent",
      ])
  }
}
