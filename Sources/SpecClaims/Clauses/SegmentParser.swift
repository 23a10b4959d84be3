/// Parses one segment (no brackets, semicolons or dashes in it) into clauses.
struct SegmentParser {
  private let tokens: [Token]
  init(_ tokens: [Token]) { self.tokens = tokens }

  func clauses(link: Clause.Link) -> [Clause] {
    var rest = SegmentOpening.straightened(SegmentOpening.stripped(tokens))
    var result: [Clause] = []
    var leading: [[Token]] = []
    if let hedge = SegmentOpening.hedge(rest) {
      leading.append([rest[0]])
      rest = SegmentOpening.straightened(SegmentOpening.stripped(hedge))
    }
    while let opening = SegmentOpening.inverted(rest) ?? SegmentOpening.subordinate(in: rest)
      ?? SegmentOpening.uncut(rest)
    {
      if opening.isCausal {
        result += SegmentParser(Array(opening.clause.dropFirst())).clauses(link: .causal(opening.clause[0].lower))
      } else if !Matrix.isOfReader(opening.clause) || opening.rest.first?.isWord(in: ["note", "remember"]) != true {
        leading.append(opening.clause)
      }
      rest = SegmentOpening.stripped(opening.rest)
    }
    if let (relative, main) = SubjectRelative.split(rest) {
      return result + SegmentParser(relative).clauses(link: .relative) + chain(main, link: link, leading: leading)
    }
    return result + chain(rest, link: link, leading: leading)
  }

  /// A main clause and what is joined to it.
  private func chain(_ words: [Token], link: Clause.Link, leading: [[Token]]) -> [Clause] {
    guard !words.isEmpty else { return [] }
    let tokens = words.withoutBareRelative.withoutRemark
    guard let verb = MainVerb.summary(in: tokens, behind: leading) ?? MainVerb.group(in: tokens),
      !tokens[..<verb.range.lowerBound].opensTime
    else {
      return [Clause(link: link, subject: [], verb: nil, tail: tokens, leading: leading)]
    }
    let after = Array(tokens[verb.range.upperBound...])
    // "the difference is that it is opened first and does not close": both are what it is.
    let isContent = verb.lemma == "be" && !verb.isNegated && after.first?.isWord("that") == true && after.count > 3
    let cut =
      isContent
      ? nil
      : ClauseJoint.first(
        in: after, isFuture: !verb.isNegated && tokens[verb.range].contains { $0.isWord("will") },
        isPassive: verb.isPassive && verb.modality == .fact && !verb.isNegated && !verb.isPast && !verb.isHedged,
        says: verb.lemma == "mean" && !verb.isPassive)
    if cut == nil, let gap = Gapping.first(in: after, of: verb) {
      let first = tokens[..<verb.range.upperBound] + after[..<gap.end]
      var second = Clause(link: .coordinate, subject: gap.subject, verb: verb, tail: gap.tail, leading: leading)
      second.verb?.isElliptical = false
      return chain(Array(first), link: link, leading: leading) + [second]
    }
    if cut == nil, let gap = Gapping.secondObject(in: after, of: verb) {
      let whole = tokens[..<verb.range.upperBound]
      return chain(Array(whole + after[..<gap.end]), link: link, leading: leading)
        + chain(Array(whole + gap.rest), link: .coordinate, leading: leading)
    }
    var clause = Clause(
      link: link, subject: [], verb: verb, tail: Array(after[..<(cut?.end ?? after.count)]).trimmingMarks,
      leading: leading)
    clause.take(subject: Array(tokens[..<verb.range.lowerBound]))
    if cut == nil, let second = clause.secondDeed {
      clause.tail = second.tail
      return [clause, second]
    }
    if let (denied, instead) = clause.contrasted {
      return (denied.deniedDeeds ?? [denied]) + [instead] + (cut.map { joined(to: instead, by: $0, in: after) } ?? [])
    }
    let clauses = clause.deniedDeeds ?? [clause]
    return cut.map { clauses + joined(to: clauses[0], by: $0, in: after) } ?? clauses
  }

  /// The clauses behind a joint.
  private func joined(to clause: Clause, by cut: ClauseJoint, in after: [Token]) -> [Clause] {
    let joint = after[cut.end..<cut.next]
    let rest = Array(after[cut.next...])
    switch cut.kind {
    case .causal(let word): return SegmentParser(rest).clauses(link: .causal(word))
    case .exception:
      let clauses = SegmentParser(rest).clauses(link: .coordinate)
      return clause.whenDone.map { condition in clauses.map { $0.under(condition) } } ?? clauses
    case .relative(let noun, let place):
      let said = RelativeClause.reach(of: rest)
      return SegmentParser(said.prefix(place) + noun + said.dropFirst(place)).clauses(link: .relative)
    case .newSubject:
      return SegmentParser(rest).clauses(link: .coordinate).map { $0.sharing(clause.leading).inheriting }
        .following(joint)
    case .sameSubject:
      if isCommand(rest, behind: clause) { return SegmentParser(rest).clauses(link: .coordinate) }
      return predicates(rest, like: clause, denied: joint.contains { $0.isWord(in: ["or", "nor"]) }).following(joint)
    }
  }

