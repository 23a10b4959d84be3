/// One thing for each of others: "a new buffer is created for every request", "for each connection, one handler is made", "there is exactly
/// one loop per thread". Or one call that is let through: "the host allows only one `fill()` per callback".
///
/// Refuses things of which several may be made, and what a guide has its reader make.
enum OnePerForm: SentenceForm {
  static let name = "one-per"
  static let summary = "a thing, or a call, of which there is one for each of others"
  static let examples = [
    "A new buffer is created for every request.", "For each connection, one handler is made.",
    "The host creates a new tank for each pump.", "There is exactly one loop per thread.",
    "The host allows only one `fill()` per callback.", "At most one hook runs per pass.",
  ]
  static let refuses = [
    "Buffers are created for every request.", "A new buffer is usually created for every request.",
    "A new buffer may be created for every request.", "You create a new tank for each pump.",
    "There is a loop per thread.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let limited = limited(view) ?? counted(view) { return [limited] }
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, view.verb.modality == .fact, !view.isYou,
      view.effect == .none, !view.verb.isPerfect, let per = per(view), let thing = thing(view),
      ThereCountForm.read(view).isEmpty
    else { return [] }
    var draft = view.draft(.multiplicity(.once, per: per), subject: .phrase(thing))
    if view.leading.per != nil { draft.condition = nil }
    return [draft]
  }

  private static let making: Set<String> = ["create", "make", "allocate", "construct", "instantiate", "build", "spawn"]

  /// "for every request", "per thread", behind the verb or in front.
  private static func per(_ view: ClauseView) -> String? { view.adverbials.per ?? view.leading.per }

  private static func thing(_ view: ClauseView) -> String? {
    if view.clause.subject.count == 1, view.clause.subject[0].isWord("there"), view.verb.lemma == "be" {
      let isExact = view.verb.adverbs.contains { ["exactly", "only"].contains($0) }
      let words = view.clause.tail.drop { $0.isWord(in: ["exactly", "only"]) }
      return (isExact || words.count < view.clause.tail.count) && words.first?.isWord("one") == true
        ? noun(words.dropFirst()).map { "\($0) exists" } : nil
    }
    guard making.contains(view.verb.lemma) else { return nil }
    let words = view.verb.isPassive ? view.clause.subject[...] : view.clause.tail[...]
    guard let one = single(words), view.verb.isPassive || !view.verb.isElliptical && !view.clause.subject.isEmpty else {
      return nil
    }
    return Verbs.passive(one, view.verb.lemma)
  }

  /// "a new buffer", "one handler", "a separate loop", "its own tank".
  private static func single(_ words: ArraySlice<Token>) -> String? {
    guard let first = words.first else { return nil }
    if first.isWord("one") { return noun(words.dropFirst()) }
    guard first.isWord(in: ["a", "an", "its"]), let kind = words.dropFirst().first,
      kind.isWord(in: ["new", "separate", "single", "own", "fresh", "dedicated", "distinct"])
    else { return nil }
    return noun(words.dropFirst(2))
  }

  private static func noun(_ words: ArraySlice<Token>) -> String? {
    let noun = words.prefix { $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }
    return noun.isEmpty || noun.count > 5 ? nil : Array(noun).phrase
  }
}
