/// Sentences that wrap a rule in a judgement: "It is best practice to …", "We recommend that …", "The important thing is that …".
///
/// The wrapping is taken off; what it does to the rule stays as ``Effect``.
package struct Matrix: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// Nothing but emphasis: "Note that", "this means".
    case none
    /// "It is best practice to", "we recommend that": weaker than must.
    case recommended
    /// "It is important to", "make sure to", "required to".
    case required
    /// "It is not necessary to": nothing is owed.
    case unnecessary
    /// "It is safe to", "you can".
    case permitted
  }

  package var effect: Effect
  package var clause: Clause

  /// The wrapped clauses of `clause`, or nil when nothing is wrapped.
  package static func unwrapped(_ clause: Clause) -> [Matrix]? {
    guard let verb = clause.verb,
      // "You no longer have to make sure that …", "you seldom need to …".
      clause.subject.first?.isWord("you") != true
        || clause.subject.dropFirst().first?.isWord(in: ["no", "seldom", "rarely", "hardly", "scarcely"]) != true
    else { return nil }
    return inner(clause, verb: verb)?.map { $0.under(clause.leading) }
  }

  private static func inner(_ clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let content = contentClause(of: clause, verb: verb) { return content }
    if let discouraged = discouraged(clause, verb: verb) { return discouraged }
    if let neglected = neglect(clause, verb: verb) { return neglected }
    if let refused = refusedPermission(clause, verb: verb) { return refused }
    if let judged = judgement(of: clause, verb: verb) { return judged }
    if let possible = possibility(of: clause, verb: verb) { return possible }
    if let expected = expectation(of: clause, verb: verb) ?? causation(of: clause, verb: verb) { return expected }
    if let demanded = demand(of: clause, verb: verb) ?? omission(of: clause, verb: verb) { return demanded }
    if let endeavour = endeavour(of: clause, verb: verb) ?? manner(of: clause, verb: verb) { return endeavour }
    return command(of: clause, verb: verb)
  }

  // MARK: "… that CLAUSE"

  private static let saying: [String: Effect] = [
    "mean": .none, "recommend": .recommended, "suggest": .recommended, "encourage": .recommended, "remember": .none,
    "ensure": .required, "guarantee": .none,
  ]

  private static func contentClause(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let inner: [Token]
    let effect: Effect
    if verb.lemma == "be", clause.tail.first?.isWord("that") == true, isThing(clause.subject) {
      inner = Array(clause.tail.dropFirst())
      effect = .none
    } else if let kind = saying[verb.lemma], verb.isPassive, !verb.isNegated || verb.lemma == "guarantee",
      clause.subject.map(\.lower) == ["it"] || verb.lemma == "guarantee" && Roles.end(clause.subject),
      let first = clause.tail.first, first.isWord("that") || first.isWord("you") && kind == .recommended
    {
      let content = Array(clause.tail.dropFirst(first.isWord("that") ? 1 : 0))
      inner = kind == .recommended ? withoutAuxiliary(content, "should") ?? withModal(content) : content
      effect = kind
    } else if let kind = saying[verb.lemma], !verb.isPassive,
      !verb.isNegated || verb.lemma == "guarantee" && clause.subject.map(\.lower) == ["we"], isSpeaker(clause, verb)
    {
      let skip = clause.tail.first?.isWord(in: ["that", "how"]) == true ? 1 : 0
      guard skip == 1 || verb.lemma == "mean" || verb.lemma == "recommend" else { return nil }
      // "we recommend you to call it": you are meant by the command alone.
      let isToYou = verb.lemma == "recommend" && clause.tail.prefix(2).map(\.lower) == ["you", "to"]
      if isToYou {
        return infinitive(Array(clause.tail.dropFirst(2)), like: clause, denied: false)
          .map { [Matrix(effect: .recommended, clause: $0)] }
      }
      inner = Array(clause.tail.dropFirst(skip))
      // "This ensures that …": it does.
      effect = verb.lemma == "ensure" && !verb.isImperative ? .none : kind
    } else if let inner = stipulation(clause, verb) ?? intent(clause, verb) ?? assurance(clause, verb) ?? noGuarantee(
      clause, verb)
      ?? assumption(clause, verb)
    {
      return inner
    } else {
      return nil
    }
    var clauses = SegmentParser(inner).clauses(link: clause.link)
    if verb.lemma == "guarantee", verb.isNegated {
      clauses = clauses.map(\.withDeniedGuarantee)
    }
    guard clauses.contains(where: { $0.verb != nil && (!$0.subject.isEmpty || $0.verb?.isImperative == true) }) else {
      return nil
    }
    return clauses.map { Matrix(effect: effect, clause: $0) }
  }

  /// "The framework ensures that it calls X": X is called. "The handler does not guarantee that X is called": it is not promised.
  private static func assurance(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard ["ensure", "guarantee"].contains(verb.lemma) || verb.lemma == "imply" && !verb.isNegated,
      !verb.isPassive, !verb.isImperative, verb.modality == .fact, !verb.isNegated || verb.lemma == "guarantee",
      !clause.subject.isEmpty, !isMeans(clause.subject),
      clause.subject.first?.isWord(in: ["you", "we", "no", "nothing", "nobody", "none", "neither", "few", "not"])
        != true,
      clause.tail.first?.isWord("that") == true, clause.tail.count > 3
    else { return nil }
    return SegmentParser(Array(clause.tail.dropFirst())).clauses(link: clause.link).map { inner in
      var inner = inner
      if inner.subject.count == 1, inner.subject[0].isWord("it"),
        clause.subject.count > 1 || clause.subject[0].kind == .code,
        !verb.isNegated
      {
        inner.subject = clause.subject
      }
      return Matrix(effect: .none, clause: verb.isNegated ? inner.withDeniedGuarantee : inner)
    }
  }

  /// "You can assume that X is called", "implementations may rely on the fact that X": it is promised.
  private static func assumption(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard ["assume", "rely"].contains(verb.lemma), verb.modality == .may, !verb.isNegated, !verb.isPassive,
      clause.subject.map(\.lower) == ["you"] || Roles.end(clause.subject), verb.adverbs.allSatisfy({ $0 != "only" }),
      let first = clause.tail.first
    else { return nil }
    return assumed([Token(kind: .word, text: verb.lemma, range: first.range)] + clause.tail, like: clause)
  }

  /// "There is no guarantee that X is called": it is not promised.
  private static func noGuarantee(_ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    guard verb.lemma == "be", !verb.isNegated, verb.modality == .fact, clause.subject.map(\.lower) == ["there"],
      clause.tail.count > 4, clause.tail[0].isWord("no"), clause.tail[1].isWord(in: ["guarantee", "guarantees"]),
      clause.tail[2].isWord("that")
    else { return nil }
    return SegmentParser(Array(clause.tail.dropFirst(3))).clauses(link: clause.link).map {
      Matrix(effect: .none, clause: $0.withDeniedGuarantee)
    }
  }

  /// "We do not recommend doing X": a rule not to.
  private static func discouraged(_ clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let barred = barred(clause, verb: verb) { return barred }
    let isAgainst = clause.tail.first?.isWord("against") == true
    let tail = clause.tail.dropFirst(isAgainst ? 1 : 0)
    guard
      verb.isNegated != isAgainst && ["recommend", "advise", "suggest"].contains(verb.lemma)
        || verb.lemma == "discourage" && !verb.isNegated,
      !verb.isPassive, isSpeaker(clause, verb), let first = tail.first,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund])
    else { return nil }
    let words = [Token(kind: .word, text: lemma, range: first.range)] + tail.dropFirst()
    return infinitive(words, like: clause, denied: true).map { [Matrix(effect: .recommended, clause: $0)] }
  }

  private static func isSpeaker(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    if verb.isImperative { return true }
    return clause.subject.count == 1 && clause.subject[0].isWord(in: ["we", "this", "that", "it", "i"])
  }

  /// A clause without subject whose verb is the first word: the author is meant.
  static func infinitive(_ words: [Token], like clause: Clause, denied: Bool) -> Clause? {
    let tokens = Array(
      words.drop { $0.isWord(in: ["always", "also", "explicitly", "simply", "manually", "directly"]) }
    )
    .withoutVerbInCode
    guard let first = tokens.first, first.kind == .word else { return nil }
    let isHave = first.isWord("have")
    guard isHave || first.isWord("be") || Verbs.lemma(of: first.lower, as: [.base]) != nil || tokens.openWithUnknownVerb
    else { return nil }
    var group = VerbGroup(
      range: 0..<1, lemma: isHave ? "have" : Verbs.lemma(of: first.lower, as: [.base]) ?? first.lower)
    group.isImperative = true
    group.isInfinitive = true
    group.isNegated = denied
    group.modality = .should
    var inner = clause
    inner.subject = []
    inner.inheritsSubject = false
    inner.verb = group
    inner.tail = Array(tokens.dropFirst())
    return inner
  }
}

extension [Token] {
  /// "to frob the tank": behind "to", a word with an object is a verb, also one that is in no table.
  fileprivate var openWithUnknownVerb: Bool {
    guard count > 1, self[0].kind == .word, self[0].text.count > 2, self[0].text.allSatisfy(\.isLowercase),
      !Lexicon.isFunctionWord(self[0].lower), !Lexicon.isAdverb(self[0].lower)
    else { return false }
    return self[1].kind == .code
      || self[1].isWord(in: ["the", "a", "an", "any", "your", "its", "this", "these", "all"])
  }

  /// "to `return reply`": a verb that the author put into backticks with its object.
  fileprivate var withoutVerbInCode: [Token] {
    guard let first, first.kind == .code, let space = first.text.firstIndex(of: " ") else { return self }
    let verb = String(first.text[..<space])
    guard Verbs.lemma(of: verb, as: [.base]) != nil, verb.allSatisfy(\.isLowercase) else { return self }
    let object = Token(kind: .code, text: String(first.text[first.text.index(after: space)...]), range: first.range)
    return [Token(kind: .word, text: verb, range: first.range), object] + dropFirst()
  }
}
