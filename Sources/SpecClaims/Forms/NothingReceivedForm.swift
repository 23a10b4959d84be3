/// What one gets no more: "you will not receive any more events after this call", "after `-close`, the listener gets no further callbacks".
///
/// Refuses what is only rarely received, what has no moment, and what somebody may or may not get.
enum NothingReceivedForm: SentenceForm {
  static let name = "nothing-received"
  static let summary = "calls or events that nobody receives any more from a moment on"
  static let examples = [
    "You will not receive any more events after `-close` is called.",
    "Once the tank is drained, the listener gets no further callbacks.",
  ]
  static let refuses = [
    "You will not receive any more events.", "You will receive more events after `-close`.",
    "You will usually receive no more events after `-close`.", "You may receive no more events after `-close`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["receive", "get"].contains(view.verb.lemma), !view.verb.isPassive, view.verb.modality == .fact,
      !view.isHedged, !view.isDenied, !view.verb.isImperative
    else { return [] }
    if let none = until(view) ?? inCase(view) { return [none] }
    let moments = (view.adverbials.orders + view.leading.orders).filter {
      $0.relation == .after || $0.relation == .immediatelyAfter
    }
    guard let thing = thing(view) else { return [] }
    return moments.prefix(1).map { moment in
      var draft = view.draft(.order(.neverAfter, view.resolver.reference(moment.target)), subject: .phrase(thing))
      draft.obligor = .framework
      return draft
    }
  }

  /// "You will not get any events until the tank is open": none comes before.
  private static func until(_ view: ClauseView) -> ClaimDraft? {
    let object = Array(view.adverbials.rest.prefix { $0.kind != .mark })
    guard view.verb.isNegated, view.adverbials.orders.count == 1, let order = view.adverbials.orders.first,
      order.relation == .before, view.clause.tail.contains(where: { $0.isWord("until") }),
      (2...4).contains(object.count),
      object[0].isWord("any"), let noun = object.last, noun.kind == .code || noun.lower.hasSuffix("s"),
      !object.contains(where: { $0.isWord(in: Lexicon.prepositions) || $0.isWord(in: Lexicon.relative) })
    else { return nil }
    var draft = view.draft(
      .order(.neverBefore, view.resolver.reference(order.target)), subject: .phrase(object.dropFirst().phrase))
    draft.obligor = .framework
    return draft
  }

  /// "any more events" of what is denied, "no further callbacks" of what is not.
  private static func thing(_ view: ClauseView) -> String? {
    let words = Array(view.adverbials.rest.prefix { $0.kind != .mark })
    guard (3...5).contains(words.count), words[0].isWord(view.verb.isNegated ? "any" : "no"),
      words[1].isWord(in: ["more", "further", "other", "additional"]),
      words[2...].allSatisfy({ !$0.isWord(in: Lexicon.prepositions) && !$0.isWord(in: Lexicon.relative) })
    else { return nil }
    return words[2...].map(\.text).joined(separator: " ")
  }
}
