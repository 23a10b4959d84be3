/// A call that is made only where there is somebody to make it for: "`drain` is only called when at least one tank is open". Without one it
/// is not called.
///
/// Refuses calls that are made then but not only then, and other numbers.
enum AtLeastOneForm: SentenceForm {
  static let name = "at-least-one"
  static let summary = "a call that is made only when there is at least one thing of a kind"
  static let examples = [
    "`drain()` is only called when at least one tank is open.",
    "This method is only called if there is at least one pump.",
  ]
  static let refuses = [
    "`drain()` is called when at least one tank is open.", "`drain()` is only called when at least two tanks are open.",
    "`drain()` is usually only called when at least one tank is open.",
    "`drain()` is not only called when at least one tank is open.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, !view.verb.isNegated, !view.isHedged,
      view.verb.adverbs.contains("only"), view.clause.leading.isEmpty, view.adverbials.times == nil,
      view.adverbials.conditions.count == 1, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      let lack = lack(view.adverbials.conditions[0])
    else { return [] }
    var draft = view.draft(.multiplicity(.zero, per: nil))
    draft.condition = lack
    return [draft]
  }

  /// "when at least one tank is open": "when no tank is open".
  private static func lack(_ condition: [Token]) -> String? {
    guard let least = condition.firstIndex(where: { $0.isWord("least") }), least > 1, least + 2 < condition.count,
      condition[least - 1].isWord("at"), condition[least + 1].isWord("one"),
      condition[0].isWord(in: ["when", "if"]), condition[1...].contains(where: { $0.isWord(in: ["is", "has"]) }),
      !condition.contains(where: { $0.isWord(in: ["and", "or", "not", "no"]) || $0.kind == .mark })
    else { return nil }
    let words = condition[..<(least - 1)] + [.word("no", condition[least])] + condition[(least + 2)...]
    return Array(words).phrase
  }
}
