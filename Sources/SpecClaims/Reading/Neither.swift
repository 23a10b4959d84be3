extension Clause {
  /// "Neither `a` nor `b` may be called": `a` and `b` may not be called.
  var withoutNeither: Clause {
    guard subject.count > 3, subject[0].isWord("neither"),
      let nor = subject.firstIndex(where: { $0.isWord("nor") }), nor > 1, nor + 1 < subject.count,
      let verb, !verb.isNegated
    else { return self }
    var both = self
    both.subject = Array(subject.dropFirst())
    both.subject[nor - 1] = Token(kind: .word, text: "and", range: subject[nor].range)
    both.verb?.isNegated = true
    return both
  }
}
