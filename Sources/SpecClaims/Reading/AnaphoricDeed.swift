/// "The pool recycles its rows. This happens on a worker": what happens is the deed of the sentence before, and no call of the method that
/// the heading names.
enum AnaphoricDeed {
  static func isOfAnother(_ clause: Clause, leader: [Token], resolver: SubjectResolver) -> Bool {
    guard clause.subject.count == 1, clause.subject[0].isWord(in: ["this", "that"]), let verb = clause.verb,
      isHappening(verb, clause.tail), !leader.isEmpty, leader.first?.isWord(in: ["this", "it"]) != true
    else { return false }
    return resolver.callSubject(of: leader) != resolver.heading
  }

  /// "happens", "takes place", "is done".
  private static func isHappening(_ verb: VerbGroup, _ tail: [Token]) -> Bool {
    ["happen", "occur"].contains(verb.lemma) || verb.lemma == "do" && verb.isPassive
      || verb.lemma == "take" && tail.first?.isWord("place") == true
  }
}
