/// "The host won't bother calling it", "if the tank is full, the host stops calling it": what somebody leaves out is not called.
extension Matrix {
  /// Refuses what is left out without a case ("the host stops calling it"), which tells of an end and not of when.
  static func omission(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let isBother = verb.lemma == "bother" && verb.isNegated
    let isStop = ["stop", "skip"].contains(verb.lemma) && !verb.isNegated && opensWithCase(clause)
    guard isBother || isStop, !verb.isPassive, !verb.isImperative, !verb.isPerfect, !verb.isPast, !verb.isHedged,
      verb.modality == .fact, !clause.subject.isEmpty,
      case let isTo = isBother && clause.tail.first?.isWord("to") == true,
      case let tail = clause.tail.dropFirst(isTo ? 1 : 0),
      let act = tail.first, let lemma = Verbs.lemma(of: act.lower, as: [isTo ? .base : .gerund]),
      Verbs.calling.contains(lemma), tail.count > 1
    else { return nil }
    let words = ["will", "not", lemma].map { Token(kind: .word, text: $0, range: act.range) }
    // "stops calling it | and drains the tank": which it does.
    let second = tail.indices.dropLast().first { tail[$0].isWord("and") && tail[$0 + 1].kind != .code }
    let object = tail[..<(second ?? tail.endIndex)].dropFirst()
    return SegmentParser(clause.subject + words + object).clauses(link: clause.link).map {
      Matrix(effect: .none, clause: $0)
    }
  }

  /// "If it returns nil, …", "Once the tank is full, …".
  private static func opensWithCase(_ clause: Clause) -> Bool {
    clause.leading.contains { $0.first?.isWord(in: ["if", "when", "once", "after"]) == true }
  }
}
