extension Clause {
  /// "It need not be called on main", "it does not have to be called before `open`": calls are made, and the place is not promised.
  var withUnneededPlace: Clause {
    guard let verb, verb.isUnneeded, verb.isPassive, Verbs.calling.contains(verb.lemma), !tail.isEmpty,
      ThreadPhrase.read(tail, at: 0) != nil || OrderPhrase.read(tail, at: 0) != nil
    else { return self }
    var clause = self
    clause.verb?.isUnneeded = false
    clause.verb?.isNegated = false
    clause.verb?.modality = .fact
    clause.verb?.isGuaranteed = true
    clause.verb?.deniesGuarantee = true
    return clause
  }
}
