/// How many calls or messages there are: "there is exactly one message", "there may be zero or more requests per call".
///
/// Refuses things that are neither called nor sent ("there is exactly one door").
enum ThereCountForm: SentenceForm {
  static let name = "there-count"
  static let summary = "how many calls or messages there are"
  static let examples = ["There will be exactly one callback per request.", "There may be zero or more messages."]
  static let refuses = ["There is exactly one door.", "There may be a message."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.clause.subject.count == 1, view.clause.subject[0].isWord("there"), view.verb.lemma == "be",
      !view.verb.isNegated, !view.isHedged, view.adverbials.orders.isEmpty, let (times, rest) = count(view)
    else { return [] }
    let words = rest.prefix { $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }
    guard let last = words.last, last.isWord(in: things), words.count <= 4 else { return [] }
    return [view.draft(.multiplicity(times, per: view.adverbials.per), subject: .phrase(words.phrase))]
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
