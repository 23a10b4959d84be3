/// A call that something takes first: "the tank requires a call to `-fill` before calling other methods".
///
/// Refuses calls without a moment, and what is only sometimes required.
enum RequiredCallForm: SentenceForm {
  static let name = "required-call"
  static let summary = "a call that is required before something else"
  static let examples = ["The tank requires a call to `-fill` before calling other methods."]
  static let refuses = [
    "The tank requires a call to `-fill`.",
    "The tank usually requires a call to `-fill` before other methods are called.",
    "The tank requires a valve before calling other methods.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let contained = contained(view) { return [contained] }
    guard ["require", "need"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact || view.verb.modality == .must, !view.isDenied,
      view.adverbials.orders.count == 1, view.adverbials.orders[0].relation == .before,
      let called = called(view.adverbials.rest.trimmingMarks, view)
    else { return [] }
    let moment = view.resolver.reference(view.adverbials.orders[0].target)
    var draft = view.draft(.order(.before, moment), subject: .methods([called]))
    (draft.modality, draft.obligor) = (.must, .subclass)
    return [draft]
  }

  /// "all programs must contain a call to `-fill`".
  private static func contained(_ view: ClauseView) -> ClaimDraft? {
    guard ["contain", "include"].contains(view.verb.lemma), !view.verb.isPassive, !view.verb.isNegated, !view.isHedged,
      [.must, .should].contains(view.verb.modality), !view.isDenied, !view.clause.subject.isEmpty,
      view.clause.subject.last?.isWord(in: codes) == true, case let object = view.clause.tail.trimmingMarks,
      object.count <= 6, object.last?.isNameInCode == true, let called = called(object, view)
    else { return nil }
    return view.rule(.obligation(action: .call, object: called.name.written, scope: .anywhere), subject: view.subject)
  }

  /// What a call is made in; a report contains only the mention of one.
  private static let codes: Set<String> = [
    "program", "programs", "subclass", "subclasses", "implementation", "implementations", "override", "overrides",
    "application", "applications", "plugin", "plugins", "initializer", "initializers",
  ]

  /// "a call to `-fill`", "a prior call of the `-fill` method".
  private static func called(_ words: [Token], _ view: ClauseView) -> MethodReference? {
    guard (4...7).contains(words.count), words[0].isWord(in: ["a", "an"]),
      let noun = words.prefix(3).firstIndex(where: { $0.isWord("call") }), noun + 1 < words.count,
      words[noun + 1].isWord(in: ["to", "of"])
    else { return nil }
    let named = view.resolver.methods(in: Array(words[(noun + 2)...]))
    return named.count == 1 ? named[0] : nil
  }
}
