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
    if let ended = noLonger(view) ?? reopened(view) ?? afterHeading(view) ?? permittedUntil(view) { return [ended] }
    guard !view.isHedged, !view.verb.isNegated, view.clause.subject.count <= 7,
      let moment = (orders(view) + view.leading.orders).first(where: {
        $0.relation == .after || $0.relation == .immediatelyAfter
      }), let event = event(view), NothingFurtherForm.read(view).isEmpty
    else { return [] }
    let target = view.resolver.reference(moment.target)
    return [view.draft(.order(.neverAfter, target), subject: .phrase(event))]
  }

  /// "Rows can be added until the tank is closed": not any more then.
  private static func permittedUntil(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, view.verb.modality == .may, !view.verb.isNegated, !view.isHedged, view.effect == .none,
      view.adverbials.orders.count == 1, view.condition == nil, !view.clause.subject.isLonePronoun,
      view.clause.tail.first?.isWord("until") == true, !view.clause.subject.isEmpty,
      view.clause.subject[0].isWord("no") == false,
      !view.clause.tail.contains(where: { $0.isWord(in: ["then", "now", "after"]) })
    else { return nil }
    let event = view.isCall ? nil : Verbs.passive(view.clause.subject.phrase, view.verb.lemma)
    let target = view.resolver.reference(view.adverbials.orders[0].target)
    return view.draft(.order(.neverAfter, target), subject: event.map { .phrase($0) } ?? view.subject)
  }

  /// "A stopped pump may not be restarted", "a closed tank cannot be used again".
  private static func reopened(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject
    guard view.verb.isNegated, view.verb.isPassive, [.may, .must].contains(view.verb.modality), !view.isHedged,
      view.effect == .none, (3...5).contains(words.count), words[0].isWord(in: ["a", "an"]),
      view.adverbials.orders.isEmpty, view.condition == nil,
      let state = Verbs.lemma(of: words[1].lower, as: [.participle]),
      view.adverbials.rest.allSatisfy({ $0.kind == .mark }),
      view.adverbials.isAgain
        || view.verb.lemma.hasPrefix("re") && Verbs.lemma(of: String(view.verb.lemma.dropFirst(2)), as: [.base]) != nil
    else { return nil }
    let thing = ([words[0]] + words[2...]).objectPhrase
    return view.draft(
      .order(.neverAfter, .event(Verbs.perfect(thing, state, passive: true))),
      subject: .phrase(Verbs.passive(thing, view.verb.lemma)))
  }

  /// "No more rows will be drawn" in the section of one method or event: after it.
  private static func afterHeading(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isFuture, view.verb.isPassive, !view.verb.isNegated, !view.isHedged, view.clause.link == .main,
      view.clause.leading.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.conditions.isEmpty,
      view.clause.subject.first?.isWord("no") == true,
      view.clause.subject.dropFirst().first?.isWord(in: ["more", "further"]) == true,
      // "no more than ten bytes": how many at once.
      view.clause.subject.dropFirst(2).first?.isWord("than") != true,
      case .methods(let heading) = view.resolver.heading, heading.count == 1, let event = noFurther(view)
    else { return nil }
    return view.draft(.order(.neverAfter, .method(heading[0], finished: false)), subject: .phrase(event))
  }

  /// The moment of "ceases to be valid after E" belongs to the infinitive.
  private static func orders(_ view: ClauseView) -> [Adverbials.Order] {
    view.verb.lemma == "cease"
      ? AdverbialParser(view.clause.tail, reachingInfinitives: true).parse().orders : view.adverbials.orders
  }

  private static let states = ["valid", "usable", "available", "accessible", "needed", "active"]

  private static func event(_ view: ClauseView) -> String? {
    guard let first = view.clause.subject.first, !first.isWord(in: ["there", "nothing", "none"]) else { return nil }
    if first.isWord("no") { return noFurther(view) }
    guard !view.clause.subject.isLonePronoun, ["be", "become", "cease"].contains(view.verb.lemma),
      !view.verb.isPassive, view.verb.modality == .fact
    else { return nil }
    let words = view.clause.tail.drop { $0.isWord(in: Lexicon.adverbs) }
    if view.verb.lemma == "cease" {
      guard words.prefix(2).map(\.lower) == ["to", "be"], let state = words.dropFirst(2).first,
        state.isWord(in: states)
      else { return nil }
      return Verbs.being(view.clause.subject.phrase, state.text)
    }
    if words.first?.isWord("invalid") == true { return Verbs.being(view.clause.subject.phrase, "valid") }
    guard view.verb.lemma == "be", words.prefix(2).map(\.lower) == ["no", "longer"],
      let state = words.dropFirst(2).first,
      state.isWord(in: states)
    else { return nil }
    return Verbs.being(view.clause.subject.phrase, state.text)
  }

  /// "no further data can be sent": calls are another form's.
  private static func noFurther(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard words.count > 2, words[1].isWord(in: ["further", "more", "new", "additional"]), view.verb.isPassive,
      !Verbs.invocation.contains(view.verb.lemma) || isOfThing(words[2], view.verb.lemma),
      // "… until more are asked for": then they are again.
      !view.clause.tail.contains(where: { $0.isWord("until") }),
      !["allow", "permit", "need", "require"].contains(view.verb.lemma), view.verb.modality != .should
    else { return nil }
    return Verbs.passive(words.dropFirst(2).phrase, view.verb.lemma)
  }

  /// "no further data is delivered": a thing, and no call.
  private static func isOfThing(_ noun: Token, _ lemma: String) -> Bool {
    lemma == "send" || ["deliver", "emit", "dispatch"].contains(lemma) && !noun.isWord(in: NothingFurtherForm.calls)
  }
}
