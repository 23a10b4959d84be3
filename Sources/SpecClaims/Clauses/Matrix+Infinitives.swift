/// "It is possible for X to be called", "expect X to be called": what X does is said by an infinitive.
extension Matrix {
  /// "it is possible for X to be called many times": X may be called many times.
  static func possibility(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard verb.lemma == "be", !verb.isNegated, clause.subject.count == 1, clause.subject[0].isWord("it"),
      clause.tail.count > 5, clause.tail[0].isWord("possible"), clause.tail[1].isWord("for"),
      let to = clause.tail.firstIndex(where: { $0.isWord("to") }), (3...7).contains(to)
    else { return nil }
    var words = Array(clause.tail.dropFirst(2))
    words[to - 2] = Token(kind: .word, text: "may", range: words[to - 2].range)
    return SegmentParser(words).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  /// "It is not allowed to VERB": nobody is; "it" stands for no method.
  static func refusedPermission(_ clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard verb.isAllowed, verb.isNegated, !verb.isPassive, verb.lemma != "be", !verb.isImperative else { return nil }
    // "Hooks are not allowed to raise errors": they must not.
    if clause.subject.last?.isWord(in: ["functions", "callbacks", "handlers", "hooks", "methods"]) == true {
      var inner = clause
      inner.verb?.modality = .must
      inner.verb?.isAllowed = false
      return [Matrix(effect: .none, clause: inner)]
    }
    guard clause.subject.count == 1, clause.subject[0].isWord("it") else { return nil }
    var group = VerbGroup(range: verb.range, lemma: verb.lemma)
    (group.isImperative, group.isInfinitive, group.isNegated) = (true, true, true)
    (group.modality, group.adverbs) = (.should, verb.adverbs)
    var inner = clause
    (inner.subject, inner.verb) = ([], group)
    return [Matrix(effect: .required, clause: inner)]
  }

  /// "`install` causes the hook to be invoked on main": the hook is invoked there. "The host keeps calling it": it calls it.
  static func causation(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard !verb.isPassive, !verb.isNegated, !verb.isImperative, verb.modality == .fact, !verb.isPerfect,
      !clause.subject.isEmpty || verb.isElliptical
    else { return nil }
    if ["keep", "continue"].contains(verb.lemma), let first = clause.tail.first,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]), Verbs.calling.contains(lemma)
    {
      var inner = clause
      inner.verb?.lemma = lemma
      let end = clause.tail.firstIndex { $0.isWord(in: Lexicon.temporal) || $0.kind == .mark } ?? clause.tail.count
      let often = Token(kind: .word, text: "repeatedly", range: first.range)
      inner.tail = clause.tail[1..<end] + [often] + clause.tail[end...]
      return [Matrix(effect: .none, clause: inner)]
    }
    guard let words = caused(clause.tail, by: verb.lemma) else { return nil }
    // "Closing the valve causes it to be called": then, and not always.
    let cause = clause.subject.first.flatMap { first in
      Verbs.isGerund(first.lower)
        ? [.word("when", first), .word(first.lower, first)] + clause.subject.dropFirst() : nil
    }
    return SegmentParser(words).clauses(link: clause.link).map { inner in
      var inner = inner
      if let cause { inner.leading.insert(cause, at: 0) }
      return Matrix(effect: .none, clause: inner)
    }
  }

  /// "(causes) X to be called E", "(arranges) for X to be called E", "(results in) X being called E", "(triggers) the execution of X E": "X will be called E".
  private static func caused(_ tail: [Token], by lemma: String) -> [Token]? {
    func calls(_ index: Int) -> Bool {
      index < tail.count && Verbs.lemma(of: tail[index].lower, as: [.participle]).map(Verbs.invocation.contains) == true
    }
    func called(_ words: ArraySlice<Token>, _ rest: ArraySlice<Token>) -> [Token]? {
      guard let range = words.first?.range else { return nil }
      return words + ["will", "be"].map { Token(kind: .word, text: $0, range: range) } + rest
    }
    switch lemma {
    case "cause", "arrange":
      let start = lemma == "arrange" ? 1 : 0
      guard let to = tail.prefix(8 + start).firstIndex(where: { $0.isWord("to") }), to > start, calls(to + 2),
        tail[to + 1].isWord("be"), start == 0 || tail[0].isWord("for")
      else { return nil }
      return called(tail[start..<to], tail[(to + 2)...])
    case "result", "lead":
      guard let being = tail.prefix(8).firstIndex(where: { $0.isWord("being") }), being > 1, calls(being + 1),
        tail[0].isWord(in: ["in", "to"])
      else { return nil }
      return called(tail[1..<being], tail[(being + 1)...])
    case "trigger", "initiate":
      guard tail.count > 4, tail[0].isWord("the"), tail[1].isWord(in: ["execution", "invocation", "call"]),
        tail[2].isWord(in: ["of", "to"]), tail[3].kind == .code
      else { return nil }
      return called(tail[3...3], [Token(kind: .word, text: "called", range: tail[3].range)] + tail[4...])
    default: return nil
    }
  }

  /// "Plugins are discouraged from calling X", "the hook is prohibited from calling X": they must not.
  static func barred(_ clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let isForbidden = verb.lemma == "be" && clause.tail.first?.isWord("forbidden") == true
    guard isForbidden || verb.isPassive && ["discourage", "prohibit"].contains(verb.lemma), !verb.isNegated,
      verb.modality == .fact, !verb.isPast, !verb.isHedged, !clause.subject.isEmpty,
      clause.subject.first?.isWord("it") != true,
      case let tail = clause.tail.dropFirst(isForbidden ? 1 : 0), let lemma = barredAct(tail.prefix(2))
    else { return nil }
    let words = [verb.lemma == "discourage" ? "should" : "must", "not", lemma].map {
      Token(kind: .word, text: $0, range: clause.tail[0].range)
    }
    return SegmentParser(clause.subject + words + tail.dropFirst(2)).clauses(link: clause.link).map {
      Matrix(effect: .none, clause: $0)
    }
  }

  /// "from calling", "to call".
  private static func barredAct(_ words: ArraySlice<Token>) -> String? {
    guard words.count == 2, let first = words.first, let act = words.last else { return nil }
    if first.isWord("from") { return Verbs.lemma(of: act.lower, as: [.gerund]) }
    return first.isWord("to") ? Verbs.lemma(of: act.lower, as: [.base]) : nil
  }

  // MARK: "expect X to be VERBed"

  /// "subclasses should expect this method to be called on …": the call is what is promised.
  static func expectation(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    // "One would expect X to be …": and it is not, or nobody knows.
    guard ["expect", "assume"].contains(verb.lemma), !verb.isPassive, verb.modality != .may,
      // "The test suite expects X to be …": so that it fails, or not.
      !clause.subject.contains(where: {
        $0.isWord(in: ["test", "tests", "suite", "linter", "benchmark", "users", "people", "sample", "customers"])
      }),
      !verb.adverbs.contains(where: ["would", "might", "could"].contains),
      let to = clause.tail.firstIndex(where: { $0.isWord("to") }),
      (1...4).contains(to), to + 2 < clause.tail.count, clause.tail[to + 1].isWord("be")
    else { return nil }
    var words = clause.tail
    // "The parser expects `open` to be called": by whoever uses it.
    let isDuty =
      verb.lemma == "expect" && verb.modality == .fact && !verb.isNegated && !clause.subject.isEmpty
      && clause.subject[0].isWord(in: ["the", "this", "it"]) && !Roles.end(clause.subject)
    words[to] = Token(kind: .word, text: isDuty ? "must" : "will", range: words[to].range)
    return SegmentParser(words).clauses(link: clause.link).map { inner in
      Matrix(effect: .none, clause: verb.isNegated ? inner.withDeniedGuarantee : inner)
    }
  }
}
