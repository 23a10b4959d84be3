/// What the method must not do.
extension MethodProhibitionForm {
  static func active(_ view: ClauseView) -> [ClaimDraft] {
    if let demonstrated = demonstrated(view) { return [demonstrated] }
    guard view.isAboutHeading || isNamed(view), case .methods(let methods) = view.subject else {
      let ofCaller = caller(view)
      return ofCaller.isEmpty ? thing(view) : ofCaller
    }
    let object = view.adverbials.rest.trimmingMarks
    // "must never panic and be empty": what is denied, and what is not?
    guard object.first?.isWord("and") != true else { return [] }
    let phrases = VerbPhrases.split(lemma: view.verb.lemma, tokens: object)
    let rules = phrases.compactMap { rule($0, within: methods, view) }
    // A comma that is left joins a verb that is not known.
    if rules.count == phrases.count, !phrases.contains(where: { $0.object.contains { $0.isMark(",") } }) {
      return rules
    }
    return rule(VerbPhrases.Phrase(lemma: view.verb.lemma, object: object), within: methods, view).map { [$0] } ?? []
  }

  private static func rule(
    _ phrase: VerbPhrases.Phrase, within methods: [MethodReference], _ view: ClauseView
  ) -> ClaimDraft? {
    guard let rule = RuleVerbs.rule(phrase.lemma, phrase.object), !isUncertain(view, phrase) else { return nil }
    var draft = draft(
      rule.action, rule.object, isTimed(view) ? view.ruleScope : .within(methods), view.subject, view)
    draft.verb = phrase.lemma
    return draft
  }

  /// "must not keep the tank after it has returned": then, and not within. "… before the function returns" is within.
  private static func isTimed(_ view: ClauseView) -> Bool {
    view.place == nil
      && view.adverbials.orders.contains { order in
        [.after, .during].contains(order.relation)
          || order.relation == .before && order.target.last?.isWord(in: ["returns", "ends", "finishes"]) != true
      }
  }

  /// "it may not produce the result": perhaps it does not; "it may not throw" forbids.
  private static func isUncertain(_ view: ClauseView, _ phrase: VerbPhrases.Phrase) -> Bool {
    view.verb.modality == .may && !view.verb.isCan && phrase.lemma != "throw"
      && RuleVerbs.action(for: phrase.lemma, object: phrase.object) == nil
  }

  /// "may not be called if the host is killed": it may happen that it is not.
  static func mayFailToBe(_ view: ClauseView) -> Bool {
    view.isCall && view.verb.isPassive && view.verb.modality == .may && view.verb.isNegated && !view.verb.isCan
      && !view.verb.isAllowed && !view.verb.isDeniedLoudly
      && view.adverbials.conditions.contains { $0.first?.isWord("if") == true }
  }

  /// "changes to the tank (are not allowed)": what must not be changed.
  static func changed(_ words: [Token]) -> String? {
    guard words.count > 2, words[0].isWord(in: ["changes", "modifications"]), words[1].isWord(in: ["to", "of"]) else {
      return nil
    }
    return words[2...].phrase
  }

  /// "calling `x` here", "opening the tank in this hook".
  static func isHere(_ subject: [Token]) -> Bool {
    subject.contains { $0.isWord("here") }
      || subject.indices.dropLast().contains {
        subject[$0].isWord(in: ["in", "within", "inside", "from"]) && subject[$0 + 1].isWord("this")
      }
  }
}
