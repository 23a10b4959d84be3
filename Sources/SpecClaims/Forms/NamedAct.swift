/// An act that is the subject of a clause: "filling the tank (must only be done here)", "using several pumps (should be avoided)".
struct NamedAct {
  let lemma: String
  /// What it is done to.
  let thing: [Token]
  /// What kind of act it is, and what is done.
  let rule: (action: Action, object: String)

  /// Nil for any other subject, and for acts that no trace shows.
  init?(_ subject: [Token]) {
    guard let first = subject.first, first.kind == .word, subject.count > 1,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower),
      case let thing = Array(subject.dropFirst()), let rule = RuleVerbs.rule(lemma, thing)
    else { return nil }
    (self.lemma, self.thing, self.rule) = (lemma, thing, rule)
  }

  /// The method of the section, else what the act is done to.
  func subject(in view: ClauseView) -> Subject {
    let owner: Subject = view.isInMethodSection ? view.resolver.heading : view.resolver.thing(thing)
    return owner == .unknown ? .phrase(thing.phrase) : owner
  }
}
