/// A list that is an order: "these methods are called in the following order:" with the methods as its items, "hooks (in order of
/// execution):".
///
/// Refuses lists whose leading sentence names no order, and items that are no methods.
enum SequenceForm: SentenceForm {
  static let name = "sequence"
  static let summary = "a list of methods in the order in which they are called"
  static let examples = ["These hooks are called in the following order:\n\n- `-willLoad`\n- `-didLoad`"]
  static let refuses = ["These hooks exist:\n\n- `-willLoad`\n- `-didLoad`"]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    let methods = view.resolver.listed
    guard methods.count > 1, !view.isHedged, !view.verb.isNegated, isOrdered(view) else { return [] }
    guard view.isCall || view.verb.lemma == "be" || view.verb.lemma == "have" else { return [] }
    return [view.draft(.sequence(methods), subject: .methods(methods))]
  }

  static func isOrdered(_ view: ClauseView) -> Bool {
    ([view.clause.tail] + view.clause.asides).contains { tokens in
      guard let order = tokens.firstIndex(where: { $0.isWord(in: ["order", "sequence"]) }) else { return false }
      let before = tokens[..<order].suffix(2)
      let isAnnounced = before.contains { $0.isWord(in: ["following", "this", "that"]) }
      let isOfCalls = before.last?.isWord("in") == true && order + 2 < tokens.count && tokens[order + 1].isWord("of")
      return isAnnounced || isOfCalls
    }
  }
}