  /// "This is a draft, | do not use it": one thing would not do so.
  private func isCommand(_ rest: [Token], behind clause: Clause) -> Bool {
    ClauseJoint.isCommand(rest)
      && clause.subject.first?.isWord(in: ["it", "this", "that", "a", "an"]) == true
  }

  /// "…, and is drained": of the same subject, and as much of a command or a duty as what stands in front.
  private func predicates(_ rest: [Token], like clause: Clause, denied: Bool) -> [Clause] {
    let other = rest.count > 2 && rest[0].isWord("otherwise") ? [[rest[0]]] : []
    let words = rest.dropFirst(other.count).drop { $0.isWord(in: ["always", "also", "instead"]) }
    // A lone "stops" may be a noun.
    let isBare = ClauseJoint.goesOnBare(words[...]) && MainVerb.group(in: Array(words)) == nil
    let left = isBare ? "it" : ClauseJoint.lacksAuxiliary(words) ? "is" : nil
    let spelledOut = left.map { [Token(kind: .word, text: $0, range: words[words.startIndex].range)] } ?? []
    var joined = chain(spelledOut + words, link: .coordinate, leading: clause.leading + other)
    if isBare { joined[0].subject = [] }
    guard let first = joined.first, first.subject.isEmpty, let verb = clause.verb else { return joined }
    // "…, and must not be opened or closed": both of the same subject.
    for index in joined.indices where joined[index].subject.isEmpty && joined[index].verb?.range == first.verb?.range {
      joined[index].inheritsSubject = true
      joined[index].verb?.isElliptical = verb.isElliptical
    }
    if first.verb?.isImperative == true, !verb.isImperative {
      joined[0].verb?.modality = verb.modality
      joined[0].verb?.isUnneeded = verb.isUnneeded
      // "must not open it or drain it": neither.
      joined[0].verb?.isNegated = first.verb?.isNegated == true || denied && verb.isNegated
    }
    joined[0].verb?.isImperative = verb.isImperative
    return joined
  }
}

extension ArraySlice<Token> {
  /// "Before the draw, …": no subject.
  fileprivate var opensTime: Bool {
    first?.isWord(in: Lexicon.temporal) == true || first?.isWord(in: ["during", "upon", "despite"]) == true
  }
}

extension Clause {
  /// The adverbs at the end of a subject belong to the verb.
  fileprivate mutating func take(subject words: [Token]) {
    subject = words.withoutTrailingAdverbs.withoutDoubt.withoutUnknownPredicate
    verb?.adverbs += words[subject.count...].filter { $0.kind == .word }.map(\.lower)
    if words.withoutDoubt.count < words.count { verb?.adverbs.append("possibly") }
    inheritsSubject = words.isEmpty && verb?.isImperative == false && verb?.isElliptical == false
  }

  /// "Returning X is the same as Y, except that it is called": only then.
  fileprivate var whenDone: [Token]? {
    guard let first = subject.first, first.kind == .word, Verbs.isGerund(first.lower) else { return nil }
    return [Token(kind: .word, text: "when", range: first.range)] + subject
  }
}

extension [Token] {
  /// "headers always": the adverb belongs to the verb behind it.
  fileprivate var withoutTrailingAdverbs: [Token] {
    var words = trimmingMarks
    guard words.count == count else { return words }
    while words.count > 1, let last = words.last,
      last.isWord(in: [
        "always", "never", "ever", "usually", "typically", "often", "generally", "normally", "only", "just", "still",
        "also",
        "eventually", "finally", "then", "now", "both", "each", "all", "sometimes", "strongly",
        "asynchronously", "synchronously", "immediately", "automatically", "instantly", "therefore", "thus", "hence",
      ])
    {
      words.removeLast()
    }
    return words
  }

  /// "`close`, which is called before X." and nothing else: an entry of a list that says what is called.
  fileprivate var withoutBareRelative: [Token] {
    guard count > 5, self[0].kind == .code, self[1].isMark(","), self[2].isWord("which"),
      !self[3...].contains(where: { $0.isMark(",") }), let verb = VerbGroupParser(self).group(at: 3), verb.isPassive,
      Verbs.invocation.contains(verb.lemma)
    else { return self }
    return [self[0]] + self[3...]
  }

  /// "may or | may not be called".
  fileprivate var withoutDoubt: [Token] {
    guard count > 2, self[count - 1].isWord("or"), Lexicon.modals[self[count - 2].lower] != nil else { return self }
    return Array(dropLast(2))
  }

  /// "The `close` method frobs the tank and | is called …": the verb in front of "and" is in no table, but whose it is is clear.
  fileprivate var withoutUnknownPredicate: [Token] {
    guard count > 3, last?.isWord(in: Lexicon.coordinators) == true else { return self }
    if self[0].isWord(in: ["it", "this"]) { return [self[0]] }
    guard let code = firstIndex(where: { $0.kind == .code }), code <= 1 else { return self }
    let hasNoun = self[code + 1].isWord(in: ["method", "function", "hook", "callback", "event"])
    return Array(self[...(hasNoun ? code + 1 : code)])
  }

  var trimmingMarks: [Token] {
    var slice = self[...]
    while let last = slice.last, last.kind == .mark { slice.removeLast() }
    while let first = slice.first, first.kind == .mark { slice.removeFirst() }
    return Array(slice)
  }
}
