/// A second participle under the same auxiliary: "must be closed and opened again", "must be caught and handled by the host".
struct PassivePair: Equatable {
  /// "and open": the second verb with its coordinator.
  let words: String
  let rest: [Token]

  /// Nil where the words behind the first participle begin otherwise.
  init?(_ tail: [Token]) {
    guard tail.count > 1, tail[0].isWord(in: ["and", "or"]) else { return nil }
    let verb = tail.dropFirst().drop { $0.isWord(in: Lexicon.adverbs) }
    guard let second = verb.first, second.kind == .word,
      let lemma = Verbs.lemma(ofParticiple: second.lower)
    else { return nil }
    words = "\(tail[0].lower) \(lemma)"
    rest = Array(verb.dropFirst())
  }
}
