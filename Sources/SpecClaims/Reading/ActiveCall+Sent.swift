extension ActiveCall {
  /// "The delegate is sent `open` once": the message is what is sent.
  static func sent(_ clause: Clause, _ resolver: SubjectResolver) -> Clause? {
    guard clause.verb?.isPassive == true, clause.verb?.lemma == "send", !clause.subject.isEmpty,
      let message = clause.tail.first, !resolver.methods(in: [message]).isEmpty
    else { return nil }
    var turned = clause
    (turned.subject, turned.tail) = ([message], Array(clause.tail.dropFirst()))
    return turned
  }
}
