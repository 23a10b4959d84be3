/// A permission with a price: "it is safe to override as long as you do not replace the view".
enum SafeAsLongAsForm: SentenceForm {
  static let name = "safe-as-long-as"
  static let summary = "a permission that holds as long as something is not done"
  static let examples = ["It is safe to override as long as you do not set the view."]
  static let refuses = ["It is safe to override as long as the view exists."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.effect == .permitted, case .methods(let methods) = view.resolver.heading else { return [] }
    return view.adverbials.conditions.flatMap { condition -> [ClaimDraft] in
      guard condition.prefix(3).map(\.lower) == ["as", "long", "as"] else { return [] }
      let words = Array(condition.dropFirst(3))
      guard let verb = MainVerb.group(in: words), verb.isNegated, words.first?.isWord("you") == true else { return [] }
      return VerbPhrases.split(lemma: verb.lemma, tokens: Array(words[verb.range.upperBound...])).compactMap { phrase in
        guard let action = RuleVerbs.action(for: phrase.lemma, object: phrase.object), !phrase.object.isEmpty else {
          return nil
        }
        return ClaimDraft(
          subject: .methods(methods),
          payload: .prohibition(action: action, object: phrase.object.phrase, scope: .within(methods)), modality: .must,
          obligor: .subclass)
      }
    }
  }
}
