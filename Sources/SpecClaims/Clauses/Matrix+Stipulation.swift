/// "The contract says that CLAUSE", "the protocol requires that CLAUSE": what a document says holds.
extension Matrix {
  static func stipulation(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard let effect = stipulating[verb.lemma], !verb.isPassive, !verb.isImperative, !verb.isNegated, !verb.isHedged,
      verb.modality == .fact, !verb.isPast, clause.subject.count <= 6,
      clause.subject.last?.isWord(in: documents) == true, clause.tail.first?.isWord("that") == true
    else { return nil }
    return SegmentParser(Array(clause.tail.dropFirst())).clauses(link: clause.link).map {
      Matrix(effect: $0.verb?.modality == .fact ? effect : .none, clause: $0)
    }
  }

  private static let stipulating: [String: Effect] = [
    "say": .none, "specify": .none, "require": .required, "prescribe": .required, "mandate": .required,
    "dictate": .required, "stipulate": .required, "demand": .required,
  ]

  private static let documents = [
    "contract", "api", "specification", "spec", "protocol", "interface", "standard", "documentation", "convention",
    "rule", "guidelines",
  ]
}
