/// What does not make a call happen: "is not called again when the geometry changes", "are not called for all geometry changes".
///
/// Refuses whatever is left over in the clause: "is not called very frequently" says nothing of the kind.
enum NoTriggerForm: SentenceForm {
  static let name = "no-trigger"
  static let summary = "a call that something does not cause"
  static let examples = [
    "It is not called again when the geometry changes.", "It is not called for every geometry change.",
  ]
  static let refuses = ["It is not called very often."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isNegated, !view.isHedged, !view.isDenied, view.adverbials.times == nil,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty
    else { return [] }
    if view.adverbials.isAgain, let condition = view.adverbials.conditions.first,
      condition[0].isWord(in: ["when", "whenever"]),
      view.adverbials.restIsIgnorable
    {
      return [claim(Array(condition.dropFirst()), universal: true, view)]
    }
    return causes(in: view.clause.tail.filter { $0.kind != .mark }, view)
  }

  /// "for (all|every) X".
  private static func causes(in rest: [Token], _ view: ClauseView) -> [ClaimDraft] {
    guard view.adverbials.conditions.isEmpty, let first = rest.first, first.isWord("for"), rest.count > 1 else {
      return []
    }
    let quantified = rest[1].isWord(in: ["all", "every", "each"])
    let words = rest.dropFirst(quantified ? 2 : 1)
    guard quantified, !words.isEmpty, !words.contains(where: { $0.isWord(in: Lexicon.adverbs) }) else { return [] }
    return [claim(Array(words), universal: !quantified, view)]
  }

  private static func claim(_ event: [Token], universal: Bool, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.noTrigger(event: event.phrase, universal: universal))
    draft.condition = nil
    return draft
  }
}
