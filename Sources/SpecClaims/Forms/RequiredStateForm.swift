/// What a thing must be for others: "the class must be accessible to the runtime", "code in this hook must be suitable for small hosts",
/// "work in this hook must be as short as possible".
///
/// Refuses states that the thing is in for a time ("must be open"), which are told as an order or as the state at a call, and advice.
enum RequiredStateForm: SentenceForm {
  static let name = "required-state"
  static let summary = "a property that something must have"
  static let examples = [
    "The handler class must be accessible to the runtime.", "Code in this hook must be suitable for small hosts.",
  ]
  static let refuses = [
    "The handler class should be accessible to the runtime.", "The handler must be able to close the tank.",
    "The handler class must not be accessible to the runtime.", "The handler must be aware of it.",
    "The handler must usually be compatible with the runtime.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", view.verb.modality == .must, !view.verb.isNegated, !view.verb.isPassive,
      !view.verb.isPerfect, !view.verb.isNeed, !view.isHedged, view.effect == .none, view.verb.adverbs.isEmpty,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      case .phrase = view.subject, !isPronoun(view), let state = state(view)
    else { return [] }
    return [
      view.rule(
        .obligation(action: .call, object: "be \(state.phrase)", scope: .anywhere), subject: view.subject, verb: "be")
    ]
  }

  private static func isPronoun(_ view: ClauseView) -> Bool {
    view.clause.subject.isEmpty || view.clause.subject.isLonePronoun
  }

  /// An adjective with what completes it.
  private static func state(_ view: ClauseView) -> [Token]? {
    let words = Array(view.adverbials.rest.trimmingMarks.prefix { $0.kind != .mark })
    guard words.count > 2, words[0].kind == .word else { return nil }
    if words[0].isWord("as"), words.last?.isWord("possible") == true, words.count == 4 { return words }
    let isFit = ["able", "ible"].contains { words[0].lower.hasSuffix($0) } && !words[0].isWord(in: ["able", "unable"])
    guard isFit, words[1].isWord(in: ["to", "for", "with", "from", "in", "by", "as"]) else { return nil }
    return words
  }
}
