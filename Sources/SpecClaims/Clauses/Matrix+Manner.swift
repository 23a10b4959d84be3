/// "The hook must be implemented in such a way that it does not block": what its code has to be like is what it has to do.
extension Matrix {
  static func manner(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard making.contains(verb.lemma), verb.isPassive, !verb.isHedged,
      [.must, .should].contains(verb.modality), !clause.subject.isEmpty,
      let opening = openings.first(where: { clause.tail.prefix($0.count).map(\.lower) == $0 })
    else { return nil }
    let inner = SegmentParser(Array(clause.tail.dropFirst(opening.count))).clauses(link: clause.link)
    guard inner.first?.subject.isEmpty == false else { return nil }
    if verb.isNegated, inner.contains(where: { $0.verb?.modality != .fact || $0.verb?.isNegated == true }) { return [] }
    return inner.map { Matrix(effect: .none, clause: $0.owed(as: verb, by: clause.subject)) }
  }

  private static let making: Set<String> = ["implement", "write", "design", "code", "build", "structure", "program"]

  private static let openings = [
    ["in", "a", "way", "such", "that"], ["in", "such", "a", "way", "that"], ["in", "a", "way", "so", "that"],
    ["in", "a", "way", "that"], ["in", "a", "manner", "that"], ["in", "such", "a", "manner", "that"], ["such", "that"],
  ]
}

extension Clause {
  /// Told as a fact, it is as much of a duty as the words around it.
  fileprivate func owed(as rule: VerbGroup, by owner: [Token]) -> Clause {
    var owed = self
    if owed.verb?.modality == .fact {
      owed.verb?.modality = rule.modality
      owed.verb?.isEmphatic = rule.isEmphatic
      if rule.isNegated { owed.verb?.isNegated = true }
    }
    if subject.count == 1, subject[0].isWord(in: ["it", "they"]) { owed.subject = owner }
    return owed
  }
}
