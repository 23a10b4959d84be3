/// Orders in space: a sign behind a name, a field in front of another. Nothing happens there.
enum OrderGate {
  static func refuses(_ phrase: String, _ view: ClauseView) -> Bool {
    // "on main before E, and on a worker afterwards": where it is called changes, and not whether.
    if Set(view.adverbials.threads).count > 1 || isChoice(view) || isTorn(view) { return true }
    // "not in response to a previous call": for another reason, which may come after it all the same.
    if view.verb.isNegated, view.clause.tail.contains(where: { $0.isWord("response") }) { return true }
    if isRefusal(view) { return true }
    let words = phrase.split(separator: " ").map { $0.lowercased() }
    // "and `drain` the other way round".
    if phrase.contains("the other way") { return true }
    if isOfNothing(view) || isAddition(view.clause.tail) { return true }
    // "is not called after each write": after some.
    if view.verb.isNegated, ["each", "every"].contains(words.first) { return true }
    // "changes after that are lost": "that" is when. "Stops after the `--`": a place in the text.
    if words.count > 1, words[0] == "that",
      ["is", "are", "was", "were"].contains(words[1]) || Verbs.lemma(of: words[1], as: [.thirdPerson]) != nil
    {
      return true
    }
    if !words.contains(where: { $0 != "the" && $0.contains { $0.isLetter || $0.isNumber } }) { return true }
    // "before the commit and one group after": of two.
    if words.count > 1, ["before", "after"].contains(words.last) { return true }
    // "after the path parameter": where it stands.
    if words.last.map({ ["param", "params", "parameter", "parameters", "argument", "arguments"].contains($0) }) == true
      || words.starts(with: ["to", "be"])
    {
      return true
    }
    // "after `open` and usually on main", "before `open` or not at all": more than the moment.
    if zip(words, words.dropFirst()).contains(where: {
      ["and", "or"].contains($0) && (Lexicon.hedges.contains($1) || $1 == "not")
    }) {
      return true
    }
    // "is put off until just before E".
    if words.count > 2, ["just", "right", "shortly", "immediately"].contains(words[0]),
      ["before", "after"].contains(words[1])
    {
      return true
    }
    if isHalf(words) { return true }
    if writing.contains(view.verb.lemma) { return !isOfData(view) }
    if putting.contains(view.verb.lemma), !happens(in: view) { return true }
    if isOfPlace(view) { return true }
    // "after taking this into account": how, not when.
    if words.starts(with: ["taking"]), words.contains("account") || words.contains("consideration") { return true }
    if naming.contains(view.verb.lemma) || isOnPaper(view.clause.tail) { return true }
    return ["put", "place", "precede", "follow", "store", "be"].contains(view.verb.lemma)
      && words.contains(where: parts.contains)
  }

  /// "after X only on Linux": a restriction that was not cut off. "Before it is run again and once more when E": two calls.
  private static func isHalf(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { first, next in
      first == "only" && restricting.contains(next) || first == "once" && next == "more"
    }
  }

  /// "After E, calls to it are ignored": what comes of them, and not when they are.
  private static func isRefusal(_ view: ClauseView) -> Bool {
    ["ignore", "reject", "refuse", "discard"].contains(view.verb.lemma) && view.verb.isPassive
      && view.clause.subject.contains { $0.isWord(in: ["call", "calls", "invocation", "invocations"]) }
  }

  /// "after `open`, or after `close` if that fails": one of the two. "After `open` and again before `close`": two calls, one each.
  private static func isChoice(_ view: ClauseView) -> Bool {
    guard view.adverbials.orders.count > 1, !view.verb.isNegated, view.verb.modality != .may else { return false }
    let tail = view.clause.tail
    return tail.indices.dropLast().contains {
      tail[$0].isWord("or")
        && tail[($0 + 1)...].drop { $0.isWord(in: OrderPhrase.immediate) }.first?
          .isWord(in: ["before", "after", "during"]) == true
        || tail[$0].isWord("and") && tail[$0 + 1].isWord("again")
    }
  }

