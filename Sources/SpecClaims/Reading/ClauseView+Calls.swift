/// Whether a clause tells of a call.
extension ClauseView {
  /// "X is called", "is invoked", "Called …", "it runs".
  package var isCall: Bool {
    if isSent { return true }
    guard Verbs.invocation.contains(verb.lemma) || ["receive", "happen", "occur"].contains(verb.lemma) else {
      return false
    }
    if verb.isPassive { return verb.lemma != "receive" }
    if ["happen", "occur"].contains(verb.lemma), verb.isElliptical, clause.subject.isEmpty { return true }
    if ["happen", "occur"].contains(verb.lemma), clause.subject.first?.isWord("this") == true,
      clause.subject.count == 1
        || clause.subject.count == 2 && clause.subject[1].isWord(in: ["event", "notification", "callback", "signal"])
    {
      return true
    }
    return ["run", "execute", "fire", "evaluate"].contains(verb.lemma) && !verb.isImperative && !isAuthor
      && !runsSomething
  }

  /// "Runs the given job": what the method does, not when or where it runs itself.
  private var runsSomething: Bool {
    guard let first = clause.tail.first,
      first.isWord(in: [
        "the", "a", "an", "all", "any", "its", "this", "your", "them", "each", "every", "these", "code",
      ])
    else { return false }
    return AdverbialParser(clause.tail).adverbial(at: 0) == nil
  }
}
