/// Calls of which no more than one is let through.
extension OnePerForm {
  /// "The pump allows only one `fill()` per callback", "only one `fill()` may be made per callback".
  static func limited(_ view: ClauseView) -> ClaimDraft? {
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, !view.verb.isPast, view.effect == .none,
      let per = view.adverbials.per, let name = allowed(view),
      case let named = view.resolver.methods(in: [name]), named.count == 1
    else { return nil }
    return view.draft(.multiplicity(.atMostOnce, per: per), subject: .methods(named))
  }

  /// "one `fill()`", "one call to `fill()`", "one `fill()` call": what is limited, wherever the clause has it.
  private static func allowed(_ view: ClauseView) -> Token? {
    let isSubject = view.verb.isPassive
    guard isSubject ? isDone(view) : ["allow", "permit", "enforce", "accept"].contains(view.verb.lemma) else {
      return nil
    }
    var words = isSubject ? view.clause.subject[...] : view.clause.tail[...]
    if words.first?.isWord("only") == true {
      words = words.dropFirst()
    } else if words.prefix(2).map(\.lower) == ["at", "most"] {
      words = words.dropFirst(2)
    } else if !view.verb.adverbs.contains("only") {
      return nil
    }
    guard words.first?.isWord(in: ["one", "a"]) == true else { return nil }
    words = words.dropFirst().drop { $0.isWord(in: ["single", "call", "invocation", "to", "of"]) }
    guard let name = words.first, name.kind == .code, case let rest = words.dropFirst(),
      case let next = rest.first?.isWord("call") == true ? rest.dropFirst().first : rest.first,
      next == nil || next?.isWord(in: ["per", "for", "in", "on"]) == true
    else { return nil }
    return name
  }

  /// "(only one `fill()`) is allowed", "may be made".
  private static func isDone(_ view: ClauseView) -> Bool {
    ["allow", "permit"].contains(view.verb.lemma) && view.verb.modality == .fact
      || ["make", "issue", "do", "perform"].contains(view.verb.lemma) && view.verb.modality == .may
  }

  /// "At most one hook runs per kill", "exactly one handler is called for each request".
  static func counted(_ view: ClauseView) -> ClaimDraft? {
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, !view.verb.isPast, !view.verb.isPerfect,
      view.verb.modality == .fact, view.effect == .none, let per = view.adverbials.per, view.adverbials.orders.isEmpty,
      view.adverbials.threads.isEmpty, view.adverbials.restIsIgnorable, view.isCall,
      let (times, thing) = one(view.clause.subject)
    else { return nil }
    return view.draft(.multiplicity(times, per: per), subject: .phrase(thing))
  }

  /// "at most one hook", "exactly one hook of a plugin" says of which, and is left.
  private static func one(_ subject: [Token]) -> (Times, String)? {
    let limits: [([String], Times)] = [
      (["at", "most", "one"], .atMostOnce), (["no", "more", "than", "one"], .atMostOnce),
      (["only", "one"], .atMostOnce), (["exactly", "one"], .once),
    ]
    for (words, times) in limits where subject.map(\.lower).starts(with: words) {
      let noun = subject.dropFirst(words.count)
      guard (1...3).contains(noun.count),
        noun.allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) })
      else { return nil }
      return (times, Array(noun).phrase)
    }
    return nil
  }
}
