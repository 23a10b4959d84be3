extension Clause {
  /// "must not be called unless X was called before", "if X has not been called yet": not before that.
  var withPrecondition: Clause {
    guard let verb, verb.isNegated, verb.isImperative || [.must, .should].contains(verb.modality) || verb.isCan,
      Verbs.calling.contains(verb.lemma),
      let start = tail.firstIndex(where: { $0.isWord(in: ["unless", "if"]) }), start > 0 || verb.isPassive,
      !tail[..<start].contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isMark(",") }),
      !tail[start...].contains(where: { $0.isWord(in: ["and", "or"]) || $0.isMark(",") }),
      let event = event(behind: start)
    else { return self }
    var clause = self
    clause.tail = tail[..<start] + [Token(kind: .word, text: "until", range: tail[start].range)] + event
    return clause
  }

  /// What must have happened, told as something that has: nil where it may as well go on, or come to nothing.
  private func event(behind connective: Int) -> [Token]? {
    let words = Array(tail[(connective + 1)...]).trimmingMarks
    guard let verb = MainVerb.group(in: words), (1...5).contains(verb.range.lowerBound),
      verb.modality == .fact, verb.isPassive,
      !words[0].isWord(in: Lexicon.pronouns) || words[0].isWord(in: ["this", "these"]),
      verb.isPerfect || verb.isPast && tellsBefore(words), verb.isNegated == tail[connective].isWord("if")
    else { return nil }
    return words.filter { !$0.isWord(in: ["not", "yet", "previously", "already", "first", "beforehand"]) }
  }

  /// "was previously called", "was called first": the past of a report is none.
  private func tellsBefore(_ words: [Token]) -> Bool {
    words.contains { $0.isWord(in: ["previously", "already", "first", "before", "beforehand"]) }
  }
}
