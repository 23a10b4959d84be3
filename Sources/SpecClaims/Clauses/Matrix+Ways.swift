/// Sentences that name one way of several, or what is not reached yet.
extension Matrix {
  /// "The simplest way is to close it": there are others. "The goal is to close it": it is not reached yet.
  static func isOneWay(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    verb.lemma == "be" && clause.tail.first?.isWord("to") == true
      && clause.subject.contains { $0.isWord(in: ways) } && !clause.subject.contains { $0.isWord("only") }
  }

  private static let ways: Set<String> = [
    "way", "ways", "approach", "option", "alternative", "workaround", "trick", "goal", "aim", "idea", "intention",
    "plan", "objective",
  ]
}
