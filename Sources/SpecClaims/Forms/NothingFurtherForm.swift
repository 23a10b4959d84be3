/// The last call: "there will be no further callbacks", "no other methods may be called after this method", "it must be the last method
/// called".
enum NothingFurtherForm: SentenceForm {
  static let name = "nothing-further"
  static let summary = "no further calls after a method"
  static let examples = [
    "There will be no further callbacks after `-didFinish`.", "No other methods can be called after this method.",
  ]
  static let refuses = ["There are no further details."]

  static let calls: Set<String> = [
    "callback", "callbacks", "call", "calls", "method", "methods", "hook", "hooks", "event", "events",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged else { return [] }
    if view.verb.isNegated { return (attempts(view) ?? stopped(view)).map { [$0] } ?? neverAgain(view) }
    if view.verb.lemma == "be", let last = last(view) { return last }
    if view.clause.subject.count == 1, view.clause.subject[0].isWord("there"), view.verb.lemma == "be" {
      return there(view)
    }
    if let kind = happeningThing(view), moment(view) != nil { return claims("any \(kind)", view) }
    if view.clause.subject.first?.isWord(in: ["no", "nothing"]) == true,
      view.verb.isPassive || happening.contains(view.verb.lemma)
    {
      return noOther(view) + notUntil(view) + noneBefore(view)
    }
    return []
  }

  private static let happening: Set<String> = ["occur", "happen", "arrive", "fire"]

  private static func there(_ view: ClauseView) -> [ClaimDraft] {
    let words = view.clause.tail.filter { $0.kind != .mark }
    if let called = noneCalled(words, view) { return [called] }
    guard words.count > 2, words[0].isWord("no"), words[1].isWord(in: ["further", "other", "more"]) else { return [] }
    // "that there are no other calls pending": now, and not from then on.
    let isNow = words.contains {
      $0.isWord(in: ["pending", "outstanding", "running", "open", "progress", "flight", "active"])
    }
    if words[2].isWord(in: calls) { return isNow ? [] : claims("any callback", view) }
    // "After `close()`, there will be no further rows."
    guard view.verb.modality == .fact, view.verb.isFuture, words.count == 3, words[1].isWord(in: ["further", "more"]),
      words[2].kind == .word, words[2].lower.hasSuffix("s"), moment(view) != nil
    else { return [] }
    return claims(words[2].lower, view)
  }

  /// "it must be the last method called".
  private static func last(_ view: ClauseView) -> [ClaimDraft]? {
    let words = view.clause.tail.filter { $0.kind != .mark }
    guard words.count >= 3, words[0].isWord("the"), words[1].isWord(in: ["last", "final"]),
      words[2].isWord(in: calls) || words[2].isWord(in: ["function", "invocation", "message"]),
      words.count <= 5 && !words[2].isWord(in: ["call", "message"])
        || CalledFirstForm.isCalled(words[2], Array(words[3...].drop { $0.isWord("to") })),
      case .methods(let methods) = view.subject, view.adverbials.threads.isEmpty
    else { return nil }
    return methods.map { draft("any method", .method($0, finished: false), view) }
  }

