/// "Callers must take care not to …", "they should not attempt to …": who has to be careful to do something has to do it.
extension Matrix {
  static func endeavour(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    if let task = task(of: clause, verb: verb) ?? care(of: clause, verb: verb) { return task }
    if verb.isImperative, let avoided = avoidance(verb, clause.tail), verb.lemma == "refrain" || avoided.areACall {
      let effect: Effect = verb.lemma == "refrain" ? .required : .recommended
      return infinitive(avoided, like: clause, denied: true).map { [Matrix(effect: effect, clause: $0)] }
    }
    guard !verb.isImperative, !verb.isPassive || verb.lemma == "prepare", !verb.isUnneeded,
      [.must, .should].contains(verb.modality),
      !clause.subject.isEmpty
    else { return nil }
    let isYou = clause.subject[0].isWord(in: ["you", "we"])
    if let avoided = avoidance(verb, clause.tail), !isYou || verb.lemma == "refrain" || avoided.areACall {
      return rule(avoided, denied: true, clause, verb)
    }
    if let assured = assurance(verb, clause.tail), !isYou { return rule(assured, denied: false, clause, verb) }
    guard let (start, denied) = infinitiveStart(verb, clause.tail), start < clause.tail.count,
      clause.tail[start].kind == .word, !clause.tail[start].isWord("avoid"),
      !isYou || !clause.tail.prefix(2).contains(where: { $0.isWord(in: ["sure", "certain"]) })
    else { return nil }
    return rule(Array(clause.tail[start...]), denied: denied, clause, verb)
  }

  /// "It is up to X to VERB": X must.
  private static func task(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    let tail = clause.tail
    guard verb.lemma == "be", !verb.isNegated, verb.modality == .fact, clause.subject.map(\.lower) == ["it"],
      tail.count > 5, tail[0].isWord("up"), tail[1].isWord("to"),
      let to = tail[2...].firstIndex(where: { $0.isWord("to") }), (3...7).contains(to), to + 1 < tail.count,
      Verbs.lemma(of: tail[to + 1].lower, as: [.base]) != nil,
      !["decide", "choose", "determine", "ensure"].contains(tail[to + 1].lower)
    else { return nil }
    let must = Token(kind: .word, text: "must", range: tail[to].range)
    let words = tail[2..<to] + [must] + tail[(to + 1)...]
    return SegmentParser(Array(words)).clauses(link: clause.link).map { Matrix(effect: .none, clause: $0) }
  }

  /// "Care must be taken to VERB", "great care should be taken that CLAUSE": the author has to.
  private static func care(of clause: Clause, verb: VerbGroup) -> [Matrix]? {
    guard verb.lemma == "take", verb.isPassive, !verb.isNegated, [.must, .should].contains(verb.modality),
      clause.subject.count <= 2, clause.subject.last?.isWord("care") == true,
      let start = clause.tail.prefix(2).firstIndex(where: { $0.isWord(in: ["to", "that"]) }),
      start + 2 < clause.tail.count
    else { return nil }
    let effect: Effect = verb.modality == .must ? .required : .recommended
    let words = Array(clause.tail[(start + 1)...]).withoutReason
    guard words.count > 1 else { return nil }
    if clause.tail[start].isWord("that") { return assured(words, effect, like: clause) }
    let isDenied = start > 0 && clause.tail[start - 1].isWord(in: ["not", "never"])
    if words[0].isWord(in: ["ensure", "avoid"]), words[1].isWord("that") {
      return assured(Array(words.dropFirst(2)), effect, like: clause)
    }
    // "care must be taken to make sure | the hook does not block".
    if !isDenied, words[0].isWord("make"), words[1].isWord(in: ["sure", "certain"]) {
      return assured(Array(words.dropFirst(2).drop { $0.isWord("that") }), effect, like: clause)
    }
    return infinitive(words, like: clause, denied: isDenied).map { [Matrix(effect: effect, clause: $0)] }
  }

  /// "avoid blocking the loop | by handing work on": how it is avoided.
  private static func withoutMeans(_ tail: ArraySlice<Token>) -> ArraySlice<Token> {
    tail.indices.dropLast().first { tail[$0].isWord("by") && Verbs.isGerund(tail[$0 + 1].lower) }
      .map { tail[..<$0] } ?? tail
  }

