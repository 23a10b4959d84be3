/// A use that is discouraged by how seldom it is right: "overriding this method should be done very rarely".
///
/// Refuses what is merely rare ("is rarely overridden").
enum RareUseForm: SentenceForm {
  static let name = "rare-use"
  static let summary = "something that should be done rarely, so as a rule not"
  static let examples = ["Overriding this method should be done very rarely."]
  static let refuses = ["This method is rarely overridden.", "Overriding this method should be done early."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let first = view.clause.subject.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]),
      view.verb.lemma == "do", view.verb.isPassive, !view.verb.isNegated, view.modality == .should, isRare(view),
      let action = RuleVerbs.action(for: lemma, object: []), action == .override || action == .call,
      let methods = view.resolver.place(Array(view.clause.subject.dropFirst()))
    else { return [] }
    let names = methods.map(\.name.written).joined(separator: ", ")
    return [
      ClaimDraft(
        subject: .methods(methods), payload: .prohibition(action: action, object: names, scope: .anywhere),
        modality: .should, obligor: .subclass)
    ]
  }

  private static func isRare(_ view: ClauseView) -> Bool {
    view.clause.tail.contains { $0.isWord(in: ["rarely", "seldom", "sparingly"]) }
      || view.verb.adverbs.contains { ["rarely", "seldom", "sparingly"].contains($0) }
  }
}
