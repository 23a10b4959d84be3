/// What makes a call happen: "is called whenever the bounds change", "as well as when a child is added".
///
/// A plain "when" makes a trigger only where the clause promises nothing else; beside a thread or a count it is a condition.
enum TriggerForm: SentenceForm {
  static let name = "trigger"
  static let summary = "a call whenever something happens"
  static let examples = ["It is called whenever the node's bounds change, as well as when a child is added or removed."]
  static let refuses = [
    "It is called by the host when registered using `add`.", "It is usually called whenever the bounds change.",
    "It is not called when the bounds change.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isHedged, !view.isDenied, view.verb.modality == .fact else {
      return []
    }
    let conditions = view.adverbials.conditions.filter { $0.first?.isWord(in: ["only", "even"]) != true }
    if view.verb.adverbs.contains("only") || isOfInnerVerb(view.adverbials.rest) { return [] }
    let others = !view.adverbials.threads.isEmpty || view.adverbials.times != nil || !view.adverbials.orders.isEmpty
    guard conditions.contains(where: isStrong) || (!others && conditions.contains { $0.first?.isWord("when") == true })
    else { return [] }
    return conditions.compactMap { condition in
      guard let event = event(in: condition) else { return nil }
      var draft = view.draft(.trigger(event: event))
      draft.condition = view.conditionInFront
      return draft
    }
  }

  /// "when registered with `add`": in which case, and nothing that happens.
  private static func isReduced(_ words: ArraySlice<Token>) -> Bool {
    guard let first = words.first, Verbs.lemma(of: first.lower, as: [.participle]) != nil else { return false }
    return words.count == 1 || words.dropFirst().first?.isWord(in: Lexicon.prepositions.union(["using"])) == true
  }

  /// "with the arguments passed to it | when it was added": that is when they were passed.
  private static func isOfInnerVerb(_ rest: [Token]) -> Bool {
    rest.indices.contains { $0 > 0 && InnerVerb.isReducedRelative(rest, at: $0) }
  }

  private static func isStrong(_ condition: [Token]) -> Bool {
    condition.first?.isWord(in: ["whenever", "each", "every"]) == true
  }

  private static let opening: Set<String> = ["as", "well", "when", "whenever", "each", "every", "time", "and", "or"]

  /// The event behind the connective; nil for anything but "when" and its strong forms.
  private static func event(in condition: [Token]) -> String? {
    guard condition.prefix(4).contains(where: { $0.isWord(in: ["when", "whenever", "time"]) }) else { return nil }
    let words = condition.drop { $0.isWord(in: Self.opening) }
    guard let first = words.first, first.kind != .mark, !first.isWord(in: ["but", "except"]) else { return nil }
    if first.isWord(in: Lexicon.prepositions) || isReduced(words) { return nil }
    if WhenClause.relation(of: Array(words)) != nil, !isStrong(condition) { return nil }
    return words.phrase
  }
}
