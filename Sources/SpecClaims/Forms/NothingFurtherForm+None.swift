/// Calls of which there are none any more.
extension NothingFurtherForm {
  /// "There will be no hooks called after E".
  static func noneCalled(_ words: [Token], _ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .fact, view.condition == nil, words.count > 4, words[0].isWord("no"),
      !words[1].isWord(in: ["further", "other", "more"]),
      let called = words.prefix(5).firstIndex(where: {
        $0.isWord(in: ["called", "invoked", "fired", "emitted", "sent"])
      }),
      called > 1, words[called - 1].isWord(in: calls), words[called + 1].isWord("after"), called + 2 < words.count
    else { return nil }
    let moment = view.resolver.reference(Array(words[(called + 2)...]))
    return draft("any \(Array(words[1..<called]).phrase)", moment, view)
  }

  /// "no tank hook", "no pump methods": those of one kind.
  static func kindOfCall(_ words: [Token]) -> String? {
    guard (3...4).contains(words.count), words[0].isWord("no"), let noun = words.last,
      noun.isWord(in: calls) || noun.isWord(in: ["function", "functions", "routine", "routines"]),
      words[1...].allSatisfy({ $0.kind == .word || $0.kind == .code }),
      !words[1].isWord(in: [
        "other", "further", "more", "such", "longer", "two", "single", "particular", "one", "known",
      ])
    else { return nil }
    return Array(words[1...]).phrase
  }

  /// "No timer will fire after E", "no job will run after E".
  static func happeningThing(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard words.count == 2, words[0].isWord("no"), words[1].kind == .word, !words[1].isWord(in: calls),
      ["fire", "run", "execute", "arrive"].contains(view.verb.lemma), !view.verb.isPassive, view.verb.isFuture,
      isBare(view)
    else { return nil }
    return words[1].lower
  }

  /// "No pump method (is called after E)".
  static func ownKind(_ words: [Token], _ view: ClauseView) -> String? {
    guard view.isCall, words.count == 3, words[0].isWord("no"), words[1].kind == .word, words[2].isWord(in: calls),
      !words[1].isWord(in: ["further", "other", "more", "longer", "such", "two"]), isBare(view)
    else { return nil }
    return words.dropFirst().phrase
  }

  /// Nothing is told but the moment: "no hook is called twice", "on main", "by the pump" deny something else.
  static func isBare(_ view: ClauseView) -> Bool {
    view.adverbials.rest.trimmingMarks.isEmpty && view.adverbials.threads.isEmpty && view.adverbials.times == nil
      && view.adverbials.scopes.isEmpty && view.verb.adverbs.isEmpty
      && view.leading.orders.count + view.adverbials.orders.count <= 1
  }

  /// "After `close()`, further attempts to fill a row are not allowed".
  static func attempts(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject.drop { $0.isWord(in: ["any", "all"]) }
    guard ["allow", "permit"].contains(view.verb.lemma), view.verb.isPassive, view.verb.isNegated,
      view.verb.modality == .fact, (4...9).contains(words.count), let first = words.first,
      first.isWord(in: ["subsequent", "further", "later", "additional"]),
      case let deed = words.dropFirst(), deed.first?.isWord("attempts") == true,
      deed.dropFirst().first?.isWord("to") == true,
      isBare(view), let order = (view.leading.orders + view.adverbials.orders).first, order.relation == .after
    else { return nil }
    var draft = draft(Array(deed).phrase, view.resolver.reference(order.target), view)
    (draft.modality, draft.obligor) = (.must, .subclass)
    return draft
  }

  /// "No method may be called before `open`", "no other hook is called before E".
  static func noneBefore(_ view: ClauseView) -> [ClaimDraft] {
    let words = view.clause.subject.filter { !$0.isWord("other") }
    guard view.isCall, view.verb.isPassive, words.count == 2, words[0].isWord("no"), words[1].isWord(in: calls),
      view.condition == nil, isBare(view), view.adverbials.orders.count == 1,
      view.adverbials.orders[0].relation == .before,
      view.clause.tail.first?.isWord(in: ["before", "prior"]) == true
    else { return [] }
    // Of a method by its name another form tells more.
    let moment = view.resolver.reference(view.adverbials.orders[0].target)
    if case .method = moment { return [] }
    let subject = view.clause.subject.count > 2 ? "any other method" : "any method"
    var draft = view.draft(.order(.neverBefore, moment), subject: .phrase(subject))
    if draft.modality == .may { (draft.modality, draft.obligor) = (.must, .subclass) }
    return [draft]
  }
}
