/// What is over from a moment on: "once this event has been emitted, the stream is no longer usable", "the handle is invalid after
/// `-close`", "after a connection is closed no further data can be sent".
///
/// Refuses an end without a moment, and one that the sentence hedges.
enum EndedUseForm: SentenceForm {
  static let name = "ended-use"
  static let summary = "something that is no longer valid, or no longer done, from a moment on"
  static let examples = [
    "The handle is invalid after `-close` is called.", "Once the tank is closed, its valve is no longer usable.",
    "After the tank is closed no further water can be added.",
  ]
  static let refuses = ["The handle is no longer usable.", "The handle is usually invalid after `-close`."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.verb.isNegated, view.clause.subject.count <= 7,
      let moment = (view.adverbials.orders + view.leading.orders).first(where: {
        $0.relation == .after || $0.relation == .immediatelyAfter
      }), let event = event(view)
    else { return [] }
    let target = view.resolver.reference(moment.target)
    return [view.draft(.order(.neverAfter, target), subject: .phrase(event))]
  }

  private static func event(_ view: ClauseView) -> String? {
    guard let first = view.clause.subject.first, !first.isWord(in: ["there", "nothing", "none"]) else { return nil }
    if first.isWord("no") { return noFurther(view) }
    guard !view.clause.subject.isLonePronoun, view.verb.lemma == "be",
      view.verb.modality == .fact
    else { return nil }
    let words = view.clause.tail.drop { $0.isWord(in: Lexicon.adverbs) }
    if words.first?.isWord("invalid") == true { return Verbs.being(view.clause.subject.phrase, "valid") }
    guard words.prefix(2).map(\.lower) == ["no", "longer"], let state = words.dropFirst(2).first,
      state.isWord(in: ["valid", "usable", "available", "accessible", "needed", "active"])
    else { return nil }
    return Verbs.being(view.clause.subject.phrase, state.text)
  }

  /// "no further data can be sent": calls are another form's.
  private static func noFurther(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard words.count > 2, words[1].isWord(in: ["further", "more", "new", "additional"]), view.verb.isPassive,
      !Verbs.invocation.contains(view.verb.lemma) || view.verb.lemma == "send",
      !["allow", "permit", "need", "require"].contains(view.verb.lemma), view.verb.modality != .should
    else { return nil }
    return Verbs.passive(words.dropFirst(2).phrase, view.verb.lemma)
  }
}
