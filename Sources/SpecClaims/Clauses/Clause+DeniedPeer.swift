/// "`fill` is thread-safe, but `drain` is not": what is denied of the second stands in front.
extension Clause {
  func withDenied(of previous: Clause?) -> Clause {
    guard let verb, verb.isNegated, verb.lemma == "be", !verb.isPassive, verb.modality == .fact,
      tail.trimmingMarks.isEmpty,
      link == .coordinate, subject.count == 1, subject[0].kind == .code, leading.isEmpty,
      let previous, let told = previous.verb, !told.isNegated, told.modality == .fact, !told.isHedged,
      told.lemma == "be", !told.isPassive, !told.isPerfect, previous.leading.isEmpty, isWhole(previous.tail)
    else { return self }
    var clause = self
    clause.tail = previous.tail.trimmingMarks
    return clause
  }

  /// "thread-safe", "safe to call from a worker": of one piece, so that its denial is of one, too.
  private func isWhole(_ tail: [Token]) -> Bool {
    let words = tail.trimmingMarks
    return (1...5).contains(words.count)
      && words.allSatisfy {
        $0.kind != .mark && !$0.isWord(in: Lexicon.coordinators) && !$0.isWord(in: Lexicon.temporal)
          && !$0.isWord(in: ["before", "after", "once", "only"])
      }
  }
}
