/// What clauses that are joined in one sentence share.
extension Clause {
  func under(_ condition: [Token]) -> Clause {
    var inner = self
    inner.leading.insert(condition, at: 0)
    return inner
  }

  /// "…, and, if it is open, is called": the same subject behind the case.
  var inheriting: Clause {
    guard subject.isEmpty, verb?.isElliptical == true, !leading.isEmpty, link == .coordinate else { return self }
    var clause = self
    clause.inheritsSubject = true
    clause.verb?.isElliptical = false
    return clause
  }

  /// "Right after X, A and B": what stands in front of the first holds for the second as well.
  func sharing(_ leading: [[Token]]) -> Clause {
    guard self.leading.isEmpty, link == .coordinate else { return self }
    var shared = self
    shared.leading = leading
    return shared
  }
}

extension [Clause] {
  /// "(this means that A), but | that | the tank must not be shut": the second that is said.
  func withoutSecondThat() -> [Clause] {
    guard let said = firstIndex(where: { $0.tail.first?.isWord("that") == true }) else { return self }
    return indices.map { index in
      var clause = self[index]
      if index > said, clause.link == .coordinate, clause.subject.count > 2, clause.subject[0].isWord("that"),
        clause.subject[1].isWord(in: ["the", "a", "an", "this", "no", "any", "all"])
      {
        clause.subject.removeFirst()
      }
      return clause
    }
  }

  /// "…, then A and B": A comes next; "…, and therefore A": A holds where what is told first does.
  func following(_ joint: ArraySlice<Token>) -> [Clause] {
    guard !isEmpty else { return self }
    var clauses = self
    clauses[0].isContrary = joint.contains { $0.isWord("but") }
    clauses[0].isSequel = joint.contains { $0.isWord("then") }
    clauses[0].isConsequence = joint.contains { $0.isWord(in: ["therefore", "thus", "hence"]) }
    return clauses
  }
}
