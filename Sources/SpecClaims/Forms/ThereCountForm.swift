/// How many calls or messages there are: "there is exactly one message", "there may be zero or more requests per call".
///
/// Refuses things that are neither called nor sent ("there is exactly one door").
enum ThereCountForm: SentenceForm {
  static let name = "there-count"
  static let summary = "how many calls or messages there are"
  static let examples = [
    "There will be exactly one callback per request.", "There may be zero or more messages.",
    "For every open call there is exactly one release call.",
  ]
  static let refuses = [
    "There is exactly one door.", "There may be a message.", "For every open call there are many release calls.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let place = place(view.clause.subject), view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged,
      view.adverbials.orders.isEmpty, let (times, rest) = count(view)
    else { return [] }
    let words = rest.prefix { $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }
    guard let last = words.last, last.isWord(in: things), words.count <= 4 else { return [] }
    // "there can only be one leak callback": it is set, and not called.
    if view.verb.modality == .may, last.isWord(in: ["callback", "callbacks"]) { return [] }
    let per = view.adverbials.per ?? view.leading.per ?? place.per
    var draft = view.draft(
      .multiplicity(times, per: per), subject: callee(rest, behind: words.count, view) ?? subject(Array(words), view))
    if view.leading.per != nil { draft.condition = nil }
    return [draft]
  }

  /// "there", "for every open call there": what is counted over stands in front, with or without a comma.
  private static func place(_ subject: [Token]) -> (per: String?, Void)? {
    guard subject.last?.isWord("there") == true else { return nil }
    let words = subject.dropLast()
    if words.isEmpty { return (nil, ()) }
    guard words.count > 2, words[0].isWord("for"), words[1].isWord(in: ["each", "every", "any", "one"]) else {
      return nil
    }
    let noun = words.dropFirst(2).drop { $0.isWord(in: ["single", "given"]) }
    return noun.contains { $0.kind == .word && Lexicon.isFunctionWord($0.lower) } ? nil : (Array(noun).phrase, ())
  }

  /// "one call to `drain`", "one invocation of `drain`": the calls of `drain`.
  private static func callee(_ rest: ArraySlice<Token>, behind count: Int, _ view: ClauseView) -> Subject? {
    let words = Array(rest)
    guard count == 1, words.count > 2, words[0].isWord(in: ["call", "calls", "invocation", "invocations"]),
      words[1].isWord(in: ["to", "of"])
    else { return nil }
    let named = view.resolver.methods(in: [words[2]])
    return named.isEmpty ? nil : .methods(named)
  }

  /// "one `drain` call": the calls of `drain`.
  private static func subject(_ words: [Token], _ view: ClauseView) -> Subject {
    let named = view.resolver.methods(in: words)
    let isCall = words.last?.isWord(in: ["call", "calls", "invocation", "invocations"]) == true
    return words.count == 2 && named.count == 1 && isCall ? .methods(named) : .phrase(words.phrase)
  }

  private static let counts: [([String], Times)] = [
    (["at", "most", "one"], .atMostOnce), (["no", "more", "than", "one"], .atMostOnce),
    (["zero", "or", "one"], .atMostOnce), (["zero", "or", "more"], .multiple),
    (["at", "least", "one"], .atLeastOnce), (["one", "or", "more"], .atLeastOnce),
  ]

  private static func count(_ view: ClauseView) -> (Times, ArraySlice<Token>)? {
    let words = view.clause.tail[...]
    // "exactly" and "only" in front of "one" count as adverbs of the verb.
    if words.first?.isWord("one") == true, let adverb = view.verb.adverbs.last, ["exactly", "only"].contains(adverb) {
      return (adverb == "exactly" ? .once : .atMostOnce, words.dropFirst())
    }
    if view.verb.modality == .may, words.first?.isWord(in: ["many", "several", "multiple"]) == true {
      return (.multiple, words.dropFirst())
    }
    for (pattern, times) in counts where words.prefix(pattern.count).map(\.lower) == pattern {
      return (times, words.dropFirst(pattern.count))
    }
    return nil
  }

  private static let things: Set<String> = [
    "call", "calls", "callback", "callbacks", "event", "events", "message", "messages", "request", "requests",
    "response", "responses", "notification", "notifications", "invocation", "invocations",
  ]
}
