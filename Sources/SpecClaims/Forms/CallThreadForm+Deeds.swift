/// Threads of deeds, and of one call after another.
extension CallThreadForm {
  /// "first on main, then on a worker", "on main before E and on a worker after it": neither holds of every call.
  static func isOfSeveralCalls(_ view: ClauseView) -> Bool {
    if Set(view.adverbials.threads).subtracting([.any]).count > 1 { return true }
    // "`open` and `close` are called on different threads": each on its own.
    if view.verb.modality == .fact, view.clause.subject.contains(where: { $0.isWord("and") }),
      view.clause.tail.contains(where: { $0.isWord("different") })
    {
      return true
    }
    let tail = view.clause.tail
    return tail.firstIndex { $0.isWord("first") }.map { tail[$0...].contains { $0.isWord("then") } } == true
  }

  /// "A tank must be made on main, and may be used anywhere once it is": what is done to a thing is no call of it, and the moment from
  /// which it may be done restricts it.
  static func ofDeed(_ draft: ClaimDraft, _ view: ClauseView) -> ClaimDraft {
    guard case .phrase(let words) = draft.subject, view.verb.isPassive, !view.isCall else { return draft }
    var draft = draft
    let isDone =
      Deed.isEvent(view.verb.lemma) && view.verb.modality == .fact && !handingOn.contains(view.verb.lemma)
      && !Verbs.invocation.contains(view.verb.lemma)
    if Verbs.creation.contains(view.verb.lemma) && view.verb.lemma != "make" || ending.contains(view.verb.lemma)
      || isDone
    {
      draft.subject = .phrase(Verbs.passive(words, view.verb.lemma))
    }
    if view.verb.modality == .may, limit(view) == nil, let order = view.adverbials.orders.first,
      [.after, .before].contains(order.relation)
    {
      let moment = "\(order.relation == .after ? "after" : "before") \(order.target.phrase)"
      draft.restrict(by: moment)
    }
    return draft
  }

  /// "The host runs | each pump on main": what it runs is there, and not the host; names in a row are not told apart.
  static func ofObject(_ draft: ClaimDraft, _ view: ClauseView) -> ClaimDraft? {
    guard case .phrase = view.subject, draft.subject == view.subject, !view.verb.isPassive,
      !view.clause.subject.isEmpty,
      let first = view.adverbials.rest.first, first == view.clause.tail.first, first.kind != .mark,
      !first.isWord(in: Lexicon.prepositions), !first.isWord(in: Lexicon.adverbs)
    else { return draft }
    let object = view.adverbials.rest.prefix { !$0.isWord(in: Lexicon.prepositions) }
    guard first.isWord(in: Lexicon.determiners), Array(object).isPlainThing else { return nil }
    var draft = draft
    draft.subject = .phrase(object.phrase)
    return draft
  }

  /// "Once the tank is open, it must be drained on main": from then on. A fact tells of the moment itself, and another form reads it.
  static func fromMoment(_ draft: ClaimDraft, _ view: ClauseView) -> ClaimDraft {
    guard view.verb.modality != .fact else { return draft }
    let moments = view.momentsInFront
    guard !moments.isEmpty else { return draft }
    var draft = draft
    draft.condition = (moments + [draft.condition].compactMap { $0 }).joined(separator: ", ")
    return draft
  }

  /// "The tank may be filled anywhere, but it must be drained on main": the tank, and not the method of the section.
  static func ofThing(_ draft: ClaimDraft, _ view: ClauseView) -> ClaimDraft {
    guard !view.isCall, view.verb.isPassive, view.clause.subject.isLonePronoun, view.clause.link == .coordinate,
      let previous = view.previous?.subject, previous.count > 1, previous.isPlainThing,
      view.resolver.methods(in: previous).isEmpty, case .phrase = view.resolver.callSubject(of: previous)
    else { return draft }
    var draft = draft
    draft.subject = .phrase(previous.phrase)
    return draft
  }

  /// "arrives on main", "comes from the input thread", "comes in on the input thread".
  static func isArrival(_ view: ClauseView) -> Bool {
    if view.verb.lemma == "arrive" { return true }
    let tail =
      view.clause.tail.first?.isWord("in") == true && view.clause.tail.dropFirst().first?.isWord("on") == true
      ? Array(view.clause.tail.dropFirst()) : view.clause.tail
    guard view.verb.lemma == "come", !view.verb.isPassive, view.verb.modality == .fact, !tail.isEmpty,
      tail[0].isWord(in: ["from", "on"]), let (_, end) = ThreadPhrase.read(tail, at: 0)
    else { return false }
    return tail[end - 1].lower.hasSuffix("thread") || tail[end - 1].isWord("edt")
  }

  /// What is done to things on a thread.
  static let deeds = Verbs.creation.union([
    "receive", "destroy", "release", "handle", "process", "open", "close", "load",
  ])

  /// What is handed on is done there itself.
  private static let handingOn: Set<String> = [
    "deliver", "dispatch", "emit", "execute", "notify", "perform", "publish", "run", "send", "signal", "submit",
  ]

  private static let ending: Set<String> = ["destroy", "release", "close", "free", "dispose", "delete", "remove"]

  /// "the tank must not be filled on the main thread": what is done to a thing, and nothing else is told.
  static func isForbiddenOnMain(_ view: ClauseView) -> Bool {
    view.verb.isPassive && [.must, .should].contains(view.verb.modality) && view.adverbials.threads == [.main]
      && view.adverbials.rest.isEmpty && view.adverbials.times == nil && !view.adverbials.isAgain
      && (Deed.isEvent(view.verb.lemma) || ["access", "change", "modify", "touch"].contains(view.verb.lemma))
  }

  /// "open, fill, and drain (all)": names in a row, and all of them.
  static func listed(_ words: [Token]) -> ArraySlice<Token>? {
    let names = words.last?.isWord(in: ["all", "both"]) == true ? words.dropLast() : words[...]
    let items = names.split { $0.kind == .mark || $0.isWord("and") }
    guard items.count > 1, items.allSatisfy({ $0.count == 1 }) else { return nil }
    return names.allSatisfy { $0.kind != .mark || $0.isMark(",") } ? names : nil
  }

  /// "can call `f` to draw the panel on main": what it is called for is done there.
  static func isOfPurpose(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard view.isCall, let thread = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }) else {
      return false
    }
    return tail[..<thread].indices.dropLast().contains { index in
      tail[index].isWord("to") && !tail[index + 1].isWord("be")
        && !tail[index..<thread].contains { $0.isMark(",") }
        && (Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil || index > 0 && isThread(tail[index - 1]))
    }
  }

  private static func isThread(_ token: Token) -> Bool { token.isWord(in: ["thread", "threads"]) }
}
