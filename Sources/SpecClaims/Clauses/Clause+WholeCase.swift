extension [Clause] {
  /// "It must be called when A happens, and B happens": B belongs to the case, as nobody asks for it.
  func withWholeCases() -> [Clause] {
    reduce(into: []) { clauses, clause in
      if let last = clauses.last, last.isAskedForInCase, clause.completesCase, let words = clause.words {
        let joint = Token(kind: .word, text: "and", range: clause.subject[0].range)
        clauses[clauses.count - 1].tail += [joint] + words
      } else {
        clauses.append(clause)
      }
    }
  }
}

extension Clause {
  /// "(it should be called) when …".
  fileprivate var isAskedForInCase: Bool {
    guard let verb, [.must, .should].contains(verb.modality), verb.isPassive, link == .main else { return false }
    return tail.first?.isWord(in: ["when", "whenever", "if"]) == true
  }

  /// "the filling ends", "an error is raised".
  fileprivate var completesCase: Bool {
    guard let verb, link == .coordinate, !inheritsSubject, !isSequel, leading.isEmpty, verb.modality == .fact else {
      return false
    }
    // "…, and the handler is called on main", "…, and the tank is lost otherwise": what is promised beside the duty.
    if Verbs.calling.union(["run", "execute"]).contains(verb.lemma) || tail.contains(where: { $0.isWord("otherwise") })
    {
      return false
    }
    return !verb.isNegated && !verb.isPerfect && !verb.isImperative && !verb.isFuture && verb.adverbs.isEmpty
      && subject.first?.isWord(in: ["the", "a", "an"]) == true
  }

  /// The clause as a part of a case, its verb in the present: no other is one. Nil without subject or verb.
  fileprivate var words: [Token]? {
    guard let verb, let last = subject.last else { return nil }
    let written =
      verb.isPassive ? Verbs.passive(subject.phrase, verb.lemma) : Verbs.active(subject.phrase, verb.lemma)
    let predicate = written.dropFirst(subject.phrase.count).split(separator: " ").map {
      Token(kind: .word, text: String($0), range: last.range)
    }
    return subject + predicate + tail
  }
}
