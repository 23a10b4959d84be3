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

  /// "The intent of this rule is to ensure that CLAUSE": what it is for, holds.
  static func intent(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard !verb.isNegated, !verb.isHedged, !verb.isPassive, !verb.isPast,
      let noun = clause.subject.dropFirst().first, noun.isWord(in: ["intent", "intention", "purpose", "aim", "goal"]),
      clause.subject.count <= 6, let that = clause.tail.prefix(6).firstIndex(where: { $0.isWord("that") }),
      case let words = clause.tail[..<that].map(\.lower),
      assuring.contains(verb.lemma == "be" ? Array(words.dropFirst()) : [verb.lemma] + words)
    else { return nil }
    return SegmentParser(Array(clause.tail[(that + 1)...])).clauses(link: clause.link).map {
      Matrix(effect: .none, clause: $0)
    }
  }

  private static let assuring: Set<[String]> = [
    ["ensure"], ["guarantee"], ["establish"], ["make", "sure"], ["make", "it", "clear"], ["clarify"],
  ]

  private static let stipulating: [String: Effect] = [
    "say": .none, "specify": .none, "require": .required, "prescribe": .required, "mandate": .required,
    "dictate": .required, "stipulate": .required, "demand": .required,
  ]

  private static let documents = [
    "contract", "api", "specification", "spec", "protocol", "interface", "standard", "documentation", "convention",
    "rule", "guidelines",
  ]
}
