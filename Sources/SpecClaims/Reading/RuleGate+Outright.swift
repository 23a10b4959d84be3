/// Rules that are given to whoever writes the program, in as many words.
extension RuleGate {
  /// "the application must copy it", "you should not use pumps for that", "do not free them": a modal verb and a role, or a command not to.
  /// What "needs to" be done is a step, what is recommended is advice, and what may be done "if desired" is neither.
  static func isToldOutright(_ view: ClauseView) -> Bool {
    guard view.effect == .none || view.effect == .required, !view.verb.isNeed, !view.verb.isPassive,
      !view.verb.isExpected,
      view.clause.tail.last?.isWord(in: ["desired", "wanted", "needed"]) != true
    else { return false }
    if view.verb.isImperative { return isOfThingBefore(view) }
    // "You should use the large panel": a choice, and no deed.
    guard [.must, .should].contains(view.verb.modality), view.verb.lemma != "use" || view.verb.isNegated else {
      return false
    }
    if deedsOfPeople.contains(view.verb.lemma) { return false }
    return view.isYou || isRoleOfCode(head(of: view.clause.subject))
  }

  /// Users and authors are people as often as programs, and "the filling process" is a procedure.
  private static func isRoleOfCode(_ words: [Token]) -> Bool {
    guard Roles.end(words), let last = words.last else { return false }
    if last.isWord("process") { return words.count == 2 && words[0].isWord(in: Lexicon.determiners) }
    return !last.isWord(in: ["user", "users", "author", "authors", "owner", "party"])
  }

  /// What is done by hand, before or beside the program.
  private static let deedsOfPeople: Set<String> = [
    "install", "download", "sign", "choose", "enter", "replace", "upgrade", "buy", "restart", "verify", "read",
    "accept", "agree", "star", "visit",
  ]

  /// "do not free them", "make sure to always free it": what it is, the page has told before.
  private static func isOfThingBefore(_ view: ClauseView) -> Bool {
    let isOrder = view.verb.isNegated || view.effect == .required && view.verb.isInfinitive
    return isOrder && view.adverbials.rest.first?.isWord(in: ["them", "it"]) == true
  }

  /// "an application | using the pump", "hosts | that have two pumps": who it is, without what tells which one.
  private static func head(of subject: [Token]) -> [Token] {
    let end = subject.indices.dropFirst().first {
      subject[$0].kind == .word
        && (Verbs.isGerund(subject[$0].lower) || subject[$0].isWord(in: Lexicon.relative) || subject[$0].isWord("with"))
    }
    return Array(subject[..<(end ?? subject.count)])
  }
}
