/// What the section's method calls or sends, so that what is called or delivered next may be that.
extension ReferenceGate {
  /// "Calls `onOpen`. | It is called once", "It posts a message. | It is delivered on main": empty where nobody says who does it but the
  /// section.
  static func handled(by clause: Clause?, _ resolver: SubjectResolver) -> [Token] {
    if let clause, isCalledInCapitals(clause, resolver) { return clause.subject }
    guard let clause, let verb = clause.verb, !verb.isPassive, !verb.isNegated, verb.modality == .fact,
      clause.subject.isEmpty || clause.subject.map(\.lower) == ["it"] || clause.subject.map(\.lower) == ["this"],
      let first = clause.tail.first
    else { return [] }
    if Verbs.calling.contains(verb.lemma), first.kind == .code, !isOfHeading([first], resolver) { return [first] }
    guard sending.contains(verb.lemma), first.isWord(in: ["a", "an", "the"]) else { return [] }
    let thing = clause.tail.prefix { !$0.isWord(in: Lexicon.prepositions) && $0.kind != .mark }
    return (2...4).contains(thing.count) && thing.allSatisfy({ $0.kind == .word }) ? Array(thing) : []
  }

  /// "`LateStep` is called once. | It is never called on main": a name in capitals that is called, and no type then.
  private static func isCalledInCapitals(_ clause: Clause, _ resolver: SubjectResolver) -> Bool {
    clause.verb.map(Antecedent.isCall) == true && clause.subject.count == 1 && clause.subject[0].kind == .code
      && clause.subject[0].text.first?.isUppercase == true && !isOfHeading(clause.subject, resolver)
  }

  /// Whom "it" may be where it is called, or delivered.
  static func handled(before verb: VerbGroup, _ view: ClauseView) -> [Token]? {
    let thing = view.previous.map { handled(by: $0, view.resolver) } ?? view.resolver.discourse.handled
    guard let first = thing.first, verb.isPassive || arriving.contains(verb.lemma) else { return nil }
    let isMeant =
      first.kind == .code
      ? Antecedent.isCall(verb) : sending.contains(verb.lemma) || arriving.contains(verb.lemma)
    return isMeant ? thing : nil
  }

  private static let sending: Set<String> = [
    "post", "send", "deliver", "dispatch", "enqueue", "queue", "publish", "emit", "broadcast", "schedule", "submit",
  ]
  private static let arriving: Set<String> = ["arrive", "run", "execute", "fire"]
}
