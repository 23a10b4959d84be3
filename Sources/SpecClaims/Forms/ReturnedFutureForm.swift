/// When something settles that a method returns: "returns a promise which resolves after the file is closed", "it returns a future that
/// completes once the pump has stopped".
///
/// Refuses a settling that is hedged, denied or without a moment.
enum ReturnedFutureForm: SentenceForm {
  static let name = "returned-future"
  static let summary = "when something that a method returns settles"
  static let examples = [
    "Returns a promise which resolves after the file is closed.",
    "It returns a future that is completed once the pump has stopped.",
  ]
  static let refuses = [
    "Returns a promise which resolves to the file.",
    "Returns a promise which usually resolves after the file is closed.",
    "Returns a promise that does not resolve before the file is closed.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "return", !view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact, case let tail = view.clause.tail,
      let that = tail.firstIndex(where: { $0.isWord(in: ["that", "which"]) }), (1...4).contains(that)
    else { return [] }
    let rest = Array(tail[(that + 1)...])
    guard let verb = VerbGroupParser(rest).group(at: 0), settling.contains(verb.lemma), !verb.isNegated,
      !verb.isHedged, verb.modality == .fact
    else { return [] }
    let noun = tail[..<that].filter { !$0.isWord(in: Lexicon.determiners) && $0.kind != .mark }
    guard !noun.isEmpty else { return [] }
    let subject = Subject.phrase(Verbs.passive(noun.phrase, verb.lemma))
    return moments(Array(rest[verb.range.upperBound...])).map { moment in
      view.draft(.order(moment.relation, view.resolver.reference(moment.target)), subject: subject)
    }
  }

  private static func moments(_ words: [Token]) -> [(relation: Relation, target: [Token])] {
    let read = AdverbialParser(words).parse()
    guard !read.rest.contains(where: { $0.isWord(in: Lexicon.hedges) }) else { return [] }
    return read.orders.filter { ![.during, .atSameTime].contains($0.relation) }
      .map { (relation: $0.relation, target: $0.target) } + WhenClause.moments(in: read.conditions)
  }

  private static let settling: Set<String> = [
    "resolve", "complete", "fulfill", "settle", "finish", "reject", "fail", "succeed", "fire", "signal", "end", "close",
  ]
}
