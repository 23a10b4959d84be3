/// "Rows must be considered invalid after this call" says that they are.
extension Clause {
  /// The clause as it would say what the thing is to be taken for; others are left as they are.
  var withStateOfConsidered: Clause {
    guard let verb, verb.isPassive, ["consider", "treat", "regard"].contains(verb.lemma), verb.modality == .must,
      case let state = Array(tail.drop { $0.isWord("as") || $0.isWord(in: Lexicon.adverbs) }),
      state.first?.isWord(in: ["invalid", "unusable", "immutable", "read-only", "closed", "dead"]) == true
    else { return self }
    var clause = self
    clause.verb?.lemma = "be"
    clause.verb?.isPassive = false
    clause.verb?.modality = .fact
    clause.tail = state
    return clause
  }
}
