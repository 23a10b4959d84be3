/// Control that a method is given: "this hook receives control after each fill" says that it is called.
enum Control {
  static func received(by clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard let verb = clause.verb, !verb.isImperative, !clause.subject.isEmpty,
      clause.tail.first?.isWord("control") == true
    else { return nil }
    let isGiven = verb.isPassive && ["give", "pass"].contains(verb.lemma)
    let isTaken = !verb.isPassive && ["receive", "gain", "get"].contains(verb.lemma)
    guard isGiven || isTaken, isAlone(clause.tail.dropFirst()),
      case .methods = resolver.callSubject(of: clause.subject)
    else { return nil }
    var called = clause
    called.tail.removeFirst()
    called.verb?.lemma = "call"
    called.verb?.isPassive = true
    return called
  }

  /// "control of the tank", "control messages": something else.
  private static func isAlone(_ rest: ArraySlice<Token>) -> Bool {
    guard let next = rest.first else { return true }
    return next.kind == .mark || next.isWord(in: Lexicon.temporal)
      || next.isWord(in: ["on", "at", "once", "exactly", "immediately", "during", "for", "periodically", "again"])
  }
}