  /// "should avoid throwing errors": "throw errors".
  private static func avoidance(_ verb: VerbGroup, _ tail: [Token]) -> [Token]? {
    let isRefrained = verb.lemma == "refrain" && tail.first?.isWord("from") == true
    let tail = withoutMeans(tail.dropFirst(isRefrained ? 1 : 0))
    // A command to avoid is negative by itself.
    let isDenied = verb.lemma == "avoid" && verb.isImperative ? verb.isDoublyNegated : verb.isNegated
    guard verb.lemma == "avoid" || isRefrained, !isDenied, tail.count > 1, let first = tail.first,
      first.kind == .word,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower)
    else { return nil }
    return [Token(kind: .word, text: lemma, range: first.range)] + tail.dropFirst()
  }

  /// "must make sure (that) the tank is open": "ensure that the tank is open".
  private static func assurance(_ verb: VerbGroup, _ tail: [Token]) -> [Token]? {
    guard verb.lemma == "make", !verb.isNegated, tail.count > 3, tail[0].isWord(in: ["sure", "certain"]),
      case let content = tail.dropFirst(tail[1].isWord("that") ? 2 : 1), !content.contains(where: { $0.isMark(",") }),
      let inner = MainVerb.group(in: Array(content)), inner.range.lowerBound > 0
    else { return nil }
    return ["ensure", "that"].map { Token(kind: .word, text: $0, range: tail[0].range) } + content
  }

  /// The subject must, or should, do what the infinitive says.
  private static func rule(_ infinitive: [Token], denied: Bool, _ clause: Clause, _ verb: VerbGroup) -> [Matrix]? {
    let range = infinitive[0].range
    let modal = verb.modality == .must ? (verb.isEmphatic ? "MUST" : "must") : (verb.isEmphatic ? "SHOULD" : "should")
    let not =
      (["avoid", "refrain"].contains(verb.lemma) ? false : verb.isNegated) != denied
      ? [Token(kind: .word, text: "not", range: range)] : []
    let words = clause.subject + [Token(kind: .word, text: modal, range: range)] + not + infinitive
    let inner = SegmentParser(words).clauses(link: clause.link)
    guard inner.first?.verb.map({ [.must, .should].contains($0.modality) }) == true else { return nil }
    return inner.map { found in
      var found = found
      found.verb?.adverbs += verb.adverbs
      return Matrix(effect: .none, clause: found)
    }
  }

  /// Where the infinitive begins, behind its "to", and whether it is denied ("careful not to").
  private static func infinitiveStart(_ verb: VerbGroup, _ tail: [Token]) -> (Int, Bool)? {
    guard let to = tail.prefix(5).firstIndex(where: { $0.isWord("to") }) else { return nil }
    let denied = to > 0 && tail[to - 1].isWord(in: ["not", "never"])
    let words = tail[..<(denied ? to - 1 : to)].map(\.lower).filter { !["very", "especially", "always"].contains($0) }
    let isMeant: Bool
    switch verb.lemma {
    case "prepare":
      isMeant = !verb.isNegated && words.isEmpty && to + 1 < tail.count && Verbs.isCoping(tail[to + 1].lower)
    case "be": isMeant = !verb.isNegated && words.count == 1 && states.contains(words[0])
    case "take": isMeant = !verb.isNegated && words.last == "care" && words.count <= 2
    case "make":
      isMeant =
        !verb.isNegated && (words == ["sure"] || words == ["certain"] || ["effort", "efforts"].contains(words.last))
    default: isMeant = words.isEmpty && trying.contains(verb.lemma)
    }
    return isMeant ? (to + 1, denied) : nil
  }

  private static let states: Set<String> = ["careful", "sure", "certain", "aware"]
  private static let trying: Set<String> = [
    "attempt", "try", "strive", "endeavor", "endeavour", "seek", "ensure", "remember",
  ]
}

extension [Token] {
  /// "call `drain` on main", after "avoid": rules about calls have a thread, a time or a place, which are read for commands.
  fileprivate var areACall: Bool { first?.isWord(in: ["call", "invoke"]) == true }

  /// "…, as doing so may block it": why, and not what.
  fileprivate var withoutReason: [Token] {
    let reason = indices.dropLast().first { self[$0].isWord("as") && self[$0 + 1].isWord("doing") }
    return reason.map { Array(self[..<$0]).trimmingMarks } ?? self
  }
}