  /// "Stop the tank, the callback will no longer be called": not after the method that stops it.
  private static func stopped(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, let ending = view.previous,
      ending.verb.map({ $0.isImperative && !$0.isNegated && endings.contains($0.lemma) }) == true,
      view.clause.link == .coordinate, !view.clause.subject.isEmpty, !view.clause.subject.isLonePronoun,
      view.verb.adverbs.contains("longer") || isNoMore(view.clause.tail),
      view.condition == nil, view.adverbials.orders.isEmpty,
      case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return nil }
    let named = view.resolver.methods(in: view.clause.subject)
    return view.draft(
      .order(.neverAfter, .method(methods[0], finished: false)),
      subject: named.isEmpty ? .phrase(view.clause.subject.objectPhrase) : .methods(named))
  }

  private static let endings: Set<String> = [
    "stop", "cancel", "remove", "close", "disable", "unregister", "unsubscribe", "detach", "end", "disconnect",
  ]

  private static func isNoMore(_ words: [Token]) -> Bool {
    [["any", "more"], ["anymore"], ["any", "longer"]].contains(words.trimmingMarks.map(\.lower))
  }

  /// "once X is unmounted, it is never mounted again".
  private static func neverAgain(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, view.adverbials.isAgain, view.verb.modality == .fact || view.verb.isCan,
      !view.clause.tail.contains(where: { $0.isWord("unless") }),
      !view.isCall || !view.clause.tail.contains(where: { $0.isWord("until") }) || !view.leading.orders.isEmpty,
      view.isCall || !view.clause.tail.contains(where: { $0.isWord("until") }),
      let order = view.leading.orders.first(where: { $0.relation == .after })
        ?? view.adverbials.orders.first(where: { $0.relation == .after && !view.isCall })
    else { return [] }
    if view.isCall {
      guard view.subject != .unknown else { return [] }
      var draft = view.draft(.order(.neverAfter, view.resolver.reference(order.target)))
      // "not again until it is open": no longer than that.
      if let until = view.clause.tail.firstIndex(where: { $0.isWord("until") }) {
        let span = Array(view.clause.tail[until...]).trimmingMarks.phrase
        draft.restrict(by: span)
      }
      return [draft]
    }
    let event = Subject.phrase(Verbs.passive(thing(view, order.target).phrase, view.verb.lemma))
    // "Once started, the pump cannot be started again": the moment is the first time.
    if order.target.count == 1, Verbs.lemma(of: order.target[0].lower, as: [.participle]) == view.verb.lemma {
      return [view.draft(.multiplicity(.atMostOnce, per: nil), subject: event)]
    }
    return [view.draft(.order(.neverAfter, view.resolver.reference(order.target)), subject: event)]
  }

  /// What "it" stands for: the subject of the moment before.
  private static func thing(_ view: ClauseView, _ moment: [Token]) -> [Token] {
    let isPronoun = view.clause.subject.isLonePronoun
    guard isPronoun, let verb = MainVerb.group(in: moment), verb.range.lowerBound > 0 else {
      return view.clause.subject
    }
    return Array(moment[..<verb.range.lowerBound])
  }

  private static func noOther(_ view: ClauseView) -> [ClaimDraft] {
    let words = view.clause.subject
    guard words.count > 1 || words.first?.isWord("nothing") == true, moment(view) != nil,
      Verbs.invocation.contains(view.verb.lemma) || happening.contains(view.verb.lemma) || view.verb.lemma == "receive"
        || view.verb.lemma == "make" && words.last?.isWord(in: ["calls", "callbacks"]) == true
    else { return [] }
    if happening.contains(view.verb.lemma), words.count > 2, words[1].isWord(in: ["further", "more", "other"]),
      !words[2].isWord(in: calls)
    {
      return claims(words.dropFirst(2).phrase, view)
    }
    // "After the last row, no other events will be received".
    if view.verb.lemma == "receive", view.verb.isPassive, words.count == 3,
      words[1].isWord(in: ["further", "more", "other"]), words[2].isWord(in: calls), isBare(view)
    {
      return claims("any \(words[2].lower.hasSuffix("s") ? String(words[2].lower.dropLast()) : words[2].lower)", view)
    }
    // "no row access can happen after E".
    if happening.contains(view.verb.lemma), view.verb.isCan, (2...5).contains(words.count), words[0].isWord("no"),
      !words.contains(where: { $0.isWord(in: calls) || $0.isWord(in: ["other", "further", "more"]) })
    {
      return claims(words.dropFirst().phrase, view).map(\.forbidden)
    }
    // "No more timer callbacks will be triggered after E".
    if (4...5).contains(words.count), words[0].isWord("no"), words[1].isWord(in: ["further", "more"]),
      words.last?.isWord(in: calls) == true, view.verb.modality == .fact, isBare(view)
    {
      return claims("any \(words.dropFirst(2).phrase)", view)
    }
    let isNothing = words.map(\.lower) == ["nothing", "else"] || view.isCall && words.map(\.lower) == ["nothing"]
    let isNone = words.count == 2 && words[0].isWord("no") && words[1].isWord(in: calls)
    if isNone, !isBare(view) { return [] }
    if let kind = kindOfCall(words), !view.leading.orders.isEmpty, isBare(view) {
      return claims("any \(kind)", view).map(\.forbidden)
    }
    if let kind = ownKind(words, view) { return claims("any \(kind)", view) }
    guard
      isNothing || isNone
        || words.count > 2 && words[1].isWord(in: ["further", "other", "more"]) && words[2].isWord(in: calls)
    else { return [] }
    let isOther = words.dropFirst().first?.isWord("other") == true
    // An event is what somebody hears of, and no method.
    let noun = words.count > 2 && words[2].isWord(in: ["event", "events"]) ? "event" : "method"
    return claims(isOther ? "any other \(noun)" : "any \(noun)", view)
  }

  private static func claims(_ subject: String, _ view: ClauseView) -> [ClaimDraft] {
    if let order = moment(view) {
      return [draft(subject, view.resolver.reference(order.target), view)]
    }
    guard case .methods(let methods) = view.resolver.heading else { return [] }
    return methods.map { draft(subject, .method($0, finished: false), view) }
  }

  /// The moment after which nothing comes, behind the verb or in front.
  private static func moment(_ view: ClauseView) -> Adverbials.Order? {
    (view.adverbials.orders + view.leading.orders).first { $0.relation == .after || $0.relation == .immediatelyAfter }
      ?? view.leading.conditions.lazy.compactMap { called($0, view) }.first
  }

  /// "When `close` is called, no other hooks are invoked": after it.
  private static func called(_ condition: [Token], _ view: ClauseView) -> Adverbials.Order? {
    let words = condition.drop { $0.isWord(in: ["if", "when", "once"]) }
    guard words.count + 1 == condition.count, let verb = MainVerb.group(in: Array(words)), verb.isPassive,
      Verbs.calling.contains(verb.lemma), !verb.isNegated, verb.range.upperBound == words.count,
      view.resolver.place(Array(words.prefix(verb.range.lowerBound))) != nil
    else { return nil }
    return (relation: .after, target: Array(words.prefix(verb.range.lowerBound)), exclusively: false)
  }

  static func draft(_ subject: String, _ reference: Reference, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.order(.neverAfter, reference), subject: .phrase(subject))
    let isMoment = { called($0, view) != nil }
    if view.leading.conditions.contains(where: isMoment) {
      // The moment is no condition; what else restricts the clause is.
      let others = view.circumstances + view.leading.conditions + view.adverbials.conditions
      draft.condition = view.phrase(of: others.filter { !isMoment($0) })
    }
    return draft
  }
}
