/// The one round of several in which a call happens: "is called only on the first run", "`close` is called only for the last request".
///
/// Refuses a first round without "only": there may be others.
enum FirstOrLastForm: SentenceForm {
  static let name = "first-or-last"
  static let summary = "a call in the first or the last of several rounds only"
  static let examples = ["It is called only on the first run.", "`-close` is only called for the last request."]
  static let refuses = [
    "It is called on the first run.", "It is not called on the first run.",
    "It is only called on the first floor's thread.",
    "It may only be called on the first run.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      view.adverbials.orders.isEmpty,
      view.adverbials.times == nil, view.adverbials.threads.isEmpty, let round = round(view)
    else { return [] }
    return [view.draft(.multiplicity(.once, per: nil)), view.draft(.order(.during, .event(round.phrase)))]
  }

  private static func round(_ view: ClauseView) -> ArraySlice<Token>? {
    let tail = view.clause.tail
    let words = tail.drop { $0.isWord("only") }
    guard words.count < tail.count || view.verb.adverbs.contains("only"), words.count > 3,
      case let start = words.startIndex, words[start].isWord(in: ["on", "in", "for", "during"]),
      words[start + 1].isWord("the"), words[start + 2].isWord(in: ["first", "last", "final"])
    else { return nil }
    let noun = words[(start + 1)...].prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.coordinators) }
    guard noun.count <= 5, noun.last?.isWord(in: rounds) == true else { return nil }
    return noun
  }

  private static let rounds: Set<String> = [
    "run", "call", "iteration", "pass", "request", "render", "update", "frame", "launch", "start", "load", "layout",
    "invocation", "connection", "round", "attempt", "time",
  ]
}
