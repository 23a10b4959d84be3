extension Clause {
  /// The clause told of what is done instead of who does it: "the host calls `open` first" as "`open` is called first".
  ///
  /// - Parameters:
  ///   - subject: what the verb is done to.
  ///   - tail: what stands behind that.
  ///   - lemma: the verb that says so plainly; the clause's own when nil.
  func turned<Words: Sequence<Token>>(to subject: Words, tail: [Token], lemma: String? = nil) -> Clause {
    var turned = self
    turned.subject = Array(subject)
    turned.inheritsSubject = false
    turned.tail = tail
    if let lemma { turned.verb?.lemma = lemma }
    turned.verb?.isPassive = true
    return turned
  }
}
