/// What shows that a clause was cut in the wrong place: the words of another clause stand in it, or words of its own were left behind. Then
/// what a form makes of it is half of what the sentence says.
enum CutGate {
  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if hasHalfQuotation(view.clause.subject) { return "the quotation that was cut" }
    if view.clause.leading.contains(where: holdsClause) { return "the clause in front, which was not taken apart" }
    if isPerhapsOfAgent(view) { return "“it”, which may be who is named in the case" }
    if (view.clause.leading + view.adverbials.conditions).contains(where: isEmptyFinding) {
      return "a case that does not say what is found"
    }
    if isOfCall(draft.payload), isReasonForAnother(view) { return "“it”, which is something else than the method" }
    if let joined = refusal(ofJoined: draft, view: view) { return joined }
    switch draft.payload {
    case .order where view.joinedTimes.contains(where: { !WhenClause.moments(in: [Array($0.dropFirst())]).isEmpty }):
      return "the second moment"
    case .concurrency
    where view.verb.lemma == "be" && !view.adverbials.orders.isEmpty && ConcurrencyForm.time(view) == nil:
      return "the time for which alone it is said"
    case .thread where isOfOneCall(view): return "“first”, which is said of one call"
    case .misuseResult(let misuse, _) where isRare(misuse.object): return "the words that make it hold now and then"
    case .order where hasOtherCase(view): return "the other case, which was cut off"
    case .order(_, let other) where isHalfChoice(other.text): return "“either”, whose other half was cut off"
    case .obligation, .prohibition: return refusal(ofRule: view)
    default: return nil
    }
  }

  /// "is first called on main", "is called on main last": what of the others?
  private static func isOfOneCall(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    if view.clause.tail.trimmingMarks.suffix(3).map(\.lower) == ["the", "first", "time"] { return true }
    return view.verb.adverbs.contains("first")
      || tail.indices.contains { index in
        tail[index].isWord(in: ["first", "last"]) && (index == 0 || index + 1 == tail.count)
      }
  }

  private static func isOfCall(_ payload: Payload) -> Bool {
    switch payload {
    case .thread, .multiplicity, .order: true
    default: false
    }
  }

  /// "The other one is slower because it is called twice", "Using `fill` is fast, as it is done once".
  private static func isReasonForAnother(_ view: ClauseView) -> Bool {
    guard case .causal = view.clause.link, view.clause.subject.count == 1, view.clause.subject[0].isWord("it"),
      let words = view.previous?.subject, let first = words.first, !words.isLonePronoun,
      view.previous?.tail.namesThisMethod == false
    else { return false }
    if first.kind == .word, Verbs.isGerund(first.lower) { return true }
    guard case .phrase = view.resolver.callSubject(of: words) else { return false }
    return true
  }

  /// "When the signal is received by a view, it should draw the rows": the view should.
  private static func isPerhapsOfAgent(_ view: ClauseView) -> Bool {
    guard view.written.subject.count == 1, view.written.subject[0].isWord("it"), !view.verb.isPassive,
      view.verb.modality != .fact
    else { return false }
    return view.clause.leading.contains { words in
      words.indices.dropFirst().dropLast(2).contains {
        words[$0].isWord("by") && words[$0 + 1].isWord(in: ["a", "an", "the"])
          && Verbs.lemma(ofParticiple: words[$0 - 1].lower) != nil
      }
    }
  }

  /// "when sending 'Wait | : 100', a row should be set", and not "the listeners' rows".
  private static func hasHalfQuotation(_ words: [Token]) -> Bool {
    let quotes = words.indices.filter { index in
      words[index].isMark("\"")
        || words[index].isMark("'")
          && !(index > 0 && words[index - 1].kind == .word && words[index - 1].lower.hasSuffix("s"))
    }
    return quotes.count % 2 == 1
  }

  /// "In rare cases, an error may be thrown": no use that is wrong.
  private static func isRare(_ misuse: String) -> Bool {
    let words = misuse.lowercased().split(separator: " ")
    return words.count == 3 && words[0] == "in" && ["rare", "some", "certain", "few"].contains(words[1])
      && words[2].hasPrefix("case")
  }

  /// "after either the first valve is opened | , or the second".
  private static func isHalfChoice(_ moment: String) -> Bool {
    let words = moment.split(separator: " ")
    return words.prefix(2).contains("either") && !words.contains("or")
  }

  /// "after E, or F if it leaks", "right after E, or anytime F": what stands behind "or" is no part of any moment.
  private static func hasOtherCase(_ view: ClauseView) -> Bool {
    let words = view.adverbials.rest
    guard let or = words.indices.dropFirst().first(where: { words[$0].isWord("or") && words[$0 - 1].isMark(",") }),
      !view.adverbials.orders.isEmpty || !WhenClause.moments(in: view.adverbials.conditions).isEmpty
    else { return false }
    if or + 1 < words.count, words[or + 1].isWord(in: ["anytime", "either", "whenever", "immediately"]) { return true }
    return words.count <= or + 2 && view.adverbials.conditions.contains { $0.first?.isWord("if") == true }
  }

  private static func refusal(ofRule view: ClauseView) -> String? {
    if view.adverbials.orders.contains(where: { isHalfChoice($0.target.phrase) }) {
      return "“either”, whose other half was cut off"
    }
    // "must call `open` twice": a duty that leaves out the number would be kept by one call.
    if view.verb.isActiveOfCall, view.adverbials.times == .multiple { return "how often" }
    if view.verb.isActiveOfCall, view.adverbials.per != nil { return "the restriction to one thing" }
    // "must send each row only once": what is sent oftener would keep the duty.
    let tail = view.clause.tail
    if !view.verb.isPassive, !view.verb.isNegated,
      zip(tail, tail.dropFirst()).contains(where: { $0.isWord("only") && $1.isWord("once") })
    {
      return "how often"
    }
    if view.clause.subject.contains(where: { $0.isWord("whose") }) {
      return "the relative clause that the verb belongs to"
    }
    if isMeans(view) { return "the purpose, which makes it a means" }
    if hasCaseOfLast(view) { return "the case, which is that of the last part alone" }
    return isBetween(view) ? "the place that ends a span" : nil
  }

  /// "By default the pump is off, to start it you must …", "before filling it set its name so (you can …)": no phrase, but a clause.
  private static func holdsClause(_ leading: [Token]) -> Bool {
    if leading.count > 2, leading.last?.isWord("so") == true {
      return !leading.dropLast().suffix(1).contains { $0.isWord(in: ["do", "does", "doing", "did", "done"]) }
    }
    // "After this event a pump must assume that all valves, …".
    if leading.contains(where: { $0.isWord(in: ["must", "shall"]) }),
      leading.contains(where: { $0.isWord("that") }), leading.first?.isWord(in: ["if", "when"]) != true
    {
      return true
    }
    return leading.count > 3 && leading.prefix(2).map(\.lower) == ["by", "default"]
      && MainVerb.group(in: Array(leading[2...])).map { $0.range.lowerBound > 0 } == true
  }

  /// "If it is determined, after reading the gauge, …": what is determined follows.
  private static func isEmptyFinding(_ condition: [Token]) -> Bool {
    let words = condition.map(\.lower)
    return words.starts(with: ["if", "it", "is"]) && words.count == 4
      && ["determined", "known", "decided", "found", "clear"].contains(words[3])
  }

  /// "return a row, or a gap if the tank is empty", "do not open it, and shut it if it leaks": the case belongs to what is nearest.
  private static func hasCaseOfLast(_ view: ClauseView) -> Bool {
    guard view.adverbials.conditions.contains(where: { $0.first?.isWord(in: ["if", "unless"]) == true }) else {
      return false
    }
    let words = view.adverbials.rest
    if ["return", "resolve", "yield", "give"].contains(view.verb.lemma) {
      // "return 1 if it is full, or 0 if it leaks": what is returned in the second case stands in the first.
      if view.adverbials.conditions.count > 1, view.adverbials.conditions[0].contains(where: { $0.isWord("or") }) {
        return true
      }
      return words.last?.isMark(",") != true && words.contains { $0.isWord("or") }
    }
    return view.verb.isImperative && view.isFollowedByCommand
  }

  /// "Call `flush` to see the effect of this, unless …": for whoever wants to see it.
  private static func isMeans(_ view: ClauseView) -> Bool {
    let words = view.adverbials.rest
    guard view.verb.isImperative, !view.verb.isNegated, view.effect == .none, Verbs.calling.contains(view.verb.lemma),
      view.clause.leading.isEmpty, words.count > 2, words[0].kind == .code, words[1].isWord("to")
    else { return false }
    return words[2].isWord(in: ["see", "get", "find", "learn", "check", "obtain"])
  }

  /// "wait between the return from `open` and the call of `fill`": `open` is no place.
  private static func isBetween(_ view: ClauseView) -> Bool {
    let words = view.adverbials.rest
    return view.namesPlace
      && words.indices.dropLast().contains {
        words[$0].isWord("between")
          && words[($0 + 1)...].prefix(2).contains { $0.isWord(in: ["return", "exit", "call", "start", "end"]) }
      }
  }
}

extension [Token] {
  /// "Rows should never be drawn in this method, because it …": that one.
  fileprivate var namesThisMethod: Bool {
    zip(self, dropFirst()).contains { $0.isWord("this") && $1.isWord(in: SubjectResolver.methodNouns) }
  }
}

extension VerbGroup {
  /// "calling it", "to call it": the call is what the verb does.
  fileprivate var isActiveOfCall: Bool { !isPassive && Verbs.calling.contains(lemma) }
}
