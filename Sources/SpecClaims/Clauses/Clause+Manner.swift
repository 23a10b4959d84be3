/// Where a word for the manner stands makes no difference: "may be concurrently called" is "may be called concurrently".
extension Clause {
  /// The clause with such a word behind what is called; a verb that calls nothing keeps its own.
  var withMannerBehind: Clause {
    guard let verb, Verbs.invocation.contains(verb.lemma) || Self.sending.contains(verb.lemma),
      let manner = verb.adverbs.first(where: Self.manners.contains),
      let range = tail.first?.range ?? subject.last?.range
    else { return self }
    var clause = self
    clause.verb?.adverbs.removeAll { $0 == manner }
    let token = Token(kind: .word, text: manner, range: range)
    let end = verb.isPassive ? 0 : tail.trimmingMarks.count
    clause.tail.insert(token, at: end)
    return clause
  }

  private static let sending = Verbs.sending.union(["deliver", "send"])
  private static let manners = OverlapPhrase.adverbs.union(["synchronously", "asynchronously"])
}
