/// "Make sure to", "remember not to", "try to", "do not attempt to".
extension Matrix {
  // MARK: "make sure to", "remember not to", "try to"

  static func command(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let told = toldHost(of: clause, verb: verb) { return told }
    if let denied = deniedAttempt(of: clause, verb: verb) { return denied }
    let isSure = verb.lemma == "be" && clause.tail.first?.isWord(in: ["sure", "certain"]) == true
    let isMade = verb.lemma == "make" && clause.tail.first?.isWord("sure") == true
    guard verb.isImperative || (isSure || isMade) && [.must, .should].contains(verb.modality),
      !verb.isNegated || verb.lemma == "forget"
    else { return nil }
    if verb.isUnneeded { return [] }
    let words = Array(clause.tail.drop { $0.isWord(in: ["very", "extra", "extremely"]) })
    let effect: Effect
    switch verb.lemma {
    case "make" where words.first?.isWord("sure") == true,
      "be" where words.first?.isWord(in: ["sure", "certain"]) == true:
      effect = verb.modality == .should && !verb.isImperative ? .recommended : .required
    case "be"
    where words.first?.isWord("careful") == true && words.dropFirst().first?.isWord(in: ["not", "never"]) == true:
      effect = .recommended
    case "take" where words.first?.isWord("care") == true: effect = .recommended
    case "ensure" where words.first?.isWord("you") == true: return assured(words, .required, like: clause)
    case "ensure" where words.first.map { $0.kind == .code || $0.isWord(in: Lexicon.determiners) } == true:
      return assured(words, .required, like: clause).flatMap { isWhole($0) ? $0 : nil }
    case "remember": effect = .recommended
    case "forget" where verb.isNegated: effect = .recommended
    case "try"
    where verb.adverbs.contains("always")
      || words.contains(where: { $0.isWord(in: ["not", "avoid", "keep", "limit", "minimize"]) }):
      // "Try to open the tank": what a method does, as often as not.
      effect = .recommended
    default: return nil
    }
    if words.count > 2, words[0].isWord(in: ["sure", "certain"]),
      !words[1].isWord(in: ["to", "that", "of", "not", "never", "about"])
    {
      return assured(Array(words.dropFirst()), effect, like: clause)
    }
    guard let start = words.firstIndex(where: { $0.isWord(in: ["to", "that"]) }), start <= 2 else { return nil }
    if words[start].isWord("that") { return assured(Array(words[(start + 1)...]), effect, like: clause) }
    let denied = start > 0 && words[start - 1].isWord(in: ["not", "never"])
    return infinitive(Array(words[(start + 1)...]), like: clause, denied: denied).map {
      [Matrix(effect: effect, clause: $0)]
    }
  }

  /// "Tell the host to call `drained` on main", "Asks the pump to call `filled` once": what the host does from then on.
  private static func toldHost(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard ["tell", "ask", "instruct", "request", "cause"].contains(verb.lemma), !verb.isNegated, !verb.isPassive,
      clause.subject.isEmpty, verb.isImperative || verb.isElliptical,
      let to = clause.tail.prefix(6).firstIndex(where: { $0.isWord("to") }), to > 0, to + 2 < clause.tail.count,
      clause.tail[..<to].allSatisfy({
        $0.kind == .code || $0.isWord("the") || $0.kind == .word && !Lexicon.isFunctionWord($0.lower)
      }),
      let lemma = Verbs.lemma(of: clause.tail[to + 1].lower, as: [.base]), Verbs.calling.contains(lemma)
    else { return nil }
    var inner = clause
    inner.subject = Array(clause.tail[..<to])
    inner.verb = VerbGroup(range: 0..<1, lemma: lemma)
    inner.tail = Array(clause.tail[(to + 2)...])
    return [Matrix(effect: .none, clause: inner)]
  }

  /// "make sure (that) CLAUSE": in front of "you VERB" the author is meant, as by a command.
  static func assured(_ words: [Token], _ effect: Effect, like clause: Clause) -> [Matrix]? {
    guard let first = words.first else { return nil }
    if first.isWord("you") {
      let denied = words.count > 2 && words[1].isWord("do") && words[2].isWord(in: ["not", "never"])
      if let inner = infinitive(Array(words.dropFirst(denied ? 3 : 1)), like: clause, denied: denied) {
        return [Matrix(effect: effect, clause: inner)]
      }
    }
    return SegmentParser(words).clauses(link: clause.link).map { Matrix(effect: effect, clause: $0) }
  }

  /// "ensure the tank is closed", and not "ensure the safety of the tank".
  private static func isWhole(_ matrices: [Matrix]) -> Bool {
    matrices.allSatisfy { $0.clause.verb?.isImperative == false } && matrices.first?.clause.subject.isEmpty == false
  }

  /// "Failing to VERB is an error", "forgetting to VERB is a programming error": who does not VERB has done wrong.
  static func neglect(_ clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let act = clause.subject
    guard verb.lemma == "be", !verb.isPassive, !verb.isNegated, verb.modality == .fact, !verb.isPast, !verb.isHedged,
      act.count > 2, act[0].isWord(in: ["failing", "failure", "forgetting", "neglecting"]), act[1].isWord("to"),
      !act[2].isWord("do"), case let kind = clause.tail.filter({ !$0.isWord(in: Lexicon.adverbs) && $0.kind == .word }),
      (1...3).contains(kind.count), kind.count == clause.tail.count,
      kind.count > 1 && kind.last?.isWord(in: ["error", "mistake", "bug"]) == true && kind[0].isWord(in: ["a", "an"])
        || kind.count == 1 && kind[0].isWord(in: ["illegal", "forbidden", "wrong"])
    else { return nil }
    return infinitive(Array(act.dropFirst(2)), like: clause, denied: false).map {
      [Matrix(effect: .required, clause: $0)]
    }
  }

  /// "do not attempt to VERB": do not VERB.
  private static func deniedAttempt(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard ["attempt", "try"].contains(verb.lemma), verb.isImperative, verb.isNegated,
      clause.tail.first?.isWord("to") == true
    else { return nil }
    return infinitive(Array(clause.tail.dropFirst()), like: clause, denied: true).map {
      [Matrix(effect: .required, clause: $0)]
    }
  }
}
