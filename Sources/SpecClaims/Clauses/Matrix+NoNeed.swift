/// "There is no need to call super": what nobody has to do.
extension Matrix {
  /// "there is no need to call super", "… to call `close` explicitly".
  static func noNeed(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard verb.lemma == "be", !verb.isNegated, verb.modality == .fact, clause.subject.last?.isWord("there") == true,
      clause.tail.prefix(3).map(\.lower) == ["no", "need", "to"],
      clause.tail.contains(where: \.isSuper)
        || clause.tail.count > 4 && clause.tail[3].isWord(in: ["call", "invoke"]) && clause.tail[4].kind == .code
          && !clause.tail.contains(where: { $0.isWord("here") })
    else { return nil }
    return infinitive(Array(clause.tail.dropFirst(3)), like: clause, denied: false).map {
      [Matrix(effect: .unnecessary, clause: $0)]
    }
  }
}
