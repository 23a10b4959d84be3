/// One of several methods is owed: "Implement one of `-drawText:` or `-drawImage:` to show something."
///
/// Refuses a command without a choice, and a choice among things that are no methods.
enum AlternativeForm: SentenceForm {
  static let name = "alternative"
  static let summary = "a choice of methods of which one has to be implemented or called"
  static let examples = [
    "Implement one of `-drawText:` or `-drawImage:` to show something.",
    "You must override either `-drawText:` or `-drawImage:`.",
  ]
  static let refuses = [
    "Implement `-drawText:` to show something.", "Implement one of the hooks.",
    "You may override either `-drawText:` or `-drawImage:`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isAuthor, !view.verb.isNegated, !view.isHedged, !view.isRecipe,
      [.none, .required].contains(view.effect),
      [.must, .should].contains(view.modality),
      let rule = RuleVerbs.action(for: view.verb.lemma, object: []), rule == .override || rule == .call
    else { return [] }
    let tail = view.clause.tail
    guard let start = choice(tail) else { return [] }
    let words = tail[start...].prefix { $0.kind == .code || $0.isMark(",") || $0.isWord(in: ["or", "and", "the"]) }
    let methods = view.resolver.methods(in: Array(words))
    guard methods.count > 1, words.contains(where: { $0.isWord("or") }) else { return [] }
    let names = methods.map(\.name.written).joined(separator: " or ")
    var draft = view.draft(
      .obligation(action: rule, object: "one of \(names)", scope: .anywhere), subject: .methods(methods))
    draft.obligor = .subclass
    return [draft]
  }

  /// Behind "one of", "either", "at least one of", "exactly one of".
  private static func choice(_ tail: [Token]) -> Int? {
    var index = 0
    while index < tail.count, tail[index].isWord(in: ["at", "least", "exactly"]) { index += 1 }
    guard index + 1 < tail.count else { return nil }
    if tail[index].isWord("either") { return index + 1 }
    return tail[index].isWord("one") && tail[index + 1].isWord("of") ? index + 2 : nil
  }
}
