/// An act that is asked for: "flushing the tank is strongly recommended", "closing the valve is required".
///
/// Refuses acts that are only allowed, and those that are hedged or denied.
enum RecommendedActForm: SentenceForm {
  static let name = "recommended-act"
  static let summary = "an act that is said to be recommended or required"
  static let examples = ["Flushing the tank is strongly recommended.", "Calling `-close` is required."]
  static let refuses = [
    "Flushing the tank is not required.", "Flushing the tank is possible.", "Flushing the tank may be required.",
    "Flushing the tank is usually recommended.", "Flushing is recommended.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard let first = view.clause.subject.first, view.clause.subject.count > 1, !view.isHedged, !view.verb.isNegated,
      view.verb.modality == .fact, !view.verb.isPast, view.effect == .none, modality(view) != nil,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower),
      view.adverbials.orders.isEmpty,
      view.adverbials.rest.allSatisfy({ $0.kind == .mark || Lexicon.isAdverb($0.lower) || $0.isWord(in: asking) })
    else { return [] }
    let object = Array(view.clause.subject.dropFirst())
    guard !object[0].isWord(in: Lexicon.prepositions), !object.contains(where: { $0.isWord(in: Lexicon.temporal) }),
      let rule = RuleVerbs.rule(lemma, object)
    else { return [] }
    if object.contains(where: \.isSuper) { return [] }
    if [.call, .override].contains(rule.action), let methods = view.resolver.place(object.filter { !isManner($0) }) {
      return [asked(rule.action, methods.map(\.name.written).joined(separator: ", "), .methods(methods), lemma, view)]
    }
    let isUse = rule.action == .access
    let subject: Subject = view.isInMethodSection ? view.resolver.heading : view.resolver.thing(object)
    let words = isUse ? "\(lemma) \(rule.object)" : rule.object
    return [asked(isUse ? .call : rule.action, words, subject, lemma, view)]
  }

  private static func asked(
    _ action: Action, _ object: String, _ subject: Subject, _ lemma: String, _ view: ClauseView
  ) -> ClaimDraft {
    var draft = view.rule(
      .obligation(action: action, object: object, scope: .anywhere), subject: subject, verb: lemma)
    draft.modality = modality(view) ?? .should
    return draft
  }

  private static func isManner(_ token: Token) -> Bool { token.kind == .word && Lexicon.isAdverb(token.lower) }

  private static let asking: Set<String> = ["mandatory", "essential", "highly"]

  private static func modality(_ view: ClauseView) -> Modality? {
    if view.verb.isPassive {
      return ["recommend": .should, "encourage": .should, "advise": .should, "require": .must][view.verb.lemma]
    }
    return view.verb.lemma == "be" && view.clause.tail.first?.isWord(in: ["mandatory", "essential"]) == true
      ? .must : nil
  }
}
