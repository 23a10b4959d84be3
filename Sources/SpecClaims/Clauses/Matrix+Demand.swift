/// What is asked of somebody by way of somebody else: "this method requires you to close the tank", "the host expects plugins to close it".
extension Matrix {
  /// Refuses what is asked by deeds and by some things only ("filling requires you to …", "some pumps require …"): the rule holds for those.
  static func demand(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard ["require", "expect"].contains(verb.lemma), !verb.isPassive, !verb.isNegated, verb.modality == .fact,
      !verb.isImperative, !verb.isPerfect, !verb.isPast, !verb.isHedged,
      verb.adverbs.isEmpty || verb.adverbs == ["then"],
      isDemanding(clause.subject), let to = clause.tail.prefix(5).firstIndex(where: { $0.isWord("to") }),
      case let who = Array(clause.tail[..<to]), who.map(\.lower) == ["you"] || Roles.end(who),
      !who.contains(where: { $0.isWord(in: ["some", "most", "many", "no", "not"]) }),
      to + 2 < clause.tail.count, !clause.tail[to + 1].isWord(in: ["be", "have"]),
      Verbs.lemma(of: clause.tail[to + 1].lower, as: [.base]) != nil
    else { return nil }
    var words = clause.tail
    words[to] = Token(kind: .word, text: verb.lemma == "require" ? "must" : "should", range: words[to].range)
    return SegmentParser(words).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  /// "it", "this method", "the host". What one thing of several asks for, by its name, holds for those who use that one.
  private static func isDemanding(_ subject: [Token]) -> Bool {
    if subject.isLonePronoun { return true }
    guard let last = subject.last, (2...3).contains(subject.count) else { return false }
    return subject[0].isWord(in: ["the", "this"])
      && (Roles.end(subject) || last.isWord(in: ["method", "function", "hook", "callback", "interface", "protocol"]))
  }
}