  /// "`a` before and `b` after it", "when filling it, after F and after G": the moment is not that of the verb, or not the whole of it.
  private static func isTorn(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    // "after the tank is open, or with an error if it fails": how it is called in another case.
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("or") && $1.isWord(in: ["with", "without"]) }) {
      return true
    }
    // "either from a handler or before E": one of the two.
    if tail.first?.isWord("either") == true,
      tail.dropFirst().first?.isWord(in: ["before", "after", "during"]) == false,
      tail.contains(where: { $0.isWord("or") })
    {
      return true
    }
    if tail.indices.dropLast(2).contains(where: { index in
      tail[index].isWord(in: ["before", "after"]) && tail[index + 1].isWord("and")
        && !tail[index + 2].isWord(in: ["before", "after"])
    }) {
      return true
    }
    if tail.count > 6, tail[0].isWord("when"), Verbs.isGerund(tail[1].lower),
      let first = zip(tail, tail.dropFirst()).first(where: { $0.isMark(",") && $1.isWord(in: ["before", "after"]) })?.1,
      zip(tail, tail.dropFirst()).contains(where: { $0.isWord(in: ["and", "or"]) && $1.isWord(first.lower) })
    {
      return true
    }
    // "call this before E, and call `drain` once F": of another call.
    if let joint = tail.indices.dropFirst().dropLast(2).first(where: { index in
      tail[index - 1].isMark(",") && tail[index].isWord("and") && tail[index + 1].isWord(in: ["call", "invoke"])
        && tail[index + 2].kind == .code
    }), tail[..<joint].contains(where: { $0.isWord(in: ["before", "after", "once"]) }) {
      return true
    }
    return isOfRelative(view)
  }

  /// "returns a pump that has been idle | and is closed after E": the pump is.
  private static func isOfRelative(_ view: ClauseView) -> Bool {
    guard view.clause.inheritsSubject, let previous = view.previous, previous.verb?.isPassive == false,
      view.verb.isPassive || view.verb.lemma == "be", view.verb.modality == .fact,
      let that = previous.tail.lastIndex(where: { $0.isWord(in: ["that", "which"]) }), that > 0
    else { return false }
    return previous.tail[that...].dropFirst().first?.isWord(in: ["is", "are", "has", "have", "was", "were"]) == true
  }

  /// "a position right after the end of the buffer": where something is.
  private static func isOfPlace(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.indices.dropFirst().contains { index in
      guard tail[index].isWord(in: ["before", "after"]),
        let noun = tail[..<index].last(where: { !$0.isWord(in: Lexicon.adverbs) }),
        // "the element is closed after the pump has stopped".
        MainVerb.group(in: Array(tail[(index + 1)...])).map({ $0.range.lowerBound > 0 }) != true
      else { return false }
      return noun.isWord(in: ["position", "positions", "byte", "character", "index", "offset", "element"])
    }
  }

  /// "The mark is placed before the last dot": where it stands.
  private static let putting: Set<String> = ["place", "put", "insert", "append", "prepend", "position", "align"]

  /// Behind the preposition something happens, or a method is named.
  private static func happens(in view: ClauseView) -> Bool {
    view.adverbials.orders.allSatisfy { order in
      (MainVerb.group(in: order.target)?.range.lowerBound ?? 0) > 0 || Verbs.isGerund(order.target.first?.lower ?? "")
        || !view.resolver.methods(in: order.target).isEmpty
    }
  }

  /// "The value is written before the file is closed": behind the preposition something happens.
  private static func isOfData(_ view: ClauseView) -> Bool {
    view.verb.lemma == "write" && view.verb.isPassive
      && view.adverbials.orders.allSatisfy { (MainVerb.group(in: $0.target)?.range.lowerBound ?? 0) > 0 }
  }

  /// "is named after X", "is deprecated after X": no time of a run.
  private static let naming: Set<String> = [
    "name", "nam", "model", "modell", "pattern", "style", "deprecate", "rank", "sort",
  ]

  /// "before X in the alphabet": things stand there one before the other, and nothing happens.
  private static func isOnPaper(_ tail: [Token]) -> Bool {
    let last = tail.trimmingMarks.suffix(3).map(\.lower)
    return last.count == 3 && last[0] == "in" && ["the", "this"].contains(last[1])
      && ["alphabet", "file", "source", "documentation", "list", "table", "header"].contains(last[2])
  }

  private static let restricting: Set<String> = ["on", "in", "for", "with", "from", "if", "when"]

  /// What is done to words on a page.
  private static let writing: Set<String> = [
    "list", "describe", "locate", "position", "situate", "document", "print", "spell", "write", "mention", "explain",
  ]

  /// What text and records are made of.
  private static let parts: Set<String> = [
    "sign", "name", "string", "delimiter", "byte", "bytes", "bit", "bits", "field", "fields", "scalar", "scalars",
    "offset", "vector", "header",
    "option", "options", "argument", "arguments", "character", "characters", "column", "line", "word", "colon", "comma",
    "number", "integer", "length", "command", "prefix", "suffix", "digit", "digits", "parameter", "parameters", "slash",
    "dash", "dot", "space", "hyphen", "underscore", "quote", "bracket", "semicolon", "newline", "whitespace",
  ]
}
